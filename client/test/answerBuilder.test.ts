import { describe, expect, it } from "vitest";
import { type Chosen, AnswerBuilder, LOST } from "../src/table/answerBuilder.svelte";
import type { Considered, Question } from "../src/wire";

const option = (key: string, action: number) => ({ action, text: key, key, label: "", gains: {}, sources: [] });
const asked = (kind: string, shape: Question["shape"], keys: string[] = []): Question =>
  ({ kind, seat: 0, source: "", shape, options: keys.map((key, index) => option(key, index + 1)) }) as unknown as Question;
const bag = (size: number) => ({ type: "bag" as const, size, most: { elan: size, gold: size }, needs: {}, may_miss: 0 });

const WAYS = { gains: ["gain"], takes: ["take"], dear: ["gold"] };
const MAIN = asked("main", { type: "one" }, ["athanor 1", "vault 1"]);
const PAY = asked("pay", bag(2));
const GAIN = asked("gain", bag(1));
const TAKE = asked("take", { type: "subset", least: 0, most: 2 }, ["vault", "golem", ""]);

/** A server that asks these one after the other; it keeps what it was asked. */
function server(...questions: (Question | null)[]) {
  const heard: Chosen[] = [];
  const consider = async (before: number[], chosen: Chosen): Promise<Considered> => {
    heard.push(chosen);
    const question = questions[before.length] ?? null;
    return { type: "considered", request: 1, actions: [...before, 100 + before.length], question, view: { step: before.length } };
  };
  return { consider, heard };
}

describe("a question that is asked again after each answer", () => {
  const CONVERT = asked("convert", { type: "one" }, ["sell red", "buy action", "buy red"]);
  const MORE = asked("convert", { type: "one" }, ["buy red", "done"]);
  const refusing = (max: number) => async (before: number[], chosen: Chosen): Promise<Considered | null> =>
    "actions" in chosen && chosen.actions.length > max ? null : { type: "considered", request: 1, actions: [...before, ...("actions" in chosen ? chosen.actions : [])], question: MORE, view: {} };

  it("is one part for all its answers, which are given in ascending order", async () => {
    const { consider, heard } = server(MORE);
    const one = new AnswerBuilder(CONVERT, {}, consider);
    await one.repeat(0, [2]);
    await one.repeat(0, [2, 1, 1]);
    expect(heard.at(-1)).toEqual({ actions: [1, 1, 2] });
    expect(one.parts.map((part) => part.keys)).toEqual([["2", "1", "1"], []]);
    expect(one.isBegun).toBe(true);
  });

  it("counts a second click before the first one is answered", async () => {
    const one = new AnswerBuilder(CONVERT, {}, server(MORE).consider);
    const first = one.repeat(0, [1]);
    expect(one.parts[0]?.keys).toEqual(["1"]);
    await Promise.all([first, one.repeat(0, [1, 1])]);
    expect(one.parts[0]?.keys).toEqual(["1", "1"]);
  });

  it("stays as it was where an answer is refused", async () => {
    const one = new AnswerBuilder(CONVERT, {}, refusing(1));
    await one.repeat(0, [1]);
    await one.repeat(0, [1, 2]);
    expect(one.parts[0]?.keys).toEqual(["1"]);
  });

  it("is taken back answer by answer, the last one that was added first", async () => {
    const one = new AnswerBuilder(CONVERT, {}, refusing(9));
    await one.repeat(0, [2, 1]);
    one.back();
    await Promise.resolve();
    await Promise.resolve();
    expect(one.parts[0]?.chosen).toEqual({ actions: [2] });
    one.back();
    expect(one.parts).toHaveLength(1);
    expect(one.isBegun).toBe(false);
  });
});

