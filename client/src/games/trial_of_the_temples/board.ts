/** What a position of Trial of the Temples is made of, for the free board. */
import { changed, piecesIn, valueOf, without } from "../../positionEditor/positionLine";
import type { Form } from "../../positionEditor/form";
import { COLOURS, GOODS, TRACKS } from "./view";

const MARKS = { type: "levels", rows: TRACKS, most: 12 } as const;

export const board: Form = {
  fields: [
    { type: "seat", name: "turn", isOfSeat: false },
    { type: "seat", name: "start", isOfSeat: false },
    { type: "seats", name: "rested", isOfSeat: false },
    { type: "pieces", name: "ring", kinds: ["temple_tile"], isFixed: true, isOfSeat: false },
    { type: "number", name: "barrier", least: 1, most: 12, isOfSeat: false },
    { type: "pieces", name: "revealed", kinds: ["round_tile"], isOfSeat: false },
    { ...MARKS, name: "neutral1", isOfSeat: false },
    { ...MARKS, name: "neutral2", isOfSeat: false },
    { type: "one", name: "mat", values: ["red", "yellow", "blue", "green"], prefix: "mat_", isOfSeat: true },
    { type: "amounts", name: "goods", kinds: GOODS, isOfSeat: true },
    { type: "number", name: "mana", least: 0, most: 30, isOfSeat: true },
    { ...MARKS, name: "marks", isOfSeat: true },
    { type: "cells", name: "cores", colours: COLOURS, used: "used", ground: "spell_mat", isOfSeat: true },
    { type: "number", name: "figure", least: 0, most: 12, isOfSeat: true },
    { type: "number", name: "clone", least: 0, most: 12, isOfSeat: true },
  ],
  underWay: ["trial", "due", "got", "kept", "ask", "convert"],
  /** There are as many rounds as round tiles; which tiles show their night and how many cores are left follows, too. */
  settled: (line) => changed(without(line, ["nights", "stacks"]), 0, "round", String(piecesIn(valueOf(line, 0, "revealed")).length || "")),
};
