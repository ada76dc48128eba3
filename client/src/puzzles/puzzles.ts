/** Puzzles, as the server has them. */
import { get, path, post } from "../lib/http";
import { comeIn, me, recognize } from "../lib/session.svelte";
import type { TableInfo } from "../wire";

export interface PuzzleInfo {
  id: string;
  sort: string;
  themes: string[];
  level: string;
  seats: number;
  rating: number;
  solved: boolean | null; // at the first try
  thumbnail: Thumbnail;
}

/** A small picture: some components that the learner has in play, or all markers by track, the learner's first. */
export interface Thumbnail {
  components: string[];
  tracks: number[][];
}

export interface PuzzlePage {
  puzzles: PuzzleInfo[];
  daily: string;
  day: string;
  you: { rating: number; tries: number; solved: number; streak: number; longest: number };
}

/** A decision that turned a game of one's own. */
export interface OwnInfo {
  id: string;
  table: string;
  step: number; // of the game's replay
  finished: number;
  loss: number; // points of winning chance
  solved: boolean | null; // at the latest try
}

export interface OwnLapses {
  games: number; // that are analysed
  lapses: OwnInfo[];
}

export interface Filter {
  sort: string;
  level: string;
  theme: string;
  isNew: boolean; // only those that have not been tried
}

export const puzzlesOf = (game: string) => get<PuzzlePage>(path`/api/puzzles/${game}`);

/** A table with a puzzle. */
export async function begin(game: string, puzzle: string): Promise<TableInfo> {
  await comeIn();
  return post<TableInfo>(path`/api/puzzles/${game}/${puzzle}`);
}

/** What turned one's own games; nothing for whoever has never been here. */
export async function ownOf(game: string): Promise<OwnLapses> {
  await recognize();
  return me()?.user ? get<OwnLapses>(path`/api/puzzles/${game}/own`) : { games: 0, lapses: [] };
}

export async function beginOwn(game: string, lapse: string): Promise<TableInfo> {
  await comeIn();
  return post<TableInfo>(path`/api/puzzles/${game}/own/${lapse}`);
}

/** The game that a puzzle from one's own games came from. */
export function lapseOf(info: TableInfo | null): { table: string; step: number } | null {
  return (info?.options["lapse"] as { table: string; step: number } | undefined) ?? null;
}

/** The next one that has not been solved, going round; "" where all others are. */
export function followingOwn(lapses: OwnInfo[], now: string): string {
  const at = lapses.findIndex((one) => one.id === now);
  return [...lapses.slice(at + 1), ...lapses.slice(0, Math.max(0, at))].find((one) => !one.solved)?.id ?? "";
}

/** The next answer of the solution: whoever asks gives up. */
export const stepOf = (table: string) => post<{ actions: number[] }>(path`/api/puzzle-steps/${table}`);

export function chosen(puzzles: PuzzleInfo[], filter: Filter): PuzzleInfo[] {
  return puzzles.filter(
    (one) =>
      (!filter.sort || one.sort === filter.sort) &&
      (!filter.level || one.level === filter.level) &&
      (!filter.theme || one.themes.includes(filter.theme)) &&
      (!filter.isNew || one.solved === null),
  );
}

/** What comes after a puzzle: the nearest in rating to one's own that has not been tried; else simply the next. */
export function following(page: PuzzlePage, now: string): string {
  const fresh = page.puzzles.filter((one) => one.solved === null && one.id !== now);
  const near = fresh.sort((a, b) => Math.abs(a.rating - page.you.rating) - Math.abs(b.rating - page.you.rating))[0];
  if (near) return near.id;
  const at = page.puzzles.findIndex((one) => one.id === now);
  return page.puzzles[(at + 1) % Math.max(1, page.puzzles.length)]?.id ?? "";
}
