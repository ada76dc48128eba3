/** A card is shown large while a hand rests on it: a mouse that hovers, a finger that stays, the focus of the keyboard. */
import { on } from "svelte/events";
import type { Entry } from "../lib/catalog.svelte";
import type { Desk } from "./desk.svelte";

const RESTS = 160; // milliseconds of a mouse; one that only passes by shows nothing
const STAYS = 420; // of a finger

export function peeking(desk: Desk, at: () => Entry | undefined): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    const show = () => {
      const entry = at();
      if (entry) desk.peek(entry, node.getBoundingClientRect());
    };
    const hide = () => {
      clearTimeout(timer);
      if (desk.peeked?.entry === at()) desk.unpeek();
    };
    const rest = (milliseconds: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, milliseconds);
    };
    const offs = [
      on(node, "pointerenter", (event) => event.pointerType !== "touch" && rest(desk.peeked ? 0 : RESTS)),
      on(node, "pointerleave", (event) => event.pointerType !== "touch" && hide()),
      on(node, "pointerdown", (event) => (event.pointerType === "touch" ? rest(STAYS) : hide())),
      on(node, "pointerup", () => clearTimeout(timer)),
      on(node, "pointercancel", () => clearTimeout(timer)), // the finger scrolls
      on(node, "contextmenu", (event) => desk.means === "touch" && event.preventDefault()), // a finger that stays wants to see the card
      // What a long press has shown is not also opened when the finger leaves.
      on(node, "click", (event) => desk.means === "touch" && desk.peeked?.entry === at() && (event.stopImmediatePropagation(), event.preventDefault()), { capture: true }),
      on(node, "focusin", () => desk.means === "keys" && show()),
      on(node, "focusout", hide),
    ];
    return () => {
      hide();
      offs.forEach((off) => off());
    };
  };
}
