import { describe, expect, it } from "vitest";
import { backoff } from "../src/lib/backoff";
import * as resArcana from "../src/games/res_arcana/events";
import resArcanaUi from "../src/games/res_arcana/index";
import * as trial from "../src/games/trial_of_the_temples/events";
import { matches } from "../src/pages/search";
import { byVerb, componentOf } from "../src/table/choices";
import { leftOf, timeText } from "../src/table/clock";
import { Table } from "../src/lib/table.svelte";
import { Guide } from "../src/table/guide.svelte";
import { firstWord } from "../src/games/gameUi";
import { lastTurns, pieces } from "../src/table/story";
import type { Question } from "../src/wire";

const isAlarm = (kind: string, prompt: string) => resArcanaUi.isAlarm({ kind, prompt } as Question);
const choice = (text: string, key: string) => ({ action: 0, text, key, label: "", gains: {}, sources: [] });

describe("choices", () => {
  it("know the component they are about", () => {
    expect(componentOf(choice("use vault 1", "vault 1"))).toBe("vault");
    expect(componentOf(choice("pass", ""))).toBe("");
  });

  it("tell two ways to discard apart", () => {
    expect(resArcanaUi.verbOf(choice("discard hawk for gold", "hawk"))).toBe("discard-gold");
    expect(resArcanaUi.verbOf(choice("discard hawk for two", "hawk"))).toBe("discard-two");
    expect(resArcanaUi.verbOf(choice("discard hawk", "hawk"))).toBe("discard");
  });

  it("are grouped by deed, in the order in which they came", () => {
    const groups = byVerb([choice("place a", "a"), choice("use b 1", "b 1"), choice("place c", "c")], firstWord);
    expect(groups.map((group) => [group.verb, group.choices.length])).toEqual([["place", 2], ["use", 1]]);
  });

  it("interrupt when somebody attacks", () => {
    expect(isAlarm("react-loss", "ask-react-loss")).toBe(true);
    expect(isAlarm("discard", "ask-discard-unless")).toBe(true);
    expect(isAlarm("discard", "ask-discard")).toBe(false);
  });
});

describe("the story", () => {
  it("cuts out the names of components, the longest first", () => {
    const found = pieces("Ada uses Dragon Egg, then Dragon.", ["Dragon", "Dragon Egg"]);
    expect(found.filter((piece) => piece.isName).map((piece) => piece.text)).toEqual(["Dragon Egg", "Dragon"]);
    expect(found.map((piece) => piece.text + piece.mark).join("")).toBe("Ada uses Dragon Egg, then Dragon.");
  });

  it("finds no name inside a word", () => {
    expect(pieces("The Hawker comes.", ["Hawk"]).some((piece) => piece.isName)).toBe(false);
  });
});

describe("the last turns", () => {
  it("are one for each answer, the newest first, and only so many", () => {
    const log = [[1, "a."], [2, "b."], [2, "c."], [3, "d."]].map(([version, text]) => ({ version: Number(version), text: String(text) }));
    expect(lastTurns(log, 2)).toEqual([{ version: 3, text: "d.", first: "d." }, { version: 2, text: "b. c.", first: "b." }]);
  });
});

describe("the guide", () => {
  it("knows from events which phases have begun", () => {
    expect(resArcana.phasesIn([[8, 12], [7, 2], [8, 10]])).toEqual(["check", "collect"]);
    expect(trial.phasesIn([[7, 4], [8, 0, 0, 3], [7, 5]])).toEqual(["night", "temple"]);
  });

  it("tells of each phase once, and is silent when it has been answered", () => {
    const guide = new Guide();
    guide.begin(["collect"]);
    guide.begin(["actions"]);
    expect(guide.now).toEqual(["collect", "actions"]);
    guide.answered();
    guide.begin(["check", "collect"]);
    expect(guide.now).toEqual(["check"]);
  });

  it("is silent about what was taken back", () => {
    const [guide, table] = [new Guide(), new Table("t")];
    guide.follow(table, () => []);
    guide.begin(["check"]);
    const undone = { version: 0, kind: "undo" as const, seat: 1, events: [], story: [] };
    table.move({ type: "moved", table: "t", moves: [undone], turn: [0], version: 0, view: {}, outlook: {}, viewer: 0, question: null, undo: "no", clocks: null, proposals: [], result: null, result_text: "", lesson: null });
    expect(guide.now).toEqual([]);
  });

  it("tells again what an undo has taken back, when it begins again", () => {
    const guide = new Guide();
    guide.begin(["actions", "check"]);
    guide.leap("actions"); // the table is shown anew as it stood before
    expect(guide.now).toEqual(["actions"]);
    guide.begin(["check"]);
    expect(guide.now).toEqual(["actions", "check"]);
  });
});

describe("clocks", () => {
  it("run down for the seat that is to move only", () => {
    const clocks = { left: [60_000, 30_000], running: 0, at: 1000 };
    expect(leftOf(clocks, 0, 11_000)).toBe(50_000);
    expect(leftOf(clocks, 1, 11_000)).toBe(30_000);
    expect(leftOf(clocks, 0, 999_999)).toBe(0);
  });

  it("are written as people read them", () => {
    expect([5000, 65_000, 3_661_000, 90_000_000].map(timeText)).toEqual(["0:05", "1:05", "1:01:01", "1d 01h"]);
  });
});

describe("motion", () => {
  it("lets gains fly to the counter and payments away from it", () => {
    const flights = resArcana.flights([[2, 1, 0, -1, 2, 0, -1, 0, 0]]);
    expect(flights).toEqual([
      { glyph: "elan", from: "seat:1", to: "pool:1:elan" },
      { glyph: "elan", from: "seat:1", to: "pool:1:elan" },
      { glyph: "calm", from: "pool:1:calm", to: "seat:1" },
    ]);
  });

  it("lets cards fly between zones, known only where the viewer may know them", () => {
    const [deck, hand, play, centre] = [4, 5, 6, 1];
    const flights = resArcana.flights([[1, -1, deck, 1, hand, 1], [1, 17, hand, 1, play, 1], [1, 20, centre, 0, 0, 0]]);
    expect(flights).toEqual([
      { glyph: "card", from: "deck:1", to: "hand:1" },
      { glyph: "card", from: "hand:1", to: "seat:1", card: 17 },
    ]);
  });

  it("does not drown in large numbers, and ignores what it does not know", () => {
    expect(resArcana.flights([[2, 0, 0, -1, 40, 0, 0, 0, 0], [], [99, 1]])).toHaveLength(3);
  });
});

describe("searching", () => {
  it("wants every word, whatever its accents and capitals", () => {
    const entry = { name: "Épée dansante", text: ["Gain 1 Death"] };
    expect(matches(entry, "epee DEATH")).toBe(true);
    expect(matches(entry, "epee life")).toBe(false);
    expect(matches(entry, "")).toBe(true);
  });
});

describe("reconnecting", () => {
  it("waits longer and longer, but never long", () => {
    const waits = [0, 1, 2, 3, 10].map((attempts) => backoff(attempts, 1));
    expect(waits).toEqual([250, 500, 1000, 2000, 8000]);
    expect(backoff(10, 0)).toBe(4000);
  });
});
