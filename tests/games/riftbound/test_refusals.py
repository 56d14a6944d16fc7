"""Why a thing is not allowed: every refusal says the reason that holds, in three languages."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.errors import BadNotation, IllegalMove
from riftable.core.game import Game
from riftable.games.riftbound.rules import refusals
from riftable.games.riftbound.rules.refusals import Refusal
from riftable.games.riftbound.speech import speech
from riftable.language.fluent import LANGUAGES
from tests.games.riftbound.table import bound

POOR = (
    "hand 0 tibbers gust incinerate cruel-patron",
    "unit 4 recruit 0 @base0 exhausted",
    "unit 5 tibbers 1 @1",
)


def why(g: Game, word: str) -> Refusal:
    """The reason why a word is refused."""
    with pytest.raises((BadNotation, IllegalMove)) as caught:
        g.rules.read(g.state, word)
    problem = caught.value
    assert isinstance(problem, BadNotation | IllegalMove)
    assert isinstance(problem.refusal, Refusal)
    return problem.refusal


def said(g: Game, word: str) -> str:
    """The reason in English."""
    return speech("en").refusal(why(g, word))


def test_in_the_main_phase_every_refusal_has_its_own_reason() -> None:
    g = bound(*POOR, "runes 0 fury*3 chaos*1")
    assert said(g, "tibbers") == "You cannot pay for Tibbers: it costs [8][C][C]."
    assert said(g, "firestorm") == "You do not have Firestorm in hand."
    assert said(g, "gust") == "Gust has no legal target."
    assert said(g, "move:recruit.4") == said(g, "move:recruit") == "Recruit is exhausted."
    assert said(g, "move:tibbers") == "Tibbers is not yours."
    assert said(g, "move:annie-dark-child").startswith("Annie, Dark Child cannot move: it is not a unit")
    assert said(g, "use:annie-dark-child") == "Annie, Dark Child has no ability to use."
    assert said(g, "hide:gust").startswith("Gust cannot be hidden now: it takes [Hidden]")
    assert said(g, "pass").startswith("Nothing waits for your answer")
    assert said(g, "gusst") == "I do not know “gusst”."


def test_356_what_an_additional_cost_asks_for_must_be_there() -> None:
    g = bound("hand 0 cruel-patron", "runes 0 fury*9 order*3")
    assert said(g, "cruel-patron") == "You have nothing to pay the additional cost of Cruel Patron with."


def test_144_307_in_a_showdown_one_is_told_what_it_takes() -> None:
    g = bound("hand 0 tibbers", "hand 1 gust", "unit 4 recruit 0 @base0", "unit 5 recruit 1 @1")
    g.push("move:recruit.4 @1")
    assert said(g, "tibbers").endswith("in a showdown it takes [Action], in response [Reaction].")
    assert said(g, "move:recruit.4").startswith("Units move only in the Main Phase")
    assert said(g, "end").startswith("The turn cannot end yet")


def test_376_an_ability_that_cannot_be_used_says_why() -> None:
    g = bound("unit 4 the-syren 0 @base0 exhausted", "unit 5 recruit 0 @1", "unit 6 recruit 0 @base0")
    assert said(g, "use:the-syren") == "The Syren is exhausted."
    g = bound("unit 4 the-syren 0 @base0", "unit 6 recruit 0 @base0")
    assert said(g, "use:the-syren").endswith("you cannot pay for it, or it has no target.")
    g = bound("unit 4 the-syren 0 @base0", "unit 6 recruit 0 @base0", "runes 0 fury*2")
    g.push("move:recruit @1")
    assert said(g, "use:the-syren").endswith("in a showdown it takes [Action], in response [Reaction].")


def test_465_who_is_not_next_in_line_is_assigned_no_damage() -> None:
    g = bound(
        "unit 4 mega-mech 0 @base0", "unit 5 sunlit-guardian 1 @1", "unit 6 sunlit-guardian 1 @1",
        "unit 7 mountain-drake 1 @1", "field 1 void-gate 0 1",
    )  # fmt: skip
    g.push("move:mega-mech @1 pass pass")
    assert "hit:sunlit-guardian.5" in g.moves
    assert said(g, "hit:mountain-drake.7").endswith("those with [Tank] first.")


def test_117_a_mulligan_is_chosen_in_the_order_of_the_list() -> None:
    g = riftable.new("riftbound", seed=3, decks="annie / garen", first="0")
    hand = [move for move in g.moves if move.startswith("aside:")]
    g.push(hand[1])
    assert why(g, hand[0]).key == refusals.OUT_OF_ORDER


def test_811_a_card_hidden_this_turn_cannot_be_played_yet() -> None:
    g = bound("field 1 void-gate 0 0", "unit 4 recruit 0 @1", "facedown 1 block 0 3", "round 3")
    assert said(g, "reveal@1").startswith("Block was hidden this turn")


@pytest.mark.parametrize(
    ("lang", "one", "two", "several"),
    [
        (
            "en",
            "Gust: choose a unit at a battlefield with 3 Might or less to return to its owner’s hand.",
            "Falling Star: choose a unit to deal 3 to (1 of 2).",
            "Flash: choose up to two friendly units to move to base.",
        ),
        (
            "fr",
            (
                "Gust\u202f: choisissez une Unit de 3 Might ou moins sur un Battlefield pour la renvoyer "
                "dans la main de son propriétaire."
            ),
            "Falling Star\u202f: choisissez une Unit pour lui infliger 3 dégâts (1 sur 2).",
            "Flash\u202f: choisissez jusqu’à 2 Units alliées pour les déplacer vers leur base.",
        ),
        (
            "uk",
            "«Gust»: виберіть бійця на полі бою з міццю 3 або менше, щоб повернути його на руку власника.",
            "«Falling Star»: виберіть бійця, щоб завдати йому 3 шкоди (1 із 2).",
            "«Flash»: виберіть до 2 союзних бійців, щоб перемістити їх на базу.",
        ),
    ],
)
def test_355_a_question_for_targets_says_what_for(lang: str, one: str, two: str, several: str) -> None:
    units = ("unit 4 recruit 0 @1", "unit 5 recruit 1 @1")
    for card, prompt in (("gust", one), ("falling-star", two), ("flash", several)):
        g = bound(*units, f"hand 0 {card}")
        g.push(card)
        assert prompt == speech(lang).prompt(g.view(0), ["Ada", "Noam"])  # type: ignore[arg-type]  # of Riftbound


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_card_in_it(lang: str) -> None:
    keys = [value for name, value in vars(refusals).items() if name.isupper()]
    assert len(keys) > 15
    for key in keys:
        text = speech(lang).refusal(Refusal(key, "Tibbers", cost="[8]"))
        assert text.endswith(".")
        unnamed = {refusals.NO_MOVES_NOW, refusals.NOT_NOW, refusals.NOT_PASSING, refusals.OUT_OF_ORDER}
        assert ("Tibbers" in text) == (key not in unnamed)


@pytest.mark.parametrize(
    ("lang", "unit", "gear", "legend"),
    [
        (
            "fr",
            "L’Unit Tibbers est éliminée.",
            "Le Gear Scrapheap est éliminé.",
            "La Legend Annie, Dark Child",
        ),
        (
            "uk",
            "Боєць «Tibbers» гине.",
            "Спорядження «Scrapheap» знищено.",
            "Легенду «Annie, Dark Child» виснажено.",
        ),
    ],
)
def test_what_is_said_agrees_with_the_type_of_the_card(lang: str, unit: str, gear: str, legend: str) -> None:
    assert speech(lang).died("Tibbers") == unit
    assert speech(lang).died("Scrapheap") == gear
    assert speech(lang).exhausted("Annie, Dark Child").startswith(legend)
