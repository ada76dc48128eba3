/** How large cards lie on a table of Res Arcana: each zone gets what the free area allows, and rows wrap before they shrink.
 *
 * All sizes grow from the smallest type that may be read (`least`), so that a table which fits is a table which is read.
 */
import { TALL } from "./cards/shape";
import { Phase } from "./shown";
import { isSettingUp, type View } from "./view";

export interface Area {
  width: number;
  height: number;
}

/** What lies on the table, in numbers. */
export interface Spread {
  rows: number[][]; // of places that are not the reader's own, above and below the centre: how many cards lie in each
  places: number;
  monuments: number;
  items: number;
  open: number; // to be drafted
  offer: number; // cards to choose from that lie nowhere else
  own: { play: number; hand: number; hasDeck: boolean } | null; // null for those who only watch
  isSetup: boolean; // all that one has lies open
}

/** How wide cards are in each zone, in pixels. */
export interface Sizes {
  isBrief: boolean; // cards of others show less
  rival: number;
  centre: number;
  own: number;
}

export const GAP = 8;
const ITEMS = 8; // magic items in the game
const NARROW = 900; // pixels: below, zones lie under each other and the page is scrolled
const APART = 18; // between groups
const PAD = 10; // around a zone
const EDGE = 22; // what the edges of a rival's place take of its width, and those of the hand
const BESIDE = 12; // between what is in play and the hand, and around what is in play
const HEAD = 46; // whose place it is
const LABEL = 24; // what a group is
const PILE = 0.72; // how wide a pile lies beside cards
const CHIP = 12; // how wide the name of a magic item is, and how high, in sizes of the smallest type
const CHIP_TALL = 2.5;

/** In sizes of the smallest type: how wide cards are at least and at most, and how they share what is free. */
const FULL = 10.2;
const BRIEF = 7.8;
const MOST = { rival: 14, centre: 13.5, own: 16.5 };
const ZONES = ["rival", "centre", "own"] as const;
const MUCH = 1.2; // times as large: worth it that all cards change their size
const NEARLY = 0.88; // as large: cheap for room for what may come
const AHEAD = [5, 4, 3]; // cards more at each seat
const SHARE = { rival: 0.8, centre: 0.92, own: 1.08 };

/** The seats around the reader, in turn: above the centre, and for those who only watch also below it. */
export function around(seats: number, you: number): number[][] {
  const turn = Array.from({ length: seats }, (_, step) => (Math.max(you, 0) + step) % seats);
  if (you >= 0) return [turn.slice(1), []];
  const above = Math.ceil(seats / 2);
  return [turn.slice(0, above), turn.slice(above)];
}

export function spreadOf(view: View, offer: number): Spread {
  const you = view.you?.seat ?? -1;
  const isSetup = isSettingUp(view);
  const isChoosing = view.phase === Phase.CHOOSE || view.phase === Phase.ITEMS; // one after the other, of the same table
  const lying = (seat: number) => (view.players[seat]?.play.length ?? 0) + (view.players[seat]?.discards.length ? PILE : 0);
  return {
    rows: around(view.seats, you).map((row) => row.map((seat) => (isSetup ? 0 : lying(seat)))), // of others only names lie there before the game begins
    places: view.places.length,
    monuments: view.places.length ? view.display.length + PILE : 0,
    items: view.places.length && !isSetup ? view.items.length : 0,
    open: view.open.length,
    offer: offer && isChoosing ? Math.max(offer, ITEMS) : offer,
    own: view.you
      ? { play: isChoosing ? Math.max(1, lying(you)) : lying(you), hand: view.you.hand.length + (isSetup ? view.you.deck.length : 0), hasDeck: !isSetup && view.you.deck.length > 0 }
      : null,
    isSetup,
  };
}

/** Sizes that stay as they are, move by move, as long as everything fits and nothing could be much larger.
 *
 * Where they must change, they leave room for what may come. A table on which all cards change their size with each
 * that comes tells nothing, and such a change is the dearest thing that a browser can be asked for here.
 */
