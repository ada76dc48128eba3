/** Events of either game as flights: what leaves where and arrives where. The table says where the spots are. */
import { KINDS } from "../games/res_arcana/cards/lines";
import { GOODS } from "../games/trial_of_the_temples/view";

export interface Flight {
  glyph: string; // "card" for a component
  from: string; // a spot of the table
  to: string;
  card?: number; // which component, where the viewer may know
}

const EV_MOVED = 1; // component or -1, from zone, from seat, to zone, to seat
const EV_POOL = 2; // seat, why, source, five signed numbers
const EV_GOODS = 9; // seat, why, detail, four crystals, action tokens, mana: signed
const WHY_TILES = 1;
const WHY_TRIAL = 7;
const MOST_OF_A_KIND = 3;

/** Where the zones of Res Arcana lie, by number; the rest is in the box, or only in somebody's eyes. */
const ZONES: Record<number, (seat: number) => string> = {
  1: () => "centre", 2: () => "monuments", 3: () => "items", 4: (seat) => `deck:${seat}`, 5: (seat) => `hand:${seat}`, 6: (seat) => `seat:${seat}`,
  7: (seat) => `discards:${seat}`, 8: (seat) => `hand:${seat}`, 12: (seat) => `deck:${seat}`, 13: () => "monuments",
};

export function flightsOf(game: string, events: number[][]): Flight[] {
  return game === "res_arcana" ? cardFlights(events) : trialFlights(events);
}

function cardFlights(events: number[][]): Flight[] {
  return events.flatMap((event) => {
    if (event[0] === EV_MOVED) return cardFlight(event);
    if (event[0] !== EV_POOL) return [];
    const [, seat, , , ...counts] = event;
    return KINDS.flatMap((kind, k) => several(kind, counts[k] ?? 0, `pool:${seat}:${kind}`, `seat:${seat}`));
  });
}

function cardFlight([, card = -1, fromZone = 0, fromSeat = 0, toZone = 0, toSeat = 0]: number[]): Flight[] {
  const [from, to] = [ZONES[fromZone]?.(fromSeat), ZONES[toZone]?.(toSeat)];
  return from && to && from !== to ? [{ glyph: "card", from, to, ...(card >= 0 ? { card } : {}) }] : [];
}

function trialFlights(events: number[][]): Flight[] {
  const figures = new Map<number, string>();
  return events.flatMap((event) => {
    if (event[0] === 8 && (event[3] ?? -1) >= 0) figures.set(event[1] ?? 0, `tile:${event[3]}`);
    if (event[0] !== EV_GOODS) return [];
    const [, seat = 0, why, detail, ...counts] = event;
    const where = why === WHY_TILES ? (figures.get(seat) ?? "tile:0") : why === WHY_TRIAL ? `space:${detail}:0` : `seat:${seat}`;
    const kinds = [...GOODS, "mana"];
    return kinds.flatMap((kind, k) => several(kind, counts[k] ?? 0, `goods:${seat}:${kind}`, where));
  });
}

/** Gains fly to the counter, payments from it. */
function several(glyph: string, count: number, counter: string, other: string): Flight[] {
  const one = count > 0 ? { glyph, from: other, to: counter } : { glyph, from: counter, to: other };
  return Array.from({ length: Math.min(Math.abs(count), MOST_OF_A_KIND) }, () => one);
}
