/** What the table needs to know of a view of Res Arcana; shown.ts says what a view holds. */
import type { Catalog, Entry } from "../../lib/catalog.svelte";
import type { Lies } from "../gameUi";
import { Component, type InPlay, type Outlook, type Own, Phase, type Player, type Prospect, type View } from "./shown";

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

/** What an expert would work out for a seat; null where nobody has, as in a replay. */
export function prospectOf(outlook: Record<string, unknown>, seat: number): Prospect | null {
  return (outlook as Partial<Outlook>).seats?.[seat] ?? null;
}

/** Whether the game is still being set up: nothing is in play but mages and magic items. */
export function isSettingUp(view: View): boolean {
  return view.phase < Phase.COLLECT;
}

/** What the viewer can choose, or is to choose, and what lies nowhere else on the table; `wanted`: by the question. */
export function offered(view: View, wanted: number[]): number[] {
  const { you } = view;
  if (!you) return [];
  const isChoosing = view.phase === Phase.ITEMS && view.players[you.seat]?.item === Component.NONE;
  const set = [...(view.phase === Phase.CHOOSE ? [...you.mages, you.mage] : []), ...you.pack, ...you.looking, ...(isChoosing ? view.items : [])];
  const open = new Set([...view.players.flatMap((player) => player.play.map((one) => one.id)), ...you.hand, ...view.places, ...view.display, ...view.open, ...view.items]);
  return [...new Set<number>([...set, ...wanted.filter((id) => !open.has(id as Component))])].filter((id) => id !== Component.NONE).sort((a, b) => a - b);
}

/** Mage and magic item first, as they lie at a table; then the rest by number. */
export function inOrder(play: InPlay[], catalog: Catalog): InPlay[] {
  const rank = (entry: Entry) => (entry.kind === "mage" ? 0 : entry.kind === "magic_item" ? 1 : 2);
  return [...play].sort((a, b) => rank(catalog.at(a.id)) - rank(catalog.at(b.id)) || a.id - b.id);
}

/** Where a component lies, as far as the viewer may know. */
export function whereIs(view: View, catalog: Catalog, entry: Entry): Lies | null {
  const has = (ids: number[]) => ids.some((id) => catalog.at(id).id === entry.id);
  for (const [seat, player] of view.players.entries()) {
    if (has(player.play.map((one) => one.id))) return { zone: "play", seat };
    if (has(player.discards)) return { zone: "discards", seat };
  }
  if (view.you && has(view.you.hand)) return { zone: "hand", seat: view.you.seat };
  if (view.you && has(view.you.deck)) return { zone: "deck", seat: view.you.seat };
  return has([...view.places, ...view.display, ...view.items, ...view.open]) ? { zone: "centre" } : null;
}
