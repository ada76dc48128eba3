/** How the points are counted before everybody's eyes: each step is one more part of each seat's. */
export const FIRST = 700; // milliseconds: the board comes to rest first
export const LONG = 420; // for each part

/** The step at which all has been counted: the longest list of parts. */
export function lastStep(parts: unknown[][]): number {
  return Math.max(0, ...parts.map((one) => one.length));
}

/** What is counted of a seat's points by a step. */
export function countedUpTo(parts: { points: number }[], step: number): number {
  return parts.slice(0, step).reduce((sum, part) => sum + part.points, 0);
}
