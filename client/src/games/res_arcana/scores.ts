/** Where a seat's points come from in Res Arcana. */
import type { Catalog } from "../../lib/catalog.svelte";
import { say } from "../../lib/language.svelte";
import type { TableResult } from "../../wire";
import type { ScorePart } from "../door";
import { type View, worth } from "./view";

export function scores(view: View, _: TableResult, catalog: Catalog, seat: number): ScorePart[] {
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
