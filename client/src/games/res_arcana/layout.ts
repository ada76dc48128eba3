/** How large cards lie on a table of Res Arcana: each zone gets what the free area allows, and rows wrap before they shrink.
 *
 * All sizes grow from the smallest type that may be read (`least`), so that a table which fits is a table which is read.
 * Where cards of the smallest width do not fit, they become lower, and those of rivals show less.
 */
import { type Detail, TALL } from "./cards/shape";
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
  slack: number; // pixels by which the table was found to be higher than `height` says: captions wrap, and fonts differ
}

/** How wide cards are in each zone, in pixels, and how much of them is shown. */
export interface Sizes {
  detail: Detail; // of the cards of others
  tall: number; // the height of a whole card for its width
  rival: number;
  centre: number;
  own: number;
}

export const GAP = 8;
const ITEMS = 8; // magic items in the game
export const NARROW = 900; // pixels: below, zones lie under each other and the page is scrolled
const APART = 18; // between groups
const PAD = 10; // around a zone
const TIGHT = 8; // how much less between zones, and in their heads, where rivals' cards are names
const EDGE = 22; // what the edges of a rival's place take of its width, and those of the hand
const BESIDE = 12; // between what is in play and the hand, and around what is in play
const HEAD = 46; // whose place it is
const LABEL = 24; // what a group is
const PILE = 0.72; // how wide a pile lies beside cards
export const CHIP = 13.4; // how wide the name of a component is, and how high, in sizes of the smallest type
const CHIP_TALL = 2.5;
const CHIP_GAP = 6;
const ROW_CHIP = 10.5; // how wide it is on average in a row, where it takes no more than it needs

/** In sizes of the smallest type: how wide cards are at least and at most, and how they share what is free. */
const FULL = 10.2;
const BRIEF = 7.8;
const SLIM = 9.3; // where nothing else fits
const MOST = { rival: 14, centre: 13.5, own: 16.5 };
const ZONES = ["rival", "centre", "own"] as const;
const MUCH = 1.2; // times as large: worth it that all cards change their size
const NEARLY = 0.88; // as large: cheap for room for what may come
const AHEAD = [5, 4, 3]; // cards more at each seat
const SHARE = { rival: 0.8, centre: 0.92, own: 1.08 };
/** From the best to the tightest: what cards of others show, how high whole cards are, and what that is worth beside larger cards. */
const STEPS: readonly (Pick<Sizes, "detail" | "tall"> & { worth: number })[] = [
  { detail: "full", tall: TALL.full, worth: 1 }, { detail: "full", tall: 1.2, worth: 0.93 },
  { detail: "brief", tall: TALL.full, worth: 0.82 }, { detail: "brief", tall: 1.2, worth: 0.77 }, { detail: "brief", tall: TALL.low, worth: 0.7 },
  { detail: "names", tall: 1.2, worth: 0.6 }, { detail: "names", tall: TALL.low, worth: 0.55 }, { detail: "names", tall: TALL.narrow, worth: 0.5 },
];
type Step = (typeof STEPS)[number];
const CALM = 3; // up to this step what will be needed later is shown from the beginning, so that cards need not change
const QUESTION = 60; // pixels that a question of two or three lines needs more than one of a line

/** The seats around the reader, in turn: above the centre, and for those who only watch also below it. */
export function around(seats: number, you: number): number[][] {
  const turn = Array.from({ length: seats }, (_, step) => (Math.max(you, 0) + step) % seats);
  if (you >= 0) return [turn.slice(1), []];
  const above = Math.ceil(seats / 2);
  return [turn.slice(0, above), turn.slice(above)];
}

export function spreadOf(view: View, offer: number, slack = 0): Spread {
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
    slack,
  };
}

/** Sizes that stay as they are, move by move, as long as everything fits and nothing could be much larger.
 *
 * Where they must change, they leave room for what may come. A table on which all cards change their size with each
 * that comes tells nothing, and such a change is the dearest thing that a browser can be asked for here.
 */
export function steady(): (area: Area, spread: Spread, least: number) => Sizes {
  let old: { sizes: Sizes; width: number; least: number; isSetup: boolean } | null = null;
  return (area, spread, least) => {
    const isSame = old?.width === area.width && old.least === least && old.isSetup === spread.isSetup;
    if (!old || !isSame || height(area.width, spread, least, old.sizes) > area.height || isMuchLarger(area, spread, least, old.sizes))
      old = { sizes: orSame(withRoom(area, spread, least), old?.sizes), width: area.width, least, isSetup: spread.isSetup };
    return old.sizes;
  };
}

/** Whether cards could be much larger than they are, or show more with room to spare. */
function isMuchLarger(area: Area, spread: Spread, least: number, old: Sizes): boolean {
  if (spread.isSetup && !spread.offer) return false; // others still choose: the game is about to begin
  const now = sizesOf({ ...area, height: area.height - QUESTION }, ahead(spread, 2), least);
  const [before, after] = [stepOf(old), stepOf(now)];
  return before === after ? ZONES.some((zone) => now[zone] > MUCH * old[zone]) : after < before;
}

