// The guilds of the first game: their abilities are one or two plain steps.
export const LESSON_GUILDS = ["fire", "water", "light", "thunderbolt"];
const THEIRS = ["ice", "earth", "plant", "crystal"];

export const LESSON_OPTIONS = { guilds: `${LESSON_GUILDS.join(" ")} / ${THEIRS.join(" ")}`, first: "0" };
