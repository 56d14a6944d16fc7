"""What people read in a game is words, never notation: prompts, answers, refusals, previews and the log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import riftable
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.gamekit.presenter import Presenter
from riftable.games import presenter_of
from riftable.language.fluent import LANGUAGES
from riftable.server.protocol.parts import Node
from riftable.server.session.ask_tree import AskTreeBuilder, IllegalPath
from tests.playthrough import STORIES, game_of

NAMES = ["Ada", "Noam", "Kim", "Lou", "Max"]
POSITIONS = 14  # looked at in one game
RAW = re.compile(r"[a-z]:[a-z]|@\d|[a-z]\.\d|[a-z]_[a-z]|\b[a-z]+\d|\d\?$|\{|\}|[a-z]-\d")
NOTATION = re.compile(r"[:@._?]|\d|-")  # a name with one of these is no plain word
PRESSED = ("@1", "@2", "at:2", "tap:body", "recycle:fury", "go", "done", "pass", "end", "item1", "x")


def labels(nodes: list[Node]) -> Iterator[str]:
    """Yield what is shown of answers and the questions that follow."""
    for node in nodes:
        yield from (node.say, *([node.prompt] if node.prompt else []))
        yield from labels(node.to)


def shown(game: Game, presenter: Presenter[Any], names: list[str], rng: Rng) -> Iterator[str]:
    """Yield all that the page shows to the seat that is asked."""
    assert game.ask is not None
    builder = AskTreeBuilder(game.rules, presenter, game.view(game.ask.seat), names)
    tree = builder.ask()
    assert tree is not None
    yield tree.prompt
    yield from labels(tree.tree)
    node = tree.tree[rng.below(len(tree.tree))]
    for path in ([], [node.m]):
        for name in ("", *PRESSED):
            try:
                yield from (reason.text for reason in builder.reasons(path, name))
            except IllegalPath:  # nothing is asked after it
                break
    outcome = builder.preview([node.m]).outcome
    yield from (text for text in (outcome.text, outcome.consequences) if text)
    for move in (-1, game.rules.num_moves - 1):
        with pytest.raises(IllegalPath) as caught:
            builder.follow([move])
        yield presenter.refusal(caught.value.reason)


@pytest.mark.parametrize("name", STORIES)
def test_no_one_reads_notation(name: str) -> None:
    options, seed = STORIES[name]
    game = riftable.new(game_of(name), seed=seed, **options)  # type: ignore[arg-type]  # any options
    names = NAMES[: len(game.rules.sides)]
    presenters = {lang: presenter_of(game.rules, lang) for lang in LANGUAGES}
    narrators = {lang: one.narrator(game.view(0), names) for lang, one in presenters.items()}
    rng = Rng(seed, 5)
    steps: list[int] = []
    while not game.over:  # how long it is
        steps.append(game.moves.ids[rng.below(len(game.moves.ids))])
        game.push(steps[-1])
    for lang, narrator in narrators.items():
        assert [line for line in narrator.tell(game.events) if RAW.search(line)] == [], lang
    game = riftable.new(game_of(name), seed=seed, **options)  # type: ignore[arg-type]  # any options
    every = max(1, len(steps) // POSITIONS)
    for n, move in enumerate(steps):
        if n % every == 0:
            lang = LANGUAGES[n // every % len(LANGUAGES)]
            assert game.ask is not None
            view: Any = game.view(game.ask.seat)
            known = {view.label(one) for one in view.ask.moves}
            known |= {word for word, _ in presenters[lang].choosable(view)}
            raw = [word for word in known if NOTATION.search(word)]
            for text in shown(game, presenters[lang], names, rng):
                assert not RAW.search(text), text
                assert not [word for word in raw if word in text], text
        game.push(move)
