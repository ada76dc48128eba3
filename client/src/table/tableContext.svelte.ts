/** Shared state of one table in the browser: the table, its catalog, its game UI and the answer being built. */
import { getContext, setContext } from "svelte";
import { type Area, leastType } from "./area";
import type { GameUi, Heading, Seen } from "../games/gameUi";
import type { Catalog, Entry } from "../lib/catalog.svelte";
import { connection } from "../lib/connection.svelte";
import { knows, listed, say, sayOr } from "../lib/language.svelte";
import { seatName } from "../lib/seats";
import type { Table } from "../lib/table.svelte";
import { type Counts, countsOf } from "../shapes/bag";
import type { Choice, Closed, Question, Weighed } from "../wire";
import { componentOf, grouped } from "./choices";
import { AnswerBuilder, type Part } from "./answerBuilder.svelte";
import type { Judged } from "../review/reviewing.svelte";

const KEY = Symbol("tableContext");

/** Something on the table, in words, and what would be chosen there. */
export interface Pointed {
  text: string;
  choice?: Choice;
}

/** One of several things that are chosen together. */
export interface Toggle {
  choice: Choice;
  index: number; // of the part that it is chosen for
  isOn: boolean;
}

/** A part of an answer, and which one it is. */
interface Asked {
  part: Part;
  index: number;
}

/** A component that a hand rests on, and where it lies. */
export interface Preview {
  entry: Entry;
  spot: DOMRect;
}

export class TableContext {
  area = $state.raw<Area>({ width: 0, height: 0, usual: 0 }); // that the table can use
  open = $state.raw<Entry | null>(null); // the component that is looked at, enlarged
  advised = $state(-1); // the action that a bot thinks best
  note = $state(""); // what a bot would do, in words
  pointed = $state.raw<Pointed | null>(null); // what the hand points at
  preview = $state.raw<Preview | null>(null); // the card that is shown large while the pointer rests on it
  pointer: { x: number; y: number } | null = null; // where a mouse was pressed last, or has moved to on a card since
  weighed = $state.raw<Question | null>(null); // in a replay: the moves that were compared here, as a question
  played = $state(-1); // and the one that was played
  traced = $state(""); // the component that a line of the story points at
  means = $state<"mouse" | "touch" | "keys">("mouse"); // of the hand
  /** The answer to the question before us, as far as it is put together. */
  builder = $derived.by(() => {
    const { question, view, version } = this.table;
    if (!question || this.isReplay) return null;
    const made = new AnswerBuilder(question, view, (before, chosen) => connection.consider(this.table, question, before, chosen));
    const old = this.#open;
    this.#open = { builder: made, version };
    // The same question is asked anew in another language, or when a lost connection is back.
    if (old?.version === version && !question.banked) queueMicrotask(() => void made.adopt(old.builder.parts));
    return made;
  });
  #open: { builder: AnswerBuilder; version: number } | null = null; // what is put together, and not given yet

  /** Where in the game we are; what is put together changes nothing yet. */
  heading = $derived.by((): Heading => (this.table.view ? this.gameUi.heading(this.table.view) : { where: "" }));

