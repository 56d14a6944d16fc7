// What every page may need: the user, the catalogue of games, the time.
import type { Catalogue, Language, Me } from "../wire";
import { api } from "./api";
import { texts } from "./i18n.svelte";

class AppState {
  me = $state.raw<Me | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 500);
  }

  async load(): Promise<void> {
    this.me = await api.me();
    this.catalogue = await api.catalogue();
  }

  /** Changes the language everywhere. */
  async setLanguage(lang: Language): Promise<void> {
    localStorage.setItem("riftable.lang", lang);
    await texts.setLanguage(lang);
    const catalogue = await api.catalogue();
    if (texts.lang === lang) this.catalogue = catalogue; // else the language was changed once more
    if (this.me?.id) this.me = await api.callMe({ lang }); // the server does not keep users without a name
  }
}

export const appState = new AppState();