export function steady(): (area: Area, spread: Spread, least: number) => Sizes {
  let old: { sizes: Sizes; area: Area; least: number; spread: Spread } | null = null;
  return (area, spread, least) => {
    const isSame = old?.area === area && old.least === least && old.spread.isSetup === spread.isSetup;
    if (!old || !isSame || height(area.width, spread, least, old.sizes) > area.height || isMuchLarger(area, spread, least, old.sizes))
      old = { sizes: withRoom(area, spread, least), area, least, spread };
    return old.sizes;
  };
}

/** Whether cards could be much larger than they are, or show more with room to spare. */
function isMuchLarger(area: Area, spread: Spread, least: number, old: Sizes): boolean {
  if (spread.isSetup && !spread.offer) return false; // others still choose: the game is about to begin
  const now = sizesOf(area, ahead(spread, 2), least);
  return old.isBrief === now.isBrief ? ZONES.some((zone) => now[zone] > MUCH * old[zone]) : old.isBrief;
}

/** What may lie there later: so many cards more at each seat, and with two of them one in hand and a first discard. */
function ahead(spread: Spread, more: number): Spread {
  const { rows, own, isSetup } = spread;
  if (isSetup) return spread;
  const grow = (cards: number) => (more < 2 ? cards + more : Math.floor(cards) + more - 1 + PILE);
  return { ...spread, rows: rows.map((row) => row.map(grow)), own: own && { ...own, play: grow(own.play), hand: own.hand + Math.max(0, more - 2) } };
}

/** Sizes with room for a card more at each seat, for a first discard too where there is any, and for more if cards are nearly as large. */
function withRoom(area: Area, spread: Spread, least: number): Sizes {
  const exact = sizesOf(area, spread, least);
  if (spread.isSetup || area.width <= NARROW) return exact;
  const fits = (more: number, sizes: Sizes) => height(area.width, ahead(spread, more), least, sizes) <= area.height;
  const soon = [2, 1].map((more) => ({ more, sizes: sizesOf(area, ahead(spread, more), least) })).find(({ more, sizes }) => fits(more, sizes))?.sizes ?? exact;
  const later = AHEAD.map((more) => ({ more, sizes: grown(area, ahead(spread, more), least, soon.isBrief) }));
  return later.find(({ more, sizes }) => fits(more, sizes) && ZONES.every((zone) => sizes[zone] >= NEARLY * soon[zone]))?.sizes ?? soon;
}

export function sizesOf(area: Area, spread: Spread, least: number): Sizes {
  if (area.width <= NARROW) return columns(area.width, least);
  const full = grown(area, spread, least, false);
  return height(area.width, spread, least, full) <= area.height ? full : grown(area, spread, least, true);
}

/** On narrow screens as many side by side as can be read. */
function columns(width: number, least: number): Sizes {
  const fit = (most: number) => {
    const count = Math.max(1, Math.floor((width - 2 * PAD + GAP) / (most * least + GAP)));
    return Math.floor((width - 2 * PAD - 2 * GAP - (count - 1) * GAP) / count);
  };
  return { isBrief: true, rival: fit(BRIEF), centre: fit(FULL), own: fit(FULL) };
}

/** From the smallest sizes on, whatever is smallest for its share grows as long as everything still fits. */
function grown(area: Area, spread: Spread, least: number, isBrief: boolean): Sizes {
  const small = { rival: least * (isBrief ? BRIEF : FULL), centre: least * FULL, own: least * FULL };
  let sizes: Sizes = { isBrief, ...small };
  const open = new Set(ZONES);
  while (open.size) {
    const [zone] = [...open].sort((a, b) => sizes[a] / SHARE[a] - sizes[b] / SHARE[b]);
    if (!zone) break;
    const more = { ...sizes, [zone]: sizes[zone] + 1 };
    if (more[zone] <= MOST[zone] * least && height(area.width, spread, least, more) <= area.height) sizes = more;
    else open.delete(zone);
  }
  return sizes;
}

/** How high the table is with cards of these sizes. */
export function height(width: number, { rows, own, offer, isSetup, ...centre }: Spread, least: number, sizes: Sizes): number {
  const inner = width - 2 * PAD;
  const bands = rows.filter((row) => row.length).map((row) => {
    const room = (inner - (row.length - 1) * PAD) / row.length - EDGE;
    return (isSetup ? CHIP_TALL * least : 0) + HEAD * (row.length > 2 ? 1.6 : 1) + Math.max(...row.map((cards) => (cards ? lines(cards, room, sizes.rival) : 0) * tallOf(sizes.rival, sizes.isBrief)));
  });
  if (centre.places) bands.push(centreHeight(inner, centre, least, sizes.centre));
  if (offer) bands.push(LABEL + lines(offer, inner - 2 * PAD, sizes.own) * tallOf(sizes.own));
  if (own) bands.push(HEAD + shared(own, inner, sizes.own).lines * tallOf(sizes.own) + LABEL);
  return bands.reduce((sum, band) => sum + band + 2 * PAD, PAD);
}