describe("an action that is put together", () => {
  it("is whole when nothing more is asked", async () => {
    const one = new AnswerBuilder(MAIN, {}, server(null).consider);
    await one.choose(0, { action: 1 });
    expect(one.whole?.actions).toEqual([100]);
  });

  it("asks part after part, with a payment suggested, and gives all answers at once", async () => {
    const one = new AnswerBuilder(MAIN, {}, server(PAY, GAIN, null).consider);
    await one.choose(0, { action: 1 });
    expect(one.whole).toBeNull();
    one.suggest({ elan: 3, gold: 1 }, WAYS);
    await Promise.resolve();
    expect(one.parts.map((part) => part.question.kind)).toEqual(["main", "pay", "gain"]);
    expect(one.parts[1]?.keys).toEqual(["elan", "elan"]);
    one.suggest({ elan: 3 }, WAYS);
    expect(one.parts[2]?.chosen).toBeNull(); // what is gained is for the player to say
    await one.pick(2, ["gold"]);
    expect(one.whole?.actions).toEqual([100, 101, 102]);
  });

  it("keeps what was chosen later when an earlier part changes", async () => {
    const one = new AnswerBuilder(PAY, {}, server(GAIN, null).consider);
    await one.pick(0, ["elan", "elan"]);
    await one.pick(1, ["gold"]);
    await one.pick(0, ["elan", "gold"]);
    expect(one.parts.map((part) => part.keys)).toEqual([["elan", "gold"], ["gold"]]);
    expect(one.whole).not.toBeNull();
  });

  it("is put together again when the same question is asked anew, with the new words", async () => {
    const old = new AnswerBuilder(MAIN, {}, server(PAY, GAIN, null).consider);
    await old.choose(0, { action: 1 });
    await old.pick(1, ["elan", "gold"]);
    const worded = (question: Question, text: string) => ({ ...question, text });
    const one = new AnswerBuilder(worded(MAIN, "Deine Aktion"), {}, server(worded(PAY, "Bezahle"), worded(GAIN, "Gewinne"), null).consider);
    await one.adopt(old.parts);
    expect(one.parts.map((part) => part.question.text)).toEqual(["Deine Aktion", "Bezahle", "Gewinne"]);
    expect(one.parts[1]?.keys).toEqual(["elan", "gold"]);
    const other = new AnswerBuilder(TAKE, {}, server(null).consider);
    await other.adopt(old.parts);
    expect(other.isBegun).toBe(false);
  });

  it("takes back what was picked last by hand", async () => {
    const one = new AnswerBuilder(MAIN, {}, server(PAY, null).consider);
    await one.choose(0, { action: 2 });
    one.suggest({ elan: 2 }, WAYS);
    await Promise.resolve();
    expect(one.isBegun).toBe(true);
    one.back();
    expect(one.parts).toHaveLength(1);
    expect(one.isBegun).toBe(false);
    expect(one.whole).toBeNull();
  });

  it("is half an answer until enough is picked", async () => {
    const { consider, heard } = server(null);
    const one = new AnswerBuilder(PAY, {}, consider);
    await one.pick(0, ["elan"]);
    expect(heard).toEqual([]);
    await one.pick(0, ["elan", "gold"]);
    expect(heard).toEqual([{ keys: ["elan", "gold"] }]);
  });

  it("leaves all by the option that says so", async () => {
    const { consider, heard } = server(null);
    await new AnswerBuilder(TAKE, {}, consider).pick(0, []);
    expect(heard).toEqual([{ action: 3 }]);
  });

  it("collects on one screen: what is taken and what is gained are parts of one answer", async () => {
    const one = new AnswerBuilder(TAKE, {}, server(GAIN, null).consider);
    await one.pick(0, ["vault", "golem"]);
    expect(one.parts.map((part) => part.question.kind)).toEqual(["take", "gain"]);
    await one.pick(1, ["elan"]);
    await one.pick(0, []); // leave all after all
    expect(one.parts[1]?.keys).toEqual(["elan"]);
    expect(one.whole?.actions).toHaveLength(2);
  });

  it("forgets the answer to a question that is no longer before the player", async () => {
    const one = new AnswerBuilder(MAIN, {}, server(PAY).consider);
    const first = one.choose(0, { action: 1 });
    one.reopen(0);
    await first;
    expect(one.parts).toHaveLength(1);
  });

  it("keeps all that was put together where nobody can be asked, and asks again when somebody can", async () => {
    let isLost = false;
    const { consider } = server(PAY, GAIN, null);
    const one = new AnswerBuilder(MAIN, {}, async (before, chosen) => (isLost ? LOST : consider(before, chosen)));
    await one.choose(0, { action: 1 });
    await one.pick(1, ["elan", "gold"]);
    isLost = true;
    await one.pick(2, ["elan"]);
    await one.pick(1, ["gold", "gold"]); // an earlier part, and the later one stays
    expect(one.parts.map((part) => part.keys)).toEqual([[], ["gold", "gold"], ["elan"]]);
    expect(one.whole).toBeNull();
    const again = new AnswerBuilder(MAIN, {}, consider);
    await again.adopt(one.parts);
    expect(again.parts.map((part) => part.keys)).toEqual([[], ["gold", "gold"], ["elan"]]);
    expect(again.whole?.actions).toHaveLength(3);
  });

  it("begins with all taken but what costs points, and says that this is only suggested", async () => {
    const question = { ...TAKE, options: TAKE.options.map((one) => (one.key === "golem" ? { ...one, gains: { points: -1 } } : one)) };
    const one = new AnswerBuilder(question, {}, server(null).consider);
    one.suggest({}, WAYS);
    await Promise.resolve();
    expect(one.parts[0]?.keys).toEqual(["vault"]);
    expect(one.isSuggested).toBe(true);
    await one.pick(0, ["vault", "golem"]);
    expect(one.isSuggested).toBe(false);
  });

  it("is not begun by a suggestion to take nothing, so that undo reaches the answer before it", async () => {
    const question = { ...TAKE, options: TAKE.options.map((one) => (one.key ? { ...one, gains: { points: -4 } } : one)) };
    const one = new AnswerBuilder(question, {}, server(null).consider);
    one.suggest({}, WAYS);
    await Promise.resolve();
    expect(one.whole?.actions).toEqual([100]);
    expect(one.isBegun).toBe(false);
    expect(one.isSuggested).toBe(true);
    await one.pick(0, []);
    expect(one.isBegun).toBe(true);
  });

  it("asks again where the server refuses", async () => {
    const one = new AnswerBuilder(MAIN, {}, async () => null);
    await one.choose(0, { action: 1 });
    expect(one.parts[0]?.chosen).toBeNull();
  });
});
