"""Messages of errors while a bot plays on a server elsewhere."""

from __future__ import annotations

from riftable.core.error_messages import ErrorMessage


class RemoteMessage(ErrorMessage):
    """Messages about addresses, sessions, refusals and lost connections."""

    NOT_AN_ADDRESS = "“{word}” is not the address of a server: it looks like https://example.org"
    NOT_A_TABLE = "“{word}” is neither the link of a table nor its id"
    UNREACHABLE = "{server} has not answered for {seconds} seconds: {problem}"
    NOT_RIFTABLE = "{server} does not answer as a Riftable server does: {problem}"
    REFUSED = "{server} refuses: {text}"
    SESSION_FILE = "{file} cannot be used for the session: {problem}"
    NO_SEAT_LEFT = "there is no seat for the bot at table {table}"
    REMOTE_BOT_FAILED = "{name} (seat {seat} of {game}, table {table}) {problem}"
    OTHER_VERSION = (
        "{server} runs Riftable {theirs}, this is {ours}, and they do not understand each other: {problem}"
    )
