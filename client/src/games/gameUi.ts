/** Interface between a game and the rest of the client. Code outside a game folder uses the game only through it.
 *
 * Sentences of the frame that are about one game are messages of client.ftl with its name: `game-NAME`, `pitch-NAME`,
 * `about-NAME`, `guide-NAME-KIND`, `guide-phase-NAME-PHASE`, `tie-break-NAME`. Where one is missing, nothing is said.
 */
import type { Component } from "svelte";
import type { GlyphName } from "../design/glyphs";
import type { Catalog, Entry } from "../lib/catalog.svelte";
import type { Words } from "../lib/language.svelte";
import type { Flight, Light } from "../motion/flights";
import type { Counts } from "../shapes/bag";
import type { Ways } from "../shapes/shape";
import type { Form } from "../positionEditor/form";
import type { Part } from "../table/answerBuilder.svelte";
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

export interface GameUi<View = Seen, E extends Entry = Entry> extends Ways {
  // What is drawn
  Table: Component<{ view: View }>;
  Face: Component<{ entry: Entry; view?: View }>; // a component, as it lies on this table
  isCard: boolean; // its face is a card that says all; otherwise name and text stand beside it
  Signs?: Component<{ entry: Entry; choice: string }>; // what a deed with a component costs and gives
  Rules?: Component<{ catalog: Catalog; words: string }>; // what the page of rules shows below the summary
  Legend?: Component; // what the signs on its components mean
  drawsKinds: boolean; // what is counted has glyphs; otherwise its name is written
  emblems: Record<string, string>;
  Repeated?: Component<{ part: Part; index: number }>; // how questions are answered that are asked again after each answer
  board?: Form; // what its positions are made of, where they can be written by hand

  // What is said
  words: Words; // of the game's own file of messages, by language, those that the client says
  kindName: (entry: E) => string; // what kind of component it is
  goodName: (kind: string) => string; // of what is counted
  costOf: (entry: E) => string[]; // what it costs to play or claim, in words, part by part
  signs: readonly GlyphName[]; // what has its sign before its name in sentences
  sourceOf: (entry: E) => string; // who says so, where it is not the rulebook

  // What a view tells
  heading: (view: View) => Heading;
  phase: (view: View) => string;
  possessions: (view: View, seat: number) => Counts; // what a seat could pay with
  whereIs: (view: View, catalog: Catalog<E>, entry: E) => Lies | null;
  scores: (view: View, catalog: Catalog<E>, seat: number) => ScorePart[];
  handOf: (view: View) => number[]; // what only the viewer sees of its own: cards in hand
  hidesHands: boolean; // whether there are such
  heroOf: (view: View, catalog: Catalog<E>, seat: number) => E | null; // the component that stands for a seat
  colourOf: (view: View, seat: number) => string; // of a seat; "" for the usual one

  divides: (line: string) => boolean; // whether a sentence of the story begins a new part of it

  // What events tell
  phasesIn: (events: number[][]) => string[]; // that began with them
  flights: (events: number[][]) => Flight[];
  lights: (events: number[][]) => Light[]; // what somebody has used

  // How questions are asked
  onTable: readonly string[]; // kinds of questions that are answered where things lie
  repeats: readonly string[]; // kinds of questions that are asked again after each answer
  liesOnTable: (choice: Choice, catalog: Catalog<E>) => boolean;
  isDirect: (choice: Choice, catalog: Catalog<E>) => boolean; // whether a click on its component is enough; else the component is opened first
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
  costOf: () => [],
  sourceOf: () => "",
  whereIs: () => null,
  handOf: () => [],
  hidesHands: false,
  heroOf: () => null,
  colourOf: () => "",
  divides: () => false,
  lights: () => [],
  onTable: [],
  repeats: [],
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
} satisfies Partial<GameUi>;

type Given<View, E extends Entry> = Omit<GameUi<View, E>, keyof typeof USUAL> & Partial<GameUi<View, E>>;

/** Fill in the defaults. Views and entries are untyped from here on: the server sends each game what its shown.ts declares. */
export function defineGameUi<View, E extends Entry = Entry>(given: Given<View, E>): GameUi {
  return { ...USUAL, ...given } as unknown as GameUi;
}
