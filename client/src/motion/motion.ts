/** Motion: what moves at the table travels from where it was to where it is. */
import { tick } from "svelte";
import { mayMove } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
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

/** Watch a table and let things fly; returns how to stop. */
export function animate(table: Table): () => void {
  let before: Places = new Map();
  return table.onMoves(
    () => {
      before = mayMove() && !document.hidden ? places() : new Map();
    },
    (moves) => {
      if (moves.length) sound(table.info?.result ? "over" : table.question ? "turn" : "moved");
      if (!before.size) return;
      const old = before;
      void tick().then(() => {
        const now = places();
        slideCards(old, now);
        const flights = flightsOf(table.info?.game ?? "", moves.flatMap((move) => move.events)).slice(0, MOST);
        flights.forEach((flight, index) => {
          const [from, to] = [old.get(flight.from) ?? now.get(flight.from), now.get(flight.to) ?? old.get(flight.to)];
          if (from?.height && to?.height) fly(flight.glyph, from, to, index * APART);
        });
      });
    },
  );
}

/** Components glide from their old place to the new one. */
function slideCards(old: Places, now: Places): void {
  for (const [spot, to] of now) {
    const from = old.get(spot);
    if (!spot.startsWith("card:") || !from?.height || !to.height || (Math.abs(from.x - to.x) < 4 && Math.abs(from.y - to.y) < 4)) continue;
    const element = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
    const scale = from.height / to.height;
    element?.animate(
      [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 10 }, { transform: "none", transformOrigin: "0 0" }],
      { duration: LONG, easing: "cubic-bezier(.2,.8,.2,1)" },
    );
  }
}

/** One essence, crystal or token through the air. */
function fly(glyph: string, from: DOMRect, to: DOMRect, delay: number): void {
  const model = document.querySelector<SVGElement>(`[data-spot$=":${glyph}"] svg`);
  if (!model) return;
  const one = model.cloneNode(true) as SVGElement;
  const middle = (rect: DOMRect) => ({ x: rect.x + rect.width / 2 - 14, y: rect.y + rect.height / 2 - 14 });
  const [a, b] = [middle(from), middle(to)];
  Object.assign(one.style, { position: "fixed", left: "0", top: "0", width: "28px", height: "28px", zIndex: "50", pointerEvents: "none" });
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
