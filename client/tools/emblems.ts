/** Puts into the bundle only those pictures of game-icons.net that src/design/emblems.json names. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:emblems";
const LIST = new URL("../src/design/emblems.json", import.meta.url);
const ICONS = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

export function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const list: Record<string, string> = JSON.parse(readFileSync(LIST, "utf8"));
      const { icons } = JSON.parse(readFileSync(ICONS, "utf8")) as { icons: Record<string, { body: string }> };
      const paths: Record<string, string> = {};
      for (const [component, icon] of Object.entries(list)) {
        const body = icons[icon]?.body;
        if (!body) throw new Error(`emblems.json: game-icons has no picture "${icon}" for ${component}`);
        paths[component] = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
      }
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}
