import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { itemsOf, playersOf, valueOf } from "../src/games/plain/outline";
import { Catalog, type Entry } from "../src/lib/catalog.svelte";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));
const GAMES = join(SOURCE, "games");
const games = readdirSync(GAMES, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const outside = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte|css|json)$/.test(file) && !file.startsWith("games/"));

describe("the UI of a game", () => {
  it("is found in every folder of games", () => {
    expect(games).toContain("plain");
    expect(games.length).toBeGreaterThan(2);
    for (const game of games) expect(existsSync(join(GAMES, game, "index.ts")), game).toBe(true);
  });

  it("is the only way to a game: no other file names one, or reaches into its folder", () => {
    const titles = games.map((game) => game.replaceAll("_", "[_ -]?")).filter((name) => name !== "plain");
    const pattern = new RegExp(`${titles.join("|")}|games/(${games.join("|")})/`, "i");
    const naming = outside.filter((file) => pattern.test(readFileSync(join(SOURCE, file), "utf8")));
    expect(outside.length).toBeGreaterThan(50);
    expect(naming).toEqual([]);
  });

  it("is all that games share: none reaches into another's folder", () => {
    for (const game of games) {
      const others = games.filter((one) => one !== game).join("|");
      const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
      const reaching = files.filter((file) => new RegExp(`from "[./]+/(${others})/`).test(readFileSync(join(GAMES, game, file), "utf8")));
      expect(reaching.map((file) => relative(GAMES, join(GAMES, game, file)))).toEqual([]);
    }
  });
});

describe("a game that nobody has drawn", () => {
  const catalog = new Catalog([{ id: "lamp", name: "Lamp of Ages", kind: "thing", text: [] } as Entry]);

  it("is shown as names and values, components by their names", () => {
    const view = { round_tile: 3, hand: ["lamp", "rope"], bids: [true, false], gone: [], hidden: null };
    expect(itemsOf(view, catalog)).toEqual([
      { name: "Round tile", value: "3" },
      { name: "Hand", value: "Lamp of Ages, rope" },
      { name: "Bids", value: "✓, –" },
      { name: "Gone", value: "–" },
      { name: "Hidden", value: "–" },
    ]);
  });

  it("is shown with parts within parts", () => {
    expect(valueOf([[1, 2], { at: "lamp" }], catalog)).toEqual([
      { name: "1", value: "1, 2" },
      { name: "2", value: [{ name: "At", value: "Lamp of Ages" }] },
    ]);
  });

  it("gives each seat its own part only where the view has one player for each", () => {
    expect(playersOf({ players: [{ points: 1 }, { points: 2 }] }, 2)).toHaveLength(2);
    expect(playersOf({ players: [{ points: 1 }] }, 2)).toEqual([]);
    expect(playersOf({ players: [1, 2] }, 2)).toEqual([]);
  });
});
