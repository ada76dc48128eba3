/** Any view as an outline: what can be said of it without knowing the game. */
import type { Catalog } from "../../lib/catalog.svelte";
import { spelled } from "../../lib/language.svelte";

/** A value to be read: words, or several values, each with its name if it has one. */
export type Value = string | Item[];
export interface Item {
  name: string;
  value: Value;
}

const NOTHING = "–";
const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";

/** The parts of a view that belong to one seat: those of a list of players, one for each. */
export function playersOf(view: Record<string, unknown>, seats: number): Record<string, unknown>[] {
  const { players } = view;
  const isOne = (one: unknown) => !isPlain(one) && !Array.isArray(one);
  return Array.isArray(players) && players.length === seats && players.every(isOne) ? players : [];
}

/** The parts of a view, or of a player in it. */
export function itemsOf(parts: Record<string, unknown>, catalog: Catalog): Item[] {
  return Object.entries(parts).map(([name, value]) => ({ name: spelled(name), value: valueOf(value, catalog) }));
}

/** Ids of components are said by their names; short lists stand in one line. */
export function valueOf(value: unknown, catalog: Catalog): Value {
  if (Array.isArray(value)) {
    if (!value.length) return NOTHING;
    if (value.every(isPlain)) return value.map((one) => wordOf(one, catalog)).join(", ");
    return value.map((one, index) => ({ name: String(index + 1), value: valueOf(one, catalog) }));
  }
  return isPlain(value) ? wordOf(value, catalog) : itemsOf(value as Record<string, unknown>, catalog);
}

function wordOf(value: unknown, catalog: Catalog): string {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  return catalog.byId.get(String(value))?.name ?? String(value);
}
