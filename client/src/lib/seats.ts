/** Who sits in a seat, for people to read. Bots are stored by their level ("Adept 2") and called in the reader's language. */
import type { SeatInfo } from "../wire";
import { sayInOr } from "./language.svelte";

const FACE = "face"; // the file in which bots have their names

export function seatName({ kind, name, bot }: SeatInfo): string {
  const level = bot.split(":")[0] ?? "";
  const stored = level.charAt(0).toUpperCase() + level.slice(1);
  return kind === "bot" && level && name.startsWith(stored) ? botName(level) + name.slice(stored.length) : name;
}

/** Whether a program plays the seat: a bot of the server, or a bot account. */
export function isBot({ kind, bot }: SeatInfo): boolean {
  return kind === "bot" || (kind === "person" && bot !== "");
}

export function botName(level: string): string {
  return sayInOr(FACE, `bot-${level}`, level);
}
