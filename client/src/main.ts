import "./design/fonts";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/language.svelte";
import { settings } from "./lib/settings.svelte";

await speak(preferred(settings.language));
const target = document.getElementById("app");
if (target) mount(App, { target });

// The app works without it; with it, it can be installed, and its owner be told of a turn.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
// A page that was open while the server was upgraded asks for parts of itself that are there no more.
addEventListener("vite:preloadError", () => location.reload());
