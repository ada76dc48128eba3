/** Where points come from, seat by seat, best first. */
import type { Catalog } from "../lib/catalog.svelte";
import { say, sayIn } from "../lib/language.svelte";
import type { Table } from "../lib/table.svelte";
import type { View as RaView } from "../games/res_arcana/view";
import { TRACKS, type View as TrialView } from "../games/trial_of_the_temples/view";

export interface Part {
  name: string;
  points: number;
}

export interface Row {
  seat: number;
  points: number;
  parts: Part[];
}

export function breakdown(table: Table, catalog: Catalog): Row[] {
  const result = table.info?.result;
  if (!result || !table.view) return [];
  const partsOf = table.info?.game === "res_arcana" ? cardParts : trialParts;
  const rows = result.points.map((points, seat) => ({ seat, points, parts: partsOf(table, catalog, seat) }));
  const rank = (row: Row) => (result.winners.includes(row.seat) ? 1000 : 0) + row.points;
  return rows.sort((a, b) => rank(b) - rank(a));
}

function cardParts(table: Table, catalog: Catalog, seat: number): Part[] {
  const player = (table.view as unknown as RaView).players[seat];
  if (!player) return [];
  const cards = player.play.map((one) => ({ name: catalog.at(one.id).name, points: one.points }));
  const others = [{ name: say("first-player"), points: player.token }, { name: say("score-check"), points: player.bonus }];
  return [...cards, ...others].filter((part) => part.points).sort((a, b) => b.points - a.points);
}

function trialParts(table: Table, _: Catalog, seat: number): Part[] {
  const player = (table.view as unknown as TrialView).players[seat];
  if (!player) return [];
  const tracks = TRACKS.map((track, k) => ({ name: sayIn("trial_of_the_temples", `name-${track}`), points: player.tracks[k] ?? 0 }));
  return [...tracks, { name: say("score-lines"), points: player.lines }, { name: say("score-spells"), points: player.spells }];
}
