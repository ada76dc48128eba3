/** What a newcomer is told of the phases: each once, when it begins, until they have answered something. */
import type { Table } from "../lib/table.svelte";

const MOST = 3; // phases may pass without a question; more sentences at a time nobody reads

export class Guide {
  now = $state.raw<string[]>([]);
  #told = new Set<string>();

  begin(phases: string[]): void {
    const fresh = phases.filter((phase) => !this.#told.has(phase));
    for (const phase of fresh) this.#told.add(phase);
    if (fresh.length) this.now = [...this.now, ...new Set(fresh)].slice(-MOST);
  }

  answered(): void {
    this.now = [];
  }

  /** The table stands elsewhere at once: what has not begun there is told when it does. */
  leap(phase: string): void {
    for (const one of this.now) if (one !== phase) this.#told.delete(one);
    this.now = this.now.filter((one) => one === phase);
  }

  /** Follow a table; `phasesIn`: what the events of its game begin. Returns how to stop. */
  follow(table: Table, phasesIn: (events: number[][]) => string[]): () => void {
    return table.onMoves(
      (moves) => {
        const isPast = (kind: string, seat: number) => kind === "undo" || (kind === "answer" && seat === table.viewer);
        if (moves.some((move) => isPast(move.kind, move.seat))) this.answered(); // what was taken back has not begun
      },
      (moves) => this.begin(phasesIn(moves.flatMap((move) => move.events))),
    );
  }
}
