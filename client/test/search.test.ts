import { describe, expect, it } from "vitest";
import { marked, matches } from "../src/pages/search";

describe("searching", () => {
  it("finds words in any order, whatever their accents and capitals", () => {
    const entry = { name: "Große Pyramide", text: ["Wert: 3 Siegpunkte"] };
    expect(matches(entry, "siegpunkte PYRAMIDE")).toBe(true);
    expect(matches({ name: "Sérénité", text: [] }, "serenite")).toBe(true);
    expect(matches(entry, "drache")).toBe(false);
  });

  it("marks what was typed, and nothing else is lost", () => {
    const found = marked("Payez 1 Sérénité, puis 1 Vie.", "serenite vie");
    expect(found.filter((one) => one.isHit).map((one) => one.text)).toEqual(["Sérénité", "Vie"]);
    expect(found.map((one) => one.text).join("")).toBe("Payez 1 Sérénité, puis 1 Vie.");
    expect(marked("Gold", "")).toEqual([{ text: "Gold", isHit: false }]);
  });
});
