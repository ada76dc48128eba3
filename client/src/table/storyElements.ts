/** Lines of the story as elements, made by hand: a long game has hundreds, and components for each would fill the memory. */
import { on } from "svelte/events";
import { SIGILS } from "../design/sigils";
import type { TableContext } from "./tableContext.svelte";
import { previewCard } from "./cardPreview";
import { pieces, type StoryLine } from "./story";

const SVG = "http://www.w3.org/2000/svg";

/** Write what a line says: the sign of whom it tells, and the sentence, in which names of components can be pressed. */
export function writeLine(line: StoryLine, names: string[]): (node: HTMLElement) => void {
  return (node) => {
    const said = pieces(line.text, names).map(({ text, isName, mark }) => (isName ? nameOf(text, mark) : text + mark));
    node.replaceChildren(...(line.seat >= 0 ? [sigilOf(line.seat)] : []), ...said);
  };
}

function sigilOf(seat: number): SVGElement {
  const [svg, path] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "path")];
  path.setAttribute("d", SIGILS[seat % SIGILS.length] ?? "");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.style.color = `var(--sigil-${seat})`;
  svg.append(path);
  return svg;
}

/** No line begins with the mark that stands right behind a name. */
function nameOf(text: string, mark: string): HTMLElement {
  const [kept, button] = [document.createElement("span"), document.createElement("button")];
  kept.className = "kept";
  button.className = "name";
  button.textContent = text;
  kept.append(button, mark);
  return kept;
}

/** A name in one of the lines within shows its component: pressed in full, pointed at in passing, and on the table. */
export function linkNames(context: TableContext): (node: HTMLElement) => () => void {
  return (node) => {
    const bound = new Map<Element, () => void>(); // those that a hand has come to
    const nameAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(".name") : null);
    const entryOf = (name: HTMLElement | null) => context.names.get(name?.textContent ?? "");
    const bind = (event: Event) => {
      const name = nameAt(event);
      if (name && !bound.has(name)) bound.set(name, previewCard(context, () => entryOf(name))(name));
    };
    const trace = ({ target }: Event) => {
      const line = target instanceof Element ? target.closest("li") : null;
      context.traced = entryOf(line?.querySelector<HTMLElement>(".name") ?? null)?.id ?? "";
    };
    const offs = [
      ...(["pointerover", "pointerdown", "focusin"] as const).map((type) => on(node, type, bind, { capture: true })),
      on(node, "pointerover", trace),
      on(node, "pointerleave", () => (context.traced = "")),
      on(node, "click", (event) => {
        const entry = entryOf(nameAt(event));
        if (entry) context.look(entry);
      }),
    ];
    return () => {
      offs.forEach((off) => off());
      bound.forEach((off) => off());
    };
  };
}
