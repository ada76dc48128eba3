/** Builds a multi-part answer: one part per question. Nothing is sent before all parts are answered. */
import { isWhole, suggested, type Ways } from "../shapes/shape";
import type { Counts } from "../shapes/bag";
import type { Considered, Question } from "../wire";

type View = Record<string, unknown> | null;
/** One answer: an option's action, the keys of what was chosen, or several actions where the same is asked again after each. */
export type Chosen = { action: number } | { keys: string[] } | { actions: number[] };
/** Nobody could be asked: the connection is lost. */
export const LOST = "lost";
/** How an answer would go on; null where it cannot be given. */
export type Found = Considered | null | typeof LOST;
export type Consider = (before: number[], chosen: Chosen) => Promise<Found>;

export interface Part {
  question: Question;
  view: View; // the table as it would be when this is asked
  before: number[]; // the actions of the parts before
  keys: string[]; // what is picked so far
  chosen: Chosen | null; // the answer, when it is whole
  isOwn: boolean; // picked by hand; otherwise it is what we suggest
}

const alike = (a: Question, b: Question) => face(a) === face(b);
const face = (one: Question) => JSON.stringify([one.kind, one.source, one.shape, one.options.map((option) => option.action)]);
const fresh = (question: Question, view: View, before: number[]): Part => ({ question, view, before, keys: [], chosen: null, isOwn: false });

export class AnswerBuilder {
  parts: Part[] = $state.raw([]);
  whole: { actions: number[]; view: View } | null = $state.raw(null); // when nothing more is asked
  #asked = 0;

  constructor(
    question: Question,
    view: View,
    readonly consider: Consider,
  ) {
    this.parts = [fresh(question, view, [])];
  }

  get last(): number {
    return this.parts.length - 1;
  }

  /** Whether the player has chosen anything yet. */
  get isBegun(): boolean {
    return this.parts.some((part) => part.isOwn);
  }

  /** Whether something in it is only what we suggest, so that somebody must look at it before it is done. */
  get isSuggested(): boolean {
    return this.parts.some((part) => part.chosen && !part.isOwn);
  }

  /** The table as it would be now. */
  get view(): View {
    return this.whole?.view ?? this.parts[this.last]?.view ?? null;
  }

  /** Pick by keys; what follows is asked as soon as they are a whole answer. */
  async pick(index: number, keys: string[], isOwn = true): Promise<void> {
    const part = this.parts[index];
    if (!part) return;
    const none = keys.length ? undefined : part.question.options.find((option) => option.key === "");
    if (none) return this.#answer(index, { ...part, keys: [], chosen: { action: none.action }, isOwn });
    const picked = { ...part, keys, isOwn };
    if (isWhole(part.question, keys)) return this.#answer(index, { ...picked, chosen: { keys } });
    this.#asked++;
    this.parts = [...this.parts.slice(0, index), { ...picked, chosen: null }];
    this.whole = null;
  }

  async choose(index: number, chosen: Chosen): Promise<void> {
    const part = this.parts[index];
    if (part) await this.#answer(index, { ...part, keys: [], chosen, isOwn: true });
  }

  /** Answer a question that is asked again after each answer: all answers are one part, given in ascending order.
   *
   * `added` are their actions as they were added, which is the order in which they are taken back. Where they are refused,
   * all stays as it was.
   */
  async repeat(index: number, added: number[]): Promise<void> {
    const [part, old] = [this.parts[index], this.parts];
    if (!part) return;
    if (!added.length) return this.reopen(index);
    const keys = added.map(String);
    this.parts = old.map((one) => (one === part ? { ...part, keys } : one)); // a second click counts from here
    const number = ++this.#asked;
    const actions = [...added].sort((a, b) => a - b);
    const found = await this.consider(part.before, { actions });
    if (number !== this.#asked) return;
    if (!found || found === LOST) {
      this.parts = old;
      return;
    }
    const given: Part = { ...part, keys, chosen: { actions }, isOwn: true };
    this.parts = [...old.slice(0, index), given, ...(found.question ? [fresh(found.question, found.view, found.actions)] : [])];
    this.whole = found.question ? null : { actions: found.actions, view: found.view };
  }

  /** Ask a part anew; what came after it is forgotten. */
  reopen(index: number): void {
    const part = this.parts[index];
    if (!part) return;
    this.#asked++;
    this.parts = [...this.parts.slice(0, index), fresh(part.question, part.view, part.before)];
    this.whole = null;
  }

  /** Take back what was picked last; of answers that were repeated, the one that was added last. */
  back(): void {
    const index = this.parts.findLastIndex((part) => part.isOwn);
    const part = this.parts[index];
    if (part?.chosen && "actions" in part.chosen) void this.repeat(index, part.keys.slice(0, -1).map(Number));
    else this.reopen(index);
  }

  /** Pick what was picked for the same question before it was asked anew, as far as it fits. */
  async adopt(parts: readonly Part[]): Promise<void> {
    const [own, [old, ...later]] = [this.parts[0], parts];
    if (!own || !old || !alike(own.question, old.question) || !parts.some((part) => part.isOwn)) return;
    const part = { ...old, question: own.question, view: own.view, before: own.before };
    if (part.chosen) await this.#answer(0, part, later);
    else this.parts = [part];
  }

  /** Where nothing is picked yet, what we would suggest. */
  suggest(have: Counts, ways: Ways): void {
    const part = this.parts[this.last];
    const keys = part && !part.chosen && !part.isOwn ? suggested(part.question, have, ways) : null;
    if (keys) void this.pick(this.last, keys, false);
  }

  async #answer(index: number, part: Part, later = this.parts.slice(index + 1)): Promise<void> {
    this.parts = [...this.parts.slice(0, index), part];
    this.whole = null;
    const number = ++this.#asked;
    const found = part.chosen && (await this.consider(part.before, part.chosen));
    if (number !== this.#asked) return; // something else has been picked meanwhile
    if (!found) return this.reopen(index);
    if (found === LOST) {
      this.parts = [...this.parts, ...later]; // kept as it is, and asked again when the connection is back
      return;
    }
    if (!found.question) {
      this.whole = { actions: found.actions, view: found.view };
      return;
    }
    this.parts = [...this.parts, fresh(found.question, found.view, found.actions)];
    const [next, ...rest] = later;
    if (!next || !alike(next.question, found.question)) return;
    const same = { ...next, question: found.question, view: found.view, before: found.actions };
    this.parts = [...this.parts.slice(0, -1), same];
    if (same.chosen) await this.#answer(index + 1, same, rest); // the same question again: the same answer
  }
}
