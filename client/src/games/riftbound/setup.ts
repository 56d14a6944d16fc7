// Setting a table of Riftbound: everybody brings a deck.
import type { GameSetup } from "../module";
import Bringer from "./decks/Bringer.svelte";
import Chooser from "./decks/Chooser.svelte";

export default { SeatOption: Chooser, GuestOption: Bringer } satisfies GameSetup;
