/** A position's line as fields, and back: the table's first, then each seat's. What fields mean their game's form says. */

export interface Fields {
  owner: string; // "" for the table, "p1" and so on for a seat
  fields: { name: string; value: string }[];
}

export interface Parsed {
  tag: string;
  parts: Fields[];
}

export function parse(line: string): Parsed {
  const [tag = "", ...words] = line.trim().split("/");
  const parts: Fields[] = [{ owner: "", fields: [] }];
  for (const word of words) {
    if (/^p\d$/.test(word.trim())) parts.push({ owner: word.trim(), fields: [] });
    else {
      const [name = "", ...value] = word.split(":");
      parts.at(-1)?.fields.push({ name: name.trim(), value: value.join(":").trim() });
    }
  }
  return { tag, parts };
}

export function write({ tag, parts }: Parsed): string {
  const words = parts.flatMap(({ owner, fields }) => [...(owner ? [owner] : []), ...fields.filter((one) => one.name && one.value).map(({ name, value }) => `${name}:${value}`)]);
  return [tag, ...words].join("/");
}

export const valueOf = (parsed: Parsed, part: number, name: string) => parsed.parts[part]?.fields.find((one) => one.name === name)?.value ?? "";

/** The same line with another value of one field; "" leaves the field out. */
export function changed(parsed: Parsed, part: number, name: string, value: string): Parsed {
  const parts = parsed.parts.map(({ owner, fields }, index) => {
    if (index !== part) return { owner, fields };
    const isThere = fields.some((one) => one.name === name);
    return { owner, fields: isThere ? fields.map((one) => (one.name === name ? { name, value } : one)) : [...fields, { name, value }] };
  });
  return { tag: parsed.tag, parts };
}

export function without(parsed: Parsed, names: readonly string[]): Parsed {
  return { tag: parsed.tag, parts: parsed.parts.map(({ owner, fields }) => ({ owner, fields: fields.filter((one) => !names.includes(one.name)) })) };
}

// --- Lists of pieces

export interface Piece {
  name: string; // "?" for some that are not known
  inside: string; // what lies on it
  count: number;
}

export const UNKNOWN = "?";

export function piecesIn(value: string): Piece[] {
  return [...value.matchAll(/\?(\d+)|([^\s,.()/:?]+)(?:\s*\(([^()]*)\))?/g)].map(([, count, name, inside]) => (name ? { name, inside: inside ?? "", count: 1 } : { name: UNKNOWN, inside: "", count: Number(count) }));
}

export function listOf(pieces: Piece[]): string {
  return pieces.filter((one) => one.count > 0).map(({ name, inside, count }) => (name === UNKNOWN ? `?${count}` : inside ? `${name}(${inside})` : name)).join(".");
}

/** The line without a piece, wherever it lies and whoever knows of it. */
export function lifted(parsed: Parsed, name: string): Parsed {
  const parts = parsed.parts.map(({ owner, fields }) => ({
    owner,
    fields: fields.map((one) => {
      const pieces = piecesIn(one.value);
      return pieces.some((piece) => piece.name === name) ? { name: one.name, value: listOf(pieces.filter((piece) => piece.name !== name)) } : one;
    }),
  }));
  return { tag: parsed.tag, parts };
}

/** The line with a piece put at the end of a list; it is taken from wherever it lay. */
export function put(parsed: Parsed, part: number, field: string, name: string, inside = ""): Parsed {
  const free = lifted(parsed, name);
  return changed(free, part, field, listOf([...piecesIn(valueOf(free, part, field)), { name, inside, count: 1 }]));
}

/** A list with one piece more or less of which nobody says what it is. */
export function withUnknown(value: string, by: number): string {
  const pieces = piecesIn(value);
  const count = Math.max(0, pieces.reduce((sum, one) => sum + (one.name === UNKNOWN ? one.count : 0), 0) + by);
  return listOf([...pieces.filter((one) => one.name !== UNKNOWN), { name: UNKNOWN, inside: "", count }]);
}

/** A list with two of its pieces exchanged; one that lies elsewhere takes the place of the other. */
export function swapped(value: string, at: number, name: string): string {
  const pieces = piecesIn(value);
  const [old, from] = [pieces[at], pieces.findIndex((one) => one.name === name)];
  return listOf(pieces.map((one, index) => (index === at ? { name, inside: "", count: 1 } : index === from && old ? old : one)));
}

// --- Amounts

/** Amounts such as "2e1g", by letter. */
export function amountsIn(value: string): Map<string, number> {
  return new Map([...value.matchAll(/(\d+)\s*([a-z])/g)].map(([, count, kind]) => [kind ?? "", Number(count)]));
}

/** One more or one less of a letter. */
export function step(value: string, letter: string, by: number, most = 99): string {
  const counts = amountsIn(value);
  counts.set(letter, Math.min(most, Math.max(0, (counts.get(letter) ?? 0) + by)));
  return [...counts].filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`).join("");
}

const TURNED = "turned";

/** What lies on a piece: whether it is turned, and amounts. */
export function lyingOn(inside: string): { isTurned: boolean; amounts: string } {
  const words = inside.split(/[\s,.]+/).filter(Boolean);
  return { isTurned: words.includes(TURNED), amounts: words.filter((one) => /^\d/.test(one)).join("") };
}

export const writeOn = (isTurned: boolean, amounts: string) => [isTurned ? TURNED : "", amounts].filter(Boolean).join(".");

/** Pairs such as "fire.3.sand.1". */
export function pairsIn(value: string): Map<string, string> {
  const words = value.split(/[\s,.]+/).filter(Boolean);
  return new Map(words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1] ?? ""] as const])));
}

export const writePairs = (pairs: Iterable<readonly [string, string]>) => [...pairs].filter(([, to]) => to && to !== "0").map(([from, to]) => `${from}.${to}`).join(".");

/** Where in the line the trouble is: the first of its words in quotes that stands there. */
export function where(line: string, trouble: string): [number, number] | null {
  for (const [, word = ""] of trouble.matchAll(/'([^']+)'/g)) {
    const at = line.indexOf(word);
    if (at >= 0) return [at, at + word.length];
  }
  return null;
}
