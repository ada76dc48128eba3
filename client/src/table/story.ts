/** Prepares the game log for reading: splits lines at component names, groups them by turn, merges repeats. */
import type { Line } from "../wire";

/** A sentence, cut so that the names of components in it can be pressed. */
export interface Piece {
  text: string;
  isName: boolean;
  mark: string; // that stands right behind a name: no line begins with a full stop
}

const patterns = new WeakMap<string[], RegExp>();
const firsts = new WeakMap<string[], WeakMap<Line, string>>(); // what nameIn has found

function patternOf(names: string[]): RegExp {
  let pattern = patterns.get(names);
  if (!pattern) {
    const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    pattern = new RegExp(`(?<![\\p{L}])(${longestFirst.join("|")})(?![\\p{L}])`, "gu");
    patterns.set(names, pattern);
  }
  return pattern;
}

/** The first component that a line names; "" for none. A line is looked through once, however often the story is told. */
function nameIn(line: Line, names: string[]): string {
  if (!names.length) return "";
  const found = firsts.get(names) ?? new WeakMap<Line, string>();
  firsts.set(names, found);
  let name = found.get(line);
  if (name === undefined) found.set(line, (name = line.text.match(patternOf(names))?.[0] ?? ""));
  return name;
}

export function pieces(text: string, names: string[]): Piece[] {
  if (!names.length) return [{ text, isName: false, mark: "" }];
  const parts = text.split(patternOf(names));
  const markOf = (index: number) => /^[.,;:!?]?/.exec(parts[index] ?? "")?.[0] ?? "";
  return parts
    .map((part, index) => {
      const isName = index % 2 === 1;
      return { text: isName || !index ? part : part.slice(markOf(index).length), isName, mark: isName ? markOf(index + 1) : "" };
    })
    .filter((piece) => piece.text);
}

export interface Turn {
  version: number;
  text: string;
  first: string; // sentence
}

/** What happened last, an answer each: the newest first. */
export function lastTurns(log: { version: number; text: string }[], most: number): Turn[] {
  const turns: Turn[] = [];
  for (const line of log.toReversed()) {
    const last = turns.at(-1);
    if (last?.version === line.version) [last.text, last.first] = [`${line.text} ${last.text}`, line.text];
    else if (turns.length === most) break;
    else turns.push({ ...line, first: line.text });
  }
  return turns;
}

/** Some lines of the story that say the same of one component, as one. */
export interface StoryLine {
  key: string;
  text: string; // the first of them whole; where they differ, up to the name of what they are about
  count: number;
  more: string[]; // what each says beyond that, where they differ
  name: string; // of the component that they are about; "" for none
  seat: number; // of whom it tells; negative for nobody
  isHeading: boolean;
  isLatest: boolean;
}

/** Of whom a line tells: whoever it begins with; what begins with nobody and no component says "you" in one way or other. */
export function subjectOf(text: string, seats: string[], component: string, viewer: number): number {
  const found = seats.reduce((best, name, seat) => (name && text.startsWith(name) && name.length > (seats[best]?.length ?? 0) ? seat : best), -1);
  return found >= 0 ? found : component && text.startsWith(component) ? -1 : viewer;
}

/** Summarise the log for reading: repeated lines are merged, rounds become headings. */
export function summarizeLog(log: Line[], names: string[], divides: (line: string) => boolean, version: number, seats: string[] = [], viewer = -2): StoryLine[] {
  const found: (StoryLine & { lines: string[]; head: string })[] = [];
  log.forEach((line, index) => {
    const { text } = line;
    const name = nameIn(line, names);
    const head = name ? text.slice(0, text.indexOf(name) + name.length) : text;
    const isLatest = line.version === version;
    const last = found.at(-1);
    if (name && last?.head === head) {
      last.lines.push(text);
      Object.assign(last, { count: last.count + 1, isLatest });
    } else found.push({ key: `${line.version} ${index}`, text, count: 1, more: [], name, head, seat: divides(text) || line.seat < 0 ? -2 : subjectOf(text, seats, name, viewer), isHeading: divides(text), isLatest, lines: [text] });
  });
  return found.map(({ lines, head, ...one }) => {
    const differ = new Set(lines).size > 1;
    return differ ? { ...one, text: head, more: lines.map((line) => line.slice(head.length).replace(/^\W+/u, "")) } : one;
  });
}

/** Return a function that reuses the previous object of every unchanged line, so that it is not drawn again. */
export function keepUnchanged(): (lines: StoryLine[]) => StoryLine[] {
  let before = new Map<string, StoryLine>();
  const isSame = (a: StoryLine, b: StoryLine) =>
    a.text === b.text && a.count === b.count && a.isLatest === b.isLatest && a.seat === b.seat && a.more.length === b.more.length && a.more.every((one, k) => one === b.more[k]);
  return (lines) => {
    const now = lines.map((line) => {
      const old = before.get(line.key);
      return old && isSame(old, line) ? old : line;
    });
    before = new Map(now.map((line) => [line.key, line]));
    return now;
  };
}
