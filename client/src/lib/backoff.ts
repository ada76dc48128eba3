/** How long to wait before the next attempt to connect: at once, then longer and longer, never in step with others. */
const FIRST = 250;
const MOST = 8000;

export function backoff(attempts: number, random: number): number {
  return Math.min(MOST, FIRST * 2 ** attempts) * (0.5 + random / 2);
}
