/** Which page is shown: the part of the address behind the #, so that any server can hand out the client. */

const state = $state({ parts: parse() });

function parse(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
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
