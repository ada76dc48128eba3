/** Opens the large preview of a card: for a mouse that has moved onto it and rests, a long press, or keyboard focus. */
import { on } from "svelte/events";
import type { Entry } from "../lib/catalog.svelte";
import type { TableContext } from "./tableContext.svelte";

export const HOVER_DELAY = 350; // milliseconds without movement
export const LONG_PRESS_DELAY = 420; // milliseconds
const MIN_MOVEMENT = 6; // pixels; less is the jitter of a hand that clicks

interface Point {
  x: number;
  y: number;
}

/** Attachment that previews the entry returned by `entryOf`.
 *
 * A card that slides under a resting pointer fires pointerenter, but no movement. So only a pointermove far enough from
 * the last press or movement (`context.pointer`) starts the delay.
 */
export function previewCard(context: TableContext, entryOf: () => Entry | undefined): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const entry = entryOf();
      if (entry) context.showPreview(entry, node.getBoundingClientRect());
    };
    const hide = () => {
      clearTimeout(timer);
      if (context.preview?.entry === entryOf()) context.hidePreview();
    };
    const showAfter = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, milliseconds);
    };
    const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
    const hasMoved = (to: Point) => !context.pointer || Math.hypot(to.x - context.pointer.x, to.y - context.pointer.y) >= MIN_MOVEMENT;
    const offs = [
      on(node, "pointermove", (event) => {
        if (event.pointerType === "touch" || !hasMoved(pointOf(event))) return;
        context.pointer = pointOf(event);
        showAfter(HOVER_DELAY);
      }),
      on(node, "pointerleave", (event) => event.pointerType !== "touch" && hide()),
      on(node, "pointerdown", (event) => {
        context.pointer = pointOf(event);
        if (event.pointerType === "touch") showAfter(LONG_PRESS_DELAY);
        else hide();
      }),
      on(node, "pointerup", () => clearTimeout(timer)),
      on(node, "pointercancel", () => clearTimeout(timer)), // the finger scrolls
      on(node, "contextmenu", (event) => context.means === "touch" && event.preventDefault()), // a long press opens the preview instead
      // The click that ends a long press does not open the card as well.
      on(node, "click", (event) => context.means === "touch" && context.preview?.entry === entryOf() && (event.stopImmediatePropagation(), event.preventDefault()), { capture: true }),
      on(node, "focusin", () => context.means === "keys" && show()),
      on(node, "focusout", hide),
    ];
    return () => {
      hide();
      offs.forEach((off) => off());
    };
  };
}
