/** What the events of Res Arcana tell the client: which phases begin, and what flies where. */
import { type Flight, several } from "../../motion/flights";
import { KINDS } from "./cards/lines";
import { phaseNamed } from "./view";

const EV_MOVED = 1; // component or -1, from zone, from seat, to zone, to seat
const EV_POOL = 2; // seat, why, source, five signed numbers
const EV_PHASE = 8; // phase

/** Where the zones lie, by number; the rest is in the box, or only in somebody's eyes. */
const ZONES: Record<number, (seat: number) => string> = {
  1: () => "centre", 2: () => "monuments", 3: () => "items", 4: (seat) => `deck:${seat}`, 5: (seat) => `hand:${seat}`, 6: (seat) => `seat:${seat}`,
  7: (seat) => `discards:${seat}`, 8: (seat) => `hand:${seat}`, 12: (seat) => `deck:${seat}`, 13: () => "monuments",
};

export function phasesIn(events: number[][]): string[] {
  return events.filter((event) => event[0] === EV_PHASE).map((event) => phaseNamed(event[1] ?? 0));
}

export function flights(events: number[][]): Flight[] {
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
