/** Loads `emblems.json?paths` as outlines: the bundle contains only those pictures of game-icons.net that a list names. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { short } from "./outline.ts";

const LIST = /emblems\.json\?paths$/;
const ICONS = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

export function emblems(): Plugin {
  return {
    name: "emblems",
    enforce: "pre",
    load(id) {
      if (!LIST.test(id)) return undefined;
      const file = id.replace("?paths", "");
      const list: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const { icons } = JSON.parse(readFileSync(ICONS, "utf8")) as { icons: Record<string, { body: string }> };
      const paths: Record<string, string> = {};
      for (const [component, icon] of Object.entries(list)) {
        const body = icons[icon]?.body;
        if (!body) throw new Error(`${file}: game-icons has no picture "${icon}" for ${component}`);
        // A picture is 512 units wide: a unit is finer than most screens, and what lies below it half of the bytes.
        paths[component] = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => short(found[1] ?? "")).join("");
      }
      return { code: `export default ${JSON.stringify(paths)}`, moduleType: "js" };
    },
  };
}
