"""Who sits where: people and bots at will, each with a name of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from riftable.ai import BOTS, Bot
from riftable.ai.registry import NET, find_bot, parse_request
from riftable.cli.files import Complaint
from riftable.cli.screen import printable
from riftable.core.rules import Rules
from riftable.language.fluent import Texts

LONGEST_NAME: Final = 30
ME: Final = "me"
PERSON: Final = "person"
NAMES: Final[dict[str, str]] = {  # what the bots are called
    "level1": "bot-pebble",
    "level2": "bot-spark",
    "level3": "bot-gale",
    "level4": "bot-storm",
    "level5": "bot-quake",
    "level6": "bot-abyss",
    "greedy": "bot-gale",
    "random": "bot-dice",
    NET: "bot-net",
}


class Player(NamedTuple):
    """Somebody at the table; whoever gives no name has one on the screen, but none in the record."""

    name: str
    signed: str
    bot: Bot | None = None


class Wish(NamedTuple):
    """A seat as it was asked for: a person, perhaps by name, or a bot."""

    kind: str
    name: str = ""


def players(
    wishes: str | None, other: str, name: str | None, rules: Rules, recorded: Sequence[str], texts: Texts
) -> list[Player]:
    """The players of `--seats`, which is "me" unless said; what it leaves open goes to the bot `other`."""
    own = tidy(name or "")
    wanted = [read_wish(text, texts) for text in wishes.split(",")] if wishes else [Wish(ME)]
    size = len(rules.sides)
    if len(wanted) > size:
        raise Complaint(texts("error-seats-many", n=size, given=len(wanted)))
    mine = sum(wish.kind == ME for wish in wanted)
    if mine > 1:
        raise Complaint(texts("error-seats-me"))
    if own and not mine:
        raise Complaint(texts("error-conflict", one="--name", other="--seats"))
    wanted += [Wish(other)] * (size - len(wanted))
    people = sum(wish.kind in (ME, PERSON) for wish in wanted)
    found: list[Player] = []
    taken: set[str] = set()
    for seat, wish in enumerate(wanted):
        if wish.kind in (ME, PERSON):
            said = own if wish.kind == ME else wish.name
            signed = said or tidy("".join(recorded[seat : seat + 1]))
            number = 1 + sum(player.bot is None for player in found)
            nameless = texts("you") if people == 1 else texts("player", n=number)
            shown = unlike(signed or nameless, taken)
            found.append(Player(shown, shown if signed else ""))
        else:
            mind = find_bot(wish.kind, rules)  # first: what is no bot has no name either
            shown = unlike(called(wish.kind, texts), taken)
            found.append(Player(shown, shown, mind))
    return found


def read_wish(text: str, texts: Texts) -> Wish:
    """One seat of `--seats`: me, person, person:Kim, level3, net:weights.npz."""
    kind, colon, name = text.strip().partition(":")
    kind = kind.strip().lower()
    if kind == NET:
        return Wish(f"{kind}{colon}{name.strip()}")
    if kind not in (ME, PERSON, *BOTS) or (colon and kind != PERSON):
        raise Complaint(texts("error-seats", text=printable(text.strip()), bots=", ".join((*BOTS, NET))))
    return Wish(kind, tidy(name))


def called(bot: str, texts: Texts) -> str:
    """What a bot is called, whatever its file and budget; one from outside as it was asked for."""
    kind = parse_request(bot).name.partition(":")[0]
    return texts(NAMES[kind]) if kind in NAMES else tidy(bot)


def tidy(name: str) -> str:
    """A name as it can be shown."""
    return printable(name).strip()[:LONGEST_NAME]


def unlike(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody has it already."""
    found, n = name, 1
    while found in taken:
        n += 1
        found = f"{name} {n}"
    taken.add(found)
    return found
