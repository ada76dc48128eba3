import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Entry } from "../src/lib/catalog.svelte";
import type { View } from "../src/res_arcana/view";
import { closedHere } from "../src/res_arcana/why";

const entries: Entry[] = JSON.parse(readFileSync(new URL("../../src/conclave/res_arcana/catalog.json", import.meta.url), "utf8"));
const number = (id: string) => entries.findIndex((one) => one.id === id);

function closed(id: string, where: "hand" | "play", pool: number[], turned = 0, open: string[] = []) {
  const play = where === "play" ? [{ id: number(id), turned, on: [0, 0, 0, 0, 0] }] : [];
  const you = { seat: 0, hand: where === "hand" ? [number(id)] : [] };
  const view = { you, players: [{ pool, play }] } as unknown as View;
  return closedHere(entries[number(id)] as Entry, view, number(id), new Set(open)).map((one) => one.reason);
}

describe("what cannot be done", () => {
  it("lacks an essence", () => {
    expect(closed("athanor", "hand", [0, 5, 5, 5, 5])).toEqual([{ key: "lacks", kind: "elan", count: 1 }]);
    expect(closed("athanor", "play", [0, 0, 0, 0, 0])[0]).toEqual({ key: "lacks", kind: "elan", count: 1 });
  });

  it("lacks essences of any kind", () => {
    expect(closed("crypt", "hand", [0, 0, 0, 3, 0])).toEqual([{ key: "lacks", kind: "any", count: 2 }]);
  });

  it("is turned", () => {
    expect(closed("athanor", "play", [9, 9, 9, 9, 9], 1)[0]).toEqual({ key: "turned" });
  });

  it("waits for an attack", () => {
    expect(closed("protection", "play", [9, 9, 9, 9, 9])).toEqual([{ key: "only-react" }]);
  });

  it("is not listed while it can be done", () => {
    expect(closed("athanor", "play", [9, 9, 9, 9, 9], 0, ["athanor 1"])).toHaveLength(1);
    expect(closed("athanor", "hand", [9, 9, 9, 9, 9], 0, ["place"])).toHaveLength(0);
  });
});
