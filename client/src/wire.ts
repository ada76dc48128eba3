// Made from conclave/server/wire by client/tools/wire.py; do not edit.

export interface Hello {
  type: "hello";
  language?: string;
}

export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  seat?: number | null;
  link?: string;
  pace?: number;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface Act {
  type: "act";
  table: string;
  version: number;
  seat: number;
  request: number;
  actions?: number[];
  keys?: string[];
}

export interface Bank {
  type: "bank";
  table: string;
  version: number;
  seat: number;
  request: number;
  actions?: number[];
  keys?: string[];
}

export interface Consider {
  type: "consider";
  table: string;
  version: number;
  seat: number;
  request: number;
  actions?: number[];
  keys?: string[];
}

export interface Withdraw {
  type: "withdraw";
  table: string;
  seat: number;
  request: number;
}

export interface Undo {
  type: "undo";
  table: string;
  version: number;
  seat: number;
  request: number;
}

export interface OfferDraw {
  type: "offer_draw";
  table: string;
  seat: number;
  request: number;
}

export interface Consent {
  type: "consent";
  table: string;
  seat: number;
  proposal: number;
  agree: boolean;
  request: number;
}

export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  request: number;
}

export interface Rematch {
  type: "rematch";
  table: string;
  request: number;
}

export interface Chat {
  type: "chat";
  table: string;
  text: string;
  request: number;
}

export interface WatchLobby {
  type: "watch_lobby";
  on?: boolean;
}

export interface AskHint {
  type: "ask_hint";
  table: string;
  version: number;
  seat: number;
  request: number;
  actions?: number[];
  guided?: boolean;
}

export interface PlayOn {
  type: "play_on";
  table: string;
  version: number;
  seat: number;
  request: number;
}

export interface Ping {
  type: "ping";
  at?: number;
}

export type FromClient = Hello | Watch | Unwatch | Act | Bank | Consider | Withdraw | Undo | OfferDraw | Consent | Resign | Rematch | Chat | WatchLobby | AskHint | PlayOn | Ping;

export interface Welcome {
  type: "welcome";
  user: Person;
  language: string;
  languages: string[];
  protocol: number;
  now: number;
}

export interface Person {
  id: string;
  name: string;
  is_guest: boolean;
}

export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  viewer: number;
  mine: number[];
  version: number;
  view: Record<string, unknown> | null;
  outlook: Record<string, unknown>;
  question: Question | null;
  undo: "consent" | "free" | "no";
  clocks: Clocks | null;
  proposals: Proposal[];
  log: Line[];
  chat: ChatLine[];
  lesson: Lesson | null;
  coach: Coaching | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  host: string;
  status: "cancelled" | "finished" | "open" | "playing";
  seats: SeatInfo[];
  turn: number[];
  time: TimeControl;
  is_public: boolean;
  is_rated: boolean;
  has_hints: boolean;
  has_branches: boolean;
  has_coach: boolean;
  created: number;
  commitment: string;
  spectators: number;
  result: Ending | null;
  result_text: string;
  next: string;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  user: string;
  bot: string;
  is_connected: boolean;
  is_out: boolean;
  substitute: string;
}

export interface TimeControl {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface Ending {
  winners: number[];
  points: number[];
  reason: string;
  details: Record<string, unknown>;
  by: "draw" | "outdated" | "resigned" | "rules" | "timeout";
  out: Leaving[];
  rounds: number;
}

export interface Leaving {
  seat: number;
  by: "resigned" | "timeout";
  at: number;
}

export interface Question {
  kind: string;
  seat: number;
  source: string;
  prompt: string;
  args: Record<string, unknown>;
  text: string;
  shape: ShapeOne | ShapeNumber | ShapeBag | ShapeSubset | ShapeOrder;
  options: Choice[];
  closed: Closed[];
  early: boolean;
  banked: number[] | null;
}

export interface ShapeOne {
  type: "one";
}

export interface ShapeNumber {
  type: "number";
  least: number;
  most: number;
}

export interface ShapeBag {
  type: "bag";
  size: number;
  most: Record<string, number>;
  needs: Record<string, number>;
  may_miss: number;
}

export interface ShapeSubset {
  type: "subset";
  least: number;
  most: number;
}

export interface ShapeOrder {
  type: "order";
  size: number;
}

export interface Choice {
  action: number;
  text: string;
  key: string;
  label: string;
  gains: Record<string, number>;
  sources: number[];
}

export interface Closed {
  key: string;
  verb: string;
  text: string;
}

export interface Clocks {
  left: number[];
  running: number;
  at: number;
}

export interface Proposal {
  id: number;
  kind: "draw" | "undo";
  seat: number;
  agreed: number[];
  asked: number[];
}

export interface Line {
  version: number;
  text: string;
  seat: number;
}

export interface ChatLine {
  id: number;
  user: string;
  name: string;
  seat: number;
  text: string;
  at: number;
}

export interface Lesson {
  id: string;
  title: string;
  text: string;
  task: string;
  hint: string;
  spotlight: string[];
  verdict: "astray" | "done" | "open";
  said: string;
}

export interface Coaching {
  lost: string;
  better: string;
  then: string;
  why: string[];
}

export interface Moved {
  type: "moved";
  table: string;
  viewer: number;
  moves: Move[];
  version: number;
  turn: number[];
  view: Record<string, unknown>;
  outlook: Record<string, unknown>;
  question: Question | null;
  undo: "consent" | "free" | "no";
  clocks: Clocks | null;
  proposals: Proposal[];
  result: Ending | null;
  result_text: string;
  lesson: Lesson | null;
}

export interface Move {
  version: number;
  kind: "answer" | "draw" | "resign" | "start" | "substitute" | "timeout" | "undo";
  seat: number;
  events: number[][];
  story: string[];
}

export interface Coached {
  type: "coached";
  table: string;
  viewer: number;
  version: number;
  coach: Coaching | null;
}

export interface TableChanged {
  type: "table_changed";
  table: TableInfo;
  mine: number[];
}

export interface Proposals {
  type: "proposals";
  table: string;
  proposals: Proposal[];
}

export interface Said {
  type: "said";
  table: string;
  line: ChatLine;
}

export interface Ack {
  type: "ack";
  request: number;
  version: number;
}

export interface Stale {
  type: "stale";
  request: number;
  version: number;
}

export interface Refused {
  type: "refused";
  request: number;
  code: string;
  message: string;
}

export interface Rematched {
  type: "rematched";
  request: number;
  table: string;
}

export interface Considered {
  type: "considered";
  request: number;
  actions: number[];
  question: Question | null;
  view: Record<string, unknown> | null;
}

export interface Hint {
  type: "hint";
  request: number;
  version: number;
  answers: Weighed[];
}

export interface Weighed {
  actions: number[];
  text: string;
  chance: number;
  share: number;
  reason: string;
  words: string;
}

export interface Lobby {
  type: "lobby";
  tables: TableInfo[];
}

export interface LobbyChanged {
  type: "lobby_changed";
  tables: TableInfo[];
  gone: string[];
}

export interface Unwatched {
  type: "unwatched";
  table: string;
}

export interface Error {
  type: "error";
  code: string;
  message: string;
  retry_after: number;
}

export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

export interface Bye {
  type: "bye";
  code: "restart" | "signed_out" | "slow";
}

export type FromServer = Welcome | Snapshot | Moved | Coached | TableChanged | Proposals | Said | Ack | Stale | Refused | Rematched | Considered | Hint | Lobby | LobbyChanged | Unwatched | Error | Pong | Bye;
