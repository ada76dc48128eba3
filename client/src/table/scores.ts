/** Where points come from, seat by seat, best first. */
import type { Catalog } from "../lib/catalog.svelte";
import { say, sayIn } from "../lib/language.svelte";
import type { Table } from "../lib/table.svelte";
import { type View as RaView, worth } from "../games/res_arcana/view";

export interface Part {
  name: string;
  points: number;
}

export interface Row {
  seat: number;
  points: number;
  parts: Part[];
}

type TrialPart = { tracks: number[]; lines: number; spells: number; mana: number };

export function breakdown(table: Table, catalog: Catalog): Row[] {
  const result = table.info?.result;
  if (!result || !table.view) return [];
  const partsOf = table.info?.game === "res_arcana" ? cardParts : trialParts;
  const rows = result.points.map((points, seat) => ({ seat, points, parts: partsOf(table, catalog, seat) }));
  const rank = (row: Row) => (result.winners.includes(row.seat) ? 1000 : 0) + row.points;
  return rows.sort((a, b) => rank(b) - rank(a));
}

function cardParts(table: Table, catalog: Catalog, seat: number): Part[] {
  const view = table.view as unknown as RaView;
  const player = view.players[seat];
  if (!player) return [];
  const parts = player.play
    .map((one) => ({ name: catalog.at(one.id).name, points: worth(view, seat, one, catalog) }))
    .filter((part) => part.points);
  if (view.first === seat) parts.push({ name: say("first-player"), points: 1 });
  const rest = player.points - parts.reduce((sum, part) => sum + part.points, 0);
  if (rest) parts.push({ name: say("score-check"), points: rest });
  return parts.sort((a, b) => b.points - a.points);
}

function trialParts(table: Table, _: Catalog, seat: number): Part[] {
  const all = table.info?.result?.details.breakdown as TrialPart[] | undefined;
  const found = all?.[seat];
  if (!found) return [];
  const tracks = ["fire", "water", "sand"].map((track, k) => ({
    name: sayIn("trial_of_the_temples", `name-${track}`), points: found.tracks[k] ?? 0,
  }));
  return [...tracks, { name: say("score-lines"), points: found.lines }, { name: say("score-spells"), points: found.spells }];
}
