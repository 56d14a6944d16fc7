"""The content of the golden files: whole games step by step, digests of many games, and perft counts."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import riftable
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.perft import perft
from riftable.core.rng import Rng
from riftable.core.rules import SPECTATOR
from riftable.games.riffifi import speech as riffifi
from riftable.games.riftbound import speech as riftbound
from riftable.games.riftforce import speech as riftforce
from riftable.language.fluent import LANGUAGES
from tests.games.riftbound.speech.card_texts import CARD_TEXTS, card_texts

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
PERFT = HERE / "perft"

SPEECH = {"riffifi": riffifi, "riftbound": riftbound, "riftforce": riftforce}

# One whole game of each, and digests of many. Together they cover every guild and every variant.
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
STORIES["riffifi-3"] = ({"players": 3}, 21)
STORIES["riffifi-4-officer"] = ({"players": 4, "officer": True}, 22)
STORIES["riffifi-5-equal"] = ({"players": 5, "equal_chances": True, "dealer": 4}, 23)
STORIES["riffifi-4-ticks"] = ({"players": 4, "scoring": "ticks", "reveal": True}, 26)
STORIES["riffifi-3-all"] = (
    {"players": 3, "officer": True, "equal_chances": True, "scoring": "ticks", "tick_timing": "end_of_hand"},
    58,
)
STORIES["riftbound-duel"] = ({"decks": "annie / garen"}, 31)
STORIES["riftbound-match"] = ({"mode": "match", "decks": "lux / master-yi"}, 32)
STORIES["riftbound-skirmish"] = ({"mode": "skirmish", "decks": "garen / annie / lux", "first": 2}, 33)
STORIES["riftbound-war"] = ({"mode": "war", "decks": "jinx / viktor / lee-sin / annie"}, 34)
STORIES["riftbound-closed"] = ({"decks": "lee-sin / jinx", "lists": "closed"}, 36)
STORIES["riftbound-magma"] = ({"mode": "magma", "decks": "master-yi / garen / annie / lux"}, 35)
DIGESTED = 60  # games of each set of options
DIGESTED_BOUND = 10  # of Riftbound, whose games are long
PERFT_NODES = 30_000  # counting stops at the depth that reaches it


def game_of(name: str) -> str:
    """Return the game of a story."""
    return name.split("-", maxsplit=1)[0]


def random_game(name: str, seed: int) -> Game:
    """Play a game with random answers from the seed."""
    game = riftable.new(game_of(name), seed=seed, **STORIES[name][0])  # type: ignore[arg-type]  # any options
    rng = Rng(seed, 10**6)
    while not game.over:
        ids = game.moves.ids
        game.push(ids[rng.below(len(ids))])
    return game


def story(name: str) -> str:
    """Return a whole game as text: questions, answers, events, all views, and the log in all languages."""
    options, seed = STORIES[name]
    game = riftable.new(game_of(name), seed=seed, auto=False, **options)  # type: ignore[arg-type]  # any options
    rules, rng, names = game.rules, Rng(seed, 10**6), ["Ada", "Noam", "Kim", "Lou", "Max"]
    names = names[: len(rules.sides)]
    say = SPEECH[game_of(name)]
    narrators = {lang: say.Narrator(say.speech(lang), names, 0, game.view(0)) for lang in LANGUAGES}
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
            for lang, narrator in narrators.items():
                lines += [f"  {lang} {text}" for text in narrator.tell(game.events[since:])]
            since = len(game.events)
            lines += ["", game.fen if not game.over else f"over {game.scores} {game.result}"]
            lines += [f"view {seat} {digest(game.view(seat).json())}" for seat in range(-1, len(rules.sides))]
    return "\n".join(lines) + "\n"


def digest(value: object) -> str:
    """Return a hash of sixteen digits."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def end(game: Game) -> list[object]:
    """Return the final views of all seats and a spectator, and the result."""
    views = [game.view(seat).json() for seat in range(SPECTATOR, len(game.rules.sides))]
    return [*views, game.result]


def digested(name: str) -> int:
    """Return how many games of a story have digests."""
    return DIGESTED_BOUND if game_of(name) == "riftbound" else DIGESTED


def digests(name: str, games: int) -> list[str]:
    """Return a line for each game: name, seed, number of moves, and a digest of moves, events and end."""
    lines = []
    for seed in range(games):
        game = random_game(name, seed)
        events = [event.json() for event in game.events]
        mark = digest([game.history, events, end(game)])
        lines.append(f"{name} {seed} {len(game.history)} {mark}")
    return lines


BEGINNINGS = {
    "riffifi": ["riffifi table", "riffifi table\noption players 3\noption officer yes\noption dealer 1"],
    "riftbound": ["riftbound duel", "riftbound match"],
    "riftforce": [
        "riftforce duel",
        "riftforce duel\noption draft beyond",
        "riftforce solo",
        "riftforce team3",
    ],
}


def perft_positions(of: str) -> list[str]:
    """Return positions for perft: beginnings, and the middle of a game of each story."""
    texts = BEGINNINGS[of][:]
    for name, (_, seed) in STORIES.items():
        if game_of(name) == of:
            game = random_game(name, seed)
            for _ in range(len(game.history) // 2):
                if len(game.rests) > 40:
                    game.pop()
            texts.append(game.fen)
    return texts


def count(text: str) -> list[str]:
    """Return the perft lines of a position, up to about `PERFT_NODES` nodes."""
    state = riftable.position(text, auto=False).state
    lines: list[str] = []
    depth, nodes = 0, 1
    while nodes < PERFT_NODES and depth < 6:
        depth += 1
        nodes = perft(state, depth)
        lines.append(f"perft {depth} {nodes}")
    return lines


def perft_text(game: str) -> str:
    """Return the text of a perft file: positions with their counts."""
    return "\n\n".join("\n".join([text, *count(text)]) for text in perft_positions(game)) + "\n"


def golden_files() -> dict[Path, str]:
    """Return every golden file with its content."""
    files = {GOLDEN / f"{name}.txt": story(name) for name in STORIES}
    lines = [line for name in STORIES for line in digests(name, digested(name))]
    files[GOLDEN / "digests.txt"] = "\n".join(lines) + "\n"
    files[CARD_TEXTS] = card_texts()
    for game in BEGINNINGS:
        files[PERFT / f"{game}.txt"] = perft_text(game)
    return files
