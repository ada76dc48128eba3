/** What a position of a game is made of, for those who write one by hand: each game has such a form. */
import type { GlyphName } from "../design/glyphs";
import type { Parsed } from "./positionLine";

interface Named {
  name: string; // as lines call it; board.ftl says it as `field-NAME`
  isOfSeat: boolean;
}

/** A list of components. */
export interface Pieces extends Named {
  type: "pieces";
  kinds: readonly string[]; // of components, as the catalog calls them
  holds?: readonly GlyphName[]; // what may lie on one, and then it may be turned, too
  mayHide?: boolean; // some of them may be unknown
  isFixed?: boolean; // all of them are there: one is put elsewhere by changing places
}

/** So many of each kind, as in "2e1g". */
export interface Amounts extends Named {
  type: "amounts";
  kinds: readonly GlyphName[];
}

/** A number for each of some names, as in "fire.3.sand.1". */
export interface Levels extends Named {
  type: "levels";
  rows: readonly string[]; // ids of components
  most: number;
}

/** What lies on each cell of a square, as in "red.a1.blue.b3"; some of it is used up. */
export interface Cells extends Named {
  type: "cells";
  colours: readonly string[]; // board.ftl says them as `core-COLOUR`
  used: string; // the field that lists cells which are used up
  ground: string; // the component whose `grid` says what is printed there
}

export interface Count extends Named {
  type: "number";
  least: number;
  most: number;
}

/** One of some components, by the end of its id. */
export interface Choice extends Named {
  type: "one";
  values: readonly string[];
  prefix: string;
}

/** One seat, or several. */
export interface Seats extends Named {
  type: "seat" | "seats";
}

export type Field = Pieces | Amounts | Levels | Cells | Count | Choice | Seats;

export interface Form {
  fields: readonly Field[];
  underWay: readonly string[]; // fields of an action in the middle
  settled: (line: Parsed) => Parsed; // what follows from a change by itself
}
