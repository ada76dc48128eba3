/** Outlines of pictures, written short: whole numbers, each point as its way from the last one. */

const PART = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const FLAGS = [3, 4]; // of an arc: one digit each, so that they may stand together, "a5 5 0 015 5"
const ARC_END = 5; // where the point of an arc begins, after radii, turn and flags

type Point = Record<"x" | "y", number>;

/** The numbers of one part of an outline. */
function numbersOf(letter: string, text: string): number[] {
  const found: number[] = [];
  let rest = text;
  while ((rest = rest.replace(/^[\s,]+/, ""))) {
    const isFlag = letter === "a" && FLAGS.includes(found.length % 7);
    const one = isFlag ? rest.charAt(0) : NUMBER.exec(rest)?.[0];
    if (!one) throw new Error(`no outline: ${text}`);
    found.push(Number(one));
    rest = rest.slice(one.length);
  }
  return found;
}

/** Whether a step's number lies along x or y; radii, turn and flags of an arc do not. */
function axisOf(letter: string, index: number): "x" | "y" | null {
  if (letter === "h") return "x";
  if (letter === "v") return "y";
  if (letter === "a" && index < ARC_END) return null;
  return (letter === "a" ? index - ARC_END : index) % 2 ? "y" : "x";
}

const joined = (numbers: number[]) => numbers.map((one, index) => (index && one >= 0 ? ` ${one}` : `${one}`)).join("");
const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });

/** The same outline in whole numbers. Each point is rounded where it lies, so that errors do not add up. */
export function short(path: string): string {
  let at: Point = { x: 0, y: 0 };
  let began = at; // of the stretch that a z closes
  let written = "";
  let last = "";
  for (const [, given = "", text = ""] of path.matchAll(PART)) {
    const letter = given.toLowerCase();
    if (letter === "z") {
      written += letter;
      [at, last] = [began, letter];
      continue;
    }
    const numbers = numbersOf(letter, text);
    const size = SIZES[letter] ?? 1;
    for (let n = 0; n < numbers.length; n += size) {
      const [from, to, drawn] = [at, { ...at }, rounded(at)];
      const step = numbers.slice(n, n + size).map((one, index) => {
        const axis = axisOf(letter, index);
        if (!axis) return Math.round(one);
        to[axis] = given === letter ? from[axis] + one : one;
        return Math.round(to[axis]) - drawn[axis];
      });
      at = to;
      const move = letter === "m" && n ? "l" : letter; // further points of a move are lines
      if (move === "m") began = at;
      else if (step.every((one) => one === 0)) continue;
      const numerals = joined(step);
      written += move !== last ? move + numerals : numerals.startsWith("-") ? numerals : ` ${numerals}`;
      last = move === "m" ? "l" : move;
    }
  }
  return written;
}
