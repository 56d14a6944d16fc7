// The doorstep of the browser: language, theme, signs, then the house.
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, texts } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";
import "./look/base.css";
import { sheet } from "./look/signs";
import { palette } from "./look/tones";

settings.apply();
for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"]) {
  matchMedia(query).addEventListener("change", () => settings.apply());
}
const paint = new CSSStyleSheet(); // a style element would be inline, which the policy of the page forbids
paint.replaceSync(palette());
document.adoptedStyleSheets.push(paint);
document.body.insertAdjacentHTML("afterbegin", sheet());
await texts.speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
// A page for when the server is out of reach; plain addresses in a network have no such thing, and need none.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
