/** Motion: what moves at the table travels from where it was to where it is. */
import { mayMove } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import type { Move } from "../wire";
import { flightsOf } from "./flights";
import { sound } from "./sound";

const LONG = 620; // milliseconds of one flight
const APART = 45;
const MOST = 24; // of one change: what would be a blur is left out

type Places = Map<string, DOMRect>;

function places(): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return found;
}

/** Watch a table and let things fly; returns how to stop. `idOf`: the component of a number.
 *
 * Where things lie is asked twice a frame at most, however many moves come at once: each asking makes the browser lay
 * the whole page out.
 */
export function animate(table: Table, idOf: (card: number) => string): () => void {
  let waiting: { old: Places; moves: Move[] } | null = null;

  function start() {
    const { old, moves } = waiting ?? { old: new Map(), moves: [] };
    waiting = null;
    const now = places();
    const flights = flightsOf(table.info?.game ?? "", moves.flatMap((move) => move.events)).slice(0, MOST);
    flights.forEach((flight, index) => {
      const [from, to] = [old.get(flight.from) ?? now.get(flight.from), now.get(flight.to) ?? old.get(flight.to)];
      if (!from?.height || !to?.height) return;
      if (flight.glyph === "card") deal(flight.card === undefined ? "" : `card:${idOf(flight.card)}`, old, now, from, to, index * APART);
      else fly(flight.glyph, from, to, index * APART);
    });
  }

  return table.onMoves(
    () => {
      if (waiting || !mayMove() || document.hidden) return;
      waiting = { old: places(), moves: [] };
      requestAnimationFrame(start); // when the page shows the moves, and before it is painted
    },
    (moves) => {
      if (moves.length) sound(table.info?.result ? "over" : table.question ? "turn" : "moved");
      waiting?.moves.push(...moves);
    },
  );
}

/** Let components glide from where they lay to where they lie, whatever changes in between; call the result after it. */
export function gliding(): () => void {
  if (!mayMove() || document.hidden) return () => undefined;
  const old = places();
  return () => {
    for (const [spot, to] of places()) {
      const from = old.get(spot);
      if (spot.startsWith("card:") && from && (Math.abs(from.x - to.x) > 4 || Math.abs(from.y - to.y) > 4)) glide(spot, from, to);
    }
  };
}

function glide(spot: string, from: DOMRect, to: DOMRect, delay = 0): void {
  if (!from.height || !to.height) return;
  const scale = from.height / to.height;
  document.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.animate(
    [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 10 }, { transform: "none", transformOrigin: "0 0" }],
    { duration: LONG, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
  );
}

/** A component that comes out of a zone, goes into one, or passes face down from one to the other. */
function deal(spot: string, old: Places, now: Places, from: DOMRect, to: DOMRect, delay: number): void {
  const [lay, lies] = [old.get(spot), now.get(spot)];
  if (lay && lies) return; // it glides by itself
  if (lies) return glide(spot, from, lies, delay);
  const back = document.createElement("div");
  back.className = "flying-card";
  flyAlong(back, lay ?? from, to, delay, 40);
}

/** One essence, crystal or token through the air. */
function fly(glyph: string, from: DOMRect, to: DOMRect, delay: number): void {
  const model = document.querySelector<SVGElement>(`[data-spot$=":${glyph}"] svg`);
  if (!model) return;
  flyAlong(model.cloneNode(true) as SVGElement, from, to, delay, 28);
}

function flyAlong(one: HTMLElement | SVGElement, from: DOMRect, to: DOMRect, delay: number, size: number): void {
  const middle = (rect: DOMRect) => ({ x: rect.x + (rect.width - size) / 2, y: rect.y + (rect.height - size) / 2 });
  const [a, b] = [middle(from), middle(to)];
  Object.assign(one.style, { position: "fixed", left: "0", top: "0", width: `${size}px`, height: `${size}px`, zIndex: "50", pointerEvents: "none" });
  document.body.append(one);
  const arc = Math.min(80, Math.hypot(b.x - a.x, b.y - a.y) / 4);
  const flight = one.animate(
    [
      { transform: `translate(${a.x}px, ${a.y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${a.x}px, ${a.y}px) scale(1.15)`, opacity: 1, offset: 0.15 },
      { transform: `translate(${(a.x + b.x) / 2}px, ${(a.y + b.y) / 2 - arc}px) scale(1.1)`, offset: 0.55 },
      { transform: `translate(${b.x}px, ${b.y}px) scale(0.8)`, opacity: 1 },
    ],
    { duration: LONG, delay, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => one.remove();
}
