/** What flies across a table. A game makes flights of its events; its table says where the spots are. */
export interface Flight {
  glyph: string; // "card" for a component
  from: string; // a spot of the table
  to: string;
  card?: number; // which component, where the viewer may know
}

const MOST_OF_A_KIND = 3;

/** So many of a kind: gains fly to the counter, payments from it. */
export function several(glyph: string, count: number, counter: string, other: string): Flight[] {
  const one = count > 0 ? { glyph, from: other, to: counter } : { glyph, from: counter, to: other };
  return Array.from({ length: Math.min(Math.abs(count), MOST_OF_A_KIND) }, () => one);
}

/** Something on the table that somebody has just used: a component by its number, or any spot. */
export interface Light {
  seat: number;
  card?: number;
  spot?: string;
}
