import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { around, handWidth, height, namesBeside, type Sizes, sizesOf, type Spread, steady } from "../src/games/res_arcana/layout";
import { leastType } from "../src/table/area";

const spread = (rivals: number, cards: number, own = cards): Spread => ({
  rows: [Array<number>(rivals).fill(cards), []], places: 5, monuments: 2.72, items: 6, open: 0, offer: 0, isSetup: false, slack: 0, own: { play: own, hand: 3, hasDeck: true },
});
const LAPTOP = { width: 1142, height: 783 };

describe("the sizes of cards", () => {
  it("grow with the room that there is", () => {
    const [few, many] = [sizesOf(LAPTOP, spread(1, 2), 11), sizesOf(LAPTOP, spread(1, 9), 11)];
    for (const zone of ["rival", "centre", "own"] as const) expect(few[zone]).toBeGreaterThanOrEqual(many[zone]);
    expect(few.own).toBeGreaterThan(many.own);
  });

  it("let the whole table fit wherever it can", () => {
    for (const seats of [1, 2, 3])
      for (const cards of [1, 4, 6]) {
        const sizes = sizesOf(LAPTOP, spread(seats, cards), 10);
        expect(height(LAPTOP.width, spread(seats, cards), 10, sizes)).toBeLessThanOrEqual(LAPTOP.height);
      }
  });

  it("leave the names of free magic items beside the cards, or lay them in a row below", () => {
    expect(namesBeside(2000, spread(1, 4), 11, { centre: 140, tall: 1.4 })).toBe(6);
    expect(namesBeside(2000, spread(1, 4), 11, { centre: 140, tall: 1 })).toBe(4);
    expect(namesBeside(1142, { ...spread(1, 4), places: 4 }, 11, { centre: 136, tall: 1.4 })).toBe(0);
  });

  it("never fall below what can be read: rivals' cards show less instead", () => {
    const crowded: Sizes = sizesOf(LAPTOP, spread(3, 14), 10);
    expect(crowded.detail).toBe("names");
    expect(crowded.own).toBeGreaterThanOrEqual(93);
    expect(crowded.rival).toBeGreaterThanOrEqual(77);
  });

  it("let three of one's own lie side by side on a phone", () => {
    const { own } = sizesOf({ width: 390, height: 500 }, spread(1, 5), 10);
    expect(own).toBeGreaterThanOrEqual(102);
    expect(3 * own + 2 * 8).toBeLessThanOrEqual(390 - 20);
  });

  it("follow type that is larger on larger screens", () => {
    expect(leastType({ width: 1142, usual: 783 }, 2)).toBeGreaterThanOrEqual(11);
    expect(leastType({ width: 1142, usual: 783 }, 4)).toBeGreaterThanOrEqual(10);
    expect(leastType({ width: 2164, usual: 1325 }, 4)).toBeGreaterThanOrEqual(15);
    expect(leastType({ width: 390, usual: 700 }, 4)).toBe(10);
  });
});

describe("the sizes of cards, move by move", () => {
  it("stay as they are while everything fits", () => {
    const sized = steady();
    const first = sized(LAPTOP, spread(1, 4, 4), 11);
    expect(sizesOf(LAPTOP, spread(1, 4, 5), 11)).not.toEqual(sizesOf(LAPTOP, spread(1, 4, 4), 11)); // they could change
    expect(sized(LAPTOP, spread(1, 4, 5), 11)).toBe(first);
  });

  it("leave room for the cards and discards of the next rounds where four sit", () => {
    const sized = steady();
    const first = sized(LAPTOP, spread(3, 2, 2), 10);
    for (const cards of [2.72, 3, 3.72]) expect(sized(LAPTOP, spread(3, cards, cards), 10)).toBe(first);
  });

  it("change when something would not fit, and when much more room is free", () => {
    const sized = steady();
    const [few, many] = [sized(LAPTOP, spread(1, 2), 10), sized(LAPTOP, spread(1, 6), 10)];
    expect(many.own).toBeLessThan(few.own);
    expect(height(LAPTOP.width, spread(1, 6), 10, many)).toBeLessThanOrEqual(LAPTOP.height);
    expect(sized(LAPTOP, spread(1, 2), 10)).toEqual(few);
  });

  it("follow the room that there is at once", () => {
    const sized = steady();
    const small = sized(LAPTOP, spread(1, 4), 11);
    expect(sized({ width: 2164, height: 1325 }, spread(1, 4), 16).own).toBeGreaterThan(small.own);
  });
});

describe("the hand", () => {
  const held = (play: number, hand: number) => handWidth(LAPTOP.width, { ...spread(1, 3), own: { play, hand, hasDeck: true } }, 110);

  it("lies in one row where what is in play leaves the room", () => {
    expect(held(3, 5)).toBeGreaterThanOrEqual(5 * 118 + 0.62 * 110);
  });

  it("lies in as many rows as what is in play where it does not", () => {
    expect(held(8, 5)).toBeLessThan(4 * 118);
  });

  it("leaves a second row to what is in play, also where it is one card itself", () => {
    const high = (play: number) => height(LAPTOP.width, { ...spread(1, 3), own: { play, hand: 1, hasDeck: false } }, 11, { detail: "full", tall: 1.4, rival: 120, centre: 113, own: 120 });
    expect(high(12)).toBeGreaterThan(high(3));
  });
});

describe("the seats", () => {
  it("lie in turn above the centre for those who play, on both sides of it for those who watch", () => {
    expect(around(4, 2)).toEqual([[3, 0, 1], []]);
    expect(around(4, -1)).toEqual([[0, 1], [2, 3]]);
    expect(around(3, -1)).toEqual([[0, 1], [2]]);
  });
});

/** What tokens.css says, theme by theme. */
function tokens(): Record<"dark" | "light", Record<string, string>> {
  const css = readFileSync(new URL("../src/design/tokens.css", import.meta.url), "utf8");
  const read = (block: string) => Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map((one) => [one[1], one[2]]));
  const [dark = "", light = ""] = css.split(/:root\[data-theme="light"\] \{/);
  return { dark: read(dark), light: { ...read(dark), ...read(light.split("}")[0] ?? "") } };
}

function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [more, less] = [light(a), light(b)].sort((one, other) => other - one) as [number, number];
  return (more + 0.05) / (less + 0.05);
}

describe("the light table", () => {
  const { dark, light } = tokens();
  it.each(["ink", "ink-2", "ink-3", "accent"])("is read as well as the dark one: %s", (ink) => {
    for (const ground of ["surface", "card", "felt"]) {
      expect(contrast(light[ink] ?? "", light[ground] ?? "")).toBeGreaterThanOrEqual(Math.min(ground === "felt" ? 4.5 : 5.5, contrast(dark[ink] ?? "", dark[ground] ?? "")));
    }
  });

  it.each(["elan", "life", "calm", "death", "gold"])("shows essences clearly: %s", (kind) => {
    for (const [theme, ground] of [[light, "card"], [light, "felt"], [dark, "card"], [dark, "felt"]] as const) {
      expect(contrast(theme[kind] ?? "", theme[ground] ?? "")).toBeGreaterThanOrEqual(3.5);
    }
  });
});
