"""The contract of presenters, checked on random games of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import riftable
from riftable.core.event import seen_by
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR
from riftable.gamekit.message_parts import Target
from riftable.gamekit.presenter import Presenter
from riftable.games import presenter_of
from riftable.language.fluent import LANGUAGES
from riftable.language.text import ISOLATE
from riftable.server.session.ask_tree import AskTreeBuilder

NAMES = ["Ada", "Noam", "Lou", "Kim"]
MAX_MOVES = 120
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("riftforce", {"draft": "beyond"}),
    ("riftforce", {"mode": "solo", "preset": "normal"}),
    ("riftforce", {"mode": "team4"}),
    ("riffifi", {"players": 4, "officer": True, "equal_chances": True}),
    ("riftbound", {"decks": "annie / garen"}),
    ("riftbound", {"mode": "skirmish"}),
]
EVERY_TABLE = pytest.mark.parametrize(("game", "options"), TABLES)


def random_game(game: str, options: dict[str, Any]) -> Iterator[tuple[Game, Any]]:
    """Yield a game before each of its random answers, with the view of the seat that is asked."""
    played, moves_rng = riftable.new(game, seed=1, **options), Rng(2, 3)
    for _ in range(MAX_MOVES):
        if played.ask is None or played.seat is None:
            return
        yield played, played.view(played.seat)
        played.push(int(played.ask.sample(moves_rng)))


@EVERY_TABLE
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_answer_has_words_and_a_target(
    game: str, options: dict[str, Any], lang: str
) -> None:
    for played, view in random_game(game, options):
        presenter = presenter_of(played.rules, lang)
        assert presenter.prompt(view, NAMES)
        assert presenter.prompt(played.view(SPECTATOR), NAMES)
        assert presenter.ask_kinds[view.ask.kind]
        shown = [presenter.option(view, move, NAMES) for move in view.ask.moves]
        assert [one.name for one in shown] == [view.label(move) for move in view.ask.moves]
        for one in shown:
            assert one.say == presenter.tie(one.say) != ""
            assert msgspec.convert(msgspec.to_builtins(one.target), Target) == one.target
        assert len({(one.say, msgspec.json.encode(one.target)) for one in shown}) == len(shown)


@EVERY_TABLE
def test_what_cannot_be_chosen_has_a_reason_in_words(game: str, options: dict[str, Any]) -> None:
    explained = 0
    for n, (played, view) in enumerate(random_game(game, options)):
        if n % 10:
            continue
        presenter = presenter_of(played.rules, "en")
        reasons = AskTreeBuilder(played.rules, presenter, view, NAMES).reasons([], "")
        names = {name for name, _ in presenter.choosable(view)}
        for reason in reasons:
            assert reason.name in names
            assert " " in reason.text.replace("\u00a0", " ")  # a sentence, no key
        explained += len(reasons)
    assert explained


@EVERY_TABLE
def test_events_become_json_and_lines(game: str, options: dict[str, Any]) -> None:
    lines: list[str] = []
    isolated: list[str] = []
    turns: list[int] = []
    for played, view in random_game(game, options):
        presenter = presenter_of(played.rules, "en")
        trial = played.copy()
        events = seen_by(trial.push(view.ask.moves[-1]), view.seat)
        for event in events:
            data = msgspec.json.decode(msgspec.json.encode(presenter.event_json(event)))
            assert data.pop("t") == type(event).__name__
            assert set(data) <= set(event.__match_args__)
        narrated = presenter.narrator(view, NAMES).tell(events)
        lines += narrated
        isolated += presenter.narrator(view, NAMES, isolate_names=True).tell(events)
        tally = presenter.tally(view, events)
        assert all(n >= 0 for n in (tally.destroyed, tally.lost, tally.drawn, tally.damage))
        assert isinstance(presenter.outcome_text(view, events, narrated), str)
        assert isinstance(presenter.consequences_text(view, events, narrated), str)
        turns.append(presenter.turn_number(view))
    assert lines
    assert all(line and ISOLATE not in line for line in lines)
    assert any(ISOLATE in line for line in isolated) or options.get("mode") == "solo"  # where no names are
    assert turns == sorted(turns)
    assert turns[-1] > 0


@EVERY_TABLE
def test_open_hands_are_by_seat_and_in_notation(game: str, options: dict[str, Any]) -> None:
    for played, view in random_game(game, options):
        presenter = presenter_of(played.rules, "en")
        hands = presenter.open_hands(played.state)
        assert len(hands) == len(played.rules.sides)
        assert len(hands[view.seat]) == len(view.hand)


@EVERY_TABLE
def test_the_glossary_is_the_same_in_all_languages_but_for_its_words(
    game: str, options: dict[str, Any]
) -> None:
    rules = riftable.new(game, **options).rules
    found = [presenter_of(rules, lang) for lang in LANGUAGES]
    names = [named(presenter) for presenter in found]
    assert names[0] == names[1] == names[2]
    assert len(names[0][0]) == len(set(names[0][0])) > 0
    for presenter in found:
        glossary = presenter.glossary()
        assert all(card.label for card in glossary.cards)
        assert all(group.label for group in glossary.groups)
        labels = presenter.option_value_labels()
        assert {group.name: group.label for group in glossary.groups}.items() <= labels.items()


def named(presenter: Presenter[Any]) -> tuple[list[str], list[str], int, int, int]:
    """Return the names of all cards and groups of a glossary, and the number of its other parts."""
    found = presenter.glossary()
    cards, groups = [card.name for card in found.cards], [group.name for group in found.groups]
    return cards, groups, len(found.challenges), len(found.plans), len(found.lanes)
