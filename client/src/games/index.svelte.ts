/** The games that this client can draw: each is a folder here, fetched when a table of it is opened. */
import { SvelteMap } from "svelte/reactivity";
import { addEmblems, hasEmblem } from "../design/emblems";
import { learn, sayOr } from "../lib/language.svelte";
import type { GameDoor } from "./door";
import emblems from "./emblems.json?paths";

const PLAIN = "plain"; // shows any game
const loaders = import.meta.glob<GameDoor>("./*/index.ts", { import: "default" });
const folderOf = (path: string) => path.split("/")[1] ?? "";

/** The games that have a table of their own. */
export const drawn: string[] = Object.keys(loaders).map(folderOf).filter((name) => name !== PLAIN);

addEmblems(emblems);

const opened = new SvelteMap<string, GameDoor>();
const opening = new Map<string, Promise<void>>();

/** The door of a game, if it is open already. */
export function doorOf(game: string): GameDoor | undefined {
  return opened.get(game);
}

/** Open it, once; a game that nobody has drawn is shown plainly. */
export function openDoor(game: string): Promise<void> {
  let promise = opening.get(game);
  if (!promise) {
    promise = load(game);
    promise.catch(() => opening.delete(game));
    opening.set(game, promise);
  }
  return promise;
}

async function load(game: string): Promise<void> {
  const door = await loaders[`./${drawn.includes(game) ? game : PLAIN}/index.ts`]?.();
  if (!door) return;
  await learn(game, door.words);
  addEmblems(door.emblems);
  opened.set(game, door);
}

export function titleOf(game: string): string {
  return sayOr(`game-${game}`, game);
}

export function emblemOfGame(game: string): string {
  return hasEmblem(game) ? game : "game";
}
