/** The door of every game that nobody has drawn yet: all of it can be read and answered, nothing is a picture. */
import { say, spelled } from "../../lib/language.svelte";
import { door, type Seen } from "../door";
import PlainFace from "./PlainFace.svelte";
import PlainTable from "./PlainTable.svelte";

export default door<Seen>({
  Table: PlainTable,
  Face: PlainFace,
  drawsKinds: false,
  emblems: {},
  words: {},
  kindName: (entry) => spelled(entry.kind),
  goodName: spelled,
  heading: (view) => ({ where: typeof view.round === "number" ? say("round", { round: view.round }) : "" }),
  phase: () => "",
  possessions: () => ({}),
  scores: () => [],
  phasesIn: () => [],
  flights: () => [],
});
