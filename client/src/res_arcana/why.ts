/** Why something that one might expect cannot be done now, as far as the table shows it. The server alone knows the rules. */
import { KINDS } from "../cards/lines";
import type { Entry } from "../lib/catalog.svelte";
import type { View } from "./view";

export interface Reason {
  key: "turned" | "only-react" | "on-claim" | "lacks" | "not-now";
  kind?: string; // of essence
  count?: number;
}

type Essences = Record<string, number>;
type Power = { n: number; timing: string; requires_turned?: boolean; cost: { turn_this?: boolean; pay_from_pool?: Essences } };

/** Of each kind one needs so many, and any more besides: what is missing first. */
function lacks(pool: number[], essences: Essences): Reason | null {
  for (const [k, kind] of KINDS.entries()) {
    const missing = (essences[kind] ?? 0) - (pool[k] ?? 0);
    if (missing > 0) return { key: "lacks", kind, count: missing };
  }
  const needed = Object.values(essences).reduce((sum, count) => sum + count, 0);
  const missing = needed - pool.reduce((sum, count) => sum + count, 0);
  return missing > 0 ? { key: "lacks", kind: "any", count: missing } : null;
}

/** Powers of a component in play before the reader, or a card in hand, that are not among the choices. */
export function closedHere(entry: Entry, view: View, id: number, open: Set<string>): { key: string; verb: string; reason: Reason }[] {
  const player = view.you ? view.players[view.you.seat] : undefined;
  if (!player || !view.you) return [];
  if (view.you.hand.includes(id) && !open.has("place")) {
    const reason = lacks(player.pool, (entry.placement_cost ?? {}) as Essences) ?? { key: "not-now" as const };
    return [{ key: entry.id, verb: "place", reason }];
  }
  const lying = player.play.find((one) => one.id === id);
  if (!lying) return [];
  return (entry.powers as Power[])
    .filter((power) => !open.has(`${entry.id} ${power.n}`))
    .map((power) => ({ key: `${entry.id} ${power.n}`, verb: "use", reason: reasonOf(power, lying.turned === 1, player.pool) }));
}

function reasonOf(power: Power, isTurned: boolean, pool: number[]): Reason {
  if (power.timing === "react") return { key: "only-react" };
  if (power.timing === "on_claim") return { key: "on-claim" };
  if (isTurned && power.cost.turn_this) return { key: "turned" };
  return lacks(pool, power.cost.pay_from_pool ?? {}) ?? { key: "not-now" };
}
