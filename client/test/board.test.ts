import { expect, test } from "vitest";
import { board as trial } from "../src/games/trial_of_the_temples/board";
import { amountsIn, changed, lifted, lyingOn, pairsIn, parse, piecesIn, put, step, swapped, valueOf, where, withUnknown, write, writeOn, writePairs } from "../src/positionEditor/positionLine";

const LINE = "ra1/round:3/turn:p1/p1/pool:2e1g/play:seer.vault(turned.1g)/hand:hawk.?2/p2/hand:?3/held:hawk";

test("a line and its fields are inverse", () => {
  const parsed = parse(LINE);
  expect(parsed.parts.map((one) => one.owner)).toEqual(["", "p1", "p2"]);
  expect(write(parsed)).toBe(LINE);
  expect(write(changed(parsed, 1, "pool", ""))).not.toContain("pool");
  expect(write(changed(parsed, 2, "deck", "prism"))).toMatch(/deck:prism$/);
});

test("a piece lies in one place: put elsewhere it is taken from where it was, and nobody knows of it there any more", () => {
  const moved = put(parse(LINE), 2, "play", "hawk");
  expect(write(moved)).toBe("ra1/round:3/turn:p1/p1/pool:2e1g/play:seer.vault(turned.1g)/hand:?2/p2/hand:?3/play:hawk");
  expect(write(lifted(parse(LINE), "vault"))).toContain("play:seer/");
});

test("what lies on a piece is read and written", () => {
  const vault = piecesIn(valueOf(parse(LINE), 1, "play"))[1];
  expect(vault).toEqual({ name: "vault", inside: "turned.1g", count: 1 });
  expect(lyingOn("turned.1g")).toEqual({ isTurned: true, amounts: "1g" });
  expect(lyingOn("2e1g")).toEqual({ isTurned: false, amounts: "2e1g" });
  expect(writeOn(true, "")).toBe("turned");
});

test("unknown pieces are counted", () => {
  expect(withUnknown("hawk.?2", 1)).toBe("hawk.?3");
  expect(withUnknown("hawk.?1", -1)).toBe("hawk");
  expect(withUnknown("", 2)).toBe("?2");
});

test("amounts grow and shrink letter by letter", () => {
  expect(step("2e1g", "e", 1)).toBe("3e1g");
  expect(step("2e1g", "g", -1)).toBe("2e");
  expect([...amountsIn("2e1g")]).toEqual([["e", 2], ["g", 1]]);
});

test("levels are pairs, and those at the start are left out", () => {
  expect([...pairsIn("fire.3.sand.1")]).toEqual([["fire", "3"], ["sand", "1"]]);
  expect(writePairs([["fire", "0"], ["sand", "2"]])).toBe("sand.2");
});

test("tiles of the ring change places", () => {
  expect(swapped("t01.t02.t03", 0, "t03")).toBe("t03.t02.t01");
  expect(swapped("t01.t02.t03", 1, "t02")).toBe("t01.t02.t03");
});

test("in Trial of the Temples there are as many rounds as round tiles, and what follows from them is left out", () => {
  const line = parse("tt1/round:1/ring:t01/nights:2.3/revealed:r5.r3/stacks:8r/p1/mat:red/p2/mat:blue");
  expect(write(trial.settled(line))).toBe("tt1/round:2/ring:t01/revealed:r5.r3/p1/mat:red/p2/mat:blue");
});

test("what is wrong is found in the line", () => {
  expect(where(LINE, "'vault' is no field")).toEqual([LINE.indexOf("vault"), LINE.indexOf("vault") + 5]);
  expect(where(LINE, "3 monuments")).toBeNull();
});
