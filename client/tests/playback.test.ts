// The turns of others, one action after another: when they are shown, when they wait, and when nothing may wait.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Playback } from "../src/animation/playback.svelte";
import { scenesOf } from "../src/animation/scenes";
import { Stage, type AnyEvent, type Motion } from "../src/animation/stage.svelte";
import { settings } from "../src/shell/settings.svelte";
import { lineOf } from "../src/table/turn_summary";
import type { Beat, Update } from "../src/wire";
import { ask } from "./helpers";

interface Count {
  n: number;
}

// Events add to a number; those named "Quiet" are not seen.
const MOTION: Motion<Count> = {
  applyEvent: (view, event) => (event.t === "Quiet" ? null : { n: view.n + 1 }),
  animationOf: (event) => (event.t === "Quiet" ? null : { pauseMs: 300 }),
  arrowOf: () => null,
  shownCard: (event) => (event["card"] as string | undefined) ?? null,
  endsPart: (event) => event.t === "Began",
  affects: (event, seat) => event["victim"] === seat,
};

const ME = 0;
const [YOU, THEY, OTHER] = [ME, 1, 2];
const NO_CLOCK = { setting: { kind: "none" as const }, left: [null, null, null], running: [ME], now: 0 };

const event = (t: string, seat: number, more: object = {}): AnyEvent => ({ t, seat, ...more }) as AnyEvent;

function beat(seat: number, line: string, ...events: AnyEvent[]): Beat {
  return { at: 1, turn: 1, seat, events: events.length ? events : [event("Done", seat)], lines: line ? [line] : [] };
}

let version = 0;

/** An update after which these seats are waited for; if that is me, I am asked. */
function update(n: number, waiting: number[], beats: Beat[], more: Partial<Update> = {}): Update {
  const mine = waiting.includes(ME);
  return {
    ...{ t: "update", v: ++version, since: version - 1, at: version, seat: ME, reset: false, beats, view: { n } },
    ...{ waiting, prompt: "", ask: mine ? ask("action", []) : null, undo: { steps: 0, why: "" } },
    ...{ clocks: NO_CLOCK, result: null, ...more },
  } as Update;
}

interface Watched {
  playback: Playback<Count>;
  stage: Stage<Count>;
  heard: Update[]; // may be answered
  tell: (...updates: Update[]) => void;
  words: () => string;
}

/** A table at which I have just decided, and the others act. */
function watch(seat = ME): Watched {
  const stage = new Stage<Count>();
  stage.motion = MOTION;
  const heard: Update[] = [];
  const playback = new Playback(stage, {
    shown: (one) => heard.push(one),
    deferred: () => {},
    isReaction: (one) => one.ask?.kind === "react",
  });
  playback.seat = seat;
  let before = update(0, [ME], []);
  playback.add(before, null);
  heard.length = 0;
  const tell = (...updates: Update[]): void => {
    for (const one of updates) {
      playback.add(one, before);
      before = one;
    }
  };
  return { playback, stage, heard, tell, words: () => playback.scene?.lines.join(" ") ?? "" };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  settings.values.speed = "normal";
  settings.values.waits = false;
  Element.prototype.animate ??= () => ({}) as Animation;
});
afterEach(() => vi.useRealTimers());

describe("an action of mine", () => {
  const mine = (): Beat => beat(YOU, "I play.");

  test("is known to be mine until another player's is shown", async () => {
    const { playback, tell, words } = watch();
    tell(update(1, [THEY], [mine()]), update(2, [ME], [beat(THEY, "They play.")]));
    expect([playback.showsOwn, words()]).toEqual([true, ""]);
    await pass(400);
    expect([playback.showsOwn, words()]).toEqual([false, "They play."]);
    await pass(4000);
    expect([playback.showsOwn, playback.running]).toEqual([false, false]);
  });

  test("is over once nothing is shown any more", async () => {
    const { playback, tell } = watch();
    tell(update(1, [THEY], [mine()]));
    expect(playback.showsOwn).toBe(true);
    await pass(400);
    expect([playback.showsOwn, playback.running]).toEqual([false, false]);
    tell(update(2, [THEY], [mine()]));
    playback.skip();
    expect(playback.showsOwn).toBe(false);
  });

  test("is told in words if the rules play it for me", async () => {
    const { playback, heard, tell, words } = watch();
    tell(update(1, [ME], [{ ...mine(), automatic: true }]));
    expect([words(), heard]).toEqual(["I play.", []]);
    await pass(4000);
    expect([playback.running, heard.length]).toEqual([false, 1]);
  });
});

