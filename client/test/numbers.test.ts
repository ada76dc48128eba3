import { afterAll, expect, test, vi } from "vitest";
import { speak } from "../src/lib/language.svelte";
import { percents, points, signed } from "../src/lib/numbers";

vi.stubGlobal("document", { documentElement: { lang: "" } }); // there is no page here
afterAll(() => vi.unstubAllGlobals());

test.each([["en", "12.3", "+4.0"], ["de", "12,3", "+4,0"], ["es", "12,3", "+4,0"], ["fr", "12,3", "+4,0"]])("points of winning chance are written as in %s", async (language, plain, gain) => {
  await speak(language);
  expect(points(0.1234)).toBe(plain);
  expect(signed(0.04)).toBe(gain);
  expect(signed(-0.04)).toBe(gain.replace("+", "\u2212"));
  expect(signed(0.0001)).toMatch(/^0[.,]0$/);
  expect(percents(0.456)).toBe("46");
});
