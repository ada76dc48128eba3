/** A guest is asked for a name before others meet them, once. */
import { comeIn, me, rename } from "./session.svelte";
import { change, settings } from "./settings.svelte";

const state = $state<{ answer: ((name: string | null) => void) | null }>({ answer: null });

/** Whether the question stands. */
export function isAsking(): boolean {
  return state.answer !== null;
}

/** The answer; null where one would rather not sit down. */
export function answerName(name: string | null): void {
  state.answer?.(name);
  state.answer = null;
}

/** Know who we are before we sit down with others; false where they think better of it. */
export async function introduce(): Promise<boolean> {
  await comeIn();
  if (settings.isNamed || !me()?.user?.is_guest) return true;
  state.answer?.(null);
  const name = await new Promise<string | null>((resolve) => (state.answer = resolve));
  if (name === null) return false;
  if (name !== me()?.user?.name) await rename(name);
  change({ isNamed: true });
  return true;
}
