/** How people keep order: whom they do not want to hear or to meet, what they report; and what stewards do about it. */
import { SvelteMap } from "svelte/reactivity";
import { del, get, post, put } from "./http";

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
  show(await get<Shunned[]>("/api/my/shunned"));
}

export async function shun(id: string, kind: Shunned["kind"]): Promise<void> {
  show(await put<Shunned[]>(`/api/my/shunned/${id}`, { is_block: kind === "block" }));
}

export async function forgive(id: string): Promise<void> {
  show(await del<Shunned[]>(`/api/my/shunned/${id}`));
}

/** What is said at a table, without those whom we do not want to hear. */
export function heard<Line extends { user: string }>(chat: Line[]): Line[] {
  return chat.filter((line) => !shunned.has(line.user));
}

export const report = (subject: Subject, reason: string) => post("/api/reports", { ...subject, reason });
export const showOut = (table: string, user: string) => post(`/api/tables/${table}/show-out`, { user });

export const reports = () => get<Report[]>("/api/reports");
export const closeReport = (number: number) => post(`/api/reports/${number}/close`);
export const bans = () => get<Ban[]>("/api/bans");
export const ban = (user: string, days: number, reason: string, barsGuests: boolean) => put(`/api/people/${user}/ban`, { days, reason, bars_guests: barsGuests });
export const unban = (user: string) => del(`/api/people/${user}/ban`);
