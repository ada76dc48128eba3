/** One table as this socket sees it: the last snapshot, and what has happened since. */
import type {
  ChatLine, Clocks, Coaching, Lesson, Line, Move, Moved, Proposal, Question, Snapshot, TableInfo,
} from "../wire";

export type Undo = Snapshot["undo"];
type Listener = (moves: Move[]) => void;

const MOST_LINES = 500; // of the log and the chat: a long evening must not fill the memory

export class Table {
  info = $state.raw<TableInfo | null>(null);
  viewer = $state(-2);
  turn = $state(-2); // the seat that must answer, or a negative number
  mine = $state.raw<number[]>([]);
  version = $state(-1);
  view = $state.raw<Record<string, unknown> | null>(null);
  outlook = $state.raw<Record<string, unknown>>({}); // what an expert would work out from the view
  question = $state.raw<Question | null>(null);
  undo = $state<Undo>("no");
  clocks = $state.raw<Clocks | null>(null);
  proposals = $state.raw<Proposal[]>([]);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lesson = $state.raw<Lesson | null>(null); // what it teaches
  coach = $state.raw<Coaching | null>(null); // what the coach says of one's last move
  gone = $state(false);
  leaps = $state(0); // how often the table has changed at once, as by an undo, and not move by move
  busy = $state(false); // an answer is on its way
  trouble = $state(""); // why the last answer was not taken
  #before = new Set<Listener>();
  #after = new Set<Listener>();

  constructor(readonly id: string) {}

  /** Be told just before and just after the table changes by moves: for motion and sound. */
  onMoves(before: Listener, after: Listener): () => void {
    this.#before.add(before);
    this.#after.add(after);
    return () => {
      this.#before.delete(before);
      this.#after.delete(after);
    };
  }

  show(snapshot: Snapshot): void {
    if (this.version >= 0 && snapshot.version !== this.version) this.leaps++;
    this.info = snapshot.table;
    this.mine = snapshot.mine;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.turn = snapshot.table.turn[0] ?? -2;
    this.#stand(snapshot);
    this.trouble = "";
  }

  /** What has happened; false where something in between is missing and a snapshot must be asked for. */
  move(moved: Moved): boolean {
    const fresh = moved.moves.filter((move) => move.version > this.version);
    if (moved.version < this.version) return true; // told already
    if (fresh[0] && fresh[0].version !== this.version + 1) return false;
    for (const listener of this.#before) listener(fresh);
    const told = fresh.flatMap((move) => move.story.map((text) => ({ version: move.version, text, seat: move.seat })));
    const isUndone = fresh.some((move) => move.kind === "undo");
    this.log = [...this.log, ...told].slice(-MOST_LINES);
    this.turn = moved.turn[0] ?? -2;
    this.#stand(moved);
    if (moved.result && this.info) this.info = { ...this.info, status: "finished", result: moved.result, result_text: moved.result_text };
    this.trouble = "";
    if (!isUndone) for (const listener of this.#after) listener(fresh);
    return true;
  }

  say(line: ChatLine): void {
    if (!this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line].sort((one, other) => one.id - other.id).slice(-MOST_LINES);
  }

  #stand(now: Snapshot | Moved): void {
    this.viewer = now.viewer;
    this.version = now.version;
    this.view = now.view;
    this.outlook = now.outlook;
    this.question = now.question;
    this.undo = now.undo;
    this.clocks = now.clocks;
    this.proposals = now.proposals;
    this.lesson = now.lesson ?? null;
    this.coach = ("coach" in now && now.coach) || null; // a move has none yet
    this.busy = false;
  }
}
