import { describe, expect, it } from "vitest";
import { countedUpTo, lastStep } from "../src/table/finale";

const PARTS = [{ points: 3 }, { points: 1 }, { points: 1 }];

describe("the finale", () => {
  it("counts one part more with each step, and no more than there are", () => {
    expect([0, 1, 2, 3, 9].map((step) => countedUpTo(PARTS, step))).toEqual([0, 3, 4, 5, 5]);
  });

  it("lasts as long as the longest list, and not at all where nobody has points", () => {
    expect(lastStep([PARTS, [], [{}]])).toBe(3);
    expect(lastStep([[], []])).toBe(0);
  });
});
