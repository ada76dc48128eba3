import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KINDS, lines, type Sign, tones, units } from "../src/games/res_arcana/cards/lines";
import type { Entry } from "../src/lib/catalog.svelte";

const CATALOG = new URL("../../tests/cards/facts.json", import.meta.url);
const entries: Entry[] = JSON.parse(readFileSync(CATALOG, "utf8"));
const emblems = JSON.parse(readFileSync(new URL("../src/games/res_arcana/emblems.json", import.meta.url), "utf8"));
const entry = (id: string) => entries.find((one) => one.id === id) as Entry;
const written = (signs: Sign[]) =>
  signs.map((sign) => ("glyph" in sign ? `${sign.minus ? "-" : ""}${sign.count} ${sign.glyph}` : Object.values(sign)[0])).join(" ");

describe("the face of a card", () => {
  it.each(entries.map((one) => one.id))("can be drawn: %s", (id) => {
    const shown = lines(entry(id));
    expect(emblems).toHaveProperty(id);
    for (const kind of tones(entry(id))) expect(KINDS).toContain(kind);
    expect(shown.filter((line) => line.power).length).toBe((entry(id).powers as unknown[]).length);
    for (const line of shown) expect(line.signs.length).toBeGreaterThan(0);
  });

  it("shows costs before the arrow and what they give behind it", () => {
    expect(lines(entry("athanor")).map((line) => written(line.signs))).toEqual([
      "turn 1 elan arrow 2 elan here",
      "turn from 6 elan X 1 any arrow X 1 gold",
    ]);
  });

  it("shows an attack with the way out of it", () => {
    expect(written(lines(entry("bone_dragon"))[0]?.signs ?? [])).toBe("turn arrow attack -2 life ( shield 1 death )");
  });

  it("has the colour of what the card is about", () => {
    expect(tones(entry("fire_dragon"))[0]).toBe("elan");
    expect(tones(entry("water_dragon"))[0]).toBe("calm");
  });

  it("has the next essence that it is about as its second tone", () => {
    expect(tones(entry("bone_dragon"))).toEqual(["death", "life"]);
    expect(tones(entry("divination"))).toEqual([]);
  });
});

describe("a line that is broken", () => {
  const shown = (id: string) => units(lines(entry(id)).flatMap((line) => line.signs)).map(written);

  it("keeps brackets and exceptions together", () => {
    expect(shown("cursed_skull").some((unit) => unit.includes("≠") && unit.split(" ").length > 2)).toBe(true);
    for (const one of entries)
      for (const unit of units(lines(one).flatMap((line) => line.signs)).map(written)) {
        expect(unit.split("(").length).toBe(unit.split(")").length);
        expect(unit).not.toBe("≠");
      }
  });
});
