/** The pictures of game-icons.net that are on the page: the frame's own, and those of each game that has been opened. */
import shared from "./emblems.json?paths";

const paths = new Map(Object.entries(shared));

export function addEmblems(more: Record<string, string>): void {
  for (const [id, path] of Object.entries(more)) paths.set(id, path);
}

export function hasEmblem(id: string): boolean {
  return paths.has(id);
}

/** The outline of a picture; empty where there is none. */
export function emblemOf(id: string): string {
  return paths.get(id) ?? "";
}
