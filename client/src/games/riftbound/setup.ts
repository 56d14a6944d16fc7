// Setting a table of Riftbound: everybody brings a deck.
import type { GameSetup } from "../module";
import GuestDeckOption from "./decks/GuestDeckOption.svelte";
import DeckOption from "./decks/DeckOption.svelte";

export default { SeatOption: DeckOption, GuestOption: GuestDeckOption } satisfies GameSetup;
