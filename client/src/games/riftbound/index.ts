// Riftbound: two to four players, each with a deck.
import { pair, t } from "../../shell/i18n.svelte";
import { defineGame } from "../module";
import Actions from "./Actions.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Coach from "./Coach.svelte";
import Deeds from "./Deeds.svelte";
import ExampleBoard from "./ExampleBoard.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Inspector from "./Inspector.svelte";
import LessonArt from "./LessonArt.svelte";
import ReplayScore from "./ReplayScore.svelte";
import RulesAppendix from "./RulesAppendix.svelte";
import Text from "./Text.svelte";
import { cards } from "./cards.svelte";
import { choosing } from "./choosing";
import { NO_YIELDS, bringHabits, settle, yieldOrStop, yields } from "./habits";
import { highlight } from "./highlight";
import { bringSigns } from "./look";
import { aim, clip, tell } from "./tell";
import type { RealmView } from "./views";
import { waiting } from "./waiting";

export default defineGame<RealmView>({
  prepare: bringSigns,
  learn: (book) => cards.learn(book),
  tell,
  clip,
  aim,

  Board,
  Head,
  Hand,
  Inspector,
  Actions,
  Text,
  choosing,
  notation: "move:recruit.6 @1 go",
  layout: () => "compact",
  waiting,
  scoreWords: (view, { names, sides }) =>
    names.map((name, seat) => pair(name, view.points[sides[seat] ?? 0] ?? 0)).join(", "),
  playerWords: (view) => view.hands.map((n) => [t("in-hand", { n })]),
  autopass: {
    bring: bringHabits,
    active: yields,
    stop: (table) => settle(table, NO_YIELDS),
    toggle: yieldOrStop,
  },

  Score: ReplayScore,
  handInReplay: true,
  Art,
  Summary: Deeds,
  gains: ["Scored"],
  highlight,

  Example: ExampleBoard,
  exampleHeight: 380,
  Rules: RulesAppendix,
  lesson: {
    title: "rb-lesson-title",
    lead: "rb-lesson-lead",
    mode: "duel",
    options: { decks: "garen / annie", first: "0" }, // decks of which the units do most
    Art: LessonArt,
    Coach,
  },
});
