/** What a position of Res Arcana is made of, for the free board. */
import type { Form } from "../../positionEditor/form";
import { KINDS } from "./cards/lines";

const HIDDEN = { type: "pieces", kinds: ["artifact"], mayHide: true, isOfSeat: true } as const;

export const board: Form = {
  fields: [
    { type: "number", name: "round", least: 1, most: 30, isOfSeat: false },
    { type: "seat", name: "turn", isOfSeat: false },
    { type: "seat", name: "first", isOfSeat: false },
    { type: "seats", name: "passed", isOfSeat: false },
    { type: "pieces", name: "centre", kinds: ["place_of_power", "monument"], isOfSeat: false },
    { type: "pieces", name: "monument_top", kinds: ["monument"], mayHide: true, isOfSeat: false },
    { type: "amounts", name: "pool", kinds: KINDS, isOfSeat: true },
    { type: "pieces", name: "play", kinds: ["mage", "magic_item", "artifact", "monument", "place_of_power"], holds: KINDS, isOfSeat: true },
    { ...HIDDEN, name: "hand" },
    { ...HIDDEN, name: "top" },
    { ...HIDDEN, name: "deck" },
    { type: "pieces", name: "discards", kinds: ["artifact"], isOfSeat: true },
  ],
  underWay: ["do", "ask", "looks", "monument_looks", "todo", "step"],
  settled: (line) => line,
};
