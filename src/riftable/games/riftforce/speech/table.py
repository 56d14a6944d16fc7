"""What a phrasebook says of questions, answers and the outcome of a move."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from riftable.games.riftforce.rules import ids
from riftable.games.riftforce.rules.frames import Ability, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_SIDE,
    CARD,
    CHANCE_CARD,
    GUILD,
    LANE,
    MAX_PER_ACTION,
    NUMBER,
    PICK,
    UNIT,
)
from riftable.games.riftforce.rules.moves import unit_spot
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech.setting import PLAIN, Site, is_bot, mode_of, next_pick, site
from riftable.language.table_talk.base import CommonSpeech


class Outcome(NamedTuple):
    """What a move would come to. The first three say what is done; the rest, what comes of it."""

    activated: int = 0  # elementals
    played: int = 0  # cards
    checked: bool = False  # Check & Draw
    damage: int = 0  # dealt to enemies
    destroyed: int = 0  # enemies
    lost: int = 0  # own elementals
    mine: int = 0  # Riftforce gained by me
    theirs: int = 0  # and by the opponent
    drawn: int = 0  # cards
    hurt: int = 0  # damage dealt to own elementals


class Standing(NamedTuple):
    """A unit on the board in an answer; its place in line counts from 1."""

    card: int
    location: Site
    hurt: int
    place: int  # 0: no other card in its line looks the same


class TableSpeech(CommonSpeech):
    """One method per question, per kind of answer, and per part of an outcome."""

    presets: Mapping[str, str]  # how difficulties are called

    def prompt(self, view: RiftView, names: Sequence[str]) -> str:
        """What is asked of the seat this view belongs to, or whom it waits for."""
        ask = view.ask
        if ask is None:
            return self.meanwhile(view.over, view.waiting, names)
        n, about = ask.n, ask.about
        match ask.kind:
            case ids.ASK_ACTION:
                return self.ask_action()
            case ids.ASK_PLAY:
                gap = gap_in_play(view)
                if gap >= 0:
                    return self.ask_to_fill(site(gap, view.lanes))
                return self.ask_another(n, MAX_PER_ACTION) if n else self.ask_card()
            case ids.ASK_WHERE:
                return self.ask_where(about)
            case ids.ASK_DISCARD:
                return self.ask_discard()
            case ids.ASK_BY:
                return self.ask_by(GUILD[about], NUMBER[about])
            case ids.ASK_ACTIVATE:
                return self.ask_last_activation() if n == 1 else self.ask_activate(n)
            case ids.ASK_HIT:
                return self.ask_hit_by(view.kind_of(about), n) if is_bot(view, about) else self.ask_hit(n)
            case ids.ASK_HEAL:
                if is_bot(view, about):
                    return self.ask_heal_bot(n)
                return self.ask_heal(n) if n else self.ask_cure()
            case ids.ASK_NEAR:
                return self.ask_near(view.kind_of(about))
            case ids.ASK_FAR:
                return self.ask_far(view.kind_of(about))
            case ids.ASK_SIDE:
                return self.ask_side(view.kind_of(about))
            case ids.ASK_STOLEN:
                return self.ask_stolen(n)
            case ids.ASK_GUILD:
                return self.ask_guild(next_pick(view), len(view.picks))
            case ids.ASK_KEEP:
                left = mode_of(view).quotas[ask.seat] - n + 1
                return self.ask_keep(left, len(ask.moves), n > 1)
            case ids.ASK_BOT:
                return self.ask_bot(n)
            case ids.ASK_PUSH:
                return self.ask_push(view.kind_of(about), view.kind_of(last_hit(view)))
            case _:
                raise LookupError(f"speech has no prompt for a question of kind {ask.kind}")

    def answer(self, view: RiftView, move: int) -> str:
        """What a legal answer to the question of this view means, for a list or a button."""
        ask = view.ask
        if ask is None or move not in ask.moves:
            raise LookupError(f"move {move} answers no question of this view")
        match move:
            case ids.STOP:
                return self.say_stop()
            case ids.PLAY:
                return self.say_play()
            case ids.ACTIVATE:
                return self.say_activate()
            case ids.DRAW:
                return self.say_draw()
            case ids.BY_GUILD:
                return self.say_by_guild(GUILD[ask.about])
            case ids.BY_NUMBER:
                return self.say_by_number(NUMBER[ask.about])
            case _ if move < PICK:
                if ask.kind == ASK_SIDE:
                    to_left = move - LANE < where(view, ask.about)
                    return self.say_side(site(move - LANE, view.lanes), to_left)
                return self.location(move - LANE, view.lanes)
            case _ if move < CARD:
                return self.guild(move - PICK)
            case _ if move < UNIT:
                return self.card(move - CARD)
            case _:
                return self.say_unit(standing(view, move))

    def outcome(self, o: Outcome) -> str:
        """What a move would come to, in a line for hints: what is done, a colon, what comes of it.

        "" for a move that only ends an action.
        """
        heads = []
        if o.activated:
            heads.append(self.to_activate(o.activated))
        if o.played:
            heads.append(self.to_play(o.played))
        if o.checked:
            heads.append(self.say_draw())
        consequences = self.consequences(o)
        return self.colon.join([*heads, consequences] if consequences else heads)

    def consequences(self, o: Outcome) -> str:
        """What comes of a move, without what is done; "" if it was not meant to come to anything yet."""
        parts = []
        if o.damage:
            parts.append(self.so_much_damage(o.damage))
        if o.destroyed:
            parts.append(self.so_many_destroyed(o.destroyed))
        if o.lost:
            parts.append(self.so_many_lost(o.lost))
        if o.mine:
            parts.append(self.so_much_gained(o.mine))
        if o.theirs:
            parts.append(self.so_much_given(o.theirs))
        if o.drawn:
            parts.append(self.so_many_drawn(o.drawn))
        if not parts and o.hurt:
            parts.append(self.so_much_to_allies(o.hurt))
        return ", ".join(parts) or (self.no_effect() if o.activated else "")

    def preset(self, name: str) -> str:
        """The name of a difficulty."""
        if name not in self.presets:
            raise LookupError(f"speech has no name for the preset “{name}”")
        return self.presets[name]

    # The nouns every face shares.

    def location(self, lane: int, lanes: int = PLAIN) -> str:
        """The name of a location; `lane` counts from 0, the name from 1. `lanes`: how many there are."""
        return self.spot(site(lane, lanes))

    @abstractmethod
    def guild(self, g: int) -> str:
        """The name of a guild with a capital, as on a label."""

    @abstractmethod
    def card(self, kind: int) -> str:
        """The bare label of a card: Fire 5."""

    @abstractmethod
    def spot(self, location: Site) -> str:
        """Location 3; green location 2"""

    @abstractmethod
    def stars(self, n: int) -> str:
        """2 stars"""

    # Questions.

    @abstractmethod
    def ask_action(self) -> str:
        """Your turn: choose an action."""

    @abstractmethod
    def ask_another(self, n: int, most: int) -> str:
        """Play another card (1 of 3) or stop."""

    @abstractmethod
    def ask_to_fill(self, location: Site) -> str:
        """Play a third card at location 2, to fill the gap."""

    @abstractmethod
    def ask_where(self, card: int) -> str:
        """Choose a location for Fire 5."""

    @abstractmethod
    def ask_discard(self) -> str:
        """Choose a card to discard."""

    @abstractmethod
    def ask_by(self, guild: int, number: int) -> str:
        """Activate by guild (Plant) or by number (5)?"""

    @abstractmethod
    def ask_activate(self, left: int) -> str:
        """Choose an elemental to activate (2 left)."""

    @abstractmethod
    def ask_last_activation(self) -> str:
        """You may activate 1 more elemental."""

    @abstractmethod
    def ask_hit(self, n: int) -> str:
        """Choose an enemy to deal 2 damage to."""

    @abstractmethod
    def ask_heal(self, n: int) -> str:
        """Choose an ally to remove 1 damage from."""

    @abstractmethod
    def ask_cure(self) -> str:
        """Choose an ally to remove all damage from."""

    @abstractmethod
    def ask_near(self, card: int) -> str:
        """Choose an adjacent location for Water 5."""

    @abstractmethod
    def ask_far(self, card: int) -> str:
        """Choose another location for Air 6."""

    @abstractmethod
    def ask_side(self, card: int) -> str:
        """Plant 5: left or right?"""

    @abstractmethod
    def ask_stolen(self, card: int) -> str:
        """Choose where to play the stolen Earth 6."""

    @abstractmethod
    def ask_guild(self, pick: int, picks: int) -> str:
        """Choose a guild (pick 2 of 6): of those of all players, in the order in which they pick."""

    @abstractmethod
    def ask_hit_by(self, bot: int, n: int) -> str:
        """Choose an elemental for Sand 5 to deal 2 damage to."""

    @abstractmethod
    def ask_heal_bot(self, n: int) -> str:
        """Choose a bot to remove 1 damage from."""

    @abstractmethod
    def ask_push(self, bot: int, card: int) -> str:
        """Choose where Star 6 will push Water 5."""

    @abstractmethod
    def ask_bot(self, number: int) -> str:
        """Choose a bot with number 5 to activate."""

    @abstractmethod
    def ask_keep(self, left: int, among: int, more: bool) -> str:
        """Choose 4 of these 6 guilds, or 3 more of these 5."""

    # Answers.

    @abstractmethod
    def say_stop(self) -> str:
        """Stop"""

    @abstractmethod
    def say_play(self) -> str:
        """Play"""

    @abstractmethod
    def say_activate(self) -> str:
        """Activate"""

    @abstractmethod
    def say_draw(self) -> str:
        """Check & Draw"""

    @abstractmethod
    def say_by_guild(self, guild: int) -> str:
        """By guild: Plant"""

    @abstractmethod
    def say_by_number(self, number: int) -> str:
        """By number: 5"""

    @abstractmethod
    def say_side(self, location: Site, left: bool) -> str:
        """Left (location 2)"""

    @abstractmethod
    def say_unit(self, unit: Standing) -> str:
        """Fire 5 at location 3, 2 damage"""

    # Outcomes.

    @abstractmethod
    def to_activate(self, n: int) -> str:
        """Activate 3 elementals"""

    @abstractmethod
    def to_play(self, n: int) -> str:
        """Play 2 cards"""

    @abstractmethod
    def so_much_damage(self, n: int) -> str:
        """7 damage"""

    @abstractmethod
    def so_much_to_allies(self, n: int) -> str:
        """1 damage to allies"""

    @abstractmethod
    def so_many_destroyed(self, n: int) -> str:
        """1 enemy destroyed"""

    @abstractmethod
    def so_many_lost(self, n: int) -> str:
        """1 ally lost"""

    @abstractmethod
    def so_much_gained(self, n: int) -> str:
        """+1 Riftforce"""

    @abstractmethod
    def so_much_given(self, n: int) -> str:
        """Opponent +1 Riftforce"""

    @abstractmethod
    def so_many_drawn(self, n: int) -> str:
        """2 cards drawn"""

    @abstractmethod
    def no_effect(self) -> str:
        """No effect"""


def where(view: RiftView, unit: int) -> int:
    """The location of a unit, from 0."""
    for i, row in enumerate(view.rows):
        if any(u.id == unit for u in row):
            return i % view.lanes
    raise LookupError(f"unit {unit} is not on the board")


def gap_in_play(view: RiftView) -> int:
    """Return the location between two cards that a third one must fill; -1 if there is none."""
    frame = view.frames[-1] if view.frames else None
    return frame.low + 1 if isinstance(frame, Playing) and frame.has_gap() else -1


def last_hit(view: RiftView) -> int:
    """The unit that the ability under way hit last; -1 if there is none."""
    frame = view.frames[-1] if view.frames else None
    return frame.it if isinstance(frame, Ability) else -1


def standing(view: RiftView, move: int) -> Standing:
    """The unit an answer means; its place is told only where cards in its line look the same."""
    ask, spot = view.ask, unit_spot(move)
    assert ask is not None and spot is not None and move < CHANCE_CARD
    lane, place = spot
    row = view.row(view.asked_side(), lane)
    unit = row[place]
    twins = [u for u in row if u.kind == unit.kind and u.hurt == unit.hurt]
    return Standing(unit.kind, site(lane, view.lanes), unit.hurt, place + 1 if len(twins) > 1 else 0)
