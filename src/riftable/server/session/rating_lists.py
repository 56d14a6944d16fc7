"""The ratings of a server, as a client is told of them."""

from __future__ import annotations

from riftable import games
from riftable.server.accounts.users import User
from riftable.server.match.skill import MIN_LISTED_GAMES, Skill
from riftable.server.protocol.profile_models import Rating
from riftable.server.protocol.statistics_models import RatedPlayer, RatingList, Ratings
from riftable.server.session.table_info import game_label
from riftable.server.storage.interface import Store
from riftable.server.storage.ratings import is_listed, listed_players, skills_of


def shown_rating(skill: Skill | None) -> Rating | None:
    """Return a rating as people see it."""
    return None if skill is None else Rating(skill.shown, skill.margin, skill.games)


async def rating_lists(store: Store, user: User, lang: str, *, on: bool) -> Ratings:
    """Return the lists of all games that are rated; none unless the host has turned ratings on."""
    listed = await is_listed(store, user.id)
    lists = []
    if on:
        mine = await skills_of(store, user.id) if user.account else {}
        for spec in games.specs():
            if spec.rated:
                found = await listed_players(store, spec.name)
                players = [
                    RatedPlayer(
                        place,
                        one.name,
                        Rating(one.skill.shown, one.skill.margin, one.skill.games),
                        one.user == user.id,
                    )
                    for place, one in enumerate(found, 1)
                ]
                own = shown_rating(mine.get(spec.name))
                lists.append(RatingList(spec.name, game_label(spec.name, lang), players, own))
    return Ratings(on, user.account, listed, MIN_LISTED_GAMES, lists)
