// Riffifi: three to five around a common bank.
import { pair, t } from "../../shell/i18n.svelte";
import { cardOf, lastLines } from "../../replay/story";
import { defineGame } from "../module";
import ExampleBoard from "./ExampleBoard.svelte";
import Hand from "./Hand.svelte";
import Head from "./Head.svelte";
import Inspector from "./Inspector.svelte";
import PaperCard from "./PaperCard.svelte";
import Board from "./Board.svelte";
import { choosing } from "./choosing";
import { addPaperIcons } from "./look";
import { pointsAfter, pointsOf, tokensOf } from "./points";
import { animationOf, applyEvent, arrowOf, concerns } from "./event_animation";
import type { GameEvent } from "./events";
import type { RiffifiView } from "./views";

export default defineGame<RiffifiView, GameEvent>({
  prepare: addPaperIcons,
  applyEvent,
  animationOf,
  arrowOf,

  Board,
  Head,
  Hand,
  Inspector,
  choosing,
  notation: "blue5",
  scoreWords: (view, { names, options }) =>
    pointsOf(view, options)
      .map((n, seat) => pair(names[seat] ?? "", n))
      .join(", "),
  playerWords: (view) => view.hands.map((n, seat) => [t("in-hand", { n }), t("tokens-n", { n: tokensOf(view, seat) })]),

  concerns,

  SmallCard: PaperCard,
  Art: PaperCard,
  points: pointsAfter,
  gains: ["Took", "Stole"],
  highlight: (step) => ({ card: cardOf(step, "Played"), line: lastLines(step) }),

  Example: ExampleBoard,
  exampleHeight: 400,
});
