"""Records of games: rules, options and moves, those of chance included, as text or NDJSON."""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from riftable.core.error_messages import AnyOf, CoreMessage
from riftable.core.errors import BadNotation

VERSION = 1
ESCAPES = {"n": "\n", "r": "\r"}
TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
NUMBER = re.compile(r"\d+\.")
EDITION = re.compile(r"[1-9][0-9]{0,2}")


@dataclass
class Record:
    """What is needed to replay a game, every dealt card included: not to be shown before it is over."""

    game: str
    mode: str
    options: dict[str, str] = field(default_factory=dict)
    start: str = ""  # position text, if the game did not start at its beginning
    seats: list[str] = field(default_factory=list)  # names of the players, if they have any
    actions: list[list[str]] = field(
        default_factory=list
    )  # names of moves by action; the first list is what came before the first action
    result: str = "*"  # the scores, after "=" for a draw; "*" if the game is not over
    shuffle: str = ""  # seed and salts of committed shuffles, for games played at a table
    edition: int = 1  # of the rules that the game was played by

    @property
    def moves(self) -> list[str]:
        """All moves by name."""
        return [name for action in self.actions for name in action]

    @property
    def text(self) -> str:
        """The record as text: headers, a numbered line for each action, the result."""
        lines = [tag("Riftable", str(VERSION)), tag("Game", self.game), tag("Mode", self.mode)]
        if self.edition > 1:
            lines.append(tag("Edition", str(self.edition)))
        lines += [tag("Option", f"{name} {value}") for name, value in self.options.items()]
        lines += [tag("Seat", name) for name in self.seats]
        if self.start:
            lines.append(tag("Start", self.start))
        if self.shuffle:
            lines.append(tag("Shuffle", self.shuffle))
        lines.append(tag("Result", self.result))
        lines.append("")
        for number, action in enumerate(self.actions):
            lines.append(f"{number}. {' '.join(action)}".rstrip())
        lines.append(self.result)
        return "\n".join(lines) + "\n"

    @property
    def ndjson(self) -> str:
        """The record as NDJSON, one value per line: a head, the actions, the result."""
        head: dict[str, object] = {"riftable": VERSION, "game": self.game, "mode": self.mode}
        if self.edition > 1:
            head["edition"] = self.edition
        if self.options:
            head["options"] = self.options
        if self.seats:
            head["seats"] = self.seats
        if self.start:
            head["start"] = self.start
        if self.shuffle:
            head["shuffle"] = self.shuffle
        values: list[object] = [
            head,
            *({"moves": action} for action in self.actions),
            {"result": self.result},
        ]
        return "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values)

    def save(self, path: str | Path) -> None:
        """Write the record atomically; as NDJSON if the name ends in `.ndjson`."""
        path = Path(path)
        text = self.ndjson if path.suffix == ".ndjson" else self.text
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def tag(name: str, value: str) -> str:
    """Return a header line; any value can be written."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\r", "\\r")
    return f'[{name} "{escaped}"]'


def unescape(value: str) -> str:
    """Return the value of a header without its escapes."""
    return re.sub(r"\\(.)", lambda m: ESCAPES.get(m[1], m[1]), value)


def read_record(text: str) -> Record:
    """Read a record from text or NDJSON; raise `BadNotation` if it is neither, or incomplete."""
    first = text.lstrip("\ufeff \t\r\n")[:1]
    if first == "{":
        return read_ndjson(text)
    if first == "[":
        return read_text(text)
    raise BadNotation(CoreMessage.NOT_A_RECORD, 1, known=AnyOf(('[Riftable "1"]', '{"riftable": 1')))


def read_text(text: str) -> Record:
    """Read a record from text."""
    record = Record("", "")
    version = ""
    ended = False
    for number, raw in enumerate(text.lstrip("\ufeff").split("\n"), 1):
        line = raw.strip()
        match = TAG.fullmatch(line)
        if not line:
            continue
        if ended:
            raise BadNotation(CoreMessage.BEHIND_RESULT, number, line.split()[0])
        if match is not None and not record.actions:
            name, value = match[1], unescape(match[2])
            if name == "Riftable":
                version = value
            else:
                read_header(record, name, value, number)
        elif line.startswith("["):
            raise BadNotation(CoreMessage.HEADER, number)
        elif line == record.result:
            ended = True
        else:
            words = line.split()
            if not NUMBER.fullmatch(words[0]):
                raise BadNotation(CoreMessage.ACTION_NUMBER, number, words[0])
            record.actions.append(words[1:])
    check_complete(record, version, ended)
    return record


def read_header(record: Record, name: str, value: str, number: int) -> None:
    """Store a header in the record; unknown headers are ignored, as in PGN."""
    if name == "Option":
        key, _, rest = value.partition(" ")
        record.options[key] = rest
    elif name == "Seat":
        record.seats.append(value)
    elif name == "Edition":
        record.edition = read_edition(value, number)
    elif name in ("Game", "Mode", "Start", "Shuffle", "Result"):
        if not value:
            raise BadNotation(CoreMessage.EMPTY_HEADER, number, name)
        setattr(record, name.lower(), value)


def read_edition(text: str, number: int) -> int:
    """Return the edition named in line `number`; raise `BadNotation` unless it is from 1 to 999."""
    if not EDITION.fullmatch(text):
        raise BadNotation(CoreMessage.EDITION, number, "Edition")
    return int(text)


def read_ndjson(text: str) -> Record:
    """Read a record from NDJSON."""
    record = Record("", "")
    version = ""
    ended = False
    for number, line in enumerate(text.lstrip("\ufeff").split("\n"), 1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
            json.dumps(
                value, ensure_ascii=False
            ).encode()  # fails for unpaired surrogates, which are not text
            if ended:
                raise BadNotation(CoreMessage.BEHIND_RESULT, number)
            if "riftable" in value:
                version = str(value["riftable"])
                record.game, record.mode = str(value["game"]), str(value["mode"])
                record.edition = read_edition(str(value.get("edition", 1)), number)
                record.options = {str(k): str(v) for k, v in value.get("options", {}).items()}
                record.seats = [str(name) for name in value.get("seats", [])]
                record.start = str(value.get("start", ""))
                record.shuffle = str(value.get("shuffle", ""))
            elif "moves" in value:
                record.actions.append([str(name) for name in value["moves"]])
            else:
                record.result = str(value["result"])
                ended = True
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
            raise BadNotation(CoreMessage.RECORD_LINE, number) from problem
    check_complete(record, version, ended)
    return record


def check_complete(record: Record, version: str, ended: bool) -> None:
    """Raise `BadNotation` unless a record has a known version, a game, a mode and its end."""
    if version.isdecimal() and int(version[:9]) > VERSION:
        raise BadNotation(CoreMessage.NEWER_RECORD, version=version[:9])
    if version != str(VERSION):
        raise BadNotation(CoreMessage.RECORD_VERSION, version=VERSION, found=version)
    if not record.game or not record.mode:
        raise BadNotation(CoreMessage.RECORD_GAME)
    if not ended:
        raise BadNotation(CoreMessage.RECORD_CUT)
