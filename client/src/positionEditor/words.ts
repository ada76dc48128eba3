/** What is said about written positions: a file of messages of its own, fetched with the first of them. */
import type { FluentVariable } from "@fluent/bundle";
import { learn, sayIn, type Words } from "../lib/language.svelte";

const FILE = "board";
const words: Words = import.meta.glob<string>("../../../src/conclave/locale/*/board.ftl", { query: "?said", import: "default" });

/** Until it is there, nothing of it can be said. */
export const learned: Promise<void> = learn(FILE, words);

export function tell(key: string, args: Record<string, FluentVariable> = {}): string {
  return sayIn(FILE, key, args);
}
