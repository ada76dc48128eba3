/** Our own drawings, on a field of 24 by 24: what is counted (essences, crystals, cores), each kind a shape of its own. */

const CIRCLE = "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z";
const TRIANGLE = "M12 7.2 17.4 16.4H6.6Z";
const SQUARE = "M7.8 7.8h8.4v8.4H7.8Z";
const HEXAGON = "M12 6.6 16.7 9.3v5.4L12 17.4l-4.7-2.7V9.3Z";
const DIAMOND = "M12 5.8 16 12l-4 6.2L8 12Z";

export const GLYPHS = {
  elan: "M12.6 1c.9 3.4-.9 5.2-2.6 7.3-1.3 1.6-2 2.6-2 3.9C6.6 11.3 6 9.7 6.3 7.6 3.9 9.7 2.6 12.4 2.6 15.2c0 4.4 4 7.8 9.4 7.8s9.4-3.4 9.4-7.8c0-2.8-1.2-5.3-3.2-7.4.1 2-.4 3.4-1.5 4.3C16.7 7.6 15.5 3.8 12.6 1ZM12 20.8c-2.3 0-3.9-1.5-3.9-3.4 0-2.1 1.7-3.2 2.9-5.6 2.7 1.4 4.9 3.3 4.9 5.6 0 1.9-1.6 3.4-3.9 3.4Z",
  life: "M21.3 2.3C11.2 1.9 3.8 6 3 13.3c-.2 1.9.1 3.6.8 5.1l-2 2.7 1.7 1.3 2-2.6c1.5.8 3.3 1.1 5.3.8 8-1.1 11.7-8.9 10.5-18.3ZM6.9 17.9c2.1-4.3 5-7.7 8.8-10.3l.5.7c-3.2 3-5.8 6.3-7.7 10.2Z",
  calm: "M12 1C8.4 6 4.2 10.4 4.2 15.3 4.2 19.8 7.7 23 12 23s7.8-3.2 7.8-7.7C19.8 10.4 15.6 6 12 1ZM7 15.6c1.7-1.3 3.3-1.3 5 0 1.7 1.3 3.3 1.3 5 0l.2 1.5c-1.8 1.3-3.5 1.3-5.2 0-1.7-1.3-3.4-1.3-5.2 0Z",
  death: "M12 1.3C6.2 1.3 2 5.3 2 10.5c0 3.3 1.6 5.6 4 7v3.6c0 .9.7 1.6 1.6 1.6h8.8c.9 0 1.6-.7 1.6-1.6v-3.6c2.4-1.4 4-3.7 4-7C22 5.3 17.8 1.3 12 1.3ZM8.2 8.7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm7.6 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM12 13.8l1.5 3h-3ZM9.3 19.2h1.2v2.3H9.3Zm4.2 0h1.2v2.3h-1.2Z",
  gold: "M12 1 21.7 6.5v11L12 23l-9.7-5.5v-11ZM12 4.3 5.2 8.1v7.8L12 19.7l6.8-3.8V8.1ZM12 7l4.4 2.5v5L12 17l-4.4-2.5v-5Z",
  red: "M12 1.6 23 21.6H1ZM12 6.6 6.2 17.2h11.6ZM12 9.5l3.6 6.6H8.4Z",
  yellow: "M3 3h18v18H3ZM6.3 6.3v11.4h11.4V6.3ZM8.4 8.4h7.2v7.2H8.4Z",
  blue: "M12 .8 21.6 6.4v11.2L12 23.2l-9.6-5.6V6.4ZM12 4.5 5.6 8.2v7.6l6.4 3.7 6.4-3.7V8.2ZM12 7l4.2 2.5v5L12 17l-4.2-2.5v-5Z",
  purple: "M12 .5 20.6 12 12 23.5 3.4 12ZM12 5.4 7.1 12l4.9 6.6 4.9-6.6ZM12 8.7l2.5 3.3-2.5 3.3L9.5 12Z",
  action: `${CIRCLE}M13.6 4.8 7.2 13.3h4l-1.1 6 6.5-8.6h-4.1Z`,
  mana: "M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6ZM12 9.6 11.4 11.4 9.6 12l1.8.6.6 1.8.6-1.8 1.8-.6-1.8-.6Z",
  core_red: CIRCLE + TRIANGLE,
  core_yellow: CIRCLE + SQUARE,
  core_blue: CIRCLE + HEXAGON,
  core_purple: CIRCLE + DIAMOND,
} as const;

export type GlyphName = keyof typeof GLYPHS | "any" | "wild";

/** What is drawn in several colours: each part a wedge of its own. */
export const WHEELS = {
  any: ["elan", "life", "calm", "death", "gold"],
  wild: ["red", "yellow", "blue"],
} as const;

/** The colour of a glyph: cores have that of their crystal. */
export function colourOf(kind: GlyphName | string): string {
  return `var(--${kind.replace("core_", "")})`;
}

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS || name in WHEELS;
}

/** A wedge of a wheel of `count` parts. */
export function wedge(index: number, count: number): string {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return `${(12 + 10.5 * Math.cos(angle)).toFixed(2)} ${(12 + 10.5 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M12 12 L${at(index / count)} A10.5 10.5 0 0 1 ${at((index + 1) / count)} Z`;
}
