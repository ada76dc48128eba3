/** Fallback UI for games without a folder of their own: everything can be read and answered, without pictures. */
import { say, spelled } from "../../lib/language.svelte";
import { defineGameUi, type Seen } from "../gameUi";
import PlainFace from "./PlainFace.svelte";
import PlainTable from "./PlainTable.svelte";

export default defineGameUi<Seen>({
  Table: PlainTable,
  Face: PlainFace,
  drawsKinds: false,
  emblems: {},
  words: {},
  kindName: (entry) => spelled(entry.kind),
  goodName: spelled,
  signs: [],
  heading: (view) => ({ where: typeof view.round === "number" ? say("round", { round: view.round }) : "" }),
  phase: () => "",
  possessions: () => ({}),
  scores: () => [],
  phasesIn: () => [],
  flights: () => [],
});
