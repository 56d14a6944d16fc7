// Setting a table of Riftforce: guilds may be named instead of drafted.
import type { GameSetup } from "../module";
import Guilds from "./Guilds.svelte";
import { addGuildSigns } from "./look";

addGuildSigns();

export default { optionFields: { guilds: Guilds } } satisfies GameSetup;
