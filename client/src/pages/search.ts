/** Finding components by words, and showing where the words stand. */
import type { Entry } from "../lib/catalog.svelte";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsIn = (words: string) => plain(words).split(/\s+/).filter(Boolean);

/** Whether every word typed occurs in the name or the text. */
export function matches(entry: { name: string; text: string[] } | Entry, words: string): boolean {
  const text = plain([entry.name, ...entry.text].join(" "));
  return wordsIn(words).every((word) => text.includes(word));
}

export interface Stretch {
  text: string;
  isHit: boolean;
}

/** A text in stretches: those that were typed, and what lies between. Accents and capitals do not matter. */
export function marked(text: string, words: string): Stretch[] {
  const letters = [...text];
  const starts: number[] = []; // for each letter of the plain text, which one of the text it is
  let bare = "";
  letters.forEach((letter, place) => {
    for (const one of plain(letter)) {
      bare += one;
      starts.push(place);
    }
  });
  const hits = letters.map(() => false);
  for (const word of wordsIn(words)) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      for (let k = at; k < at + word.length; k++) hits[starts[k] ?? 0] = true;
    }
  }
  const found: Stretch[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last && last.isHit === hits[place]) last.text += letter;
    else found.push({ text: letter, isHit: Boolean(hits[place]) });
  });
  return found;
}
