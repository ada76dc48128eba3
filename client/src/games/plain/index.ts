/** The door of every game that nobody has drawn yet: all of it can be read and answered, nothing is a picture. */
import { say, spelled } from "../../lib/language.svelte";
import { door, type Seen } from "../door";
import PlainFace from "./PlainFace.svelte";
import PlainTable from "./PlainTable.svelte";

/** Views are free to say whom they ask, as our games do: first the seat. */
function asked({ asked: said }: Seen): number {
  return Array.isArray(said) && typeof said[0] === "number" ? said[0] : -2;
}

export default door<Seen>({
  Table: PlainTable,
  Face: PlainFace,
  drawsKinds: false,
  emblems: {},
  words: {},
  kindName: (entry) => spelled(entry.kind),
  goodName: spelled,
  heading: (view) => ({ where: typeof view.round === "number" ? say("round", { round: view.round }) : "", turn: asked(view) }),
  asked,
  phase: () => "",
  possessions: () => ({}),
  scores: () => [],
  phasesIn: () => [],
  flights: () => [],
});
