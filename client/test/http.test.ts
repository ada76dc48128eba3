import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { get, path, post } from "../src/lib/http";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

describe("a request path", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("is built from ids, with its query apart", async () => {
    const fetched = vi.fn(async (_: string) => new Response("[]"));
    vi.stubGlobal("fetch", fetched);
    await get(path`/api/tables/${"x7-F_"}/replay`, { seat: -2, language: "de&x" });
    await post(path`/api/reports/${12}/close`);
    expect(fetched.mock.calls.map(([to]) => to)).toEqual(["api/tables/x7-F_/replay?seat=-2&language=de%26x", "api/reports/12/close"]);
  });

  it.each(["..", ".", "", "../sign-out", "a/b", "%2e%2e", "..\\", "a?b", "a#b", "a b", "ä"])("is refused for %j without a request", async (id) => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    await expect(post(path`/api/lessons/${id}/${"sign-out-everywhere"}`)).rejects.toMatchObject({ status: 404 });
    expect(path`/api/tables/${id}/record`.href()).toBe("");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is made in one place: nothing else fetches", () => {
    const fetching = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|svelte)$/.test(file) && /\bfetch\(|XMLHttpRequest|sendBeacon/.test(readFileSync(join(SOURCE, file), "utf8")));
    expect(fetching).toEqual(["lib/http.ts"]);
  });
});
