/** Finding components by words. */
import type { Entry } from "../lib/catalog.svelte";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word typed occurs in the name or the text. */
export function matches(entry: { name: string; text: string[] } | Entry, words: string): boolean {
  const text = plain([entry.name, ...entry.text].join(" "));
  return plain(words).split(/\s+/).every((word) => text.includes(word));
}
