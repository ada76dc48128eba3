import { describe, expect, it } from "vitest";
import { changed, isEnough, keysOf, left, mayAdd, suggestion, uncovered } from "../src/shapes/bag";
import type { ShapeBag } from "../src/wire";

const bag = (size: number, most: Record<string, number>, needs: Record<string, number> = {}, may_miss = 0): ShapeBag => ({
  type: "bag", size, most, needs, may_miss,
});

describe("a payment", () => {
  it("is suggested from what there is most of", () => {
    expect(suggestion(bag(2, { elan: 1, calm: 2 }), { elan: 1, calm: 5 })).toEqual({ elan: 0, calm: 2 });
  });

  it("spends last what is dear", () => {
    expect(suggestion(bag(1, { elan: 1, gold: 1 }), { elan: 1, gold: 9 }, ["gold"])).toEqual({ elan: 1, gold: 0 });
  });

  it("covers what is needed first", () => {
    expect(suggestion(bag(3, { elan: 3, death: 2 }, { death: 2 }), { elan: 9, death: 2 })).toEqual({ elan: 1, death: 2 });
  });

  it("is never more than there is", () => {
    const shape = bag(5, { elan: 2, life: 1, gold: 2 });
    const chosen = suggestion(shape, { elan: 2, life: 1, gold: 2 });
    expect(chosen).toEqual({ elan: 2, life: 1, gold: 2 });
    expect(left(shape, chosen)).toBe(0);
  });

  it("is enough only when it is complete and covers the cost", () => {
    const shape = bag(2, { elan: 2, death: 1 }, { death: 1 });
    expect(isEnough(shape, { elan: 1 })).toBe(false);
    expect(isEnough(shape, { elan: 2 })).toBe(false);
    expect(isEnough(shape, { elan: 1, death: 1 })).toBe(true);
  });

  it("may leave out what a discount takes off", () => {
    const shape = bag(2, { elan: 2 }, { elan: 2, death: 1 }, 1);
    expect(uncovered(shape, { elan: 2 })).toBe(1);
    expect(isEnough(shape, { elan: 2 })).toBe(true);
  });

  it("offers only what would change it: one more, or one instead of another", () => {
    const shape = bag(2, { elan: 2, life: 1 });
    expect(changed(shape, { elan: 1 }, "elan", 1)).toEqual({ elan: 2 });
    expect(changed(shape, { elan: 2 }, "elan", 1)).toBeNull();
    expect(changed(shape, { elan: 2 }, "life", 1)).toEqual({ elan: 1, life: 1 });
    expect(changed(shape, { life: 1 }, "life", 1)).toBeNull();
  });

  it("takes no more of a kind than may be chosen", () => {
    const shape = bag(3, { elan: 1, life: 3 });
    expect(mayAdd(shape, { elan: 1 }, "elan")).toBe(false);
    expect(mayAdd(shape, { elan: 1 }, "life")).toBe(true);
    expect(mayAdd(shape, { life: 3 }, "elan")).toBe(false);
  });

  it("is sent as keys, kind by kind", () => {
    expect(keysOf({ elan: 2, life: 0, gold: 1 })).toEqual(["elan", "elan", "gold"]);
  });
});
