/** The analysis of one game: asked for, waited for, and what it says. */
import { get, path, post } from "../lib/http";
import { go } from "../lib/router.svelte";
import { comeIn } from "../lib/session.svelte";

export type Verdict = "best" | "close" | "slip" | "turning";

/** A move that was weighed, as a choice on the table. */
export interface Compared {
  action: number;
  text: string;
  key: string;
  label: string;
  chance: number;
  error: number;
  is_played: boolean;
}

export interface Judged {
  step: number; // of the replay: the position before it
  at: number;
  seat: number;
  verdict: Verdict;
  is_small: boolean;
  loss: number;
  error: number;
  kind: string;
  played: string;
  better: string;
  line: string;
  why: string; // what a coach would say of it; "" where there is no reason
  asked: string;
  source: string;
  compared: Compared[]; // the engine's choice first
}

export interface Moment {
  at: number;
  step: number;
  chances: number[];
  hindsight: number[];
}

export const BUCKETS = ["luck", "own", "rivals", "rest"] as const;
export type Buckets = Record<(typeof BUCKETS)[number] | "start" | "result", number>;

export interface Review {
  thought: number;
  ends: number[]; // how many actions the game has had after each step
  chapters: [number, string][];
  moments: Moment[];
  decisions: Judged[];
  seats: Buckets[];
  turning: number[];
}

interface State {
  status: "none" | "waiting" | "working" | "done" | "failed";
  done: number;
  total: number;
  problem: string;
}

const EVERY = 1000; // milliseconds between two looks

export class Reviewing {
  state = $state.raw<State | null>(null);
  review = $state.raw<Review | null>(null);
  isOffered = $state(false);
  whyNot = $state("");
  trouble = $state("");
  #language = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Look how far it is, and look again until it is there; what this returns ends that. */
  follow(language: string): () => void {
    this.#language = language;
    void this.#look();
    return () => clearTimeout(this.#timer);
  }

  async ask(): Promise<void> {
    this.trouble = "";
    try {
      await comeIn();
      this.state = await post<State>(path`/api/tables/${this.id}/analysis`);
      await this.#look();
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await get<{ state: State; is_offered: boolean; why_not: string }>(path`/api/tables/${this.id}/analysis`);
      [this.state, this.isOffered, this.whyNot] = [found.state, found.is_offered, found.why_not];
      if (found.state.status === "done" && found.is_offered) this.review = await get<Review>(path`/api/tables/${this.id}/review`, { language: this.#language });
      else if (["waiting", "working"].includes(found.state.status)) this.#timer = setTimeout(() => void this.#look(), EVERY);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}

/** From a list: ask for it, and go where one sees how far it is. What is wrong is said there. */
export async function analyse(id: string): Promise<void> {
  try {
    await comeIn();
    await post(path`/api/tables/${id}/analysis`);
  } finally {
    go("replay", id);
  }
}
