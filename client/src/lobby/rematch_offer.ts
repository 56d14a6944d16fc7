// A rematch that waits for the reader's answer.
import type { Offer, TableInfo } from "../wire";

/** The offer of a rematch that a player of mine has not answered yet; null if there is none. */
export function rematchOffer({
  rematch,
  offers,
  seats,
}: Pick<TableInfo, "rematch" | "offers" | "seats">): Offer | null {
  if (rematch) return null; // it is a table of its own
  const asksMe = ({ kind, needed }: Offer): boolean => kind === "rematch" && needed.some((seat) => seats[seat]?.mine);
  return offers.find(asksMe) ?? null;
}
