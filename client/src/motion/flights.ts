/** Events of either game as flights: what leaves where and arrives where. The table says where the spots are. */
import { KINDS } from "../games/res_arcana/cards/lines";
import { Event, Zone } from "../games/res_arcana/shown";
import { Event as TrialEvent, Why } from "../games/trial_of_the_temples/shown";
import { GOODS } from "../games/trial_of_the_temples/view";

export interface Flight {
  glyph: string; // "card" for a component
  from: string; // a spot of the table
  to: string;
  card?: number; // which component, where the viewer may know
}

const MOST_OF_A_KIND = 3;

/** Where the zones of Res Arcana lie, by number; the rest is in the box, or only in somebody's eyes. */
const ZONES: Record<number, (seat: number) => string> = {
  [Zone.CENTRE]: () => "centre", [Zone.MON_DECK]: () => "monuments", [Zone.MON_TOP]: () => "monuments", [Zone.SUPPLY]: () => "items",
  [Zone.DECK]: (seat) => `deck:${seat}`, [Zone.TOP]: (seat) => `deck:${seat}`, [Zone.HAND]: (seat) => `hand:${seat}`,
  [Zone.PACK]: (seat) => `hand:${seat}`, [Zone.PLAY]: (seat) => `seat:${seat}`, [Zone.DISCARDS]: (seat) => `discards:${seat}`,
};

export function flightsOf(game: string, events: number[][]): Flight[] {
  return game === "res_arcana" ? cardFlights(events) : trialFlights(events);
}

function cardFlights(events: number[][]): Flight[] {
  return events.flatMap((event) => {
    if (event[0] === Event.MOVED) return cardFlight(event);
    if (event[0] !== Event.POOL) return [];
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
    if (event[0] === TrialEvent.FIGURE && (event[3] ?? -1) >= 0) figures.set(event[1] ?? 0, `tile:${event[3]}`);
    if (event[0] !== TrialEvent.GOODS) return [];
    const [, seat = 0, why, detail, ...counts] = event;
    const where = why === Why.TILES ? (figures.get(seat) ?? "tile:0") : why === Why.TRIAL ? `space:${detail}:0` : `seat:${seat}`;
    const kinds = [...GOODS, "mana"];
    return kinds.flatMap((kind, k) => several(kind, counts[k] ?? 0, `goods:${seat}:${kind}`, where));
  });
}

/** Gains fly to the counter, payments from it. */
function several(glyph: string, count: number, counter: string, other: string): Flight[] {
  const one = count > 0 ? { glyph, from: other, to: counter } : { glyph, from: counter, to: other };
  return Array.from({ length: Math.min(Math.abs(count), MOST_OF_A_KIND) }, () => one);
}
