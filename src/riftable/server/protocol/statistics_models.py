"""Bodies and answers of the routes of ratings and of public statistics."""

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.parts import Strict
from riftable.server.protocol.profile_models import Rating, ResultShare


class RatedPlayer(Sent):
    """A player in the list of a server."""

    place: int  # from 1
    name: str
    rating: Rating
    mine: bool


class RatingList(Sent):
    """The players of a game, those first whose rating is at least the highest."""

    game: str
    label: str
    players: list[RatedPlayer]
    mine: Rating | None  # also if I am not in the list


class Ratings(Sent):
    """The ratings of a server."""

    on: bool  # False: the host has not turned them on
    account: bool  # that I have one
    listed: bool  # I am in the list once I have played enough
    min_games: int  # before a player is in the list
    lists: list[RatingList]


class Listing(Strict):
    """Whether I want to be in the list of the server."""

    listed: bool


class GroupStatistics(Sent):
    """How a group, such as a guild, has fared: altogether, beside others, and by its place in the draft."""

    total: ResultShare
    partners: list[ResultShare]  # the best first; by the lower end of the interval
    picks: list[ResultShare]  # as the first pick of a seat, as its second, …; the key is the number


class StatisticsSection(Sent):
    """Statistics of some games."""

    key: str
    source: str  # "bots" or "server"
    label: str  # what tells it from other sections of its source; may be ""
    bot: str  # the bot that played; "" for games of the server
    games: int  # of bots, or seats of people on the server
    groups: list[GroupStatistics]


class GameStatistics(Sent):
    """Statistics of a game that everybody may see."""

    game: str
    label: str
    groups_label: str
    min_games: int  # on the server, before anything of them is shown
    sections: list[StatisticsSection]


class PublicStatistics(Sent):
    """Statistics of all games that have some."""

    games: list[GameStatistics]
