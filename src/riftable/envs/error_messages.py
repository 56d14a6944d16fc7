"""Messages of errors in environments and exports."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class EnvMessage(ErrorMessage):
    """Messages about arguments of environments and about tables to export."""

    ILLEGAL_POLICY = "an illegal action is one to {choices}, not “{word}”"
    NO_ENV_SEAT = "there is no seat {word}; there are 0 to {last}, and -1 for any"
    OPPONENTS = "opponents is one bot, or {n}, one for each seat, not {found}"
    VECTOR_OPPONENTS = "opponents of many games are {choices}, or a function, not “{word}”"
    NO_VECTOR = "many games at once are played of {known}; those of {word} go one by one, with “sync”"
    AUTORESET = "the autoreset mode of many games is {choices}, not “{word}”"
    OBSERVATIONS = "observations are {choices}, not “{word}”"
    NO_RENDER_MODE = "there is no render mode “{word}”; there is {known}"
    EXPORT_SUFFIX = "a table is written as {choices}, not “{word}”"
    EXPORT_ROWS = "rows are {choices}, not “{word}”"
    EXPORT_OBSERVATIONS = "observations go with rows that are decisions"
    EXPORT_FILE = "{file}: {problem}"
