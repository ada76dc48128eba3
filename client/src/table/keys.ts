/** The keyboard at a table. Choices, confirm buttons and cards are ordinary buttons; these are the short ways. */

export interface Deeds {
  undo: () => void;
  hint: () => void;
  story: () => void;
  help: () => void;
  pass: () => void;
  close: () => void;
}

const LETTERS: Record<string, keyof Deeds> = { u: "undo", h: "hint", l: "story", "?": "help", p: "pass" };

export function onKey(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select")) return;
  const deed = LETTERS[event.key.toLowerCase()];
  if (deed) {
    event.preventDefault();
    deeds[deed]();
  } else if (/^[1-9]$/.test(event.key)) press(numbered()[Number(event.key) - 1], event);
  else if (event.key === "Enter" && !target.closest("button, a, summary")) press(visible("[data-confirm]")[0], event);
  else if (event.key === "g") jump(event);
  else if (event.key === "Escape" && !document.querySelector("dialog[open]")) deeds.close();
}

function press(button: HTMLElement | undefined, event: Event): void {
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Buttons in the dialog that is open, or else on the page. */
function visible(selector: string): HTMLElement[] {
  const scope = document.querySelector("dialog[open]") ?? document;
  return [...scope.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);
}

/** The choices that bear numbers, in their order: those of the dialog, on the card that asks, or of the question at the foot. */
function numbered(): HTMLElement[] {
  return visible("[data-choice]:not([data-pass])").filter((one) => !one.closest("[data-past], .board") || one.matches("[data-numbered]"));
}

/** To the next thing that glows. */
function jump(event: Event): void {
  const glowing = visible(".board .glows").map((one) => (one.matches("button") ? one : (one.querySelector<HTMLElement>("button") ?? one)));
  const next = glowing[(glowing.indexOf(document.activeElement as HTMLElement) + 1) % glowing.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}
