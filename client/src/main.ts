// The entry point: theme, icons, language, then the app.
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, texts } from "./shell/i18n.svelte";
import { settings } from "./shell/settings.svelte";
import "./ui/fonts.css";
import "./ui/base.css";
import { addInterfaceIcons } from "./ui/icons";

settings.apply();
for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"]) {
  matchMedia(query).addEventListener("change", () => settings.apply());
}
addInterfaceIcons();
await texts.setLanguage(firstLanguage());
mount(App, { target: document.getElementById("app")! });
// A page for when the server is out of reach; plain addresses in a network have no such thing, and need none.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
