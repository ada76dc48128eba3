/** What the table needs to know of a view of Res Arcana; shown.ts says what a view holds. */
import type { Catalog, Entry } from "../../lib/catalog.svelte";
import { type InPlay, type Own, Phase, type Player, type View } from "./shown";

export type { InPlay, Own, Player, View };

const PHASES: Partial<Record<number, string>> = {
  [Phase.DRAFT]: "draft", [Phase.OPEN_DRAFT]: "draft", [Phase.CHOOSE]: "mages", [Phase.ITEMS]: "items", [Phase.COLLECT]: "collect",
  [Phase.ACTIONS]: "actions", [Phase.CHECK]: "check", [Phase.OVER]: "over",
};

export function phaseNamed(phase: number): string {
  return PHASES[phase] ?? "setup";
}

export function phaseOf(view: View): string {
  return phaseNamed(view.phase);
}

/** Who is to move: while a rival answers to a power, whoever uses it. */
export function whoseTurn(view: View): number {
  const [asked, , source] = view.asked;
  if (view.phase === Phase.ACTIONS && source >= 0) {
    const owner = view.players.findIndex((player) => player.play.some((one) => one.id === source));
    if (owner >= 0) return owner;
  }
  return asked;
}

/** Mage and magic item first, as they lie at a table; then the rest by number. */
export function inOrder(play: InPlay[], catalog: Catalog): InPlay[] {
  const rank = (entry: Entry) => (entry.kind === "mage" ? 0 : entry.kind === "magic_item" ? 1 : 2);
  return [...play].sort((a, b) => rank(catalog.at(a.id)) - rank(catalog.at(b.id)) || a.id - b.id);
}

const TURNED = 1.4; // how much wider a component lies when it is turned
const DISCARDS = 0.72;

/** How many widths of a card lie side by side at a seat. */
export function widths(player: Player): number {
  return player.play.reduce((sum, one) => sum + (one.turned ? TURNED : 1), player.discards.length ? DISCARDS : 0) || 1;
}
