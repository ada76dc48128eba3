/** What a seat sees of Res Arcana (conclave/res_arcana/engine/views.py), and what the table needs to know of it. */
import type { Catalog, Entry } from "../../lib/catalog.svelte";
import { KINDS } from "./cards/lines";

export interface InPlay {
  id: number;
  turned: number;
  on: number[];
}

export interface Player {
  points: number;
  pool: number[];
  hand: number;
  deck: number;
  discards: number[];
  play: InPlay[];
  item: number;
  mages: number;
  pack: number;
}

export interface Own {
  seat: number;
  hand: number[];
  deck: number[];
  top: number[];
  looking: number[];
  monuments: number[];
  mages: number[];
  mage: number;
  pack: number[];
}

export interface View {
  seats: number;
  variant: number;
  game: number;
  wins: number[];
  phase: number;
  round: number;
  first: number;
  passed: number[];
  places: number[];
  display: number[];
  monuments: number;
  items: number[];
  open: number[];
  asked: number[];
  winners: number[];
  reason: number;
  players: Player[];
  you: Own | null;
}

export const MATCH = 3; // the variant in which several games are played
const PHASES: Record<number, string> = {
  5: "draft", 6: "draft", 8: "mages", 9: "items", 10: "collect", 11: "actions", 12: "check", 13: "over",
};

export function phaseNamed(phase: number): string {
  return PHASES[phase] ?? "setup";
}

export function phaseOf(view: View): string {
  return phaseNamed(view.phase);
}

/** Who is to move: while a rival answers to a power, whoever uses it. */
export function whoseTurn(view: View): number {
  const [asked = -2, , source = -1] = view.asked;
  if (view.phase === 11 && source >= 0) {
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

type Per = { each: string; essence?: string; vp: number };

/** What a component in play is worth now. */
export function worth(view: View, seat: number, one: InPlay, catalog: Catalog): number {
  const entry = catalog.at(one.id);
  const victory = entry.victory as { per: Per[] } | null;
  let points = Number(entry.printed_vp ?? 0);
  for (const per of victory?.per ?? []) {
    if (per.essence) points += per.vp * (one.on[(KINDS as readonly string[]).indexOf(per.essence)] ?? 0);
    else points += per.vp * countOf(view, seat, per.each.replace("own_", ""), catalog);
  }
  return points;
}

function countOf(view: View, seat: number, type: string, catalog: Catalog): number {
  const play = view.players[seat]?.play ?? [];
  return play.filter((one) => (catalog.at(one.id).types as string[]).includes(type)).length;
}
