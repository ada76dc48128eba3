/** Which page is shown: the part of the address behind the #, so that any server can hand out the client. */

const NOWHERE = ["not-found"]; // no page has this name

const state = $state({ parts: parse() });

/** Split the address. "." and ".." are no names of anything, and would climb in a path that is built from them. */
function parse(): string[] {
  try {
    const parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    return parts.some((part) => part === "." || part === "..") ? NOWHERE : parts;
  } catch {
    return NOWHERE; // a lone "%"
  }
}

addEventListener("hashchange", () => {
  state.parts = parse();
  scrollTo(0, 0);
});

/** The address as words: ["table", "x7f"]. */
export function route(): string[] {
  return state.parts;
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}
