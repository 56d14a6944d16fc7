"""Messages of errors in the arena."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class ArenaMessage(ErrorMessage):
    """Messages about players, results, workers and statistics of tournaments."""

    NOT_A_PLAYER = "“{word}” is not a player: say a bot, or a bot and how many of it, as in greedy*3"
    PLAYERS_SIDES = "{n} players are named, and {game} has {sides} sides"
    LEAGUE_PLAYERS = "a league needs two or more different players, not “{word}”"
    LEAGUE_SIDES = "{game} has a single side, so no one meets another: compare players with riftable arena"
    NO_PLAYER = "there is no player “{word}”; there is {known}"
    SPRT_TWO = "--sprt asks whether the first of two players is the better one: name two"
    SPRT_SHARES = "--sprt takes two shares, as in 0.5,0.65, not “{word}”"
    SPRT_ORDER = "--sprt takes two shares between 0 and 1, the smaller first, not “{word}”"
    SPRT_RISKS = "--alpha and --beta lie between 0 and 0.5"
    MISSING_EXTRA = "this needs {module}, which is not installed: pip install 'riftable[{extra}]'"
    NOT_PARQUET = "{file} is not a Parquet file"
    NO_ARENA_RESULTS = "{file} holds no results of an arena"
    NO_RESULTS = "{file} holds no results"
    NO_GAME_YET = "{file} holds no game yet"
    UNREADABLE = "{file} cannot be read: {problem}"
    NOT_JSON = "{file}, line {n}: this is not JSON"
    NOT_A_RESULT = "{file}, line {n}: no result of an arena, it has no “{word}”"
    OTHER_GAME = "{file}, line {n}: another game belongs here"
    RESULTS_VERSION = "{file} is of version {found}, not {version}"
    OTHER_TOURNAMENT = (
        "{file} has results of another tournament: “{key}” was {then} and is {now} now; name another file"
    )
    OTHER_CODE = (
        "{file} has results of another tournament: the code of the rules or the bots was {then} and is {now} "
        "now; name another file"
    )
    FILES_DIFFER = "{file} and {other} differ in their {key}"
    ENDS_DIFFERENTLY = (
        "{file}, game {n}: played again it ends differently, so the rules or the bots have changed since, or "
        "a bot answers by the clock (the results were made by code {code})"
    )
    NOT_PUBLISHED = (
        "there are no statistics of {game}: its publisher does not wish win rates of decks and cards to be "
        "published"
    )
    NO_RAY = "there is no Ray cluster at “{word}”: {problem}"
    WORKER_LOST = "a worker process of the arena has died"
    CODE_MISMATCH = "a worker has other code of the rules or the bots than this arena"
    BOT_FAILED = "{name} (seat {seat} of {game}, seed {seed}, move {n}) {problem}"
    BOT_RAISED = "gave no answer: {problem}"
    BOT_ANSWERED = "answered {move}, which is not one of {known}"
