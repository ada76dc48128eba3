/** How far this device has come in each tutorial. */
import { SvelteMap } from "svelte/reactivity";

const KEY = "conclave.lessons";

interface Progress {
  done: string[]; // lessons whose task was done
  at: string; // the lesson that was opened last
  tables: Record<string, string>; // where a lesson under way is played
}

const NONE: Progress = { done: [], at: "", tables: {} };
const known = new SvelteMap<string, Progress>(load());
const offer = $state({ isDeclined: read("conclave.lessons.declined") !== null });

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

function load(): [string, Progress][] {
  try {
    return Object.entries(JSON.parse(read(KEY) ?? "{}") as Record<string, Partial<Progress>>).map(([game, found]) => [game, { ...NONE, ...found }]);
  } catch {
    return []; // it holds something else
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // it still holds until the page is closed
  }
}

export function progressOf(game: string): Progress {
  return known.get(game) ?? NONE;
}

function change(game: string, wishes: Partial<Progress>): void {
  known.set(game, { ...progressOf(game), ...wishes });
  write(KEY, JSON.stringify(Object.fromEntries(known)));
}

/** A lesson is under way at a table; without one, it begins anew when it is opened again. */
export function begun(game: string, lesson: string, table: string): void {
  const { [lesson]: _, ...others } = progressOf(game).tables;
  change(game, { at: lesson, tables: table ? { ...others, [lesson]: table } : others });
}

export function opened(game: string, lesson: string): void {
  change(game, { at: lesson });
}

export function finished(game: string, lesson: string): void {
  const { done } = progressOf(game);
  if (!done.includes(lesson)) change(game, { done: [...done, lesson] });
}

/** Where to go on: the lesson that was opened last, unless it is done; then the first that is not. */
export function nextOf(game: string, lessons: string[]): string {
  const { at, done } = progressOf(game);
  const open = lessons.filter((one) => !done.includes(one));
  return open.includes(at) ? at : (open[0] ?? lessons[0] ?? "");
}

/** Whether somebody has never begun a tutorial here, and has not said that they do not want one. */
export function isNew(): boolean {
  return known.size === 0 && !offer.isDeclined;
}

export function decline(): void {
  offer.isDeclined = true;
  write("conclave.lessons.declined", "1");
}
