/** UI of Res Arcana. */
import { say, sayIn } from "../../lib/language.svelte";
import type { Counts } from "../../shapes/bag";
import { componentOf } from "../../table/choices";
import type { Question } from "../../wire";
import { defineGameUi, firstWord, type Heading } from "../gameUi";
import { board } from "./board";
import { KINDS } from "./cards/lines";
import PowerSigns from "./cards/PowerSigns.svelte";
import emblems from "./emblems.json?paths";
import { flights, lights, phasesIn } from "./events";
import Face from "./Face.svelte";
import Legend from "./Legend.svelte";
import RaTable from "./RaTable.svelte";
import { scores } from "./scores";
import { type CatalogEntry, Component, Variant } from "./shown";
import { phaseOf, type View, whereIs, whoseTurn } from "./view";

const NAME = "res_arcana";
const WEIGHTY = ["place", "claim", "discard-gold", "discard-two"]; // a monument that is claimed turns up another one
const ALARMS = ["react-loss", "react-check", "unless"];
const ALARM_PROMPTS = ["ask-discard-unless", "ask-destroy-unless"];
const ON_TABLE = ["main", "take", "keep", "mage", "item", "discard", "destroy", "turn", "straighten", "put_on", "summon"];

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

/** What a card gives is chosen on the card, and so is a single essence that it takes. */
function asksOn({ shape, kind, source, seat }: Question, view: View): string {
  if (shape.type !== "bag" || (kind !== "gain" && shape.size > 1)) return "";
  return view.players[seat]?.play.some((one) => Component[source.toUpperCase() as keyof typeof Component] === one.id) ? source : "";
}

function costOf(entry: CatalogEntry): string[] {
  const wordsOf = ([kind, count]: [string, number]) => (kind === "any" ? say("card-cost-any", { count }) : `${count} ${sayIn(NAME, `kind-${kind}`)}`);
  return Object.entries(entry.placement_cost ?? {}).map(wordsOf);
}

export default defineGameUi<View, CatalogEntry>({
  Table: RaTable,
  Face,
  isCard: true,
  Signs: PowerSigns,
  Legend,
  emblems,
  board,
  words: import.meta.glob<string>("../../../../src/conclave/locale/*/res_arcana.ftl", { query: "?said=component-,kind-,tell-round", import: "default" }),
  kindName: (entry) => sayIn(NAME, `component-${entry.kind}`),
  goodName: (kind) => sayIn(NAME, `kind-${kind}`),
  costOf,
  signs: KINDS,
  heading,
  phase: phaseOf,
  possessions,
  whereIs,
  handOf: ({ you }) => (you ? [...you.hand, ...you.looking, ...you.pack, ...you.mages] : []),
  hidesHands: true,
  scores,
  heroOf: (view, catalog, seat) => view.players[seat]?.play.map((one) => catalog.at(one.id)).find((entry) => entry.kind === "mage") ?? null,
  divides: (line) => line === sayIn(NAME, "tell-round", { round: /\d+/.exec(line)?.[0] ?? "" }),
  phasesIn,
  flights,
  lights,
  onTable: ON_TABLE,
  liesOnTable: (choice, catalog) => catalog.byId.has(componentOf(choice)),
  isDirect: (choice) => !WEIGHTY.includes(verbOf(choice)),
  asksOn,
  isAlarm: ({ kind, prompt }) => ALARMS.includes(kind) || ALARM_PROMPTS.includes(prompt),
  verbOf,
  deeds: ["place", "claim", "use", "discard-gold", "discard-two"],
  gains: ["gain", "put"],
  takes: ["take"],
  dear: ["gold"],
});
