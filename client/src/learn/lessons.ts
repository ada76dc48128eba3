/** Lessons, as the server has them. */
import { change } from "../lib/settings.svelte";
import { get, path, post } from "../lib/http";
import { comeIn } from "../lib/session.svelte";
import { against, games } from "../lib/tables";
import type { TableInfo } from "../wire";

export interface LessonInfo {
  id: string;
  title: string;
  text: string; // what it teaches
  shows: string[]; // the components it is about
}

const EASY = "novice";
const FIRST = "first_game"; // a variant with fixed hands, where a game has one

export const lessonsOf = (game: string, language: string) => get<LessonInfo[]>(path`/api/lessons/${game}`, { language });

/** A table that teaches a lesson. */
export async function begin(game: string, lesson: string): Promise<TableInfo> {
  await comeIn();
  return post<TableInfo>(path`/api/lessons/${game}/${lesson}`);
}

/** A first game: explained, with advice, against an easy opponent. */
export async function firstGame(game: string, language: string): Promise<TableInfo> {
  const info = (await games(language)).find((one) => one.name === game);
  const names = info?.variants.map((one) => one.name) ?? [];
  const bots = info?.bots ?? [];
  change({ guide: true });
  return against(bots.includes(EASY) ? EASY : (bots[0] ?? "random"), game, names.includes(FIRST) ? FIRST : (names[0] ?? "standard"));
}
