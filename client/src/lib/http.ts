/** The server's HTTP interface: JSON in, JSON out, errors with a message for people, and paths built from checked ids. */

import { language, say } from "./language.svelte";

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A path of the server's API. Only `path` makes one, so no text from the address bar becomes a path unchecked. */
class Path {
  /** `text` is null where a part is not an id. */
  constructor(readonly text: string | null) {}

  /** The address relative to the page, for links; "" where a part is not an id. */
  href(query: Query = {}): string {
    return this.text === null ? "" : addressOf(this.text, query);
  }
}

type Query = Record<string, string | number>;

const ID = /^[A-Za-z0-9_-]+$/; // ids of tables, people, games, lessons, puzzles and invitations; neither "." nor ".."

/** Template tag: path`/api/tables/${id}/replay`. Each inserted part must be an id. */
export function path(fixed: TemplateStringsArray, ...ids: (string | number)[]): Path {
  return new Path(ids.every((id) => ID.test(String(id))) ? String.raw({ raw: fixed }, ...ids) : null);
}

function addressOf(text: string, query: Query): string {
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return text.replace(/^\//, "") + (asked && `?${asked}`);
}

async function request<T>(method: string, { text: to }: Path, query: Query, body?: unknown): Promise<T> {
  if (to === null) throw new HttpError(404, say("not-found"));
  const response = await fetch(addressOf(to, query), {
    method,
    credentials: "same-origin",
    headers: { "accept-language": language() || "en", ...(body === undefined ? {} : { "content-type": "application/json" }) }, // refusals are for people
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const value = text ? JSON.parse(text) : null;
  if (!response.ok) throw new HttpError(response.status, value?.detail ?? value?.message ?? response.statusText);
  return value as T;
}

export const get = <T>(to: Path, query: Query = {}) => request<T>("GET", to, query);
export const post = <T>(to: Path, body: unknown = {}) => request<T>("POST", to, {}, body);
export const put = <T>(to: Path, body: unknown) => request<T>("PUT", to, {}, body);
export const del = <T>(to: Path) => request<T>("DELETE", to, {});
export const patch = <T>(to: Path, body: unknown) => request<T>("PATCH", to, {}, body);
