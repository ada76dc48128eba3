import { expect, test } from "vitest";
import { amountsIn, parse, step, where, write } from "../src/whatif/line";

const LINE = "ra1/round:3/turn:p1/p1/pool:2e1g/play:seer.vault(turned.1g)/p2/hand:?3";

test("a line and its fields are inverse", () => {
  const { tag, parts } = parse(LINE);
  expect(parts.map((one) => one.owner)).toEqual(["", "p1", "p2"]);
  expect(write(tag, parts)).toBe(LINE);
});

test("amounts grow and shrink letter by letter", () => {
  expect(step("2e1g", "e", 1)).toBe("3e1g");
  expect(step("2e1g", "g", -1)).toBe("2e");
  expect(amountsIn("2e1g")).toEqual([{ letter: "e", count: 2 }, { letter: "g", count: 1 }]);
  expect(amountsIn("seer.vault")).toEqual([]);
});

test("what is wrong is found in the line", () => {
  expect(where(LINE, "'vault' is no field")).toEqual([LINE.indexOf("vault"), LINE.indexOf("vault") + 5]);
  expect(where(LINE, "3 monuments")).toBeNull();
});
