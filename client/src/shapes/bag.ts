/** Choosing things by kind: what is suggested, what may be added, and when it is enough. */
import type { ShapeBag } from "../wire";

export type Counts = Record<string, number>;

const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many of the symbols that are needed are still uncovered. */
export function uncovered(shape: ShapeBag, chosen: Counts): number {
  return Object.entries(shape.needs).reduce((sum, [kind, need]) => sum + Math.max(0, need - (chosen[kind] ?? 0)), 0);
}

export function left(shape: ShapeBag, chosen: Counts): number {
  return shape.size - total(chosen);
}

export function isEnough(shape: ShapeBag, chosen: Counts): boolean {
  return left(shape, chosen) === 0 && uncovered(shape, chosen) <= shape.may_miss;
}

/** One more of a kind, or less; where that would be too many, one less of what there is most of. Null where it cannot be. */
export function changed(shape: ShapeBag, chosen: Counts, kind: string, by: number): Counts | null {
  const next = { ...chosen };
  if (by > 0 && (next[kind] ?? 0) >= (shape.most[kind] ?? 0)) return null;
  if (by > 0 && left(shape, chosen) === 0) {
    const [other] = Object.keys(shape.most).filter((one) => one !== kind && next[one]).sort((a, b) => (next[b] ?? 0) - (next[a] ?? 0));
    if (!other) return null;
    next[other] = (next[other] ?? 0) - 1;
  }
  next[kind] = Math.max(0, (next[kind] ?? 0) + by);
  return next;
}

export function mayAdd(shape: ShapeBag, chosen: Counts, kind: string): boolean {
  return left(shape, chosen) > 0 && (chosen[kind] ?? 0) < (shape.most[kind] ?? 0);
}

/** A payment to begin with: what is needed, then whatever there is most of; last what is dear. */
export function suggestion(shape: ShapeBag, have: Counts, dear: readonly string[] = []): Counts {
  const chosen: Counts = Object.fromEntries(Object.keys(shape.most).map((kind) => [kind, 0]));
  const add = (kind: string, count: number) => {
    const more = Math.max(0, Math.min(count, left(shape, chosen), (shape.most[kind] ?? 0) - (chosen[kind] ?? 0)));
    chosen[kind] = (chosen[kind] ?? 0) + more;
  };
  for (const [kind, need] of Object.entries(shape.needs)) add(kind, need);
  const spare = (kind: string) => (have[kind] ?? 0) - (chosen[kind] ?? 0) - (dear.includes(kind) ? 1000 : 0);
  while (left(shape, chosen) > 0) {
    const kinds = Object.keys(shape.most).filter((kind) => mayAdd(shape, chosen, kind));
    const best = kinds.sort((a, b) => spare(b) - spare(a))[0];
    if (!best) break;
    add(best, 1);
  }
  return chosen;
}

/** The bag as a list of keys. */
export function keysOf(chosen: Counts): string[] {
  return Object.entries(chosen).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

/** And back. */
export function countsOf(keys: string[]): Counts {
  const counts: Counts = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
