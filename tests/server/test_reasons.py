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
from tests.playthrough import STORIES, game_of
from tests.speaking import check

NAMES = ["Ada", "Noam", "Kim", "Lou", "Max"]
FOUGHT = Effect(Outcome(activated=2), taken=[Site(3)], unhurt=True)
WON = {
    "en": "wins location 3 and leaves nothing damaged",
    "fr": "prend le site 3 et ne laisse aucun allié blessé",
    "uk": "здобуває територію 3 й не лишає поранених союзників",
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


def test_a_line_of_riftforce_is_told_to_its_end() -> None:
    game = riftable.new("riftforce", seed=3, guilds="fire water light thunderbolt / ice earth sand crystal")
    while game.ask is not None and "play" not in game.moves:
        game.push(game.moves.ids[0])
    tree = builder(game)
    line = []
    twin = riftable.replay(game.record)
    for _ in range(4):
        line.append(twin.moves.ids[0])
        twin.push(line[-1])
    steps = tree.spoken_line(line)
    assert [step.name for step in steps] == ["play", "earth5", "@1", "stop"]
    assert all(step.say for step in steps)
    assert "location" in tree.reason(line)


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
            "You conquer Void Gate. You score 1 point: 1 (if no one answers)",
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
            assert tree.spoken_line([move])
            tree.reason([move])
        game.push(move)
