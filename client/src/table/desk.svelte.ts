/** What everything on one table shares: the table itself, its components, and the hand that chooses. */
import { getContext, setContext } from "svelte";
import type { Catalog, Entry } from "../lib/catalog.svelte";
import { connection } from "../lib/connection.svelte";
import { knows, say } from "../lib/language.svelte";
import type { Table } from "../lib/table.svelte";
import type { Choice, Closed, Weighed } from "../wire";
import { componentOf, verbOf } from "./choices";

const KEY = Symbol("desk");

export class Desk {
  open = $state.raw<Entry | null>(null); // the component that is looked at, enlarged
  hinted = $state.raw<Map<number, number>>(new Map()); // what a bot thinks of actions, 0 to 1
  note = $state(""); // what a bot would do, in words
  picked = $state.raw<string[]>([]); // of several components to choose, or of an order: the keys so far

  constructor(
    readonly table: Table,
    readonly catalog: () => Catalog,
    readonly isReplay = false,
  ) {}

  get choices(): Choice[] {
    return this.isReplay ? [] : (this.table.question?.options ?? []);
  }

  /** What can be done with a component now. */
  choicesOf(id: string): Choice[] {
    return this.choices.filter((choice) => componentOf(choice) === id);
  }

  /** What cannot be done with it, and why. */
  closedOf(id: string): Closed[] {
    return this.isReplay ? [] : (this.table.question?.closed ?? []).filter((one) => componentOf(one) === id);
  }

  glows(id: string): boolean {
    return !this.table.busy && this.choicesOf(id).length > 0;
  }

  look(entry: Entry | null): void {
    this.open = entry;
  }

  /** Choose one thing, on the table or in a list: the answer, or one of several that make it up. */
  choose(choice: Choice): void {
    const shape = this.table.question?.shape;
    if (choice.key === "" || (shape?.type !== "subset" && shape?.type !== "order")) {
      this.#answer({ actions: [choice.action] });
    } else if (shape.type === "subset") {
      this.open = null;
      if (this.picked.includes(choice.key)) this.picked = this.picked.filter((key) => key !== choice.key);
      else if (this.picked.length < shape.most) this.picked = [...this.picked, choice.key];
    }
  }

  chooseKeys(keys: string[]): void {
    const none = this.choices.find((choice) => choice.key === "");
    this.#answer(keys.length === 0 && none ? { actions: [none.action] } : { keys });
  }

  #answer(chosen: { actions?: number[]; keys?: string[] }): void {
    const question = this.table.question;
    if (!question || this.table.busy) return;
    this.open = null;
    this.hinted = new Map();
    this.note = "";
    void connection.answer(this.table, question, chosen);
  }

  /** What a bot would rather do: the best first. */
  advise(answers: Weighed[]): void {
    this.hinted = new Map(answers.map((answer) => [answer.actions[0] ?? -1, answer.share]));
    const best = answers[0];
    const choice = this.choices.find((one) => one.action === best?.actions[0]);
    const verb = choice && knows("client", `verb-${verbOf(choice)}`) ? say(`verb-${verbOf(choice)}`) : "";
    const words = choice?.label ? [verb, choice.label].filter(Boolean).join(": ") : (best?.text ?? "");
    this.note = best ? say("hint-says", { text: words }) : "";
  }

  /** The name of a seat; "You" for the reader's own. */
  nameOf(seat: number): string {
    return seat === this.table.viewer ? say("seat-you") : (this.table.info?.seats[seat]?.name ?? say("seat-nobody"));
  }
}

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
