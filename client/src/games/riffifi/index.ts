// Riffifi: three to five around a common bank.
import { pair, t } from "../../shell/i18n.svelte";
import { defineGame } from "../module";
import Coach from "./Coach.svelte";
import ExampleBoard from "./ExampleBoard.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Inspector from "./Inspector.svelte";
import LessonArt from "./LessonArt.svelte";
import Piles from "./Piles.svelte";
import PaperCard from "./PaperCard.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing";
import { GAINS, highlight } from "./highlight";
import { addPaperIcons } from "./look";
import { countsTicks, pointsAfter, pointsOf, tokensOf } from "./points";
import {
  affects,
  animationOf,
  applyEvent,
  arrowOf,
  concerns,
  endsPart,
  isConsequence,
  READING_RATE,
  shownCard,
} from "./event_animation";
import type { GameEvent } from "./events";
import type { RiffifiView } from "./views";

export default defineGame<RiffifiView, GameEvent>({
  prepare: addPaperIcons,
  applyEvent,
  animationOf,
  arrowOf,
  isConsequence,
  affects,
  endsPart,
  shownCard,
  readingRate: READING_RATE,

  Board,
  Head,
  Hand,
  Piles,
  Inspector,
  choosing,
  label: ({ walker }) => {
    const card = walker.path.find((node) => node.target.on === "card");
    return card ? t("do-lay", { card: card.say }) : null;
  },
  notation: "blue5",
  scoreWords: (view, { names, options }) =>
    pointsOf(view, options)
      .map((n, seat) => pair(names[seat] ?? "", n))
      .join(", "),
  endWords: (_, options) => t(countsTicks(options) ? "riffifi-ends-ticks" : "riffifi-ends"),
  playerWords: (view) => view.hands.map((n, seat) => [t("in-hand", { n }), t("tokens-n", { n: tokensOf(view, seat) })]),

  concerns,

  SmallCard: PaperCard,
  Art: PaperCard,
  points: pointsAfter,
  gains: GAINS,
  highlight,

  Example: ExampleBoard,
  exampleHeight: 470,
  lesson: {
    title: "ri-lesson-title",
    lead: "ri-lesson-lead",
    Art: LessonArt,
    Coach,
  },
});
