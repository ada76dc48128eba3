/** What a game gives to the client. Nothing outside its folder knows a game but through its door.
 *
 * Sentences of the frame that are about one game are messages of client.ftl with its name: `game-NAME`, `pitch-NAME`,
 * `about-NAME`, `guide-NAME-KIND`, `guide-phase-NAME-PHASE`, `tie-break-NAME`. Where one is missing, nothing is said.
 */
import type { Component } from "svelte";
import type { Catalog, Entry } from "../lib/catalog.svelte";
import type { Words } from "../lib/language.svelte";
import type { Flight, Light } from "../motion/flights";
import type { Counts } from "../shapes/bag";
import type { Ways } from "../shapes/shape";
import type { Form } from "../whatif/form";
import type { Choice, Question } from "../wire";

/** A view, to those who do not know its game. */
export type Seen = Record<string, unknown>;

/** Where in a game we are. */
export interface Heading {
  where: string;
  turn?: number; // the seat whose turn it is, where that may be another than the one that must answer
}

/** Where some of a seat's points come from. */
export interface ScorePart {
  name: string;
  points: number;
}

/** Where a component lies: a zone that client.ftl names as `lies-ZONE`, and whose it is. */
export interface Lies {
  zone: string;
  seat?: number;
}

export interface GameDoor<View = Seen> extends Ways {
  // What is drawn
  Table: Component<{ view: View }>;
  Face: Component<{ entry: Entry; view?: View }>; // a component, as it lies on this table
  isCard: boolean; // its face is a card that says all; otherwise name and text stand beside it
  Signs?: Component<{ entry: Entry; choice: string }>; // what a deed with a component costs and gives
  Rules?: Component<{ catalog: Catalog; words: string }>; // what the page of rules shows below the summary
  Legend?: Component; // what the signs on its components mean
  drawsKinds: boolean; // what is counted has glyphs; otherwise its name is written
  emblems: Record<string, string>;
  board?: Form; // what its positions are made of, where they can be written by hand

  // What is said
  words: Words; // of the game's own file of messages, by language, those that the client says
  kindName: (entry: Entry) => string; // what kind of component it is
  goodName: (kind: string) => string; // of what is counted
  sourceOf: (entry: Entry) => string; // who says so, where it is not the rulebook

  // What a view tells
  heading: (view: View) => Heading;
  phase: (view: View) => string;
  possessions: (view: View, seat: number) => Counts; // what a seat could pay with
  whereIs: (view: View, catalog: Catalog, entry: Entry) => Lies | null;
  scores: (view: View, catalog: Catalog, seat: number) => ScorePart[];
  handOf: (view: View) => number[]; // what only the viewer sees of its own: cards in hand
  hidesHands: boolean; // whether there are such
  heroOf: (view: View, catalog: Catalog, seat: number) => Entry | null; // the component that stands for a seat
  colourOf: (view: View, seat: number) => string; // of a seat; "" for the usual one

  divides: (line: string) => boolean; // whether a sentence of the story begins a new part of it

  // What events tell
  phasesIn: (events: number[][]) => string[]; // that began with them
  flights: (events: number[][]) => Flight[];
  lights: (events: number[][]) => Light[]; // what somebody has used

  // How questions are asked
  onTable: readonly string[]; // kinds of questions that are answered where things lie
  liesOnTable: (choice: Choice, catalog: Catalog) => boolean;
  isDirect: (choice: Choice, catalog: Catalog) => boolean; // whether a click on its component is enough; else the component is opened first
  asksOn: (question: Question, view: View) => string; // the component on which what is counted is chosen; "" where that is at the foot
  isAlarm: (question: Question) => boolean; // somebody attacks, or something ends, and the reader may answer out of turn
  verbOf: (choice: { text?: string; verb?: string }) => string;
  passing: string; // the verb by which one is done for now
  deeds: readonly string[]; // verbs, in the order in which a component offers them
}

/** The first word of a choice's notation says what is done. */
export function firstWord(choice: { text?: string; verb?: string }): string {
  return (choice.verb ?? choice.text ?? "").split(" ")[0] ?? "";
}

const USUAL = {
  isCard: false,
  drawsKinds: true,
  sourceOf: () => "",
  whereIs: () => null,
  handOf: () => [],
  hidesHands: false,
  heroOf: () => null,
  colourOf: () => "",
  divides: () => false,
  lights: () => [],
  onTable: [],
  liesOnTable: () => false,
  isDirect: () => true,
  asksOn: () => "",
  isAlarm: () => false,
  verbOf: firstWord,
  passing: "pass",
  deeds: [],
  gains: [],
  takes: [],
  dear: [],
} satisfies Partial<GameDoor>;

type Given<View> = Omit<GameDoor<View>, keyof typeof USUAL> & Partial<GameDoor<View>>;

/** The door of a game. From here on its views are just views: the server sends each game what its view.ts says. */
export function door<View>(given: Given<View>): GameDoor {
  return { ...USUAL, ...given } as unknown as GameDoor;
}