test("words that can be read faster are shown for a shorter time", async () => {
  const { playback, stage, tell } = watch();
  stage.motion = { ...MOTION, readingRate: 2 };
  tell(update(1, [ME], [beat(THEY, "They hit me with something.")]));
  await pass((650 + 26 * 27) / 2 - 20);
  expect(playback.running).toBe(true);
  await pass(40);
  expect(playback.running).toBe(false);
});

describe("a turn of another player", () => {
  const turn = (): Update[] => [
    update(1, [THEY], [beat(YOU, "I play.")]),
    update(2, [THEY], [beat(THEY, "They play a card.", event("Played", THEY, { card: "fire5" }))]),
    update(3, [THEY], []),
    update(5, [ME], [beat(THEY, "They hit."), beat(THEY, "They end.")]),
  ];

  test("is told one action after another, and I am asked when all was shown", async () => {
    const { playback, stage, heard, tell, words } = watch();
    const updates = turn();
    tell(...updates);
    expect(playback.pendingBeats).toBe(3);
    await pass(400); // my own action needs no words
    expect([words(), playback.card, stage.view]).toEqual(["They play a card.", "fire5", { n: 1 }]);
    await pass(1000);
    expect([words(), playback.card, stage.view]).toEqual(["They play a card.", "", { n: 2 }]);
    await pass(800);
    expect([words(), playback.pendingBeats]).toEqual(["They hit.", 1]);
    expect(heard.map((one) => one.v)).not.toContain(updates[3]!.v);
    await pass(4000);
    expect([stage.view, playback.running, words()]).toEqual([{ n: 5 }, false, ""]);
    expect(heard.at(-1)).toBe(updates[3]);
  });

  test.each([
    ["slow", 2],
    ["fast", 0.5],
  ] as const)("takes as long as the speed %s says", async (speed, times) => {
    settings.values.speed = speed;
    const { playback, tell } = watch();
    tell(update(1, [ME], [beat(THEY, "They hit me with something.")]));
    const usual = 650 + 26 * 27;
    await pass(usual * times - 20);
    expect(playback.running).toBe(true);
    await pass(40);
    expect(playback.running).toBe(false);
  });

  test("is over at once without a speed", () => {
    settings.values.speed = "none";
    const { playback, stage, heard, tell } = watch();
    const updates = turn();
    tell(...updates);
    expect([playback.running, stage.view, heard]).toEqual([false, { n: 5 }, updates]);
    expect(playback.summary.map(({ text }) => text)).toEqual(["They play a card.", "They hit.", "They end."]);
  });

  test("can be skipped", async () => {
    const { playback, stage, heard, tell } = watch();
    tell(...turn());
    await pass(500);
    playback.skip();
    expect([playback.running, playback.card, stage.view, heard.at(-1)?.view]).toEqual([false, "", { n: 5 }, { n: 5 }]);
    await pass(9000);
    expect(stage.view).toEqual({ n: 5 });
  });

  test("is skipped by itself when my clock runs", async () => {
    const { playback, stage, heard, tell } = watch();
    const [first, ...rest] = turn();
    tell(first!, ...rest.slice(0, 2));
    await pass(500);
    expect(playback.running).toBe(true);
    playback.togglePause();
    const clocks = { setting: { kind: "game" as const }, left: [9, 9], running: [ME], now: 0 };
    tell({ ...rest[2]!, clocks });
    expect([playback.running, playback.paused, stage.view, heard.at(-1)?.clocks]).toEqual([
      ...[false, false, { n: 5 }, clocks],
    ]);
  });

  test("is shown when only the clock of another runs, or one that counts days", async () => {
    for (const clocks of [
      { setting: { kind: "game" as const }, left: [9, 9], running: [THEY], now: 0 },
      { setting: { kind: "days" as const }, left: [9, 9], running: [ME], now: 0 },
    ]) {
      const { playback, tell } = watch();
      tell(update(1, [ME], [beat(THEY, "They act.")], { clocks }));
      expect(playback.running).toBe(true);
      playback.skip();
    }
  });

  test("pauses and goes on step by step, back and forth", async () => {
    const { playback, stage, tell, words } = watch();
    tell(...turn());
    await pass(400);
    playback.togglePause();
    await pass(9000);
    expect(words()).toBe("They play a card.");
    playback.step();
    await pass(9000);
    expect([words(), stage.view]).toEqual(["They hit.", { n: 4 }]);
    playback.stepBack();
    await pass(9000);
    expect([words(), stage.view, playback.pendingBeats]).toEqual(["They play a card.", { n: 3 }, 2]);
    playback.step();
    await pass(9000);
    playback.togglePause();
    await pass(3000);
    expect([playback.running, stage.view]).toEqual([false, { n: 5 }]);
  });

  test("is not shown while the page looks back, and then it is", async () => {
    const { playback, stage, tell } = watch();
    playback.hold(true);
    tell(...turn());
    await pass(9000);
    expect(stage.view).toEqual({ n: 0 });
    playback.hold(false);
    await pass(9000);
    expect(stage.view).toEqual({ n: 5 });
  });
});

