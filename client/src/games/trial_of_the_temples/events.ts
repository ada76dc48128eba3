/** What the events of Trial of the Temples tell the client: which phases begin, and what flies where. */
import { type Flight, several } from "../../motion/flights";
import { GOODS, phaseNamed } from "./view";

const EV_PHASE = 7; // phase
const EV_FIGURE = 8; // seat, which, position or -1
const EV_GOODS = 9; // seat, why, detail, four crystals, action tokens, mana: signed
const WHY_TILES = 1;
const WHY_TRIAL = 7;

export function phasesIn(events: number[][]): string[] {
  return events.filter((event) => event[0] === EV_PHASE).map((event) => phaseNamed(event[1] ?? 0));
}

export function flights(events: number[][]): Flight[] {
  const figures = new Map<number, string>();
  return events.flatMap((event) => {
    if (event[0] === EV_FIGURE && (event[3] ?? -1) >= 0) figures.set(event[1] ?? 0, `tile:${event[3]}`);
    if (event[0] !== EV_GOODS) return [];
    const [, seat = 0, why, detail, ...counts] = event;
    const where = why === WHY_TILES ? (figures.get(seat) ?? "tile:0") : why === WHY_TRIAL ? `space:${detail}:0` : `seat:${seat}`;
    const kinds = [...GOODS, "mana"];
    return kinds.flatMap((kind, k) => several(kind, counts[k] ?? 0, `goods:${seat}:${kind}`, where));
  });
}
