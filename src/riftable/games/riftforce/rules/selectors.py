"""Selectors: which units an instruction means, seen from the unit that acts."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.rules.frames import Ability
from riftable.games.riftforce.rules.ids import GUILD, GUILD_NAMES
from riftable.games.riftforce.rules.state import Rift

ALL: Final = 0  # every unit found is meant
ONE_UNIT: Final = 1  # the player chooses one of them
ONE_LANE: Final = 2  # the player chooses the location one of them is at
BEAST: Final = GUILD_NAMES.index("beast")  # hits harder while it is damaged


class Selector:
    """Units on the board, from the point of view of `f.me`."""

    choice: int = ALL
    enemy: bool = True

    def among(self, s: Rift, f: Ability) -> list[int]:
        """The units meant, or those to choose from, in the order they are dealt with."""
        raise NotImplementedError


class FirstEnemy(Selector):
    """The enemy nearest the Rift, where I am."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[:1]


class SecondEnemy(Selector):
    """The enemy next behind the first, where I am."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[1:2]


class LastEnemy(Selector):
    """The enemy farthest from the Rift, where I am."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[-1:]


class LastOther(Selector):
    """The enemy farthest from the Rift, where I am, unless it is the first as well."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[1:][-1:]


class MostDamaged(Selector):
    """The enemy with the most damage, where I am; the player chooses among equals."""

    choice = ONE_UNIT

    def among(self, s: Rift, f: Ability) -> list[int]:
        row = s.enemies(f.me, s.at[f.me])
        most = max([s.hurt[u] for u in row]) if row else 0
        return [u for u in row if s.hurt[u] == most]


class OtherEnemies(Selector):
    """All enemies where I am, but the first."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[1:]


class EachEnemy(Selector):
    """All enemies where I am."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[:]


class AnyEnemy(Selector):
    """One enemy of the player's choice, where I am."""

    choice = ONE_UNIT

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[:]


class FirstBeside(Selector):
    """The first enemy at each adjacent location."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        found: list[int] = []
        here = s.at[f.me]
        if here > 0:
            found += s.enemies(f.me, here - 1)[:1]
        if here < s.config.lanes - 1:
            found += s.enemies(f.me, here + 1)[:1]
        return found


class OneBeside(FirstBeside):
    """The first enemy at one adjacent location of the player's choice."""

    choice = ONE_LANE


class FirstAround(Selector):
    """The first enemy where I am and at each adjacent location."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        return s.enemies(f.me, s.at[f.me])[:1] + FIRST_BESIDE.among(s, f)


class AllyBehind(Selector):
    """The card of my own side directly behind me."""

    enemy = False

    def among(self, s: Rift, f: Ability) -> list[int]:
        row = s.row(s.side(f.me), s.at[f.me])
        i = row.index(f.me) + 1
        return row[i : i + 1]


class UpToMe(Selector):
    """I and every card of my own side in front of me."""

    enemy = False

    def among(self, s: Rift, f: Ability) -> list[int]:
        row = s.row(s.side(f.me), s.at[f.me])
        return row[: row.index(f.me) + 1]


class Me(Selector):
    """The acting unit itself."""

    enemy = False

    def among(self, s: Rift, f: Ability) -> list[int]:
        return [f.me]


class AnyAlly(Selector):
    """One damaged card of my own side, anywhere, of the player's choice; I count."""

    choice = ONE_UNIT
    enemy = False

    def among(self, s: Rift, f: Ability) -> list[int]:
        hurt = s.hurt
        found: list[int] = []
        first = s.side(f.me) * s.config.lanes
        for row in s.rows[first : first + s.config.lanes]:
            for u in row:
                if hurt[u]:
                    found.append(u)
        return found


class AllyHere(Selector):
    """One damaged card of my own side where I am, of the player's choice; I count."""

    choice = ONE_UNIT
    enemy = False

    def among(self, s: Rift, f: Ability) -> list[int]:
        return [u for u in s.row(s.side(f.me), s.at[f.me]) if s.hurt[u]]


class AllyOrMe(AllyHere):
    """Like AllyHere, plus the acting unit if all damaged allies are Beasts, so the player can decline."""

    def among(self, s: Rift, f: Ability) -> list[int]:
        found = [u for u in s.row(s.side(f.me), s.at[f.me]) if s.hurt[u]]
        if found and f.me not in found and all([GUILD[s.kind[u]] == BEAST for u in found]):
            found.append(f.me)
        return found


FIRST_ENEMY: Final = FirstEnemy()
SECOND_ENEMY: Final = SecondEnemy()
LAST_ENEMY: Final = LastEnemy()
LAST_OTHER: Final = LastOther()
MOST_DAMAGED: Final = MostDamaged()
OTHER_ENEMIES: Final = OtherEnemies()
EACH_ENEMY: Final = EachEnemy()
ANY_ENEMY: Final = AnyEnemy()
FIRST_BESIDE: Final = FirstBeside()
ONE_BESIDE: Final = OneBeside()
FIRST_AROUND: Final = FirstAround()
ALLY_BEHIND: Final = AllyBehind()
UP_TO_ME: Final = UpToMe()
ME: Final = Me()
ANY_ALLY: Final = AnyAlly()
ALLY_HERE: Final = AllyHere()
ALLY_OR_ME: Final = AllyOrMe()
