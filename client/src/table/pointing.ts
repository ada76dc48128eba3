/** What lies on the table says what it is, and what it would do, when a mouse or the keyboard points at it. */
import { on } from "svelte/events";
import type { Desk, Pointed } from "./desk.svelte";

export function pointing(desk: Desk, at: () => Pointed): (node: HTMLElement) => () => void {
  return (node) => {
    const offs = [
      // Moving, not entering: what lies under a resting hand may change, and be forgotten when something is chosen.
      on(node, "pointermove", (event) => event.pointerType !== "touch" && desk.pointed?.text !== at().text && desk.point(at())),
      on(node, "pointerleave", (event) => event.pointerType !== "touch" && desk.point(null)),
      on(node, "focusin", () => desk.means === "keys" && desk.point(at())),
      on(node, "focusout", () => desk.point(null)),
    ];
    return () => offs.forEach((off) => off());
  };
}
