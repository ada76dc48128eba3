/** A sentence of the story, cut so that the names of components in it can be pressed. */
export interface Piece {
  text: string;
  isName: boolean;
}

const patterns = new WeakMap<string[], RegExp>();

function patternOf(names: string[]): RegExp {
  let pattern = patterns.get(names);
  if (!pattern) {
    const longestFirst = [...names].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    pattern = new RegExp(`(?<![\\p{L}])(${longestFirst.join("|")})(?![\\p{L}])`, "gu");
    patterns.set(names, pattern);
  }
  return pattern;
}

export function pieces(text: string, names: string[]): Piece[] {
  if (!names.length) return [{ text, isName: false }];
  return text
    .split(patternOf(names))
    .map((part, index) => ({ text: index ? part.replace(/^(?=[.,;:!?])/, "\u2060") : part, isName: index % 2 === 1 })) // no line begins with a full stop
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
