// The game that a page shows, and its words: loaded as soon as the page knows which game it is.
import type { GlossaryPage } from "../wire";
import { book as bookOf } from "../shell/api";
import { texts } from "../shell/i18n.svelte";
import { loadGame } from ".";
import type { GameModule } from "./module";

interface Callbacks {
  loaded?: (module: GameModule) => void;
  failed: () => void;
}

/** To be made while a component is set up. The words come again whenever the language changes. */
export class LoadedGame {
  module = $state.raw<GameModule | null>(null);
  book = $state.raw<GlossaryPage | null>(null);

  constructor(shown: () => { game: string; mode: string } | null | undefined, callbacks: Callbacks) {
    const game = $derived(shown()?.game ?? "");
    const mode = $derived(shown()?.mode ?? "");
    $effect(() => {
      if (!game || this.module) return;
      void loadGame(game).then((module) => {
        callbacks.loaded?.(module);
        this.module = module;
      }, callbacks.failed);
    });
    $effect(() => {
      void texts.lang;
      if (!game || !mode) return;
      void bookOf(game, mode).then(
        (made) => (this.book = made),
        () => {}, // without it, cards are shown by their notation
      );
    });
    $effect(() => this.module?.setGlossary?.(this.book));
  }
}
