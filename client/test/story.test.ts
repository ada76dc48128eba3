import { describe, expect, it } from "vitest";
import { keepUnchanged, subjectOf, summarizeLog } from "../src/table/story";

const NAMES = ["Mausoleum", "Vault"];
const lines = (...texts: string[]) => texts.map((text, index) => ({ version: index + 1, text, seat: 0 }));
const read = (...texts: string[]) => summarizeLog(lines(...texts), NAMES, (line) => line.startsWith("Round"), texts.length);

describe("the story", () => {
  it("says once what is done over and over", () => {
    const found = read(...Array<string>(5).fill("Ada uses Mausoleum: puts 1 Death on Mausoleum."));
    expect(found).toMatchObject([{ text: "Ada uses Mausoleum: puts 1 Death on Mausoleum.", count: 5, more: [], name: "Mausoleum", isLatest: true }]);
  });

  it("tells how often a component was used, and then each way", () => {
    const found = read("Ada uses Vault: gains 1 Elan.", "Ada uses Vault: gains 1 Life.");
    expect(found).toMatchObject([{ text: "Ada uses Vault", count: 2, more: ["gains 1 Elan.", "gains 1 Life."] }]);
  });

  it("keeps what different people do apart, and sentences about no component", () => {
    expect(read("Ada uses Vault.", "Bob uses Vault.", "Bob passes.", "Bob passes.").map((line) => line.count)).toEqual([1, 1, 1, 1]);
  });

  it("knows of whom a line tells", () => {
    const seats = ["", "Bo", "Bo the Bold"]; // the reader's own has none
    const of = (text: string, component = "") => subjectOf(text, seats, component, 0);
    expect([of("Bo passes."), of("Bo the Bold passes."), of("You pass."), of("Vault is on display.", "Vault"), of("Ganas 1 de vida.")]).toEqual([1, 2, 0, -1, 0]);
  });

  it("has a heading for each round", () => {
    expect(read("Bob passes.", "Round 2 begins.").map((line) => line.isHeading)).toEqual([false, true]);
  });

  it("is drawn anew only where it says something else", () => {
    const same = keepUnchanged();
    const [first, second] = [same(read("Ada uses Vault.", "Bob passes.")), same(read("Ada uses Vault.", "Bob passes.", "Ada passes."))];
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]); // it is no longer the latest
    expect(second).toMatchObject([{ isLatest: false }, { isLatest: false }, { isLatest: true }]);
  });
});
