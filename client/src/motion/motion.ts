/** Motion: what changes its place on a table travels there.
 *
 * There is one kind of it. Before the page changes, it is remembered where everything lies; when the change is on the page,
 * components that lie in another zone glide there, and what events tell of flies from spot to spot. So it makes no
 * difference whether the change came by moves, by a step of a replay, or by an action that is put together.
 */
import { mayMove } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import type { Flight, Light } from "./flights";
import { sound } from "./sound";

const LONG = 620; // milliseconds of one flight
const LIT = 1500; // milliseconds that something stands out
const APART = 45;
const MOST = 24; // of one change: what would be a blur is left out

interface Place {
  rect: DOMRect;
  zone: string; // in which a component lies
}
type Layout = Map<string, Place>; // by spot

function layout(): Layout {
  const found: Layout = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const zone = element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
    found.set(element.dataset.spot ?? "", { rect: element.getBoundingClientRect(), zone });
  }
  return found;
}

export class Motion {
  #old: Layout | null = null; // how the table lay before the change that is about to be drawn
  #events: number[][] = []; // of that change

  constructor(
    readonly of: { flights: (events: number[][]) => Flight[]; lights: (events: number[][]) => Light[] },
    readonly idOf: (card: number) => string, // the component of a number
  ) {}

  /** Hear what happens at a table; returns how to stop. */
  follow(table: Table): () => void {
    return table.onMoves(
      () => this.begin(),
      (moves) => {
        if (moves.length) sound(table.info?.result ? "over" : table.question ? "turn" : "moved");
        const events = moves.flatMap((move) => move.events);
        if (this.#old) this.#events.push(...events);
        const others = this.of.lights(events).filter((one) => one.seat !== table.viewer);
        if (others.length) requestAnimationFrame(() => others.slice(0, MOST).forEach((one) => light(one.spot ?? `card:${this.idOf(one.card ?? -1)}`)));
      },
    );
  }

  /** The table is about to change.
   *
   * Where things lie is asked twice a frame at most, however many changes come at once: each asking makes the browser
   * lay the whole page out.
   */
  begin(): void {
    if (this.#old || !mayMove() || document.hidden) return;
    this.#old = layout();
    requestAnimationFrame(() => this.#end()); // when the page shows the change, and before it is painted
  }

  #end(): void {
    const [old, now, events] = [this.#old ?? new Map(), layout(), this.#events];
    [this.#old, this.#events] = [null, []];
    this.#glideAll(old, now);
    this.of.flights(events).slice(0, MOST).forEach((flight, index) => {
      const [from, to] = [old.get(flight.from) ?? now.get(flight.from), now.get(flight.to) ?? old.get(flight.to)];
      if (!from?.rect.height || !to?.rect.height) return;
      const spot = flight.card === undefined ? "" : `card:${this.idOf(flight.card)}`;
      if (flight.glyph === "card") deal(spot, old, now, from.rect, to.rect, index * APART);
      else fly(flight.glyph, from.rect, to.rect, index * APART);
    });
  }

  /** What only moves up because there is more or less beside it does not glide: a table on which everything stirs tells
   * nothing. */
  #glideAll(old: Layout, now: Layout): void {
    for (const [spot, { rect, zone }] of now) {
      const before = old.get(spot);
      if (spot.startsWith("card:") && before && before.zone !== zone) glide(spot, before.rect, rect);
    }
  }
}

/** What somebody has just used stands out for a moment; where nothing may move, it does so without a fade. */
function light(spot: string): void {
  const lit = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  if (!lit) return;
  const ring = document.createElement("i");
  ring.className = "ring-of-light";
  lit.append(ring);
  lit.dataset.lit = "";
  const [dark, bright] = [{ opacity: 0 }, { opacity: 1 }]; // the ring is painted once: a shadow that changes is painted at each frame
  ring.animate(mayMove() ? [dark, { ...bright, offset: 0.15 }, { ...bright, offset: 0.6 }, dark] : [bright, bright], { duration: LIT }).onfinish = () => {
    ring.remove();
    delete lit.dataset.lit;
  };
}

const flying = new Map<string, Animation>(); // by spot

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
  copy.style.setProperty("--w", `${to.width}px`); // as wide as it lies: to ask for what it inherits would lay the page out for each copy
  (model.closest(".room") ?? document.body).append(copy); // where its type is as large as on the table
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
function deal(spot: string, old: Layout, now: Layout, from: DOMRect, to: DOMRect, delay: number): void {
  const [lay, lies] = [old.get(spot)?.rect, now.get(spot)?.rect];
  if (lay && lies) return; // it has glided
  if (lies) return glide(spot, from, lies, delay);
  const back = document.createElement("div");
  back.className = "back flying-card";
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