describe("the end of a part of the game", () => {
  /** Their last action, the count, and how they go on: in the same update, and in the next. */
  const parts = (): Update[] => [
    update(
      3,
      [THEY],
      [beat(THEY, "They play."), beat(THEY, "A new hand.", event("Began", THEY)), beat(THEY, "They begin.")],
    ),
    update(4, [ME], [beat(OTHER, "The other plays.")]),
  ];

  test("is shown until I go on, then what followed", async () => {
    const { playback, stage, heard, tell, words } = watch();
    const updates = parts();
    tell(...updates);
    await pass(30_000);
    expect([playback.intermission, stage.view, words(), heard]).toEqual([true, { n: 2 }, "", []]);
    playback.resume();
    await pass(500);
    expect([playback.intermission, words()]).toEqual([false, "They begin."]);
    await pass(9000);
    expect([playback.running, stage.view, heard.at(-1)]).toEqual([false, { n: 4 }, updates[1]]);
  });

  test("is where skipping stops, also in the middle of an action, and what goes no further", async () => {
    for (const ms of [10, 1500]) {
      const { playback, stage, heard, tell } = watch();
      tell(...parts());
      await pass(ms);
      playback.skip();
      playback.skip();
      playback.step();
      await pass(9000);
      expect([playback.intermission, stage.view, heard, playback.pendingBeats]).toEqual([true, { n: 2 }, [], 2]);
      playback.resume();
      playback.skip();
      expect([playback.running, stage.view, heard.at(-1)?.view]).toEqual([false, { n: 4 }, { n: 4 }]);
    }
  });

  test("waits while the page is hidden, and for what comes later", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { playback, stage, heard, tell, words } = watch();
    const [first, second] = parts();
    tell(first!, second!);
    expect([playback.intermission, stage.view, heard]).toEqual([true, { n: 2 }, []]);
    hidden.mockRestore();
    playback.resume();
    await pass(500);
    expect(words()).toBe("They begin.");
  });

  test("keeps nobody from answering when the clock runs, or without a speed", async () => {
    const clocks = { setting: { kind: "game" as const }, left: [9, 9], running: [ME], now: 0 };
    const { playback, stage, tell } = watch();
    const [first, second] = parts();
    tell(first!, { ...second!, clocks });
    expect([playback.intermission, playback.running, stage.view]).toEqual([false, false, { n: 4 }]);
  });

  test("is still shown after the last turn was seen again", async () => {
    const { playback, stage, tell } = watch();
    tell(...parts());
    playback.skip();
    playback.show(playback.lastTurn!);
    await pass(30_000);
    expect([playback.replaying, playback.intermission, stage.view]).toEqual([false, true, { n: 2 }]);
  });
});

describe("waiting for me after each turn", () => {
  beforeEach(() => (settings.values.waits = true));

  test("stops after each of several opponents, at any speed", async () => {
    for (const speed of ["normal", "none"] as const) {
      settings.values.speed = speed;
      const { playback, stage, heard, tell } = watch();
      tell(update(1, [OTHER], [beat(THEY, "They play."), beat(THEY, "They hit.")]));
      const last = update(4, [ME], [beat(OTHER, "The other plays.")]);
      tell(last);
      await pass(9000);
      expect([playback.waiting, playback.turnLines, stage.view]).toEqual([true, ["They play.", "They hit."], { n: 1 }]);
      playback.goOn();
      await pass(9000);
      expect([playback.waiting, playback.turnLines]).toEqual([true, ["The other plays."]]);
      expect(heard).not.toContain(last);
      playback.goOn();
      await pass(10);
      expect([playback.running, heard.at(-1)]).toEqual([false, last]);
    }
  });

  test("stops neither in the middle of a turn, nor before my reaction, nor after a mere pass", async () => {
    for (const one of [
      update(1, [THEY], [beat(THEY, "They play.")]),
      update(1, [ME], [beat(THEY, "They play.")], { ask: ask("react", []) }),
      update(1, [ME], [beat(THEY, "They play.")], { ask: null }), // passes by itself
      update(1, [ME], [beat(THEY, "They pass.", event("Quiet", THEY))]),
    ]) {
      const { playback, tell } = watch();
      tell(one);
      await pass(9000);
      expect([playback.waiting, playback.running]).toEqual([false, false]);
    }
  });
});

