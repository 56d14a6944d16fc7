"""Instructions by which opponents may play tokens, and their player gets more of them."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import NO, PLAYS_TOKEN, YES
from riftable.games.riftbound.rules.items import TOKEN_ITEM, Item
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.choices import Choice, choice, from_next, next_to_answer


@final
class EachMayPlayToken(Choice):
    """The player and each opponent may play a token, exhausted; the player plays one for each who does."""

    token: Card

    def __init__(self, token: Card) -> None:
        self.token = token

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.makes.append(self.token)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        me: i64 = s.chain[-1].seat
        order = [me, *[seat for seat in from_next(s, me) if not s.friends(seat, me)]]
        seat = next_to_answer(s, f, order)
        if seat >= 0:
            s.ask = choice(s, seat, PLAYS_TOKEN, [YES, NO])
            return
        f.left = 0
        playing = [one for one in f.picked if not s.is_gone(one)]
        for one in playing:
            self.play(s, one)
        for one in playing:
            if one != me:
                self.play(s, me)
        f.picked = []

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        me: i64 = s.chain[-1].seat
        order = [me, *[seat for seat in from_next(s, me) if not s.friends(seat, me)]]
        if move == YES:
            f.picked = [*f.picked, order[f.left]]
        f.left += 1
        f.again()

    def play(self, s: Realm, seat: i64) -> None:
        """Let a seat play one of the tokens."""
        token = Item(TOKEN_ITEM, s.config.by_number[self.token.key], None, -1, seat)
        token.place = seat
        token.given = True
        token.exhausted = True
        s.moment += 1
        token.moment = s.moment
        s.fresh.append(token)
        s.dirty = True
