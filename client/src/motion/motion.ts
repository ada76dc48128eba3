/** Motion: what moves at the table travels from where it was to where it is. */
import { mayMove } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import type { Move } from "../wire";
import { flightsOf } from "./flights";
import { sound } from "./sound";

const LONG = 620; // milliseconds of one flight
const APART = 45;
const MOST = 24; // of one change: what would be a blur is left out

const flying = new Map<string, Animation>(); // by spot

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

/** Let components that change their place glide there; call the result after the change. What only moves up because
 * there is more or less beside it does not: a table on which everything stirs tells nothing. */
export function gliding(): () => void {
  if (!mayMove() || document.hidden) return () => undefined;
  const [old, zones] = [places(), zonesOfCards()];
  return () => {
    const now = places();
    for (const [spot, zone] of zonesOfCards()) {
      const [from, to] = [old.get(spot), now.get(spot)];
      if (from && to && zone !== zones.get(spot)) glide(spot, from, to);
    }
  };
}

/** In which zone each component lies. */
function zonesOfCards(): Map<string, string> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-spot^="card:"]')];
  return new Map(found.map((one) => [one.dataset.spot ?? "", one.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? ""]));
}

/** A copy flies above everything, or its row would cut it off; what it stands for is seen when it has come. */
function glide(spot: string, from: DOMRect, to: DOMRect, delay = 0): void {
  const model = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  if (!model || !from.height || !to.height) return;
  flying.get(spot)?.cancel();
  const copy = model.cloneNode(true) as HTMLElement;
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  copy.removeAttribute("data-spot");
  copy.inert = true;
  Object.assign(copy.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px`, margin: "0", zIndex: "50", pointerEvents: "none" });
  copy.style.setProperty("--w", getComputedStyle(model).getPropertyValue("--w"));
  document.body.append(copy);
  model.style.visibility = "hidden";
  const flight = copy.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }], {
    duration: LONG, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards",
  });
  flying.set(spot, flight);
  flight.onfinish = flight.oncancel = () => {
    copy.remove();
    model.style.visibility = "";
    if (flying.get(spot) === flight) flying.delete(spot);
  };
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
