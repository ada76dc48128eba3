/** Entries of the catalog are typed: a kind that no component has is a compile error, which svelte-check reports. */
import { expect, test } from "vitest";
import type { CatalogEntry } from "../src/games/res_arcana/shown";

const isPlace = (kind: CatalogEntry["kind"]) => kind === "place_of_power";
// @ts-expect-error - there is no kind "place"
const isNothing = (kind: CatalogEntry["kind"]) => kind === "place";

test("a place of power is a kind, a place is none", () => {
  expect([isPlace("place_of_power"), isNothing("place_of_power")]).toEqual([true, false]);
});
