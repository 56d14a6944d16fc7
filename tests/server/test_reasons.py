"""Hints: the whole line in words, and one reason for it that the engine knows."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.games import presenter_of
from riftable.games.riftforce.speech import Outcome, speech
from riftable.games.riftforce.speech.reasons import Effect
from riftable.games.riftforce.speech.setting import Site
from riftable.language.fluent import LANGUAGES
from riftable.server.session.ask_tree import AskTreeBuilder
from tests.games.riftbound.table import bound
from tests.helpers import duel
from tests.playthrough import STORIES, game_of
from tests.speaking import check

NAMES = ["Ada", "Noam", "Kim", "Lou", "Max"]
FOUGHT = Effect(Outcome(activated=2), taken=[Site(3)], unhurt=True)
WON = {
    "en": "takes control of location 3 and leaves nothing damaged",
    "fr": "prend le contrôle du site 3 et ne laisse aucun allié blessé",
    "uk": "дає змогу захопити територію 3 й не лишає поранених союзників",
}


def builder(game: Game, lang: str = "en") -> AskTreeBuilder:
    """Return the builder for the seat that is asked."""
    assert game.ask is not None
    names = NAMES[: len(game.rules.sides)]
    return AskTreeBuilder(game.rules, presenter_of(game.rules, lang), game.view(game.ask.seat), names)


def plain(text: str) -> str:
    """Return a text without isolates and no-break spaces."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_riftforce_says_what_a_line_wins(lang: str) -> None:
    say = speech(lang)
    assert say.reason(FOUGHT) == WON[lang]
    some = Outcome(damage=5, destroyed=2, lost=1, mine=3, theirs=1, drawn=4)
    for effect in (
        Effect(some),
        Effect(some, won=True),
        Effect(Outcome(damage=1), contested=[Site(2), Site(5)]),
        Effect(Outcome(drawn=1), ready=3),
        Effect(Outcome(mine=1), taken=[Site(1), Site(2)]),
    ):
        check(say.reason(effect), lang)
    assert say.reason(Effect(Outcome())) == ""


LANES = ["1 - / ice6", "2 air5 / -", "3 light6 / sand6", "4 thunderbolt6 / ice7 sand5"]
HAND = "hand 0 light7 light5 air7 fire6"
LINES = {
    ("en", "play light7 @1 light5 @1"): "You play Light 7 and Light 5 at location 1",
    ("fr", "play light7 @1 light5 @2"): "Vous jouez la Lumière 7 sur le site 1 et la Lumière 5 sur le site 2",
    ("uk", "play light7 @1 light5 @2"): (
        "Ви викладаєте Світло 7 напроти території 1 і Світло 5 напроти території 2"
    ),
    ("en", "activate fire6 number light6@3.1 thunderbolt6@4.1 sand5@4.2"): (
        "You discard Fire 6 to activate Light 6 at location 3 and Thunderbolt 6 at location 4. "
        "Thunderbolt 6 deals 2 damage to Sand 5 at location 4"
    ),
    ("fr", "activate fire6 number light6@3.1 thunderbolt6@4.1 sand5@4.2"): (
        "Vous défaussez le Feu 6 pour activer la Lumière 6 sur le site 3 et la Foudre 6 sur le site 4. "
        "La Foudre 6 inflige 2 dégâts au Sable 5 sur le site 4"
    ),
    ("uk", "activate fire6 number light6@3.1 thunderbolt6@4.1 sand5@4.2"): (
        "Ви скидаєте Вогонь 6, щоб активувати Світло 6 на території 3 й Блискавку 6 на території 4. "
        "Блискавка 6 завдає 2 поранень Піску 5 на території 4"
    ),
    ("en", "activate air7 guild air5@2.1 @4"): (
        "You discard Air 7 to activate Air 5 at location 2. Air 5 moves from location 2 to location 4"
    ),
    ("en", "draw"): "Check & Draw",
}


def moves_of(game: Game, line: str) -> list[int]:
    """Return the answers of a line in notation, which is not played in `game`."""
    twin, found = riftable.replay(game.record), list[int]()
    for word in line.split():
        found.append(twin.rules.read(twin.state, word))
        twin.push(found[-1])
    return found


@pytest.mark.parametrize(("lang", "line"), LINES)
def test_a_line_of_riftforce_reads_as_sentences(lang: str, line: str) -> None:
    game = duel(*LANES, HAND)
    tree = builder(game, lang)
    moves = moves_of(game, line)
    assert plain(tree.line_text(moves)) == LINES[lang, line]
    check(tree.line_text(moves), lang)
    assert tree.reason(moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_that_only_stops_claims_no_effect(lang: str) -> None:
    game = duel(*LANES, HAND)
    game.push("play light7 @1")
    tree = builder(game, lang)
    stop = moves_of(game, "stop")
    say = speech(lang)
    assert tree.line_text(stop) == say.say_stop()
    assert tree.reason(stop) == ""
    outcome = tree.preview(stop).outcome
    assert (outcome.text, outcome.consequences) == ("", "")
    assert say.outcome(Outcome(activated=1)).endswith(say.no_effect())


def test_riffifi_counts_in_tokens() -> None:
    game = riftable.new("riffifi", players=3, seed=4)
    told = {plain(builder(game).reason([move])) for move in game.moves.ids}
    assert any("tokens from the bank" in text for text in told)
    assert all(text.endswith(" (if no one turns it face down)") for text in told if text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        (
            "en",
            "You conquer Void Gate. You score 1 point, 1 in all (if no one answers)",
        ),
        ("fr", "(si personne ne répond)"),
        ("uk", "(якщо ніхто не відповість)"),
    ],
)
def test_riftbound_says_what_comes_of_it_if_no_one_answers(lang: str, text: str) -> None:
    game = bound("unit 4 recruit 0 @base0")
    line = [game.rules.read(game.state, "move:recruit.4")]
    game.push("move:recruit.4")
    line.append(game.rules.read(game.state, "@1"))
    tree = builder(bound("unit 4 recruit 0 @base0"), lang)
    assert plain(tree.reason(line)).endswith(text)


@pytest.mark.parametrize(
    "name", ["riftforce-duel-base", "riffifi-4-ticks", "riftbound-duel", "riftbound-war"]
)
def test_every_answer_can_be_explained(name: str) -> None:
    options, seed = STORIES[name]
    game = riftable.new(game_of(name), seed=seed, **options)  # type: ignore[arg-type]  # any options
    rng = Rng(seed, 9)
    for n in range(120):
        if game.over:
            break
        move = game.moves.ids[rng.below(len(game.moves.ids))]
        if n % 4 == 0:
            tree = builder(game, LANGUAGES[n // 4 % len(LANGUAGES)])
            line = tree.line_text([move])
            assert line
            check(line, tree.presenter.lang)
            tree.reason([move])
        game.push(move)
