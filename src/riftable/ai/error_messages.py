"""Messages of errors about bots."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class BotMessage(ErrorMessage):
    """Messages about names and parameters of bots, nets and reviews."""

    NO_BOT = "there is no bot “{word}”; there is {known}"
    NO_BUDGET = "the bot “{name}” takes no “{word}”: it has no budget"
    NO_PARAMETER = "the bot “{name}” takes no “{word}”; it takes {known}"
    WHOLE = "“{name}” must be a whole number above 0, not {word}"
    ABOVE = "“{name}” must be a number above 0, not {word}"
    BOTH_BUDGETS = "give the bot “{name}” iterations or seconds, not both"
    NOT_A_BOT = "“{word}” is not a bot: say its name, or name?parameter=value&parameter=value"
    NOT_PARAMETERS = "“{word}” are not parameters: say parameter=value&parameter=value"
    PARAMETER_TWICE = "“{word}” says a parameter twice"
    NO_METHOD = "{name} is not a bot: it has no method “choose”"
    NO_FILE = "there is no file “{word}”"
    NO_CLASS = "{file} has no class “{word}”"
    PLUGIN_FAILS = "the bot “{name}” of {package} does not load: {problem}"
    MODULE_FAILS = "“{name}” does not load: {problem}"
    FILE_FAILS = "{file} does not load: {problem}"
    ARGUMENTS_FAIL = "{name} cannot be made of what was given: {problem}"
    MAKING_FAILS = "{name} cannot be made: {problem}"
    NET_WITHOUT_BUDGET = "a policy net takes no “{word}”: it has no budget"
    NO_NET_FOR_GAME = "there is no policy net for {game}"
    NET_NEEDS_MODULE = "a policy net needs {module}: pip install 'riftable[batch]'"
    NO_DEFAULT_NET = "there is no default net: say net:FILE"
    PLAYS_NOTHING = "“{word}” plays none of our games"
    BOT_TWICE = "there is a bot “{name}” already"
    NOTHING_TO_REVIEW = "no player has decided anything in this game"
    REVIEW_WORKER_LOST = "a worker process of the review has died"
    NO_LESSONS = "there are no lessons for {game}"
    NO_PUZZLES = "there are no puzzles for {game}"
    NO_THEME = "{game} has no puzzles of the theme “{word}”; there is {known}"
    NO_PUZZLE = "there is no puzzle “{word}”"
    NO_SUCH_PUZZLES = "{game} has no puzzle of this theme and level"
    NOT_A_PUZZLE = "this is not a puzzle"
    PUZZLE_TOO_LARGE = "this action has too many continuations to be searched"
