/** How long people may think: what can be chosen, and how it is said. */
import type { TimeControl } from "../wire";
import { say } from "./language.svelte";

const MINUTE = 60;
const DAY = 86_400;

export const TIMES: TimeControl[] = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "bank", seconds: 5 * MINUTE, increment: 5 },
  { kind: "bank", seconds: 10 * MINUTE, increment: 10 },
  { kind: "bank", seconds: 30 * MINUTE, increment: 30 },
  { kind: "move", seconds: DAY, increment: 0 },
  { kind: "move", seconds: 3 * DAY, increment: 0 },
  { kind: "move", seconds: 7 * DAY, increment: 0 },
];

export function timeWords({ kind, seconds = 0, increment = 0 }: TimeControl): string {
  if (kind === "bank") return say("time-bank", { minutes: Math.round((10 * seconds) / MINUTE) / 10, seconds: increment });
  if (kind === "move") return seconds >= DAY ? say("time-days", { days: Math.round(seconds / DAY) }) : say("time-move", { seconds });
  return say("time-none");
}
