import { describe, expect, it } from "vitest";
import { said } from "../tools/messages";

const FILE = `### A file

## Kinds

kind-gold = Gold
# of several kinds
kind-any = { $count ->
    [one] one
   *[other] { $count }
}

tell = { kind-gold } comes
`;

describe("messages in the bundle", () => {
  it("are those whose names begin so, whole and without comments", () => {
    expect(said(FILE, ["kind-"])).toBe("kind-gold = Gold\nkind-any = { $count ->\n    [one] one\n   *[other] { $count }\n}\n");
  });

  it("are all where no beginning is named", () => {
    expect(said(FILE, [""])).toContain("tell = { kind-gold } comes");
  });

  it("lack nothing that they refer to", () => {
    expect(() => said(FILE, ["tell"])).toThrow("tell refers to kind-gold");
  });

  it("are there for each beginning", () => {
    expect(() => said(FILE, ["kind-", "good-"])).toThrow('no message begins with "good-"');
  });
});
