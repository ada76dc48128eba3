import { describe, expect, it } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Move, Moved, Snapshot } from "../src/wire";

const standing = { viewer: 0, question: null, undo: "no" as const, clocks: null, proposals: [], lesson: null };
const move = (version: number, kind: Move["kind"] = "answer"): Move => ({ version, kind, seat: 0, events: [], story: [`step ${version}`] });
const moved = (...moves: Move[]): Moved => ({
  type: "moved", table: "t", moves, turn: [1], version: moves.at(-1)?.version ?? 0, view: { round: 1 }, outlook: {}, result: null, result_text: "", ...standing,
});

function table(): Table {
  const made = new Table("t");
  const snapshot = { type: "snapshot", table: { id: "t", game: "res_arcana", turn: [0] }, mine: [0], version: 3, view: {}, log: [], chat: [], ...standing };
  made.show(snapshot as unknown as Snapshot);
  return made;
}

describe("a table", () => {
  it("follows moves, one version after the other", () => {
    const one = table();
    expect(one.move(moved(move(4), move(5)))).toBe(true);
    expect(one.version).toBe(5);
    expect(one.turn).toBe(1);
    expect(one.log.map((line) => line.text)).toEqual(["step 4", "step 5"]);
  });

  it("asks for a snapshot when something is missing in between", () => {
    const one = table();
    expect(one.move(moved(move(6)))).toBe(false);
    expect(one.version).toBe(3);
  });

  it("does not tell twice what it has told", () => {
    const one = table();
    one.move(moved(move(4)));
    one.move(moved(move(4)));
    expect(one.log).toHaveLength(1);
  });

  it("tells listeners before and after it changes", () => {
    const one = table();
    const heard: string[] = [];
    const stop = one.onMoves(() => heard.push(`before ${one.version}`), () => heard.push(`after ${one.version}`));
    one.move(moved(move(4)));
    stop();
    one.move(moved(move(5)));
    expect(heard).toEqual(["before 3", "after 4"]);
  });
});
