// Riftforce: duel, teams and solo.
import { t } from "../../shell/i18n.svelte";
import { defineGame } from "../module";
import Board from "./Board.svelte";
import Coach from "./Coach.svelte";
import ExampleBoard from "./ExampleBoard.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Inspector from "./Inspector.svelte";
import OwnPlate from "./OwnPlate.svelte";
import Piles from "./Piles.svelte";
import CardPicture from "./CardPicture.svelte";
import LessonArt from "./LessonArt.svelte";
import ReplayScore from "./ReplayScore.svelte";
import RulesAppendix from "./RulesAppendix.svelte";
import TrainerPlan from "./TrainerPlan.svelte";
import TableBoard from "./TableBoard.svelte";
import { choosing } from "./choosing";
import { highlight } from "./highlight";
import { label } from "./label";
import { addGuildIcons } from "./look";
import { animationOf, applyEvent, arrowOf, shownCard } from "./event_animation";
import type { GameEvent } from "./events";
import type { RiftView } from "./views";

export default defineGame<RiftView, GameEvent>({
  prepare: addGuildIcons,
  applyEvent,
  animationOf,
  arrowOf,
  shownCard,

  Board: TableBoard,
  Head,
  Hand,
  Own: OwnPlate,
  Piles,
  Inspector,
  Banner: TrainerPlan,
  choosing,
  notation: "play fire5 @2 stop",
  layout: (view) => (view.offer.length ? "full-width" : ""),
  label,
  scoreWords: (view, { mySide, goal }) =>
    t("score-label", { mine: view.scores[mySide] ?? 0, theirs: view.scores[1 - mySide] ?? 0, goal }),
  endWords: (goal) => t("riftforce-ends-at", { goal }),
  playerWords: (view) =>
    view.hands.map((n, player) => [t("in-hand", { n }), t("in-deck", { n: view.decks[player] ?? 0 })]),

  unseated: "trainer",

  Score: ReplayScore,
  handInReplay: true,
  FinalBoard: Board,
  Art: CardPicture,
  highlight,

  Example: ExampleBoard,
  exampleHeight: 270,
  Rules: RulesAppendix,
  lesson: {
    title: "lesson-title",
    lead: "lesson-lead",
    Art: LessonArt,
    Coach,
  },
});
