// A rematch, as the table info tells of it: who wants one, who is waited for, and where it is played.
import { newPromise } from "../shell/fair";
import type { Offer, TableInfo } from "../wire";
import type { Table } from "./table.svelte";

export interface Rematch {
  id: string; // of its table; "": there is none yet
  offer: Offer | null; // that waits for consent
  agreed: boolean; // I have asked for it, or agreed
  invited: boolean; // others have asked, and I have not answered
}

export function rematchOf(info: TableInfo, seat: number): Rematch {
  const offer = info.rematch ? null : (info.offers.find((one) => one.kind === "rematch") ?? null);
  return {
    id: info.rematch,
    offer,
    agreed: offer?.agreed.includes(seat) ?? false,
    invited: offer?.needed.includes(seat) ?? false,
  };
}

/** Asks for a rematch, or agrees to one. */
export async function askRematch(table: Table): Promise<void> {
  await table.command({ t: "rematch", seat: table.seat, promise: await newPromise() });
}

export async function declineRematch(table: Table): Promise<void> {
  await table.command({ t: "consent", v: table.update?.v ?? 0, seat: table.seat, yes: false });
}
