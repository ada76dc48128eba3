/** Tries: a game played on from one of its steps, at a table of one's own. */
import { get, path, post } from "../lib/http";
import { say } from "../lib/language.svelte";
import { seatName } from "../lib/seats";
import { comeIn } from "../lib/session.svelte";
import type { TableInfo } from "../wire";

export interface Origin {
  table: string;
  step: number; // as the replay counts them; -1 where the game was still played
  seat: number;
  deal: "known" | "true";
}

export interface Branch {
  table: TableInfo;
  origin: Origin;
}

/** A try beside its game: chances of the seat that tried, as far as it could know. */
export interface Standing {
  moves: number;
  start: number;
  reached: number;
  game: number;
  is_over: boolean;
}

export interface BranchWish {
  seat: number;
  bot: string;
  step?: number;
  deal: Origin["deal"];
  coach?: boolean;
}

export const originOf = (table: TableInfo | null) => (table?.options.origin as Origin | undefined) ?? null;
export const comparedOf = (table: string) => get<Standing>(path`/api/tables/${table}/compared`);
export const branchesOf = (table: string) => get<Branch[]>(path`/api/tables/${table}/branches`);

export async function branch(table: string, wish: BranchWish): Promise<TableInfo> {
  await comeIn();
  return post<TableInfo>(path`/api/tables/${table}/branches`, wish);
}

/** How a try ended for whoever made it, in a few words. */
export function howItEnded({ table, origin }: Branch): string {
  const { result } = table;
  if (!result) return say("try-open");
  const points = result.points.length ? say("try-points", { points: result.points.join(" : ") }) : "";
  const winner = table.seats[result.winners[0] ?? -1];
  const outcome = result.winners.includes(origin.seat) ? say("try-won") : say("try-lost", { name: winner ? seatName(winner) : "" });
  return [outcome, points].filter(Boolean).join(" ");
}
