/** The door of Res Arcana. */
import { say, sayIfIn, sayIn } from "../../lib/language.svelte";
import type { Counts } from "../../shapes/bag";
import { componentOf } from "../../table/choices";
import { door, firstWord, type Heading } from "../door";
import { KINDS } from "./cards/lines";
import PowerSigns from "./cards/PowerSigns.svelte";
import emblems from "./emblems.json?paths";
import { flights, phasesIn } from "./events";
import Face from "./Face.svelte";
import Legend from "./Legend.svelte";
import RaTable from "./RaTable.svelte";
import { scores } from "./scores";
import { Variant } from "./shown";
import { phaseOf, type View, whereIs, whoseTurn } from "./view";

const NAME = "res_arcana";
const ALARMS = ["react-loss", "react-check", "unless"];
const ALARM_PROMPTS = ["ask-discard-unless", "ask-destroy-unless"];
const NOT_BY_FACE = ["main", "react-loss", "react-check"];

function heading(view: View): Heading {
  const match = view.variant === Variant.MATCH ? [say("match-game", { game: view.game })] : [];
  const round = view.round ? say("round", { round: view.round }) : say("phase-setup");
  return { where: [...new Set([...match, round, say(`phase-${phaseOf(view)}`)])].join(" · "), turn: whoseTurn(view) };
}

function possessions(view: View, seat: number): Counts {
  const pool = view.players[seat]?.pool ?? [];
  return Object.fromEntries(KINDS.map((kind, k) => [kind, pool[k] ?? 0]));
}

/** One word means two deeds: what a discarded card is given up for tells them apart. */
function verbOf(choice: { text?: string; verb?: string }): string {
  const [verb, text] = [firstWord(choice), choice.text ?? ""];
  if (verb === "discard" && text.endsWith(" for gold")) return "discard-gold";
  return verb === "discard" && text.endsWith(" for two") ? "discard-two" : verb;
}

export default door<View>({
  Table: RaTable,
  Face,
  isCard: true,
  Signs: PowerSigns,
  Legend,
  emblems,
  words: import.meta.glob<string>("../../../../src/conclave/locale/*/res_arcana.ftl", { query: "?raw", import: "default" }),
  rulings: import.meta.glob<string>("../../../../src/conclave/locale/*/res_arcana_rulings.ftl", { query: "?raw", import: "default" }),
  rulingOf: (entry) => sayIfIn(`${NAME}_rulings`, `ruling-${entry.id}`),
  kindName: (entry) => sayIn(NAME, `component-${entry.kind}`),
  goodName: (kind) => sayIn(NAME, `kind-${kind}`),
  heading,
  phase: phaseOf,
  possessions,
  whereIs,
  scores,
  divides: (line) => line === sayIn(NAME, "tell-round", { round: /\d+/.exec(line)?.[0] ?? "" }),
  phasesIn,
  flights,
  onTable: ["main"],
  liesOnTable: (choice, catalog) => catalog.byId.has(componentOf(choice)),
  picksFaces: ({ kind }) => !NOT_BY_FACE.includes(kind),
  isAlarm: ({ kind, prompt }) => ALARMS.includes(kind) || ALARM_PROMPTS.includes(prompt),
  verbOf,
  deeds: ["place", "claim", "use", "discard-gold", "discard-two"],
  gains: ["gain", "put"],
  takes: ["take"],
  dear: ["gold"],
});
