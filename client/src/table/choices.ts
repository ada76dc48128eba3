/** Options as lists: which component they are about, and what kind of deed they are. */
import type { Choice } from "../wire";

/** The component that a choice is about: "vault 1" is the first power of the vault. */
export function componentOf(choice: { key: string }): string {
  return choice.key.split(" ")[0] ?? "";
}

/** The deed: the first word of its notation, with what it is for where one word means several deeds. */
export function verbOf(choice: { text?: string; verb?: string }): string {
  const text = choice.text ?? "";
  const [first = ""] = (choice.verb ?? text).split(" ");
  if (first === "discard" && text.endsWith(" for gold")) return "discard-gold";
  if (first === "discard" && text.endsWith(" for two")) return "discard-two";
  return first;
}

export interface Group {
  verb: string;
  choices: Choice[];
  before: number; // choices in the groups before
}

/** Choices by deed, in the order in which they came. */
export function byVerb(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = verbOf(choice);
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  let before = 0;
  return [...groups].map(([verb, found]) => ({ verb, choices: found, before: (before += found.length) - found.length }));
}

/** Questions that interrupt: somebody attacks, or something ends, and the reader may answer out of turn. */
const ALARMS = ["react-loss", "react-check", "unless"];
const ALARM_PROMPTS = ["ask-discard-unless", "ask-destroy-unless"];

export function isAlarm(question: { kind: string; prompt: string }): boolean {
  return ALARMS.includes(question.kind) || ALARM_PROMPTS.includes(question.prompt);
}