  /** What can be done, by component: every card of a table asks at every move. */
  #choices = $derived.by(() => grouped(this.choices, componentOf));
  #toggles = $derived.by(() => {
    const found = new Map<string, Toggle>();
    for (const [index, { question, keys }] of (this.builder?.parts ?? []).entries()) {
      if (question.shape.type !== "subset" || !this.gameUi.onTable.includes(question.kind)) continue;
      for (const choice of question.options) {
        const id = componentOf(choice);
        if (!found.has(id)) found.set(id, { choice, index, isOn: keys.includes(choice.key) });
      }
    }
    return found;
  });
  #asked = $derived.by(() => grouped((this.builder?.parts ?? []).map((part, index) => ({ part, index })), ({ part }) => this.asksOn(part)));
  #banked = $derived.by(() => {
    const { question } = this.table;
    return new Set(question?.options.filter((one) => question.banked?.includes(one.action)).map(componentOf));
  });

  /** Components by name, for the story; short names would be found everywhere. */
  names = $derived.by(() => new Map(this.catalog().entries.filter((entry) => entry.name.length > 3).map((entry) => [entry.name, entry])));
  nameList = $derived([...this.names.keys()]);
  /** Kinds of goods by their name, for the signs inside sentences. */
  signs = $derived.by(() => new Map(this.gameUi.signs.map((kind) => [this.gameUi.goodName(kind), kind] as const)));

  constructor(
    readonly table: Table,
    readonly catalog: () => Catalog,
    readonly gameUi: GameUi,
    readonly isReplay = false,
  ) {}

  /** The smallest type on this table, in pixels. */
  get least(): number {
    return leastType(this.area, this.table.info?.seats.length ?? 2);
  }

  get game(): string {
    return this.table.info?.game ?? "";
  }

  get part(): Part | null {
    return this.builder?.parts.at(-1) ?? null;
  }

  get question(): Question | null {
    return this.part?.question ?? this.weighed;
  }

  /** The table as it is, or as it would be with what is chosen so far. */
  get view(): Seen | null {
    return this.builder?.view ?? this.table.view;
  }

  get choices(): Choice[] {
    const part = this.part;
    if (!part && this.weighed) return this.weighed.options;
    return part && (!part.chosen || part.question.shape.type === "subset") ? part.question.options : [];
  }

  /** What the reader could pay with in a view. */
  possessions(view: Seen | null): Counts {
    return view && this.table.viewer >= 0 ? this.gameUi.possessions(view, this.table.viewer) : {};
  }

  /** What can be done with a component now. */
  choicesOf(id: string): Choice[] {
    return this.#choices.get(id) ?? [];
  }

  /** What cannot be done with it, and why. */
  closedOf(id: string): Closed[] {
    return (this.question?.closed ?? []).filter((one) => componentOf(one) === id);
  }

  /** Why a place on the table cannot be chosen; "" where it can, or where nobody would ask. */
  whyNot(key: string, verb = ""): string {
    return this.question?.closed.find((one) => one.key === key && (!verb || one.verb === verb))?.text ?? "";
  }

  glows(id: string): boolean {
    return !this.table.busy && (this.choicesOf(id).length > 0 || this.toggleOf(id) !== null);
  }

  /** Of several that are chosen on the table, whether this one is; null where it is not among them. */
  toggleOf(id: string): Toggle | null {
    return this.#toggles.get(id) ?? null;
  }

  /** Where a part is answered on a component: which one. */
  asksOn(part: Part): string {
    return part.view ? this.gameUi.asksOn(part.question, part.view) : "";
  }

  /** Parts that are answered on this component. */
  partsOn(id: string): Asked[] {
    return this.#asked.get(id) ?? [];
  }

  /** Whether it is what the reader has chosen already, while others still decide. */
  isBanked(id: string): boolean {
    return this.#banked.has(id);
  }

  /** What the answer, as far as it is put together, would change in what the reader has. */
  get gets(): Counts {
    const [before, after] = [this.possessions(this.table.view), this.possessions(this.view)];
    return Object.fromEntries(Object.entries(after).map(([kind, count]) => [kind, count - (before[kind] ?? 0)]).filter(([, change]) => change));
  }

  /** Whether a bot would rather do something with it than anything else. */
  isAdvised(id: string): boolean {
    return this.choicesOf(id).some((choice) => choice.action === this.advised);
  }

  /** In a replay: let the moves that were compared glow, the best most. */
  weigh(judged: Pick<Judged, "asked" | "seat" | "source" | "compared"> | null): void {
    const options = judged?.compared.map((one) => ({ ...one, gains: {}, sources: [] })) ?? [];
    this.weighed = judged && { kind: judged.asked, seat: judged.seat, source: judged.source, prompt: "", args: {}, text: "", shape: { type: "one" }, options, closed: [], early: false, banked: null };
    this.advised = options[0]?.action ?? -1;
    this.played = options.find((one) => one.is_played)?.action ?? -1;
  }

  /** In a replay: whether this was done here, and was not the best. */
  isPlayed(choice: Choice | undefined): boolean {
    return choice !== undefined && choice.action === this.played && this.played !== this.advised;
  }

  /** The same of anything that was done with a component. */
  wasPlayed(id: string): boolean {
    return this.choicesOf(id).some((choice) => this.isPlayed(choice));
  }

  /** Whose turn it is. */
  get turn(): number {
    const { question, viewer } = this.table;
    return question ? viewer : (this.heading.turn ?? this.table.turn);
  }

  point(pointed: Pointed | null): void {
    this.pointed = pointed;
  }

  /** A click on a component: what it can only mean is done, all else is looked at first. */
  touch(entry: Entry): void {
    const [toggle, choices] = [this.toggleOf(entry.id), this.choicesOf(entry.id)];
    const [only] = choices;
    if (this.table.busy) return;
    if (this.isReplay) return this.look(entry);
    if (toggle) this.choose(toggle.choice, toggle.index);
    else if (only && choices.length === 1 && this.gameUi.isDirect(only, this.catalog())) this.press({ text: this.wordsOf(only), choice: only });
    else this.look(entry);
  }

  /** A finger does not hover: its first tap says what the second one does. */
  press(pointed: Pointed): void {
    if (this.means === "touch" && (!pointed.choice || this.pointed?.choice !== pointed.choice)) this.pointed = pointed;
    else if (pointed.choice) this.choose(pointed.choice);
  }

  look(entry: Entry | null): void {
    this.open = entry;
    this.hidePreview();
  }

  showPreview(entry: Entry, spot: DOMRect): void {
    if (!this.open) this.preview = { entry, spot };
  }

  hidePreview(): void {
    this.preview = null;
  }

  /** Where a component lies and whose it is, in words. */
  whereIs(entry: Entry): string {
    const found = this.view && this.gameUi.whereIs(this.view, this.catalog(), entry);
    return found ? say(`lies-${found.zone}`, { name: found.seat === undefined ? "" : this.nameOf(found.seat), own: String(found.seat === this.table.viewer) }) : "";
  }

  /** Describe a component for screen readers: its kind, its cost, its text, and why it cannot be used. */
  describe(entry: Entry): string {
    const cost = this.gameUi.costOf(entry);
    const closed = this.closedOf(entry.id).map((one) => `${sayOr(`verb-${one.verb}`, one.verb)}: ${one.text}`);
    const sentences = [this.gameUi.kindName(entry), cost.length ? say("card-cost", { cost: listed(cost) }) : "", ...entry.text, ...closed];
    return sentences.filter(Boolean).map((one) => one.replace(/\.$/, "")).join(". ");
  }

  /** Choose one thing, on the table or in a list: the answer, or one of several that make it up. */
  choose(choice: Choice, index = this.builder?.last ?? 0): void {
    const part = this.builder?.parts[index];
    if (!part || this.table.busy) return;
    const { shape } = part.question;
    this.#forget();
    if (shape.type !== "subset") this.#commit(index, (made) => made.choose(index, { action: choice.action }));
    else if (choice.key === "") void this.builder?.choose(index, { action: choice.action });
    else if (part.keys.includes(choice.key)) {
      this.pick(index, part.keys.filter((key) => key !== choice.key));
    } else if (part.keys.length < shape.most) this.pick(index, [...part.keys, choice.key]);
  }

  /** Pick by keys: what bags, numbers, orders and subsets are made of. */
  pick(index: number, keys: string[]): void {
    this.#forget();
    void this.builder?.pick(index, keys);
  }

  /** Answer a question that is asked again after each answer by all these actions. */
  repeat(index: number, added: number[]): void {
    this.#forget();
    void this.builder?.repeat(index, added);
  }

  /** Pick what one click says in full. */
  take(index: number, keys: string[]): void {
    this.#forget();
    this.#commit(index, (made) => made.pick(index, keys));
  }

  /** Give the answer, all parts of it. */
  confirm(): void {
    const { question, busy } = this.table;
    const whole = this.builder?.whole;
    if (!question || !whole || busy) return;
    const given = this.#open;
    void connection.answer(this.table, question, whole.actions).then((isTaken) => {
      if (isTaken && this.#open === given) this.#open = null;
    });
  }

  /** What one click has said in full needs no second one, unless there is something in it that nobody has chosen. */
  #commit(index: number, answer: (made: AnswerBuilder) => Promise<void>): void {
    const made = this.builder;
    const isNext = index === made?.last && !made.parts[index]?.chosen; // anything else is changed, and looked at again
    if (made) void answer(made).then(() => isNext && made === this.builder && !made.isSuggested && this.confirm());
  }

  #forget(): void {
    this.open = this.pointed = this.preview = null;
    this.unadvise();
  }

  /** A hint is about one question, in one language. */
  unadvise(): void {
    this.advised = -1;
    this.note = "";
  }

  /** What a bot would rather do: the best first. */
  advise(answers: Weighed[]): void {
    const [best, question] = [answers[0], this.question];
    this.advised = best?.actions[0] ?? -1;
    const choice = this.choices.find((one) => one.action === best?.actions[0]);
    const verb = this.gameUi.verbOf(choice ?? { text: best?.text ?? "" });
    const bare = `hint-${verb}`; // of a word that would name no deed
    const counted = question && question.shape.type !== "one" ? this.#counted(question, best?.actions ?? [], verb) : "";
    const says = best ? say("hint-says", { text: counted || (knows(bare) ? say(bare) : choice?.label ? this.wordsOf(choice) : best.words || best.text).replace(/\.$/, "") }) : "";
    this.note = [says, best?.reason].filter(Boolean).join(" ");
  }

  /** What is picked by these actions, counted where it can be, and the deed: "Pay: 2 × Elan and 1 × Gold". */
  #counted(question: Question, actions: number[], verb: string): string {
    const counts = countsOf(actions.map((action) => question.options.find((one) => one.action === action)?.key ?? ""));
    const nameOf = (key: string, count: number) => (question.shape.type === "bag" ? `${count} × ${this.gameUi.goodName(key)}` : (this.catalog().byId.get(key)?.name ?? key));
    const picked = listed(Object.entries(counts).filter(([key]) => key).map(([key, count]) => nameOf(key, count)));
    const deed = [`verb-${verb}`, `plain-${verb}`].find(knows);
    return picked && deed ? `${say(deed)}: ${picked}` : picked;
  }

  /** A choice in words, with its deed. */
  wordsOf(choice: Choice): string {
    const deed = this.gameUi.verbOf(choice);
    const key = [`verb-${deed}`, `plain-${deed}`].find(knows);
    const [verb, label] = [key ? say(key) : "", choice.label || choice.text];
    return !verb || label.startsWith(verb) ? label : `${verb}: ${label}`;
  }

  /** The name of a seat; "You" for the reader's own. */
  nameOf(seat: number): string {
    return seat === this.table.viewer ? say("seat-you") : this.properNameOf(seat);
  }

  /** The name of a seat, whoever reads it. */
  properNameOf(seat: number): string {
    const info = this.table.info?.seats[seat];
    return info ? seatName(info) : say("seat-nobody");
  }

  /** The colour of a seat, where its game gives it one; "" for the usual one. */
  colourOf(seat: number): string {
    return this.table.view && seat >= 0 ? this.gameUi.colourOf(this.table.view, seat) : "";
  }
}

export function provideTableContext(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTableContext(): TableContext {
  return getContext<TableContext>(KEY);
}
