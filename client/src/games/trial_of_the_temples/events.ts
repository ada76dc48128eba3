/** What the events of Trial of the Temples tell the client: which phases begin, and what flies where. */
import { type Flight, type Light, several } from "../../motion/flights";
import { Event, Why } from "./shown";
import { GOODS, phaseNamed } from "./view";

export function phasesIn(events: number[][]): string[] {
  return events.filter((event) => event[0] === Event.PHASE).map((event) => phaseNamed(event[1] ?? 0));
}

/** The tiles that others go to, the spells they use and the tracks of their trials. */
export function lights(events: number[][]): Light[] {
  return events.flatMap(([code, seat = -1, what = 0, where = -1]) => {
    if (code === Event.FIGURE && where >= 0) return [{ seat, spot: `tile:${where}` }];
    if (code === Event.SPELL) return [{ seat, spot: `cell:${seat}:${where}` }];
    return code === Event.MARK && seat >= 0 ? [{ seat, spot: `space:${what}:${where}` }] : [];
  });
}

export function flights(events: number[][]): Flight[] {
  const figures = new Map<number, string>();
  return events.flatMap((event) => {
    if (event[0] === Event.FIGURE && (event[3] ?? -1) >= 0) figures.set(event[1] ?? 0, `tile:${event[3]}`);
    if (event[0] !== Event.GOODS) return [];
    const [, seat = 0, why, detail, ...counts] = event;
    const where = why === Why.TILES ? (figures.get(seat) ?? "tile:0") : why === Why.TRIAL ? `space:${detail}:0` : `seat:${seat}`;
    const kinds = [...GOODS, "mana"];
    return kinds.flatMap((kind, k) => several(kind, counts[k] ?? 0, `goods:${seat}:${kind}`, where));
  });
}
