/** Making, finding and joining tables. */
import type { TableInfo, TimeControl } from "../wire";
import { get, path, post } from "./http";
import { say, sayOr } from "./language.svelte";
import { introduce } from "./naming.svelte";
import { botName } from "./seats";
import { comeIn } from "./session.svelte";
import { settings } from "./settings.svelte";

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  variants: { name: string; seats: number[] }[];
  bots: string[];
  elo: Record<string, number>; // of bots, where it was measured
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  is_public?: boolean;
  is_rated?: boolean;
  has_hints?: boolean;
  has_branches?: boolean;
  has_coach?: boolean;
  time?: TimeControl;
}

export interface MyTable {
  table: TableInfo;
  mine: number[];
  is_my_turn: boolean;
  is_analysed: boolean;
}

export const games = (language: string) => get<GameInfo[]>(path`/api/games`, { language });
export const myTables = (which: "running" | "finished") => get<MyTable[]>(path`/api/my/tables`, { which });
export const linkOf = (id: string) => get<{ link: string }>(path`/api/tables/${id}/link`);

/** The bot that one likes to play against, if there is one of that name; bots come weakest first. */
export function usualBot(bots: string[]): string {
  return bots.includes(settings.bot) ? settings.bot : (bots.at(-1) ?? "random");
}

/** A level to choose; with a game also how strong it is there. */
export function botChoice(bot: string, game?: GameInfo): string {
  const [name, elo] = [botName(bot), game?.elo[bot]];
  return elo === undefined ? say("choose-bot", { name }) : say("choose-rated-bot", { name, elo: String(elo) });
}

/** How a level plays, in a sentence; nothing of one that the client does not know. */
export function botWords(bot: string): string {
  return sayOr(`bot-${bot}`, "");
}

export async function make(wish: TableWish): Promise<TableInfo> {
  await comeIn();
  const made = await post<{ table: TableInfo }>(path`/api/tables`, wish);
  return made.table;
}

/** One click: a table for two against a bot. */
export function against(bot: string, game: string, variant: string): Promise<TableInfo> {
  return make({ game, seats: [{ kind: "me" }, { kind: "bot", bot }], options: { variant } });
}

/** Sit down with others; null for whoever thinks better of it when asked for a name. */
export async function join(id: string, link = "", seat: number | null = null): Promise<TableInfo | null> {
  if (!(await introduce())) return null;
  return post<TableInfo>(path`/api/tables/${id}/join`, { seat, link });
}

export async function byLink(link: string): Promise<TableInfo> {
  return get<TableInfo>(path`/api/links/${link}`);
}
