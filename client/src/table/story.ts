/** A sentence of the story, cut so that the names of components in it can be pressed. */
export interface Piece {
  text: string;
  isName: boolean;
  mark: string; // that stands right behind a name: no line begins with a full stop
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
