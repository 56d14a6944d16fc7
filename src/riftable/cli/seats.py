"""The players of a game in the terminal: people and bots, each with a unique name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riftable.ai import BOTS, Bot
from riftable.ai.registry import BOT_TITLES, NET, find_bot, parse_request
from riftable.cli.files import CommandError
from riftable.cli.screen import printable
from riftable.core.rules import Rules
from riftable.language.fluent import Texts
from riftable.language.names import distinct_name

MAX_NAME_CHARS: Final = 30
ME: Final = "me"
PERSON: Final = "person"


class Player(NamedTuple):
    """A player. `signed` is the name in the record; "" if they gave none."""

    name: str
    signed: str
    bot: Bot | None = None


class SeatRequest(NamedTuple):
    """One entry of `--seats`: a person with or without a name, or a bot."""

    kind: str
    name: str = ""


def players(
    requests: str | None, other: str, name: str | None, rules: Rules, recorded: Sequence[str], texts: Texts
) -> list[Player]:
    """Return the players of `--seats` (default: "me"); all other seats go to the bot `other`."""
    own = clean_name(name or "")
    wanted = [parse_seat(text, texts) for text in requests.split(",")] if requests else [SeatRequest(ME)]
    size = len(rules.sides)
    if len(wanted) > size:
        raise CommandError(texts("error-seats-many", n=size, given=len(wanted)))
    mine = sum(request.kind == ME for request in wanted)
    if mine > 1:
        raise CommandError(texts("error-seats-me"))
    if own and not mine:
        raise CommandError(texts("error-conflict", one="--name", other="--seats"))
    wanted += [SeatRequest(other)] * (size - len(wanted))
    people = sum(request.kind in (ME, PERSON) for request in wanted)
    found: list[Player] = []
    taken: set[str] = set()
    for seat, request in enumerate(wanted):
        if request.kind in (ME, PERSON):
            said = own if request.kind == ME else request.name
            signed = said or clean_name("".join(recorded[seat : seat + 1]))
            number = 1 + sum(player.bot is None for player in found)
            nameless = texts("you") if people == 1 else texts("player", n=number)
            shown = unique_name(signed or nameless, taken)
            found.append(Player(shown, shown if signed else ""))
        else:
            mind = find_bot(request.kind, rules)  # first: it raises for unknown bots
            shown = unique_name(bot_title(request.kind, texts), taken)
            found.append(Player(shown, shown, mind))
    return found


def parse_seat(text: str, texts: Texts) -> SeatRequest:
    """Parse one entry of `--seats`: me, person, person:Kim, level3, net:weights.npz."""
    kind, colon, name = text.strip().partition(":")
    kind = kind.strip().lower()
    if kind == NET:
        return SeatRequest(f"{kind}{colon}{name.strip()}")
    if kind not in (ME, PERSON, *BOTS) or (colon and kind != PERSON):
        raise CommandError(texts("error-seats", text=printable(text.strip()), bots=", ".join((*BOTS, NET))))
    return SeatRequest(kind, clean_name(name))


def bot_title(bot: str, texts: Texts) -> str:
    """Return the name of a bot without file and budget; a custom bot has the name it was given by."""
    kind = parse_request(bot).name.partition(":")[0]
    return texts(BOT_TITLES[kind]) if kind in BOT_TITLES else clean_name(bot)


def clean_name(name: str) -> str:
    """Return a name without control characters, cut to `MAX_NAME_CHARS`."""
    return printable(name).strip()[:MAX_NAME_CHARS]


def unique_name(name: str, taken: set[str]) -> str:
    """Return the name, or a distinct one if it is taken, and add it to `taken`."""
    found = distinct_name(name, taken)
    taken.add(found)
    return found
