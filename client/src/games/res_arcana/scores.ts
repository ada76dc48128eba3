/** Where a seat's points come from in Res Arcana. */
import type { Catalog } from "../../lib/catalog.svelte";
import { say } from "../../lib/language.svelte";
import type { ScorePart } from "../gameUi";
import type { View } from "./view";

export function scores(view: View, catalog: Catalog, seat: number): ScorePart[] {
  const player = view.players[seat];
  if (!player) return [];
  const cards = player.play.map((one) => ({ name: catalog.at(one.id).name, points: one.points }));
  const others = [{ name: say("first-player"), points: player.token }, { name: say("score-check"), points: player.bonus }];
  return [...cards, ...others].filter((part) => part.points).sort((a, b) => b.points - a.points);
}
