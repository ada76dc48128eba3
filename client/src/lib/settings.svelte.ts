/** What this browser remembers of its owner's wishes. */

const KEY = "conclave.settings";

export interface Settings {
  language: string; // "" until chosen: as the browser prefers
  theme: "dark" | "light" | "system";
  contrast: "normal" | "more";
  motion: "full" | "less";
  sound: boolean;
  bot: string; // whom to play against by one click
  pace: "slow" | "usual" | "fast"; // of bots
  guide: boolean; // explain each phase and question in a sentence
  notices: boolean; // be told of a turn while away
  isOffered: boolean; // sound and notices, once
  isNamed: boolean; // has said what others shall call them
}

const DEFAULTS: Settings = { language: "", theme: "dark", contrast: "normal", motion: "full", sound: false, bot: "adept", pace: "usual", guide: true, notices: false, isOffered: false, isNamed: false };

/** How long one looks at a move before a bot goes on, times the usual. */
export const PACES: Record<Settings["pace"], number> = { slow: 2.5, usual: 1, fast: 0.35 };

function load(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS }; // storage is blocked or holds something else
  }
}

export const settings = $state<Settings>(load());

/** Change something, and remember it. */
export function change(wishes: Partial<Settings>): void {
  Object.assign(settings, wishes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it still holds until the page is closed
  }
}

/** Hand the wishes to the style sheets. */
export function dress(root: HTMLElement): void {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  root.dataset.theme = settings.theme === "system" ? (light ? "light" : "dark") : settings.theme;
  root.dataset.contrast = contrast ? "more" : settings.contrast;
  root.dataset.motion = settings.motion;
}

/** Whether things may move. */
export function mayMove(): boolean {
  return settings.motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
