// How views of Riftbound change with each event, and what moves. The next view of the server replaces them.
import type { Arrow } from "../../animation/arrows";
import { unitFx } from "../../animation/fx";
import type { EventAnimation } from "../../animation/stage.svelte";
import type { GameEvent } from "./events";
import { placeFx, runesFx } from "./fx";
import { addAt, changeAt } from "../lists";
import { cards } from "./cards.svelte";
import { DOMAINS, type BoardObject, type Flag, type RealmView } from "./views";

export function applyEvent(view: RealmView, e: GameEvent): RealmView | null {
  const unit = "unit" in e ? e.unit : -1;
  const seat = "seat" in e ? e.seat : -1;
  const thing = (change: Partial<BoardObject> | ((one: BoardObject) => Partial<BoardObject>)): RealmView => ({
    ...view,
    objects: view.objects.map((one) =>
      one.id === unit ? { ...one, ...(typeof change === "function" ? change(one) : change) } : one,
    ),
  });
  const flag = (name: Flag, on: boolean): RealmView =>
    thing((one) => ({ flags: on ? [...new Set([...one.flags, name])] : one.flags.filter((had) => had !== name) }));
  const without = (): number[][] => view.places.map((there) => there.filter((id) => id !== unit));
  const domain = DOMAINS.indexOf(("domain" in e ? e.domain : "") as (typeof DOMAINS)[number]);
  const rune = (all: number, ready: number): RealmView => ({
    ...view,
    runes: changeAt(view.runes, seat, (own) => addAt(own, domain, all)),
    ready: changeAt(view.ready, seat, (own) => changeAt(own, domain, (n) => Math.max(0, n + ready))),
  });
  switch (e.t) {
    case "Entered":
      return {
        ...view,
        objects: [
          ...view.objects.filter((one) => one.id !== e.unit),
          {
            id: e.unit,
            card: e.kind ?? "",
            owner: e.seat,
            seat: e.seat,
            damage: 0,
            flags: e.n ? [] : ["exhausted"],
            might: cards.of(e.kind ?? "")?.might ?? 0,
            at: "", // these three are not drawn
            bits: 0,
            extra: 0,
            host: -1,
          },
        ],
        places: without().map((there, place) => (place === e.place ? [...there, e.unit] : there)),
      };
    case "Moved":
      return { ...view, places: without().map((there, place) => (place === e.to ? [...there, e.unit] : there)) };
    case "Recalled":
      return {
        ...view,
        places: without().map((there, place) =>
          place === (view.objects.find((one) => one.id === e.unit)?.seat ?? -1) ? [...there, e.unit] : there,
        ),
      };
    case "TakenOver":
      return thing({ seat: e.n });
    case "Died":
    case "Returned":
      return { ...view, places: without() };
    case "Hit":
      return thing((one) => ({ damage: one.damage + e.n }));
    case "Healed":
      return thing({ damage: 0 });
    case "Gave":
      return thing((one) => ({ might: one.might + e.n }));
    case "Buffed":
      return flag("buffed", true);
    case "BuffSpent":
      return flag("buffed", false);
    case "WasStunned":
      return flag("stunned", true);
    case "WasEmpowered":
      return flag("empowered", true);
    case "WasDisempowered":
      return flag("empowered", false);
    case "Attached":
      return thing({ host: e.host });
    case "Detached":
      return thing({ host: -1 });
    case "Exhausted":
      return flag("exhausted", true);
    case "Readied":
      return flag("exhausted", false);
    case "Channeled":
      return rune(1, e.spent ? 0 : 1);
    case "Tapped":
      return rune(0, -1);
    case "RecycledRune":
      return rune(-1, 0);
    case "Drew":
      return { ...view, hands: addAt(view.hands, e.seat, 1) };
    case "Scored":
      return null; // the side is the view's to say
    default:
      return null;
  }
}

export function animationOf(e: GameEvent): EventAnimation | null {
  switch (e.t) {
    case "Entered":
      return { pauseMs: 300, sound: "play", pulse: [unitFx(e.unit)] };
    case "Declared":
    case "Used":
    case "Triggered":
      return { pauseMs: 260, sound: "play" };
    case "Moved":
    case "Recalled":
      return { pauseMs: 300, sound: "play" };
    case "Hit":
      return { pauseMs: 260, sound: "hit", shake: [unitFx(e.unit)] };
    case "Died":
      return { pauseMs: 300, sound: "break" };
    case "Attached":
      return { pauseMs: 300, sound: "play", pulse: [unitFx(e.unit), unitFx(e.host)] };
    case "Buffed":
    case "Gave":
    case "Readied":
    case "TakenOver":
    case "WasEmpowered":
      return { pauseMs: 160, pulse: [unitFx(e.unit)] };
    case "WasStunned":
      return { pauseMs: 200, shake: [unitFx(e.unit)] };
    case "Conquered":
    case "Held":
      return { pauseMs: 300, sound: "score", pulse: [placeFx(e.place)] };
    case "ShowdownOpened":
    case "CombatBegan":
      return { pauseMs: 300, pulse: [placeFx(e.place)] };
    case "Channeled":
      return { pauseMs: 80, pulse: [runesFx(e.seat)] };
    default:
      return null;
  }
}

export function shownCard(e: GameEvent): string | null {
  return e.t === "Declared" || e.t === "Uncovered" ? e.kind : null;
}

export function arrowOf(e: GameEvent): Arrow | null {
  if (e.t === "Hit" && e.by >= 0) return { from: unitFx(e.by), to: unitFx(e.unit), kind: "hit", n: e.n };
  return null;
}
