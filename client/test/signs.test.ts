import { expect, test } from "vitest";
import type { GlyphName } from "../src/design/glyphs";
import { withSigns } from "../src/design/signs";

const SIGNS = new Map<string, GlyphName>([["Gold", "gold"], ["Life", "life"], ["Élan", "elan"]]);

test("a sign stands before each word that has one", () => {
  expect(withSigns("Pay 2 Gold and 1 Life.", SIGNS)).toEqual([
    { text: "Pay 2 ", sign: "" },
    { text: "Gold", sign: "gold" },
    { text: " and 1 ", sign: "" },
    { text: "Life", sign: "life" },
    { text: ".", sign: "" },
  ]);
});

test("parts of other words and small letters have none", () => {
  for (const text of ["The Golden Statue", "Lifelong", "gold", "Vitalité d’Élancé"]) expect(withSigns(text, SIGNS)).toEqual([{ text, sign: "" }]);
});

test("nothing of the text is lost", () => {
  const text = "Gold, Life; Élan: Gold";
  expect(withSigns(text, SIGNS).map((part) => part.text).join("")).toBe(text);
  expect(withSigns(text, new Map())).toEqual([{ text, sign: "" }]);
});
