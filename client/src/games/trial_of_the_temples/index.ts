/** UI of Trial of the Temples. */
import type { Catalog, Entry } from "../../lib/catalog.svelte";
import { say, sayIn } from "../../lib/language.svelte";
import type { Counts } from "../../shapes/bag";
import { componentOf } from "../../table/choices";
import { defineGameUi, type ScorePart } from "../gameUi";
import { board } from "./board";
import Converting from "./Converting.svelte";
import emblems from "./emblems.json?paths";
import { flights, lights, phasesIn } from "./events";
import Portrait from "./Portrait.svelte";
import Rules from "./Rules.svelte";
import type { CatalogEntry } from "./shown";
import TrialTable from "./TrialTable.svelte";
import { GOODS, phaseOf, seatColour, TRACKS, type View } from "./view";

const NAME = "trial_of_the_temples";
const ON_MAT_OR_RING = /^(figure|clone|core) /;

function sourceOf({ source }: Entry): string {
  const [who = ""] = typeof source === "string" ? source.split(":") : [];
  return who && who !== "rulebook" ? sayIn(NAME, `source-${who}`, { site: "" }) : "";
}

function possessions(view: View, seat: number): Counts {
  const player = view.players[seat];
  return { ...Object.fromEntries(GOODS.map((good, k) => [good, player?.goods[k] ?? 0])), mana: player?.mana ?? 0 };
}

function scores(view: View, catalog: Catalog, seat: number): ScorePart[] {
  const player = view.players[seat];
  if (!player) return [];
  const tracks = TRACKS.map((track, k) => ({ name: catalog.byId.get(track)?.name ?? track, points: player.tracks[k] ?? 0 }));
  return [...tracks, { name: say("score-lines"), points: player.lines }, { name: say("score-spells"), points: player.spells }];
}

export default defineGameUi<View, CatalogEntry>({
  Table: TrialTable,
  Face: Portrait,
  Rules,
  Repeated: Converting,
  emblems,
  board,
  words: import.meta.glob<string>("../../../../src/conclave/locale/*/trial_of_the_temples.ftl", { query: "?said=kind-,good-,icon-,source-,tell-round", import: "default" }),
  kindName: (entry) => sayIn(NAME, `kind-${entry.kind}`),
  goodName: (kind) => sayIn(NAME, `good-${kind}`),
  signs: [],
  sourceOf,
  heading: (view) => ({ where: [...new Set([view.round ? say("round", { round: view.round }) : say("phase-setup"), say(`phase-${phaseOf(view)}`)])].join(" · ") }),
  phase: phaseOf,
  possessions,
  scores,
  colourOf: seatColour,
  divides: (line) => line === sayIn(NAME, "tell-round", { round: /\d+/.exec(line)?.[0] ?? "" }),
  phasesIn,
  flights,
  lights,
  onTable: ["place", "core", "turn"],
  repeats: ["convert"],
  liesOnTable: (choice, catalog) => catalog.byId.has(componentOf(choice)) || ON_MAT_OR_RING.test(choice.text),
  passing: "rest",
  gains: ["wild"],
});
