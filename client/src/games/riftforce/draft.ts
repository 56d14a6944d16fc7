// The draft as the table shows it: every guild on offer or taken, and every pick. No rules.
import { GUILDS, type Guild, type RiftView } from "./views";

/** A guild of the draft. */
export interface Offer {
  guild: string;
  seat: number; // who has taken it; -1: nobody yet
  pick: number; // with which pick, from 1; 0: none
}

/** A place for a guild before a player. */
export interface Slot {
  guild: string; // "": empty
  pick: number; // from 1; 0: dealt
}

/** The pick that is made next, from 1; 0 if all are made. */
export function nextPick(view: RiftView): number {
  const picks = view.picks ?? [];
  const made = view.guilds.reduce((sum, _, seat) => sum + slotsOf(view, seat).filter(isPicked).length, 0);
  return made < picks.length ? made + 1 : 0;
}

/** The places of a player: guilds dealt by chance first, then one for each pick. */
export function slotsOf(view: RiftView, seat: number): Slot[] {
  const picks = (view.picks ?? []).flatMap((of, i) => (of === seat ? [i + 1] : []));
  const dealt = Math.max(0, (view.quotas?.[seat] ?? 0) - picks.length);
  const numbers = [...Array<number>(dealt).fill(0), ...picks];
  return numbers.map((pick, i) => ({ guild: view.guilds[seat]?.[i] ?? "", pick }));
}

const isPicked = ({ guild, pick }: Slot): boolean => guild !== "" && pick > 0;

/** All guilds that lie or lay on offer, always in the same places. */
export function offersOf(view: RiftView): Offer[] {
  const taken = view.guilds.flatMap((_, seat) =>
    slotsOf(view, seat)
      .filter(isPicked)
      .map(({ guild, pick }) => ({ guild, seat, pick })),
  );
  const free = view.offer
    .filter((guild) => !taken.some((one) => one.guild === guild))
    .map((guild) => ({ guild, seat: -1, pick: 0 }));
  return [...free, ...taken].sort((a, b) => placeOf(a.guild) - placeOf(b.guild));
}

const placeOf = (guild: string): number => GUILDS.indexOf(guild as Guild);
