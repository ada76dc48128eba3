/** The server's HTTP interface, as far as pages need it: JSON in, JSON out, and errors that people can read. */

import { language } from "./language.svelte";

export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path.replace(/^\//, ""), {
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

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
export const put = <T>(path: string, body: unknown) => request<T>("PUT", path, body);
export const del = <T>(path: string) => request<T>("DELETE", path);
export const patch = <T>(path: string, body: unknown) => request<T>("PATCH", path, body);
