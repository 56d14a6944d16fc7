// Who I am, what can be played here, and what time it is: what every screen may need.
import type { Catalogue, Me } from "../wire";
import { api } from "./api";
import { texts, type Lang } from "./i18n.svelte";

class House {
  me = $state.raw<Me | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  now = $state(Date.now());

  constructor() {
    setInterval(() => (this.now = Date.now()), 500);
  }

  async enter(): Promise<void> {
    this.me = await api.me();
    this.catalogue = await api.catalogue();
  }

  /** Another language, everywhere at once. */
  async speak(lang: Lang): Promise<void> {
    localStorage.setItem("riftable.lang", lang);
    await texts.speak(lang);
    const catalogue = await api.catalogue();
    if (texts.lang === lang) this.catalogue = catalogue; // who changes his mind quickly keeps the last
    if (this.me?.id) this.me = await api.callMe({ lang }); // whoever has no name yet is not remembered
  }
}

export const house = new House();
