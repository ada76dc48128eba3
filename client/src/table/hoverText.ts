/** What lies on the table says what it is, and what it would do, when a mouse or the keyboard points at it. */
import { on } from "svelte/events";
import type { TableContext, Pointed } from "./tableContext.svelte";

export function showHoverText(context: TableContext, at: () => Pointed): (node: HTMLElement) => () => void {
  return (node) => {
    const offs = [
      // Moving, not entering: what lies under a resting hand may change, and be forgotten when something is chosen.
      on(node, "pointermove", (event) => event.pointerType !== "touch" && context.pointed?.text !== at().text && context.point(at())),
      on(node, "pointerleave", (event) => event.pointerType !== "touch" && context.point(null)),
      on(node, "focusin", () => context.means === "keys" && context.point(at())),
      on(node, "focusout", () => context.point(null)),
    ];
    return () => offs.forEach((off) => off());
  };
}
