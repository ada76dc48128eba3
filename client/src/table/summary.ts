/** What the frame around a table must know of either game: where we are, what the reader has, what lies where. */
import { KINDS } from "../games/res_arcana/cards/lines";
import type { Catalog } from "../lib/catalog.svelte";
import { say } from "../lib/language.svelte";
import { MATCH, phaseNamed, phaseOf, type View as RaView, whoseTurn } from "../games/res_arcana/view";
import { GOODS, trialPhase, trialPhaseNamed, type View as TrialView } from "../games/trial_of_the_temples/view";

type Seen = Record<string, unknown> | null;

export interface Heading {
  where: string;
  turn: number; // the seat that is to move, or a negative number
}

export function headingOf(game: string, view: Record<string, unknown>): Heading {
  const round = Number(view.round);
  const parts = [round ? say("round", { round }) : say("phase-setup")];
  if (game === "res_arcana") {
    const seen = view as unknown as RaView;
    if (seen.variant === MATCH) parts.unshift(say("match-game", { game: seen.game }));
    parts.push(say(`phase-${phaseOf(seen)}`));
    return { where: [...new Set(parts)].join(" · "), turn: whoseTurn(seen) };
  }
  const seen = view as unknown as TrialView;
  parts.push(say(`phase-${trialPhase(seen)}`));
  return { where: [...new Set(parts)].join(" · "), turn: seen.asked[0] ?? -2 };
}

/** The phase that a table is in. */
export function phaseIn(game: string, view: Seen): string {
  if (!view) return "";
  return game === "res_arcana" ? phaseOf(view as unknown as RaView) : trialPhase(view as unknown as TrialView);
}

const EV_PHASE: Record<string, number> = { res_arcana: 8, trial_of_the_temples: 7 }; // phase

/** The phases that began with these events. */
export function phasesIn(game: string, events: number[][]): string[] {
  const named = game === "res_arcana" ? phaseNamed : trialPhaseNamed;
  return events.filter((event) => event[0] === EV_PHASE[game]).map((event) => named(event[1] ?? 0));
}

/** What the reader could pay with. */
export function possessions(game: string, view: Seen, viewer: number): Record<string, number> {
  if (!view || viewer < 0) return {};
  if (game === "res_arcana") {
    const pool = (view as unknown as RaView).players[viewer]?.pool ?? [];
    return Object.fromEntries(KINDS.map((kind, k) => [kind, pool[k] ?? 0]));
  }
  const player = (view as unknown as TrialView).players[viewer];
  return { ...Object.fromEntries(GOODS.map((good, k) => [good, player?.goods[k] ?? 0])), mana: player?.mana ?? 0 };
}

/** The essences on a component in play. */
export function lyingOn(game: string, view: Seen, catalog: Catalog, id: string): number[] {
  if (game !== "res_arcana" || !view) return [];
  for (const player of (view as unknown as RaView).players) {
    const found = player.play.find((one) => catalog.at(one.id).id === id);
    if (found) return found.on;
  }
  return [];
}
