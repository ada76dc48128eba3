/** What the events of Res Arcana tell the client: which phases begin, and what flies where. */
import { type Flight, type Light, several } from "../../motion/flights";
import { KINDS } from "./cards/lines";
import { Event, Verb, Zone } from "./shown";
import { phaseNamed } from "./view";

/** Where the zones lie, by number; the rest is in the box, or only in somebody's eyes. */
const ZONES: Record<number, (seat: number) => string> = {
  [Zone.CENTRE]: () => "centre", [Zone.MON_DECK]: () => "monuments", [Zone.MON_TOP]: () => "monuments", [Zone.SUPPLY]: () => "items",
  [Zone.DECK]: (seat) => `deck:${seat}`, [Zone.TOP]: (seat) => `deck:${seat}`, [Zone.HAND]: (seat) => `hand:${seat}`,
  [Zone.PACK]: (seat) => `hand:${seat}`, [Zone.PLAY]: (seat) => `seat:${seat}`, [Zone.DISCARDS]: (seat) => `discards:${seat}`,
};

const USES: readonly number[] = [Verb.USE, Verb.REACT, Verb.PLACE, Verb.CLAIM];

export function phasesIn(events: number[][]): string[] {
  return events.filter((event) => event[0] === Event.PHASE).map((event) => phaseNamed(event[1] ?? 0));
}

export function flights(events: number[][]): Flight[] {
  return events.flatMap((event) => {
    if (event[0] === Event.MOVED) return cardFlight(event);
    if (event[0] !== Event.POOL) return [];
    const [, seat, , , ...counts] = event;
    return KINDS.flatMap((kind, k) => several(kind, counts[k] ?? 0, `pool:${seat}:${kind}`, `seat:${seat}`));
  });
}

/** The components that others use, claim, place or react with. */
export function lights(events: number[][]): Light[] {
  return events.flatMap(([code, seat = -1, verb = 0, operand = 0]) => {
    if (code !== Event.DID || !USES.includes(verb)) return [];
    return [{ seat, card: verb === Verb.USE || verb === Verb.REACT ? operand >> 1 : operand }];
  });
}

function cardFlight([, card = -1, fromZone = 0, fromSeat = 0, toZone = 0, toSeat = 0]: number[]): Flight[] {
  const [from, to] = [ZONES[fromZone]?.(fromSeat), ZONES[toZone]?.(toSeat)];
  return from && to && from !== to ? [{ glyph: "card", from, to, ...(card >= 0 ? { card } : {}) }] : [];
}
