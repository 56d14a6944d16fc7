"""Translate errors. The engine and the parser raise English sentences, which are matched by patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from riftable import games
from riftable.cli.games import OR
from riftable.language.fluent import SHARED_TEXTS, Texts

LINE_PREFIX: Final = re.compile(r"line (?P<n>\d+): (?P<text>.*)", re.DOTALL)

# Key of `problems.*.ftl`: pattern of the English sentence. The first match counts: special ones come first.
ERROR_SENTENCES: Final = {
    "no-game": r"there is no game “(?P<word>.*)”; there is (?P<known>.*)",
    "no-mode": r"(?P<game>\w+) has no mode “(?P<word>.*)”; it has (?P<known>.*)",
    "no-option": r"(?P<game>\w+(?: \w+)?) has no option “(?P<word>.*)”; it has (?P<known>.*)",
    "no-bot": r"there is no bot “(?P<word>.*)”; there is (?P<known>.*)",
    "no-seat": r"there is no seat (?P<word>.*); there are 0 to (?P<last>\d+)",
    "no-player": r"there is no player “(?P<word>.*)”; there is (?P<known>.*)",
    "no-file": r"there is no file “(?P<word>.*)”",
    "seed": r"a seed is a whole number from 0 on, not “(?P<word>.*)”",
    "switch": r"option (?P<name>\w+) is yes or no, not “(?P<word>.*)”",
    "which-seat": r"option (?P<name>\w+) is random or a seat from 0 to (?P<last>\d+), not “(?P<word>.*)”",
    "choice": r"option (?P<name>\w+) is (?P<choices>.*), not “(?P<word>.*)”",
    "no-budget": r"the bot “(?P<name>.*)” takes no “(?P<word>.*)”: it has no budget",
    "no-parameter": r"the bot “(?P<name>.*)” takes no “(?P<word>.*)”; it takes (?P<known>.*)",
    "whole": r"“(?P<name>.*)” must be a whole number above 0, not (?P<word>.*)",
    "above": r"“(?P<name>.*)” must be a number above 0, not (?P<word>.*)",
    "both-budgets": r"give the bot “(?P<name>.*)” iterations or seconds, not both",
    "not-a-bot": r"“(?P<word>.*)” is not a bot: say its name, or name\?parameter=value&parameter=value",
    "not-a-player": r"“(?P<word>.*)” is not a player: say a bot, or a bot and how many of it, .*",
    "players-sides": r"(?P<n>\d+) players are named, and (?P<name>.*) has (?P<sides>\d+) sides",
    "sprt-two": r"--sprt asks whether the first of two players is the better one: name two",
    "sprt-shares": r"--sprt takes two shares, as in 0\.5,0\.65, not “(?P<word>.*)”",
    "sprt-order": r"--sprt takes two shares between 0 and 1, the smaller first, not “(?P<word>.*)”",
    "sprt-risks": r"--alpha and --beta lie between 0 and 0\.5",
    "not-a-record": r"this is not a record: it should begin with (?P<known>.*)",
    "behind-result": r"there is something behind the result",
    "header": r'this header should read \[Name "value"\]',
    "empty-header": r"header (?P<word>.*) is empty",
    "edition": r"header Edition is a number",
    "record-line": r"this line is not what a record holds",
    "newer-record": r"this record was written by a newer version of Riftable: it says “(?P<word>.*)”",
    "newer-edition": r"this was played by a newer edition of the rules of (?P<game>\w+): (?P<word>\d+)",
    "record-version": r"this is not a record of version (?P<version>\d+): it says “(?P<word>.*)”",
    "record-game": r"the record does not say which game and mode it is of",
    "record-cut": r"the record is cut short: its last line should be the result, or \* for an open game",
    "position": r"a position starts with (?:a|the) game and its mode, as in (?P<known>.*)",
    "command": r"No such command '(?P<word>.*)'\.(?: .*)?",
    "flag": r"No such option: (?P<word>\S+)(?: .*)?",
    "extra": r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.*)\)",
    "needs-value": r"Option '(?P<word>.*)' requires an argument\.",
    "missing": r"Missing (?:argument|option) '(?P<word>.*)'\.?",
    "not-whole": r"Invalid value for '(?P<word>.*)': Input should be a valid integer.*",
    "not-number": r"Invalid value for '(?P<word>.*)': Input should be a valid number.*",
    "too-low": r"Invalid value for '(?P<word>.*)': Input should be greater than (?:or equal to )?(?P<n>\S+)",
    "too-high": r"Invalid value for '(?P<word>.*)': Input should be less than (?:or equal to )?(?P<n>\S+)",
}


def compiled(sentences: Mapping[str, str]) -> dict[str, re.Pattern[str]]:
    """Return patterns that are ready to be used."""
    return {key: re.compile(sentence, re.DOTALL) for key, sentence in sentences.items()}


PATTERNS: Final = compiled(ERROR_SENTENCES)


def translate_error(problem: str, lang: str) -> str:
    """Return an error in a language; one without a pattern stays English."""
    if lang == "en":
        return problem
    say = Texts(lang, "problems")
    if found := LINE_PREFIX.fullmatch(problem):
        return say("line", n=found["n"], text=translate_error(found["text"], lang))
    for package, patterns in all_patterns():
        for key, pattern in patterns.items():
            if found := pattern.fullmatch(problem):
                values = found.groupdict()
                if "choices" in values:
                    values["choices"] = values["choices"].replace(" or ", OR[lang])
                return Texts(lang, "problems", package)(key, **values)
    return problem


def all_patterns() -> Iterator[tuple[str, Mapping[str, re.Pattern[str]]]]:
    """Iterate over packages with the patterns of their errors: games first, whose sentences are special."""
    for spec in games.specs():
        if spec.error_patterns is not None:
            yield spec.locales, compiled(spec.error_patterns.load())
    yield SHARED_TEXTS, PATTERNS
