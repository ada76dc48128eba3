/** Signs inside sentences: each essence that a sentence names has its sign before the word. */
import type { GlyphName } from "./glyphs";

export interface Stretch {
  text: string;
  sign: GlyphName | ""; // that stands before the text
}

/** A text cut before each of these words, which are given with their signs; only whole words count. */
export function withSigns(text: string, signs: ReadonlyMap<string, GlyphName>): Stretch[] {
  if (!signs.size) return [{ text, sign: "" }];
  const words = [...signs.keys()].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(?<![\\p{L}])(${words})(?![\\p{L}])`, "u"))
    .map((part, index) => ({ text: part, sign: index % 2 ? (signs.get(part) ?? "") : ("" as const) }))
    .filter((part) => part.text);
}
