/** Mutes, blocks and reports by players; bans and reports as seen by stewards. */
import { SvelteMap } from "svelte/reactivity";
import { del, get, path, post, put } from "../lib/http";

export interface Shunned {
  id: string;
  name: string;
  kind: "mute" | "block";
}

export interface Report {
  number: number;
  by_name: string;
  table: string;
  about: string;
  about_name: string;
  line: string;
  reason: string;
  at: number;
}

export interface Ban {
  user: string;
  name: string;
  until: number;
  reason: string;
}

/** Two people whose rated games look arranged. */
export interface Suspicion {
  winner: string;
  winner_name: string;
  loser: string;
  loser_name: string;
  games: number;
  wins: number;
  reasons: string[];
  tables: string[];
}

/** An act of a moderator or of the host. */
export interface AuditEntry {
  number: number;
  at: number;
  by_name: string;
  act: string;
  about_name: string;
  table: string;
  detail: string;
}

/** What a report is about: somebody, a line that was said, or a table as such. */
export interface Subject {
  table?: string;
  about?: string;
  line?: number;
}

/** Whom we have muted or blocked, by id. */
export const shunned = new SvelteMap<string, Shunned>();

function show(found: Shunned[]): void {
  shunned.clear();
  for (const one of found) shunned.set(one.id, one);
}

export async function fetchShunned(): Promise<void> {
  show(await get<Shunned[]>(path`/api/my/shunned`));
}

export async function shun(id: string, kind: Shunned["kind"]): Promise<void> {
  show(await put<Shunned[]>(path`/api/my/shunned/${id}`, { is_block: kind === "block" }));
}

export async function forgive(id: string): Promise<void> {
  show(await del<Shunned[]>(path`/api/my/shunned/${id}`));
}

/** What is said at a table, without those whom we do not want to hear. */
export function heard<Line extends { user: string }>(chat: Line[]): Line[] {
  return chat.filter((line) => !shunned.has(line.user));
}

export const report = (subject: Subject, reason: string) => post(path`/api/reports`, { ...subject, reason });
export const showOut = (table: string, person: string) => post(path`/api/tables/${table}/show-out`, { person });

export const reports = (skip = 0) => get<Report[]>(path`/api/reports`, { skip });
export const closeReport = (number: number) => post(path`/api/reports/${number}/close`);
export const bans = () => get<Ban[]>(path`/api/bans`);
export const ban = (user: string, days: number, reason: string, barsGuests: boolean) => put(path`/api/people/${user}/ban`, { days, reason, bars_guests: barsGuests });
export const unban = (user: string) => del(path`/api/people/${user}/ban`);
export const suspicions = () => get<Suspicion[]>(path`/api/suspicions`);
export const voidGame = (table: string, reason: string) => post(path`/api/tables/${table}/void`, { reason });
export const audit = () => get<AuditEntry[]>(path`/api/audit`);