/** The same object where nothing differs: nothing is drawn anew then. */
function orSame(now: Sizes, old: Sizes | undefined): Sizes {
  return old && stepOf(now) === stepOf(old) && ZONES.every((zone) => now[zone] === old[zone]) ? old : now;
}

function stepOf({ detail, tall }: Sizes): number {
  return STEPS.findIndex((step) => step.detail === detail && step.tall === tall);
}

/** What may lie there later: so many cards more at each seat, and with two of them one in hand and a first discard. */
function ahead(spread: Spread, more: number): Spread {
  const { rows, own, isSetup } = spread;
  if (isSetup) return spread;
  const grow = (cards: number) => (more < 2 ? cards + more : Math.floor(cards) + more - 1 + PILE);
  return { ...spread, rows: rows.map((row) => row.map(grow)), own: own && { ...own, play: grow(own.play), hand: own.hand + Math.max(0, more - 2) } };
}

/** Sizes with room for a card more at each seat, for a first discard too where there is any, for a longer question, and for more if cards are nearly as large. */
function withRoom(area: Area, spread: Spread, least: number): Sizes {
  const exact = sizesOf(area, spread, least);
  if (area.width <= NARROW) return exact;
  const asked = { ...area, height: area.height - QUESTION };
  const fits = (more: number, sizes: Sizes, room = area) => height(area.width, ahead(spread, more), least, sizes) <= room.height;
  const isNear = (sizes: Sizes, best: Sizes) => stepOf(sizes) === stepOf(best) && ZONES.every((zone) => sizes[zone] >= NEARLY * best[zone]);
  const next = [2, 1].map((more) => ({ more, sizes: sizesOf(area, ahead(spread, more), least) })).find(({ more, sizes }) => fits(more, sizes))?.sizes ?? exact;
  const far = sizesOf(area, ahead(spread, Math.max(...AHEAD)), least);
  const soon = stepOf(far) > stepOf(next) && stepOf(far) <= CALM ? grown(area, ahead(spread, 2), least, far) : next;
  const later = AHEAD.map((more) => ({ more, sizes: grown(asked, ahead(spread, more), least, soon) }));
  const found = later.find(({ more, sizes }) => fits(more, sizes, asked) && isNear(sizes, soon))?.sizes;
  const calm = grown(asked, ahead(spread, 1), least, soon);
  return found ?? (fits(1, calm, asked) && isNear(calm, soon) ? calm : soon);
}

export function sizesOf(area: Area, spread: Spread, least: number): Sizes {
  if (area.width <= NARROW) return columns(area.width, least);
  const worthOf = (step: Step, { own, centre }: Sizes) => step.worth * (own / SHARE.own + centre / SHARE.centre);
  let best: { sizes: Sizes; worth: number } | null = null;
  for (const step of STEPS) {
    if (best && worthOf(step, largest(step, least)) <= best.worth) continue;
    if (height(area.width, spread, least, smallest(step, least)) > area.height) continue;
    const sizes = grown(area, spread, least, step);
    const worth = worthOf(step, sizes);
    if (!best || worth > best.worth) best = { sizes, worth };
  }
  return best?.sizes ?? smallest(STEPS[STEPS.length - 1] as Step, least);
}

function smallest({ detail, tall }: Pick<Step, "detail" | "tall">, least: number): Sizes {
  const whole = least * (tall === TALL.narrow ? SLIM : FULL);
  return { detail, tall, rival: detail === "full" ? whole : least * BRIEF, centre: whole, own: whole };
}

function largest({ detail, tall }: Pick<Step, "detail" | "tall">, least: number): Sizes {
  return { detail, tall, rival: MOST.rival * least, centre: MOST.centre * least, own: MOST.own * least };
}

/** On narrow screens as many side by side as can be read. */
function columns(width: number, least: number): Sizes {
  const fit = (most: number) => {
    const count = Math.max(1, Math.floor((width - 2 * PAD + GAP) / (most * least + GAP)));
    return Math.floor((width - 2 * PAD - 2 * GAP - (count - 1) * GAP) / count);
  };
  return { detail: "brief", tall: TALL.full, rival: fit(BRIEF), centre: fit(FULL), own: fit(FULL) };
}

/** The largest sizes of a step that fit: all zones grow by their shares, then each by itself. */
function grown(area: Area, spread: Spread, least: number, step: Pick<Step, "detail" | "tall">): Sizes {
  const [from, to] = [smallest(step, least), largest(step, least)];
  const fits = (sizes: Sizes) => height(area.width, spread, least, sizes) <= area.height;
  const shared = (unit: number): Sizes => {
    const sizes = { ...from };
    for (const zone of ZONES) sizes[zone] = Math.min(to[zone], Math.max(from[zone], Math.floor(unit * SHARE[zone])));
    return sizes;
  };
  let sizes = shared(most(0, Math.max(...ZONES.map((zone) => to[zone] / SHARE[zone])), (unit) => fits(shared(unit))));
  for (const zone of ZONES) sizes = { ...sizes, [zone]: most(sizes[zone], to[zone], (size) => fits({ ...sizes, [zone]: size })) };
  return sizes;
}

