import { describe, expect, it } from "vitest";
import { followingOwn, lapseOf, type OwnInfo } from "../src/puzzles/puzzles";
import type { TableInfo } from "../src/wire";

const lapse = (id: string, solved: boolean | null): OwnInfo => ({ id, table: "t", step: 1, finished: 0, loss: 9, solved });

describe("puzzles from one's own games", () => {
  it("come one after the other, and round again, until all are solved", () => {
    const all = [lapse("a", null), lapse("b", true), lapse("c", false)];
    expect(followingOwn(all, "a")).toBe("c");
    expect(followingOwn(all, "c")).toBe("a");
    expect(followingOwn([lapse("a", null), lapse("b", true)], "a")).toBe("");
  });

  it("know the game they came from", () => {
    const options = { seats: 2, lapse: { table: "t", step: 4 } };
    expect(lapseOf({ options } as unknown as TableInfo)).toEqual({ table: "t", step: 4 });
    expect(lapseOf({ options: { seats: 2 } } as unknown as TableInfo)).toBeNull();
    expect(lapseOf(null)).toBeNull();
  });
});
