// Setting a table of Riftforce: guilds may be named instead of drafted.
import type { GameSetup } from "../module";
import GuildOption from "./GuildOption.svelte";
import { addGuildIcons } from "./look";

addGuildIcons();

export default { optionFields: { guilds: GuildOption } } satisfies GameSetup;