function tallOf(card: number, isBrief = false): number {
  return card * (isBrief ? TALL.brief : TALL.full) + GAP;
}

function lines(cards: number, room: number, card: number): number {
  const side = Math.max(1, Math.floor((room + GAP) / (card + GAP)));
  const whole = Math.floor(cards);
  const rest = (whole % side || (whole ? side : 0)) * (card + GAP) + (cards - whole) * card; // a pile may find room beside the last
  return Math.max(1, Math.ceil(whole / side)) + (rest > room + GAP ? 1 : 0);
}

type Centre = Omit<Spread, "rows" | "own" | "offer" | "isSetup">;

/** Groups lie side by side as long as there is room. */
function centreHeight(room: number, centre: Centre, least: number, card: number): number {
  const { rows } = groupsOf(room, centre, card);
  const below = centre.items && !areBeside(room, centre, least, card) ? LABEL + GAP + namesBelow(room, centre.items, least) * CHIP_TALL * least : 0;
  return rows * (tallOf(card) + LABEL) + below;
}

/** In how many rows the groups of cards lie, and how wide the last row is. */
function groupsOf(room: number, { places, monuments, open }: Centre, card: number): { rows: number; used: number } {
  let [rows, used] = [1, 0];
  for (const cards of [places, monuments, open].filter(Boolean)) {
    const group = cards * (card + GAP) - GAP / 2;
    if (used && used + group > room) [rows, used] = [rows + 1, 0];
    used += group + APART;
    rows += Math.ceil(group / room) - 1;
  }
  return { rows, used };
}

/** Whether the names of free magic items find room beside the cards, in columns as high as a card. */
function areBeside(room: number, centre: Centre, least: number, card: number): boolean {
  const width = Math.ceil(centre.items / column(card, least)) * (CHIP * least + GAP) - GAP / 2;
  return groupsOf(room, centre, card).used + width + APART <= room; // with some room to spare: paddings, a scroll bar
}

function column(card: number, least: number): number {
  return Math.max(1, Math.floor((card * TALL.full + LABEL / 2) / (CHIP_TALL * least)));
}

function namesBelow(room: number, items: number, least: number): number {
  return Math.ceil(items / Math.max(1, Math.floor((room + GAP) / (CHIP * least + GAP))));
}

/** How many names of magic items lie under each other: a column beside the cards, or a few rows below them. */
export function namesHigh(width: number, spread: Spread, least: number, card: number): number {
  const room = width - 2 * PAD;
  return areBeside(room, spread, least, card) ? column(card, least) : Math.max(1, namesBelow(room, spread.items, least));
}

/** The hand lies beside what is in play, in as many rows: as few as there is room for. */
function shared({ play, hand, hasDeck }: NonNullable<Spread["own"]>, inner: number, card: number): { lines: number; hand: number } {
  const held = Math.max(hand, 1) + (hasDeck ? PILE : 0);
  const room = inner - EDGE - 2 * BESIDE; // without edges
  for (let count = 1; ; count++) {
    const [laid, wide] = [widthOf(play, count, card), widthOf(held, count, card)];
    if (laid + wide <= room || count > play + held) return { lines: count, hand: Math.ceil(wide) };
  }
}

/** How wide so many cards lie in so many lines. */
function widthOf(cards: number, count: number, card: number): number {
  const [whole, pile] = [Math.floor(cards), cards % 1];
  const side = Math.ceil(whole / count);
  const isFull = pile > 0 && whole === side * count; // the pile would begin a line of its own
  return Math.max(0, side * (card + GAP) - GAP) + (isFull ? pile * card + GAP : 0);
}

/** How wide the hand lies. */
export function handWidth(width: number, { own }: Spread, card: number): number {
  return own ? shared(own, width - 2 * PAD, card).hand + EDGE : 0;
}