test("a summary knows what was done to me", () => {
  const { playback, tell } = watch();
  const steal = (victim: number): AnyEvent => event("Stole", THEY, { victim });
  const beats = [beat(THEY, "They steal from the other.", steal(OTHER)), beat(THEY, "They steal from me.", steal(ME))];
  tell(update(1, [ME], beats));
  expect(playback.summary.map(({ affectsMe }) => affectsMe)).toEqual([false, true]);
  expect(lineOf(playback.summary)).toBe("They steal from me. They steal from the other.");
});

describe("the last turn again", () => {
  const first = update(1, [THEY], [beat(YOU, "I play.")]);
  const second = update(2, [ME], [beat(THEY, "They play.")]);

  test("is everything since my last decision, also if I have only acted alone since", async () => {
    const { playback, tell } = watch();
    tell(first, second);
    playback.skip();
    expect(playback.lastTurn?.updates).toEqual([first, second]);
    tell(update(3, [ME], [beat(YOU, "I play on.")]));
    expect(playback.lastTurn?.updates).toEqual([first, second]);
    expect(playback.summary).toEqual([]);
  });

  test("is shown action by action, then the present position", async () => {
    const { playback, stage, heard, tell, words } = watch();
    tell(first, second);
    playback.skip();
    const answers = heard.length;
    playback.show(playback.lastTurn!);
    await pass(100);
    expect([playback.replaying, words()]).toEqual([true, "I play."]);
    await pass(1000);
    expect(words()).toBe("They play.");
    await pass(4000);
    expect([playback.replaying, playback.running, stage.view, heard.length]).toEqual([false, false, { n: 2 }, answers]);
  });

  test("is stepped through where everything is shown at once", async () => {
    settings.values.speed = "none";
    const { playback, stage, tell, words } = watch();
    tell(first, second);
    playback.show(playback.lastTurn!);
    await pass(9000);
    expect([playback.paused, words(), stage.view]).toEqual([true, "I play.", { n: 1 }]);
    playback.step();
    await pass(9000);
    expect([words(), stage.view]).toEqual(["They play.", { n: 2 }]);
    playback.step();
    await pass(10);
    expect([playback.replaying, stage.view]).toEqual([false, { n: 2 }]);
  });

  test("is shown to its end though the game goes on, and then what happened meanwhile", async () => {
    const { playback, stage, heard, tell, words } = watch();
    tell(first, second);
    playback.skip();
    playback.show(playback.lastTurn!);
    await pass(100);
    const third = update(3, [ME], [beat(THEY, "They go on.")]);
    tell(third);
    expect([words(), heard.includes(third)]).toEqual(["I play.", false]);
    playback.skip();
    await pass(500);
    expect([playback.replaying, words()]).toEqual([false, "They go on."]);
    await pass(4000);
    expect([stage.view, heard.at(-1)]).toEqual([{ n: 3 }, third]);
  });
});

describe("whose action it is", () => {
  test("events say it, and what follows belongs to the same player", () => {
    const told = update(
      1,
      [ME],
      [
        beat(YOU, "I pass.", event("Passed", YOU)),
        beat(YOU, "They conquer.", event("Conquered", THEY)),
        beat(YOU, "A unit falls.", { t: "Died" } as unknown as AnyEvent),
      ],
    );
    const scenes = scenesOf(told, ME, MOTION);
    expect(scenes.map(({ actor, other, last }) => [actor, other, last])).toEqual([
      [YOU, false, false],
      [THEY, true, false],
      [THEY, true, true],
    ]);
  });

  test("what happens to another's card is not their action", () => {
    const motion = { ...MOTION, isConsequence: ({ t }: AnyEvent) => t === "TurnedDown" };
    const told = update(1, [ME], [beat(THEY, "They play."), beat(THEY, "Down.", event("TurnedDown", OTHER))]);
    expect(scenesOf(told, ME, motion).map((scene) => scene.actor)).toEqual([THEY, THEY]);
  });

  test("spectators see everyone's actions, faster if the players are", async () => {
    const { playback, tell } = watch(-1);
    for (let n = 1; n < 40; n++) tell(update(n, [n % 2], [beat(1 - (n % 2), `Action ${n}.`)], { ask: null }));
    await pass(4000);
    expect(playback.pendingBeats).toBeLessThan(30);
  });
});