/** The largest whole step from `least` up to `limit` that is right; those below it are, too. */
function most(least: number, limit: number, isRight: (size: number) => boolean): number {
  let [low, high] = [0, Math.floor(limit - least)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isRight(least + middle)) low = middle;
    else high = middle - 1;
  }
  return least + low;
}

/** How high the table is with cards of these sizes. */
export function height(width: number, { rows, own, offer, isSetup, slack, ...centre }: Spread, least: number, sizes: Sizes): number {
  const inner = width - 2 * PAD;
  const bands = rows.filter((row) => row.length).map((row) => {
    const room = (inner - (row.length - 1) * PAD) / row.length - EDGE;
    return (isSetup ? CHIP_TALL * least : 0) + HEAD * (row.length > 2 ? 1.6 : 1) + Math.max(...row.map((cards) => (cards ? rivalHeight(cards, room, least, sizes) : 0)));
  });
  if (centre.places) bands.push(centreHeight(inner, centre, least, sizes));
  if (offer) bands.push(LABEL + lines(offer, inner - 2 * PAD, sizes.own) * tallOf(sizes.own, sizes.tall));
  if (own) bands.push(HEAD + shared(own, inner, sizes.own).lines * tallOf(sizes.own, sizes.tall) + (isSetup ? LABEL : 0));
  const around = 2 * PAD - (sizes.detail === "names" ? TIGHT : 0);
  return bands.reduce((sum, band) => sum + band + around, PAD + slack);
}

/** How high the cards of a rival lie: as names, a pile is one of them. */
function rivalHeight(cards: number, room: number, least: number, { detail, tall, rival }: Sizes): number {
  if (detail !== "names") return lines(cards, room, rival) * tallOf(rival, detail === "brief" ? TALL.brief : tall);
  const side = Math.max(1, Math.floor((room + CHIP_GAP) / (CHIP * least + CHIP_GAP)));
  return Math.ceil(Math.ceil(cards) / side) * (CHIP_TALL * least + CHIP_GAP);
}

function tallOf(card: number, tall: number): number {
  return card * tall + GAP;
}

function lines(cards: number, room: number, card: number): number {
  const side = Math.max(1, Math.floor((room + GAP) / (card + GAP)));
  const whole = Math.floor(cards);
  const rest = (whole % side || (whole ? side : 0)) * (card + GAP) + (cards - whole) * card; // a pile may find room beside the last
  return Math.max(1, Math.ceil(whole / side)) + (rest > room + GAP ? 1 : 0);
}

type Centre = Omit<Spread, "rows" | "own" | "offer" | "isSetup" | "slack">;
type Shape = Pick<Sizes, "centre" | "tall">;

/** Groups lie side by side as long as there is room. */
function centreHeight(room: number, centre: Centre, least: number, shape: Shape): number {
  const { rows } = groupsOf(room, centre, shape.centre);
  const below = centre.items && !areBeside(room, centre, least, shape) ? GAP + namesBelow(room, centre.items, least) * (CHIP_TALL * least + CHIP_GAP) : 0;
  return rows * (tallOf(shape.centre, shape.tall) + LABEL) + below;
}

/** In how many rows the groups of cards lie, and how wide the last row is. */
function groupsOf(room: number, { places, monuments, open }: Centre, card: number): { rows: number; used: number } {
  let [rows, used] = [1, 0];
  for (const cards of [places, monuments, open].filter(Boolean)) {
    const group = cards * card + Math.ceil(cards) * GAP - GAP / 2 + 1; // with its padding; pixels are rounded up
    if (used && used + group > room) [rows, used] = [rows + 1, 0];
    used += group + APART;
    rows += Math.ceil(group / room) - 1;
  }
  return { rows, used };
}

/** Whether the names of free magic items find room beside the cards, in columns as high as a card. */
function areBeside(room: number, centre: Centre, least: number, shape: Shape): boolean {
  const width = Math.ceil(centre.items / column(shape, least)) * (CHIP * least + CHIP_GAP);
  return groupsOf(room, centre, shape.centre).used + width + APART <= room; // with some room to spare: paddings, a scroll bar
}

function column({ centre, tall }: Shape, least: number): number {
  return Math.max(1, Math.floor((centre * tall - least) / (CHIP_TALL * least))); // their caption may have two lines
}

/** Their caption stands before the first of them, and takes the room of two. */
function namesBelow(room: number, items: number, least: number): number {
  return Math.ceil((items + 2) / Math.max(1, Math.floor((room + CHIP_GAP) / (ROW_CHIP * least + CHIP_GAP))));
}

/** How many names of magic items lie under each other in columns beside the cards; 0 where they lie in rows below them. */
export function namesBeside(width: number, spread: Spread, least: number, shape: Shape): number {
  const room = width - 2 * PAD;
  return areBeside(room, spread, least, shape) ? column(shape, least) : 0;
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
