/** A position's line as fields, and back: the table's first, then each seat's. What fields mean only the server knows. */

export interface Fields {
  owner: string; // "" for the table, "p1" and so on for a seat
  fields: { name: string; value: string }[];
}

export function parse(line: string): { tag: string; parts: Fields[] } {
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

export function write(tag: string, parts: Fields[]): string {
  const words = parts.flatMap(({ owner, fields }) => [...(owner ? [owner] : []), ...fields.filter((one) => one.name).map(({ name, value }) => `${name}:${value}`)]);
  return [tag, ...words].join("/");
}

/** Amounts such as "2e1g": one more or one less of a letter. */
export function step(value: string, letter: string, by: number): string {
  const counts = new Map([...value.matchAll(/(\d+)\s*([a-z])/g)].map(([, count, kind]) => [kind ?? "", Number(count)]));
  counts.set(letter, Math.max(0, (counts.get(letter) ?? 0) + by));
  return [...counts].filter(([, count]) => count).map(([kind, count]) => `${count}${kind}`).join("");
}

export const amountsIn = (value: string) => (/^(\d+[a-z])+$/.test(value) ? [...value.matchAll(/(\d+)([a-z])/g)].map(([, count, letter]) => ({ letter: letter ?? "", count: Number(count) })) : []);

/** Where in the line the trouble is: the first of its words in quotes that stands there. */
export function where(line: string, trouble: string): [number, number] | null {
  for (const [, word = ""] of trouble.matchAll(/'([^']+)'/g)) {
    const at = line.indexOf(word);
    if (at >= 0) return [at, at + word.length];
  }
  return null;
}
