import { describe, expect, it } from "vitest";
import { short } from "../tools/outline";

describe("a short outline", () => {
  it("has whole numbers, and ways instead of points", () => {
    expect(short("M10.4 20.2L30.6 20.2 30.6 5V7")).toBe("m10 20 21 0 0-15v2");
  });

  it("does not let errors add up", () => {
    expect(short(`M0 0${"h.4".repeat(10)}`)).toBe("m0 0h1 1 1 1");
  });

  it("goes on where a closed stretch began", () => {
    expect(short("M5 5h10v10zl2 2m1 1h1")).toBe("m5 5h10v10zl2 2m1 1h1");
  });

  it("reads arcs whose flags stand together", () => {
    expect(short("M0 0a5.2 5.2 0 015.1-5A1 1 0 1 0 9 9")).toBe("m0 0a5 5 0 0 1 5-5 1 1 0 1 0 4 14");
  });

  it("refuses what is no outline", () => {
    expect(() => short("M1 ?")).toThrow("no outline");
  });
});
