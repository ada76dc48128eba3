/** Loads `emblems.json?paths` as outlines: the bundle contains only those pictures of game-icons.net that a list names. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

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
        // A picture is 512 units wide: a tenth of one is finer than any screen, and what lies below it a third of the bytes.
        paths[component] = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("").replace(/(\.\d)\d+/g, "$1");
      }
      return { code: `export default ${JSON.stringify(paths)}`, moduleType: "js" };
    },
  };
}
