/** Tells screen readers what a component does, beside its name. Svelte's types lack `aria-description`, which browsers know. */
import type { Entry } from "../lib/catalog.svelte";
import type { TableContext } from "./tableContext.svelte";

export function describeComponent(context: TableContext, entryOf: () => Entry | undefined): (node: HTMLElement) => void {
  return (node) => {
    const entry = entryOf();
    if (entry) node.setAttribute("aria-description", context.describe(entry));
    else node.removeAttribute("aria-description");
  };
}
