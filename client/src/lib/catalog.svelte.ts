/** The components of each game, as the server describes them in the reader's language. */
import { SvelteMap } from "svelte/reactivity";
import { get, path } from "./http";

export interface Entry {
  id: string;
  name: string;
  kind: string;
  text: string[];
  ruling?: string; // how it is played where its text leaves something open
  [field: string]: unknown;
}

/** The components of a game. Games know more of their entries than every game's have in common. */
export class Catalog<E extends Entry = Entry> {
  readonly byId: Map<string, E>;

  constructor(readonly entries: E[]) {
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** A component by the number that views and events give it: its position. */
  at(index: number): E {
    const entry = this.entries[index];
    if (!entry) throw new RangeError(`there is no component ${index}`);
    return entry;
  }
}

const loaded = new SvelteMap<string, Catalog>();
const loading = new Map<string, Promise<void>>();

/** The catalog of a game in a language, if it has come already. */
export function catalog(game: string, language: string): Catalog | undefined {
  return loaded.get(`${game}/${language}`);
}

/** Fetch it, once. */
export function fetchCatalog(game: string, language: string): Promise<void> {
  const key = `${game}/${language}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = get<Entry[]>(path`/api/games/${game}/catalog`, { language }).then(
      (entries) => void loaded.set(key, new Catalog(entries)),
    );
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}
