/** What the shapes of questions have in common: when an answer is whole, and what is suggested to begin with. */
import type { Question } from "../wire";
import { type Counts, countsOf, isEnough, keysOf, suggestion } from "./bag";

/** What a game says of its questions. */
export interface Ways {
  gains: readonly string[]; // kinds of questions that ask what is gained
  takes: readonly string[]; // kinds of questions where one mostly takes all there is
  dear: readonly string[]; // what nobody likes to pay with
}

/** Whether something is gained: then nothing is suggested, for what one needs only the player knows. */
export function isGain(question: Question, { gains }: Ways): boolean {
  return gains.includes(question.kind);
}

/** Whether one click says it all. */
export function isOneClick({ shape }: Question): boolean {
  return shape.type === "one" || (shape.type === "bag" && shape.size === 1);
}

/** Whether these keys answer the question. */
export function isWhole(question: Question, keys: string[]): boolean {
  const { shape } = question;
  if (shape.type === "bag") return isEnough(shape, countsOf(keys));
  if (shape.type === "subset") return keys.length >= Math.max(1, shape.least) && keys.length <= shape.most;
  return shape.type === "order" ? keys.length === shape.size : keys.length === 1;
}

/** An answer to begin with, which is changed with a click; null where there is none. */
export function suggested(question: Question, have: Counts, ways: Ways): string[] | null {
  const { shape } = question;
  if (shape.type === "number") return [String(shape.most)];
  if (shape.type === "order") return question.options.map((one) => one.key).filter(Boolean);
  if (shape.type === "subset" && ways.takes.includes(question.kind)) return question.options.filter((one) => one.key && !((one.gains.points ?? 0) < 0)).map((one) => one.key);
  if (shape.type !== "bag" || shape.size === 1 || isGain(question, ways)) return null;
  const keys = keysOf(suggestion(shape, have, ways.dear));
  return isWhole(question, keys) ? keys : null;
}
