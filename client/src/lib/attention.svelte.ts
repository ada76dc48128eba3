/** What calls for its owner while the page is behind others: the title and the icon of the tab, and the app's badge. */

const state = $state({ turns: 0 });

/** At how many tables it is our turn, as far as this page knows. */
export function turns(): number {
  return state.turns;
}

export function expect(count: number): void {
  state.turns = count;
}

const ICON = "./icon.svg";
const ICON_TURN = "./icon-turn.svg";

/** Show it. */
export function call(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = count ? ICON_TURN : ICON;
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined); // no app, no badge
}
