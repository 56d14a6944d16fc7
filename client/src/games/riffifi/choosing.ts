// How the questions of Riffifi are answered.
import type { Choosing } from "../../choosing/choosing";

export const choosing: Choosing = {
  confirmsAll: true, // one card is a whole turn
  targetKey: (target) => (target.on === "face" ? `face:${(target.seats ?? []).join("+")}` : ""),
};
