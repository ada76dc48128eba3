/** The shape of cards: how high they are for their width, and where long names may be broken. */

/** What is shown of a card: all of it; its picture, its name and what lies on it; or the name alone. */
export type Detail = "full" | "brief" | "names";

export const TALL = { full: 1.4, brief: 1.16, low: 1, narrow: 1.18 } as const; // low, narrow: whole cards with a small picture, on crowded tables

/** Words of twelve letters and more, with the place where a reader expects the hyphen. */
const BREAKS = [
  "Alchemisten|turm", "Drachen|zähne", "Elementar|quelle", "Flammen|grube", "Flammen|kelch", "Flammen|peitsche", "Hypno|tisches", "Juwelen|statuette",
  "Knochen|drache", "Korallen|schloss", "Meer|jungfrau", "Schatz|kammer", "Verwand|lerin", "Wasser|drache", "Wieder|belebung", "Zwergen|spitzhacke",
  "Philo|sopher's", "Trans|mutation", "Trans|mutación", "Trans|mutadora", "Trans|mutatrice", "Biblio|thèque", "Nécro|mancienne", "Philo|sophale",
  "Sacrifi|cielle", "l'Alchi|miste",
].map((word) => [word.replace("|", ""), word.replace("|", "\u00ad")] as const);

/** A name that may be broken where it is long. */
export function breakable(name: string): string {
  return BREAKS.reduce((text, [word, broken]) => text.replace(word, broken), name);
}
