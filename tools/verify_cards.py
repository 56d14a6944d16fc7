"""Compare our card text with the publisher's, given a file with the latter.

    python tools/verify_cards.py CARDS.json

The file is no part of this project: a JSON object with a list `cards`, each with `id`, `rules_text` and the
numbers and names printed on it. Only the words that carry the meaning are compared: numbers, keywords and
terms of the game. `ACCEPTED` lists the accepted differences with their reasons; an entry that no longer
applies is an error too.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from riftable.games.riftbound.cards import ALL
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import CHAMPION, DOMAIN_NAMES, NO_SUPERTYPE, SIGNATURE, TYPE_NAMES
from riftable.games.riftbound.speech import speech

WORDS = [
    "deal", "draw", "kill", "ready", "exhaust", "channel", "discard", "recycle", "return", "move",
    "recall", "heal", "choose", "play", "give", "friendly", "enemy", "another", "other", "battlefield",
    "base", "hand", "trash", "rune", "spell", "unit", "here", "alone", "attack", "defend", "conquer",
    "hold", "minimum", "instead", "additional", "turn", "combat", "open", "token", "recruit", "bonus",
    "damage", "cost", "energy", "end", "owner", "each", "all", "only", "might", "gain", "enter", "die",
    "control", "reduce", "less", "increase", "banish", "reveal", "look",
]  # fmt: skip
SUPERTYPES = {NO_SUPERTYPE: [], CHAMPION: ["champion"], SIGNATURE: ["signature"]}
DIGITS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}

# Card -> the words that only one of the two texts has, and why they mean the same.
ACCEPTED = {
    "ogn-002": ({"reduce", "less"}, "what costs [2] less has its cost reduced"),
    "ogn-028": ({"increase"}, "a Might that is increased by your points has + that number"),
    "ogn-033": ({"choose"}, "a unit that is dealt damage is chosen"),
    "ogn-061": ({"unit"}, "a Poro is a unit"),
    "ogn-073": ({"friendly"}, "only runes of one's own side can be chosen"),
    "ogn-150": ({"reduce", "less"}, "what costs [O] less has its cost reduced"),
    "ogn-231": ({"reduce", "less"}, "what costs [Y] less has its cost reduced"),
    "ogn-084": ({"energy", "reduce", "less"}, "what costs [1] less has its Energy cost reduced"),
    "ogn-109": ({"+1", "each", "increase"}, "increased by a number of cards is +1 for each of them"),
    "ogn-116": ({"all"}, "enemy units without a number are all of them"),
    "ogn-121": ({"choose"}, "a unit that is dealt damage is chosen"),
    "ogn-138": ({"2"}, "all of what was to be done is 2 runes"),
    "ogn-140": (
        {"energy", "less", "play", "reduce", "unit"},
        "Dragons are units, and cost less as one plays them",
    ),
    "ogn-223": ({"here"}, "the battlefield where I am is there, and here"),
    "ogn-162": ({"another"}, "something else is another object"),
    "ogn-233": ({"all"}, "friendly units without a number are all of them"),
    "ogn-266": ({"all"}, "friendly and enemy units without a number are all of them"),
    "ogn-290": ({"gain"}, "a point that is gained is scored"),
    "sfd-017": ({"choose", "instead"}, "the unit is chosen, and dealt 4 or 2"),
    "sfd-024": (
        {"energy", "hand", "less"},
        "an Energy cost of no more than [2] is [2] or less, from the hand",
    ),
    "sfd-026": ({"control", "each"}, "your Mechs, each of them, are Mech units you control"),
    "sfd-053": ({"all", "control"}, "your units are all units you control"),
    "sfd-062": ({"unit"}, "a Mech is a unit"),
    "sfd-065": ({"control", "unit"}, "your Mechs are Mech units you control"),
    "sfd-071": ({"unit"}, "a Mech is a unit"),
    "sfd-072": ({"2", "2+"}, "two or more gear are 2+"),
    "sfd-074": ({"energy", "less"}, "an Energy cost of no more than [1] is [1] or less"),
    "sfd-079": ({"choose", "control"}, "the battlefield is chosen, and your units are those you control"),
    "sfd-080": ({"each"}, "1 to up to three units is 1 to each of them"),
    "sfd-084": ({"less"}, "an Energy cost of no more than [7] is [7] or less"),
    "sfd-090": ({"all", "each"}, "all units are each of them"),
    "sfd-089": ({"control"}, "your Mechs are those you control"),
    "sfd-094": ({"unit"}, "a Dragon is a unit"),
    "sfd-096": ({"[ganking]"}, "the reference has lost the brackets"),
    "sfd-121": ({"[hidden]"}, "a card that is facedown is played from Hidden"),
    "sfd-122": ({"draw", "hand", "other"}, "one of two drawn is put into the hand, the rest is the other"),
    "sfd-138": ({"[hidden]"}, "the reference has lost the brackets"),
    "sfd-159": ({"control"}, "a unit one has is one that one controls"),
    "sfd-181": ({"control", "unit"}, "your Mechs are Mech units you control"),
    "sfd-182": ({"all", "control", "unit"}, "your Mechs are all Mech units you control"),
    "sfd-204": ({"all", "control"}, "your units are all units you control"),
    "sfd-139": ({"[hidden]"}, "a card that is facedown is played from Hidden"),
    "sfd-140": ({"less"}, "no more than [3] is [3] or less"),
    "sfd-145": ({"2", "another"}, "two units are a unit and another one"),
    "sfd-175": ({"all", "control"}, "your other units are all others that you control"),
    "sfd-198": ({"control"}, "your Equipment are those you control"),
    "sfd-176": ({"2", "2+", "control"}, "two or more units one has are 2+ that one controls"),
    "sfd-177": ({"battlefield", "control", "here"}, "the battlefield where I attack is here"),
    "sfd-194": ({"all", "choose"}, "damage to a chosen unit that is prevented, all of it"),
    "sfd-206": ({"choose"}, "what is countered, and the unit that gets Might, are chosen"),
    "sfd-217": ({"control", "friendly"}, "what you or allies control is friendly"),
    "sfd-218": ({"1", "control"}, "one or more units with which one conquers are those one controls there"),
    "sfd-131": ({"each"}, "a number of units is one for each of them"),
    "sfd-192": ({"all", "control"}, "your units are all units you control"),
    "sfd-197": ({"control"}, "your Sand Soldiers are those you control"),
    "sfd-205": ({"1", "control"}, "one of your units is a unit you control"),
    "sfd-213": ({"each"}, "the first gear each turn is played while none has been played this turn"),
    "ogs-024": ({"all"}, "friendly units without a number are all of them"),
}


def meaning(text: str) -> Counter[str]:
    """Count the numbers and keywords of a text, and note its terms of the game."""
    text = re.sub(r"\([^)]*\)", "", text).lower().replace("’", "'").replace("−", "-").replace("[m]", "might")
    found: Counter[str] = Counter(re.findall(r"\[[^\]]+\]", text))
    text = re.sub(r"\[[^\]]+\]", " ", text)
    for word, digit in DIGITS.items():
        text = re.sub(rf"\b{word}\b", digit, text)
    found.update(re.findall(r"[+-]?\d+\+?", text))
    for word in WORDS:
        if re.search(rf"\b{word}(s|ed|d|ing|es)?\b", text):
            found[word] = 1
    return found


def differences(ours: str, theirs: str) -> set[str]:
    """Return the words that only one of two texts has."""
    one, other = meaning(ours), meaning(theirs)
    return {word for word in one | other if one[word] != other[word]}


def straight(text: str) -> str:
    """Return the text with straight apostrophes, as the reference has them."""
    return text.replace("’", "'")


def facts(card: Card, row: dict[str, Any]) -> list[str]:
    """Return the numbers and names in which a card differs from the reference."""
    pairs = {
        "name": (straight(card.title), straight(row["full_name"])),
        "type": (TYPE_NAMES[card.type], row["type"].lower()),
        "energy": (int(card.cost.energy), row["energy"] or 0),
        "power": (int(card.cost.power), row["power"] or 0),
        "might": (int(card.might), row["might"] or 0),
        "domains": (
            [DOMAIN_NAMES[domain] for domain in card.domains],
            [one.lower() for one in row["domains"]],
        ),
        "tags": (sorted(map(straight, card.tags)), sorted(map(straight, row["tags"]))),
        "champion": (straight(card.champion), straight(row["champion"] or "")),
        "supertype": (SUPERTYPES[card.supertype], [one.lower() for one in row["supertypes"]]),
    }
    return [f"{key} is {ours}, not {theirs}" for key, (ours, theirs) in pairs.items() if ours != theirs]


def printed(row: dict[str, Any]) -> str:
    """Return all text of a row: of Equipment also what its unit has."""
    text = str(row["rules_text"] or "")
    if row.get("might_bonus") is None:
        return text
    worn = f"+{row['might_bonus']} [M]" if row["might_bonus"] else ""
    return f"{text} Equipped unit: {worn} {row.get('effect_text') or ''}"


def main(path: Path) -> int:
    """Print the cards that differ; return 1 if a difference is not accepted."""
    rows = {row["id"].lower(): row for row in json.loads(path.read_text(encoding="utf-8"))["cards"]}
    say, wrong = speech("en"), 0
    for card in ALL:
        if card.key not in rows:
            sys.stdout.write(f"{card.key} {card.title}: not in the reference\n")
            wrong += 1
            continue
        for wrong_fact in facts(card, rows[card.key]):
            sys.stdout.write(f"{card.key} {card.title}: {wrong_fact}\n")
            wrong += 1
        found = differences(" ".join(say.card_text(card)), printed(rows[card.key]))
        accepted, why = ACCEPTED.get(card.key, (set(), ""))
        if found != accepted:
            problem = f"differs in {sorted(found)}, accepted {sorted(accepted)}"
            sys.stdout.write(f"{card.key} {card.title}: {problem}\n")
            wrong += 1
        elif found:
            sys.stdout.write(f"{card.key} {card.title}: {', '.join(sorted(found))} ({why})\n")
    sys.stdout.write(f"{len(ALL)} cards, {wrong} to look at\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    given = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("RIFTBOUND_CARDS", "")
    if not given or not Path(given).is_file():
        sys.exit("verify-cards needs the reference: CARDS=cards.json make verify-cards")
    sys.exit(main(Path(given)))
