/** Keeps the keyboard's place on a table: when the focused element disappears or is disabled, the fallback gets the focus. */
import { on } from "svelte/events";

/** Attachment for the element that contains everything; returns how to stop. */
export function keepFocus(fallbackOf: () => HTMLElement | undefined): (node: HTMLElement) => () => void {
  return (node) => {
    let last: Element | null = null;
    const check = () => {
      const active = document.activeElement;
      const isLost = last !== null && (active === null || active === document.body || active === last) && (!last.isConnected || last.matches(":disabled"));
      if (!isLost || document.querySelector("dialog[open]")) return;
      last = null;
      fallbackOf()?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(check);
    observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    const off = on(node, "focusin", ({ target }) => (last = target instanceof Element ? target : null));
    return () => {
      observer.disconnect();
      off();
    };
  };
}
