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
