/** Who we are to the server: a guest by default, an account if one likes. */
import type { Person } from "../wire";
import { connection } from "./connection.svelte";
import { get, patch, path, post } from "./http";
import { language, say } from "./language.svelte";
import { fetchShunned } from "../moderation/moderation.svelte";
import { preparePush, turnOffPush } from "./push.svelte";
import { settings } from "./settings.svelte";

export interface Rating {
  game: string;
  games: number;
  shown: number;
}

interface Me {
  user: Person | null;
  login: string;
  ratings: Rating[];
  is_steward: boolean;
}

const state = $state<{ me: Me | null }>({ me: null });

export function me(): Me | null {
  return state.me;
}

/** Ask the server who we are. Whoever is known already gets a socket. */
export async function recognize(): Promise<void> {
  state.me = await get<Me>(path`/api/me`);
  if (!state.me.user) return;
  connection.open(language());
  void fetchShunned().catch(() => undefined); // then everybody is heard
  void preparePush().catch(() => undefined); // then nobody is told
}

/** Come in under a name, unless we have: needed before anything can be played or watched. */
export async function comeIn(name = ""): Promise<void> {
  if (state.me?.user) return;
  await recognize(); // another tab may have come in meanwhile
  if (state.me?.user) return;
  await post<Person>(path`/api/guest`, { name: name.trim() || say("guest-name", { number: 10 + Math.floor(Math.random() * 90) }) });
  await recognize();
}

export async function rename(name: string): Promise<void> {
  await patch<Person>(path`/api/me`, { name });
  await changed();
}

export async function makeAccount(login: string, password: string): Promise<void> {
  await comeIn();
  await post(path`/api/account`, { login, password });
  await changed();
}

export async function signIn(login: string, password: string): Promise<void> {
  await post(path`/api/sign-in`, { login, password });
  await changed();
}

export async function signOut(everywhere = false): Promise<void> {
  if (settings.notices) await turnOffPush().catch(() => undefined); // what is shown here next is somebody else's
  await post(everywhere ? path`/api/sign-out-everywhere` : path`/api/sign-out`);
  await changed();
}

/** The cookie or the name is another one now: the socket must know. */
async function changed(): Promise<void> {
  await recognize();
  connection.reopen();
}
