// The names of the seats in a game that is looked at again.
import { t } from "../shell/i18n.svelte";

/** The names of the seats of a replay; a record without names has numbers, which become “Player 1” and so on. */
export function seatNames(seats: string[]): string[] {
  return seats.map((name, i) => (name === String(i + 1) ? t("player-n", { n: i + 1 }) : name));
}
