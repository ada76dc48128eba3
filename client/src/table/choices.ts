/** Options as lists: which component they are about, and what kind of deed they are. */
import type { Choice } from "../wire";

/** The component that a choice is about: "vault 1" is the first power of the vault. */
export function componentOf(choice: { key: string }): string {
  return choice.key.split(" ")[0] ?? "";
}

export interface Group {
  verb: string;
  choices: Choice[];
  before: number; // choices in the groups before
}

/** Several by what is said of each, in the order in which they came. */
export function grouped<One>(all: One[], of: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return groups;
}

/** Choices by deed. */
export function byVerb(choices: Choice[], verbOf: (choice: Choice) => string): Group[] {
  let before = 0;
  return [...grouped(choices, verbOf)].map(([verb, found]) => ({ verb, choices: found, before: (before += found.length) - found.length }));
}
