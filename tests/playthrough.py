"""What the golden files hold: whole games told step by step, digests of many, and perft counts."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import riftable
from riftable.core.game import Game
from riftable.core.laws import everything
from riftable.core.machine import CHANCE
from riftable.core.perft import perft
from riftable.core.rng import Rng
from riftable.riftforce.speech import LANGUAGES, Narrator, speech

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PERFT = HERE / "perft"

# One whole game each, and many more as digests. Together they hold every guild.
STORIES: dict[str, tuple[dict[str, object], int]] = {
    "riftforce-duel-base": ({}, 11),
    "riftforce-duel-beyond": ({"draft": "beyond"}, 12),
    "riftforce-duel-named": ({"guilds": "music magnet acid love / lava star beast earth", "first": 1}, 13),
    "riftforce-duel-owner": (
        {
            "guilds": "music shadow crystal plant / thunderbolt sand air fire",
            "stolen_cards_return_to_owner": True,
        },
        14,
    ),
}
STORIES["riftforce-team3"] = ({"mode": "team3"}, 15)
STORIES["riftforce-team4"] = ({"mode": "team4", "first": 1}, 16)
STORIES["riftforce-solo"] = ({"mode": "solo", "stars": "2,3,4", "ampersand": "heal:6"}, 17)
STORIES["riftforce-solo-hardest"] = ({"mode": "solo", "preset": "hardest"}, 18)
DIGESTED = 60  # games of each set of options
PERFT_NODES = 30_000  # how far a position is counted


def random_game(options: dict[str, object], seed: int) -> Game:
    """A game whose players answer at random, from the seed."""
    game = riftable.new("riftforce", seed=seed, **options)  # type: ignore[arg-type]  # any options
    rng = Rng(seed, 10**6)
    while not game.over:
        ids = game.moves.ids
        game.push(ids[rng.below(len(ids))])
    return game


def story(options: dict[str, object], seed: int) -> str:
    """A whole game: what was asked and answered, what happened, what each seat saw, and how it was told."""
    game = riftable.new("riftforce", seed=seed, auto=False, **options)  # type: ignore[arg-type]  # any options
    rules, rng, names = game.rules, Rng(seed, 10**6), ["Ada", "Noam", "Kim", "Lou"]
    names = names[: len(rules.sides)]
    told = {lang: Narrator(speech(lang), names, 0, game.view(0)) for lang in LANGUAGES}  # type: ignore[arg-type]  # of Riftforce
    lines, since = [game.fen], 0
    while (ask := game.ask) is not None:
        move = int(ask.sample(rng))
        options_text = " ".join(game.moves) if ask.seat != CHANCE else f"{len(ask.moves)} outcomes"
        lines.append(f"{'nature' if ask.seat == CHANCE else f'seat {ask.seat}'}: {options_text}")
        before = len(game.events)
        lines.append(f"> {rules.label(game.state, move)}")
        game.make(move)
        lines += [f"  {event!r}" for event in game.events[before:]]
        if rules.at_rest(game.state) or game.over:
            for lang, narrator in told.items():
                lines += [f"  {lang} {text}" for text in narrator.tell(game.events[since:])]
            since = len(game.events)
            lines += ["", game.fen if not game.over else f"over {game.scores} {game.result}"]
            lines += [f"view {seat} {digest(game.view(seat).json())}" for seat in range(-1, len(rules.sides))]
    return "\n".join(lines) + "\n"


def digest(value: object) -> str:
    """Sixteen letters that change when anything does."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def digests() -> str:
    """One line a game: options, seed, number of moves, and a digest of moves, events and end."""
    lines = []
    for name, (options, _) in STORIES.items():
        for seed in range(DIGESTED):
            game = random_game(options, seed)
            events = [event.json() for event in game.events]
            mark = digest([game.history, events, everything(game.rules, game.state)])
            lines.append(f"{name} {seed} {len(game.history)} {mark}")
    return "\n".join(lines) + "\n"


def perft_positions() -> list[str]:
    """Positions worth counting: the beginning, and the middle of a game of each story."""
    texts = ["riftforce duel", "riftforce duel\noption draft beyond", "riftforce solo", "riftforce team3"]
    for options, seed in STORIES.values():
        game = random_game(options, seed)
        for _ in range(len(game.history) // 2):
            if len(game.rests) > 40:
                game.pop()
        texts.append(game.fen)
    return texts


def count(text: str) -> list[str]:
    """The perft lines of a position, as deep as the nodes allow."""
    state = riftable.position(text, auto=False).state
    lines: list[str] = []
    depth, nodes = 0, 1
    while nodes < PERFT_NODES and depth < 6:
        depth += 1
        nodes = perft(state, depth)
        lines.append(f"perft {depth} {nodes}")
    return lines


def perft_text() -> str:
    """Positions and their counts, a blank line between them."""
    return "\n\n".join("\n".join([text, *count(text)]) for text in perft_positions()) + "\n"


def golden_files() -> dict[Path, str]:
    """Every golden file and what should be in it."""
    files = {GOLDEN / f"{name}.txt": story(options, seed) for name, (options, seed) in STORIES.items()}
    files[GOLDEN / "digests.txt"] = digests()
    files[PERFT / "riftforce.txt"] = perft_text()
    return files
