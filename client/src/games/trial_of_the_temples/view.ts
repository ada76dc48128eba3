/** What the table needs to know of a view (shown.ts says what one holds), and the printed components as the catalog has them. */
import type { Catalog, Entry } from "../../lib/catalog.svelte";
import type { GlyphName } from "../../design/glyphs";
import { Phase, type Player, type View } from "./shown";

export type { Player, View };

export type Goods = Partial<Record<GlyphName, number>>;
export interface Face {
  main: Goods;
  linked: Goods;
}
export interface Space {
  index: number;
  cost: Goods;
  core_reward: string | null;
  vp: number;
}

export const GOODS = ["red", "yellow", "blue", "purple", "action"] as const;
export const COLOURS = ["red", "yellow", "blue", "purple"] as const;
/** What a spell turns into what, by its notation: "drain red", "cast from_purple blue". */
export function turned(text: string): { given: GlyphName; gained: GlyphName } {
  const [verb, spell = "", colour = ""] = text.split(" ");
  if (verb === "drain") return { given: spell as GlyphName, gained: "mana" };
  if (spell === "to_purple") return { given: colour as GlyphName, gained: "purple" };
  return { given: spell === "from_purple" ? "purple" : "action", gained: colour as GlyphName };
}

export const PRICES = { action: 2, crystal: 4 } as const; // in mana, of what can always be bought
export const TRACKS = ["fire", "water", "sand"] as const;
export const SIDE = 4; // spaces along each side of a mat
const MATS: readonly string[] = ["red", "yellow", "blue", "green"];
const PHASES: Partial<Record<number, string>> = {
  [Phase.NIGHT]: "night", [Phase.TEMPLE]: "temple", [Phase.RESOURCE]: "resource", [Phase.TRIAL]: "trial", [Phase.OVER]: "over",
};

export function phaseNamed(phase: number): string {
  return PHASES[phase] ?? "setup";
}

export function phaseOf(view: View): string {
  return phaseNamed(view.phase);
}

/** The colour of a seat: that of its mat, or none before it has one. */
export function seatColour(view: View, seat: number): string {
  const mat = MATS[view.players[seat]?.mat ?? -1];
  return mat ? `var(--${mat})` : "var(--ink-3)";
}

const ofKind = (catalog: Catalog, kind: string) => catalog.entries.filter((entry) => entry.kind === kind);

export function tileAt(view: View, position: number, catalog: Catalog): Entry | undefined {
  return ofKind(catalog, "temple_tile")[view.ring[position] ?? -1];
}

export function faceAt(view: View, position: number, catalog: Catalog): Face | undefined {
  const tile = tileAt(view, position, catalog);
  return tile?.[view.nights.includes(position) ? "night" : "day"] as Face | undefined;
}

export function roundTile(view: View, catalog: Catalog): Entry | undefined {
  return ofKind(catalog, "round_tile")[view.round_tile];
}

export function spacesOf(track: string, catalog: Catalog): Space[] {
  return (catalog.byId.get(track)?.spaces as Space[] | undefined) ?? [];
}

export interface Cell {
  space: number;
  name: string; // as notation writes it: a1 to d4
  spell: Entry | undefined;
  hasMana: boolean;
  core: (typeof COLOURS)[number] | null;
  isUsed: boolean;
}

/** The mat of a seat, space by space. */
export function cellsOf(player: Player, catalog: Catalog): Cell[] {
  const mat = catalog.byId.get("spell_mat");
  const grid = (mat?.grid as string[][] | undefined) ?? [];
  const mana = (mat?.mana_bonus_spaces as [number, number][] | undefined) ?? [];
  return grid.flat().map((spell, space) => {
    const [row, column] = [Math.floor(space / SIDE), space % SIDE];
    const colour = player.cores.findIndex((spaces) => spaces.includes(space));
    return {
      space,
      name: `${"abcd"[row]}${column + 1}`,
      spell: catalog.byId.get(spell),
      hasMana: mana.some(([r, c]) => r === row && c === column),
      core: COLOURS[colour] ?? null,
      isUsed: player.used.includes(space),
    };
  });
}

export interface Marker {
  colour: string;
  name: string;
  letter: string; // for those who cannot tell the colours
}

/** Who stands on a space of a track. */
export function markersOn(view: View, track: number, space: number, nameOf: (seat: number) => string, neutral: string): Marker[] {
  const initials = view.players.map((_, seat) => nameOf(seat).slice(0, 1).toUpperCase());
  const letterOf = (seat: number) => (initials.filter((one) => one === initials[seat]).length > 1 ? String(seat + 1) : (initials[seat] ?? ""));
  const found = view.players
    .map((player, seat) => ({ at: player.marks[track], colour: seatColour(view, seat), name: nameOf(seat), letter: letterOf(seat) }))
    .filter((one) => one.at === space);
  const neutrals = view.seats === 2 ? view.neutrals.filter((marks) => marks[track] === space) : [];
  return [...found, ...neutrals.map(() => ({ colour: "var(--ink-3)", name: neutral, letter: "" }))];
}
