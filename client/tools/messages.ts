/** Loads `NAME.ftl?said=PREFIX,...` as text: of a file of messages only those whose names begin so, and no comments.
 *
 * Python says most of a game's messages (names, printed texts, the story, questions) and sends what it said: the bundle
 * contains those that the client says itself. Without a prefix it has them all.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FILE = /\.ftl\?said/;
const NAME = /^([a-z][\w-]*) *=/i;
const REFERENCE = /\{ *([a-z][\w-]*) *\}/gi;

/** The messages of a file by name, each as it stands there. */
function messagesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = "";
  for (const line of text.split("\n")) {
    name = NAME.exec(line)?.[1] ?? name;
    if (name && line.trim() && !line.startsWith("#")) found.set(name, `${found.get(name) ?? ""}${line}\n`);
  }
  return found;
}

/** Those whose names begin with one of the prefixes; what one of them refers to must be among them. */
export function said(text: string, prefixes: string[]): string {
  const kept = [...messagesIn(text)].filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)));
  const names = new Set(kept.map(([name]) => name));
  for (const prefix of prefixes) if (![...names].some((name) => name.startsWith(prefix))) throw new Error(`no message begins with "${prefix}"`);
  for (const [name, message] of kept)
    for (const [, other = ""] of message.matchAll(REFERENCE)) if (!names.has(other)) throw new Error(`${name} refers to ${other}, which is left out`);
  return kept.map(([, message]) => message).join("");
}

export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      if (!FILE.test(id)) return undefined;
      const [file = "", query = ""] = id.split("?");
      const prefixes = (new URLSearchParams(query).get("said") ?? "").split(",");
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(said(readFileSync(file, "utf8"), prefixes))}`, moduleType: "js" };
    },
  };
}
