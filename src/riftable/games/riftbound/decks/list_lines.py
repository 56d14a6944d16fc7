"""Lines of deck lists, in the forms that people and other programs write.

A line is a heading, a comment, or one or several entries: a count and a name or number, a row of CSV, or a
string of numbers in which every number is one copy. What a name means is not decided here.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from riftable.games.riftbound.decks.card_finder import NUMBER

LEGEND_PART: Final = "legend"
CHAMPION_PART: Final = "champion"
MAIN_PART: Final = "main"
FIELDS_PART: Final = "fields"
RUNES_PART: Final = "runes"
SIDE_PART: Final = "side"
SECTIONS: Final = {  # words of headings
    "legend": LEGEND_PART,
    "legends": LEGEND_PART,
    "champion legend": LEGEND_PART,
    "champion": CHAMPION_PART,
    "chosen champion": CHAMPION_PART,
    "main": MAIN_PART,
    "main deck": MAIN_PART,
    "maindeck": MAIN_PART,
    "mainboard": MAIN_PART,
    "deck": MAIN_PART,
    "champions": MAIN_PART,
    "champion units": MAIN_PART,
    "unit": MAIN_PART,
    "units": MAIN_PART,
    "spell": MAIN_PART,
    "spells": MAIN_PART,
    "gear": MAIN_PART,
    "gears": MAIN_PART,
    "signature": MAIN_PART,
    "signatures": MAIN_PART,
    "rune": RUNES_PART,
    "runes": RUNES_PART,
    "rune deck": RUNES_PART,
    "runedeck": RUNES_PART,
    "rune pool": RUNES_PART,
    "battlefield": FIELDS_PART,
    "battlefields": FIELDS_PART,
    "side": SIDE_PART,
    "side board": SIDE_PART,
    "sideboard": SIDE_PART,
    "side deck": SIDE_PART,
    "sidedeck": SIDE_PART,
    "sb": SIDE_PART,
}
WORDS: Final = "|".join(sorted((re.escape(word) for word in SECTIONS), key=len, reverse=True))
MARKUP: Final = r"[\W_]{0,20}"
HEADING: Final = re.compile(
    rf"{MARKUP}({WORDS}){MARKUP}(?:\d+(?:\s*(?:cards?|/\s*\d+))?)?{MARKUP}", re.IGNORECASE
)
HEADED: Final = re.compile(rf"({WORDS})\s*[:=]\s*(\S.*)", re.IGNORECASE)  # Legend: Dark Child
COMMENT: Final = re.compile(r"(?:#|//|;).*|[\W_]*")
TRAILING_COMMENT: Final = re.compile(r"\s(?:#|//).*")
ABOUT: Final = re.compile(  # what a list says of itself
    r"\W*(?:(?:deck )?name|title|author|by|format|source|url|date|event|(?:deck )?code)\s*:.*|.*\b\w+://.*",
    re.IGNORECASE,
)
FOIL: Final = re.compile(r"\s+\*[a-z]+\*$", re.IGNORECASE)  # *F*
BULLET: Final = re.compile(r"^(?:[-–—•·▪▸►*+>]|\[[ x]\])\s+")
COUNT_BEFORE: Final = re.compile(  # 3 Gust, 3x Gust, 3 x Gust, [3] Gust, 3 - Gust
    r"[\[(]?(\d{1,4})(?: ?[x×])?[\])]?\s+(?:[-–—:]\s+)?(\S.*)", re.IGNORECASE
)
COUNT_CLOSE: Final = re.compile(
    r"(?:(\d{1,4})[x×]|[x×] ?(\d{1,4})\s)\s*(\S.*)", re.IGNORECASE
)  # 3xGust, x3 Gust
COUNT_AFTER: Final = re.compile(  # Gust x3, Gust 3x, Gust (3), Gust: 3
    r"(\S.*?)(?:\s[x×*] ?(\d{1,4})|\s(\d{1,4})[x×]|\s?[(\[][x×]?(\d{1,2})[x×]?[)\]]|:\s?(\d{1,4}))",
    re.IGNORECASE,
)
MAX_NAME_CHARS: Final = 120
WHOLE_NUMBER: Final = re.compile(r"\d{1,4}")
COLUMNS: Final = {  # of CSV
    **dict.fromkeys(("quantity", "qty", "count", "amount", "copies", "number of copies", "n"), "n"),
    **dict.fromkeys(("name", "card", "card name", "cardname", "title"), "name"),
    **dict.fromkeys(("section", "zone", "board", "deck", "category", "slot"), "part"),
    **dict.fromkeys(("id", "card id", "card number", "collector number", "number", "code", "no"), "number"),
    **dict.fromkeys(("set", "set code", "expansion"), "set"),
    **dict.fromkeys(
        ("type", "rarity", "domain", "domains", "cost", "price", "foil", "language", "variant"), ""
    ),
}


class Entry(NamedTuple):
    """So many of something, in a part of the deck; "" where the list does not say which."""

    part: str
    text: str
    n: int


def entries(text: str) -> Iterator[Entry]:
    """Return what the lines of a list say, from the top."""
    part = ""
    columns: list[str] = []
    for raw in text.splitlines():
        line = raw.strip().strip("\ufeff")
        if heading := HEADING.fullmatch(line):
            part = SECTIONS[heading[1].lower()]
            continue
        if COMMENT.fullmatch(line) or ABOUT.fullmatch(line):
            continue
        line = TRAILING_COMMENT.sub("", line).strip()
        cells = row_of(line)
        if cells and (found := header(cells)):
            columns = found
        elif cells and (entry := read_row(cells, columns, part)):
            yield entry
        elif headed := HEADED.fullmatch(line):
            yield from read_entries(headed[2], SECTIONS[headed[1].lower()])
        else:
            yield from read_entries(line, part)


def read_entries(line: str, part: str) -> Iterator[Entry]:
    """Return the entries of a line that is neither a heading nor CSV."""
    words = [word for word in re.split(r"[\s,;|$]+", line) if word]
    if all(NUMBER.fullmatch(word) for word in words):
        yield from (Entry(part, word, 1) for word in words)
        return
    plain = FOIL.sub("", BULLET.sub("", line, count=1)).replace("**", "").strip("`_ ")
    plain = " ".join(plain.split())[:MAX_NAME_CHARS]
    if match := COUNT_BEFORE.fullmatch(plain):
        yield Entry(part, match[2], int(match[1]))
    elif match := COUNT_CLOSE.fullmatch(plain):
        yield Entry(part, match[3], int(match[1] or match[2]))
    elif match := COUNT_AFTER.fullmatch(plain):
        yield Entry(part, match[1], int(match[2] or match[3] or match[4] or match[5]))
    elif plain:
        yield Entry(part, plain, 1)


# CSV.


def row_of(line: str) -> list[str]:
    """Return the cells of a row of CSV; none if the line begins with a count and a name."""
    if "\t" not in line and COUNT_BEFORE.fullmatch(line):
        return []
    mark = next((one for one in "\t;," if one in line), "")
    if not mark:
        return []
    try:
        cells = next(csv.reader([line], delimiter=mark, skipinitialspace=True))
    except (csv.Error, StopIteration):
        return []
    return [cell.strip() for cell in cells]


def header(cells: list[str]) -> list[str]:
    """Return what the columns of CSV hold if these cells are its header; else none."""
    found = [COLUMNS.get(re.sub(r"[\s_-]+", " ", cell.lower())) for cell in cells]
    if None in found or not {"name", "number"} & set(found):
        return []
    return [column or "" for column in found]


def read_row(cells: list[str], columns: list[str], part: str) -> Entry | None:
    """Return the entry of a row of CSV; none if it is not one."""
    if columns and len(cells) == len(columns):
        row = {column: cell for column, cell in zip(columns, cells, strict=True) if column and cell}
        name = row.get("name") or numbered(row.get("set", ""), row.get("number", ""))
        n = row.get("n", "1")
        if name and WHOLE_NUMBER.fullmatch(n):
            return Entry(section_of(row.get("part", "")) or part, name, int(n))
        return None
    counts = [cell for cell in cells if WHOLE_NUMBER.fullmatch(cell)]
    if not counts:
        return None
    rest = [cell for cell in cells if cell and cell not in counts]
    parts = [section_of(cell) for cell in rest if section_of(cell)]
    named = [cell for cell in rest if not section_of(cell)]
    numbers = [cell for cell in named if NUMBER.fullmatch(cell)]
    name = ", ".join(cell for cell in named if cell not in numbers) or next(iter(numbers), "")
    return Entry(parts[0] if parts else part, name, int(counts[0])) if name else None


def section_of(cell: str) -> str:
    """Return the part of the deck that a cell names, or ""."""
    heading = HEADING.fullmatch(cell)
    return "" if heading is None else SECTIONS[heading[1].lower()]


def numbered(set_name: str, number: str) -> str:
    """Return the number of a card, of a column that may leave out its set."""
    return number if not set_name or NUMBER.fullmatch(number) else f"{set_name}-{number}"
