/** UIs of the games: one folder each, loaded when the first table of the game is opened. */
import { SvelteMap } from "svelte/reactivity";
import { addEmblems, hasEmblem } from "../design/emblems";
import { learn, sayOr } from "../lib/language.svelte";
import type { GameUi } from "./gameUi";
import emblems from "./emblems.json?paths";

const PLAIN = "plain"; // shows any game
const loaders = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });
const folderOf = (path: string) => path.split("/")[1] ?? "";

/** The games that have a table of their own. */
export const drawn: string[] = Object.keys(loaders).map(folderOf).filter((name) => name !== PLAIN);

addEmblems(emblems);

const opened = new SvelteMap<string, GameUi>();
const opening = new Map<string, Promise<void>>();

/** Return the UI of a game if it is loaded. */
export function gameUiOf(game: string): GameUi | undefined {
  return opened.get(game);
}

/** Load the UI of a game once; a game without a folder of its own uses the plain UI. */
export function loadGameUi(game: string): Promise<void> {
  let promise = opening.get(game);
  if (!promise) {
    promise = load(game);
    promise.catch(() => opening.delete(game));
    opening.set(game, promise);
  }
  return promise;
}

async function load(game: string): Promise<void> {
  const gameUi = await loaders[`./${drawn.includes(game) ? game : PLAIN}/index.ts`]?.();
  if (!gameUi) return;
  await learn(game, gameUi.words);
  addEmblems(gameUi.emblems);
  opened.set(game, gameUi);
}

export function titleOf(game: string): string {
  return sayOr(`game-${game}`, game);
}

export function emblemOfGame(game: string): string {
  return hasEmblem(game) ? game : "game";
}
