import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry } from "../src/lib/catalog.svelte";
import { HOVER_DELAY, LONG_PRESS_DELAY, previewCard } from "../src/table/cardPreview";
import type { TableContext } from "../src/table/tableContext.svelte";

vi.mock("svelte/events", () => ({ on: (node: EventTarget, type: string, listener: EventListener) => node.addEventListener(type, listener) })); // the server build of Svelte has none

const HAWK = { id: "hawk" } as Entry;

/** A card of a table whose context only remembers what is previewed. */
function lay(context: { preview: { entry: Entry } | null; pointer: unknown; means: string }) {
  const node = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({}) as DOMRect });
  const spy = Object.assign(context, { showPreview: (entry: Entry) => (context.preview = { entry }), hidePreview: () => (context.preview = null) });
  previewCard(spy as unknown as TableContext, () => HAWK)(node as unknown as HTMLElement);
  const fire = (type: string, x = 0, y = 0, pointerType = "mouse") => node.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: y, pointerType }));
  return fire;
}
const empty = () => ({ preview: null as { entry: Entry } | null, pointer: null, means: "mouse" });

describe("the preview of a card", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("opens when a mouse has moved onto the card and rests, not earlier", () => {
    const context = empty();
    const fire = lay(context);
    fire("pointerenter", 50, 50);
    fire("pointermove", 50, 50);
    vi.advanceTimersByTime(HOVER_DELAY - 1);
    fire("pointermove", 80, 50);
    vi.advanceTimersByTime(HOVER_DELAY - 1);
    expect(context.preview).toBeNull();
    vi.advanceTimersByTime(1);
    expect(context.preview?.entry).toBe(HAWK);
    fire("pointerleave", 200, 50);
    expect(context.preview).toBeNull();
  });

  it("stays closed when a card slides under a pointer that rests after a click", () => {
    const context = empty();
    const [pressed, other] = [lay(context), lay(context)];
    pressed("pointermove", 50, 50);
    pressed("pointerdown", 50, 50);
    pressed("pointerleave", 50, 50);
    other("pointerenter", 50, 50);
    other("pointermove", 50, 50); // as browsers send after a layout change
    other("pointermove", 52, 51); // the hand trembles
    vi.advanceTimersByTime(60_000);
    expect(context.preview).toBeNull();
    other("pointermove", 70, 50);
    vi.advanceTimersByTime(HOVER_DELAY);
    expect(context.preview?.entry).toBe(HAWK);
  });

  it("opens by a long press, not by a tap", () => {
    const context = { ...empty(), means: "touch" };
    const fire = lay(context);
    fire("pointerdown", 5, 5, "touch");
    fire("pointerup", 5, 5, "touch");
    vi.advanceTimersByTime(LONG_PRESS_DELAY);
    expect(context.preview).toBeNull();
    fire("pointerdown", 5, 5, "touch");
    vi.advanceTimersByTime(LONG_PRESS_DELAY);
    expect(context.preview?.entry).toBe(HAWK);
  });
});
