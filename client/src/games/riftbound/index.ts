// Riftbound: two to four players, each with a deck.
import { pair, t } from "../../shell/i18n.svelte";
import { defineGame } from "../module";
import Actions from "./Actions.svelte";
import CardPicture from "./CardPicture.svelte";
import Board from "./Board.svelte";
import Coach from "./Coach.svelte";
import GameStatistics from "./GameStatistics.svelte";
import ExampleBoard from "./ExampleBoard.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Inspector from "./Inspector.svelte";
import Piles from "./Piles.svelte";
import LessonArt from "./LessonArt.svelte";
import ReplayScore from "./ReplayScore.svelte";
import RulesAppendix from "./RulesAppendix.svelte";
import CardText from "./CardText.svelte";
import { cards } from "./cards.svelte";
import { choosing } from "./choosing";
import { NO_YIELDS, applySavedAutopass, isYielding, setAutopass, toggleYield } from "./autopass";
import { highlight } from "./highlight";
import { addDomainIcons } from "./look";
import { animationOf, applyEvent, arrowOf, shownCard } from "./event_animation";
import type { GameEvent } from "./events";
import type { RealmView } from "./views";
import { waiting } from "./waiting";

export default defineGame<RealmView, GameEvent>({
  prepare: addDomainIcons,
  setGlossary: (book) => cards.setGlossary(book),
  applyEvent,
  animationOf,
  arrowOf,
  shownCard,

  Board,
  Head,
  Hand,
  Piles,
  Inspector,
  Actions,
  Text: CardText,
  choosing,
  notation: "move:recruit.6 @1 go",
  layout: () => "compact",
  resignQuestion: (info) => (info.mode === "match" ? "rb-resign-match" : undefined),
  waiting,
  passes: (event) => (event.t === "Passed" ? event.seat : null),
  scoreWords: (view, { names, sides }) =>
    names.map((name, seat) => pair(name, view.points[sides[seat] ?? 0] ?? 0)).join(", "),
  playerWords: (view) => view.hands.map((n) => [t("in-hand", { n })]),
  autopass: {
    applySaved: applySavedAutopass,
    isYielding,
    stop: (table) => setAutopass(table, NO_YIELDS),
    toggle: toggleYield,
  },

  Score: ReplayScore,
  handInReplay: true,
  Art: CardPicture,
  Summary: GameStatistics,
  gains: ["Scored"],
  highlight,

  Example: ExampleBoard,
  exampleHeight: 380,
  Rules: RulesAppendix,
  lesson: {
    title: "rb-lesson-title",
    lead: "rb-lesson-lead",
    Art: LessonArt,
    Coach,
  },
});
