// How the questions of Riffifi are answered.
import type { Choosing } from "../../choosing/choosing";

export const choosing: Choosing = {
  targetKey: (target) => (target.on === "face" ? `face:${(target.seats ?? []).join("+")}` : ""),
};
