"""Solo: the trainer, as steps. The player makes the choices that the rules leave open, for the bots too."""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY, ONE, take
from riftable.core.machine import Ask, Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftforce.rules.events import Activated, Controlled, Offered, Planned, Skipped
from riftable.games.riftforce.rules.frames import Ability, Planning
from riftable.games.riftforce.rules.ids import (
    ASK_BOT,
    ASK_KEEP,
    CHANCE_BOT,
    CHANCE_CARD,
    CHANCE_GUILD,
    CHANCE_NEXT,
    CHANCE_OFFER,
    CHANCE_PLAN,
    CHANCE_TRAINER,
    NUM_GUILDS,
    NUM_PLANS,
    NUMBER,
    PICK,
)
from riftable.games.riftforce.rules.plans import ATTACKS, PLAN_LANES, PLAN_NUMBERS
from riftable.games.riftforce.rules.state import Rift, place_move
from riftable.games.riftforce.rules.turn import Deal, EndTurn, Turn, assign, cards_of

PLAYER: Final = 0
TRAINER: Final = 1  # the seat and the side of the bots
STACK: Final = 4  # three attack plans, then a control plan
ATTACK_PLANS: Final = bytes(range(ATTACKS))
CONTROL_PLANS: Final = bytes(range(ATTACKS, NUM_PLANS))


class Drawn(Step):
    """Draw six guilds for the player to choose from, unless theirs are named."""

    def run(self, s: Rift, f: Frame) -> None:
        named = s.config.guilds[PLAYER] if s.config.guilds else []
        if not s.offer:
            taken = s.config.trainer + named
            s.pool = bytes([guild for guild in range(NUM_GUILDS) if guild not in taken])
        for guild in named:
            assign(s, PLAYER, guild, False)
        if not named and len(s.offer) < s.config.on_offer:
            s.ask_chance(CHANCE_OFFER, -1, CHANCE_GUILD, s.pool)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        guild = move - CHANCE_GUILD
        s.pool = take(s.pool, guild)
        s.offer = sorted([*s.offer, guild])
        if s.log is not None:
            s.log.append(Offered(guild))
        f.again()


class Keep(Step):
    """Ask which four of them the player keeps."""

    def run(self, s: Rift, f: Frame) -> None:
        own = s.guilds[PLAYER]
        if len(own) < s.config.quotas[PLAYER]:
            moves = [PICK + guild for guild in s.offer if guild not in own]
            s.ask = Ask(PLAYER, ASK_KEEP, -1, len(own) + 1, moves)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        assign(s, PLAYER, move - PICK, True)
        f.again()


class TrainerGuilds(Step):
    """Give the trainer four guilds: named ones, or at random from those that the player did not keep."""

    def run(self, s: Rift, f: Frame) -> None:
        if s.offer and not s.config.trainer_gets_undrawn:
            kept = s.guilds[PLAYER]
            s.pool = bytes(sorted([*s.pool, *[guild for guild in s.offer if guild not in kept]]))
            s.offer = []
        for guild in s.config.trainer:
            assign(s, TRAINER, guild, False)
        if len(s.guilds[TRAINER]) < s.config.quotas[TRAINER]:
            s.ask_chance(CHANCE_TRAINER, TRAINER, CHANCE_GUILD, s.pool)
            return
        s.offer = []
        s.pool = EMPTY
        s.decks[TRAINER] = cards_of(s.guilds[TRAINER])

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        guild = move - CHANCE_GUILD
        s.pool = take(s.pool, guild)
        assign(s, TRAINER, guild, False)
        f.again()


class Bots(Step):
    """Place one bot at each location."""

    def run(self, s: Rift, f: Frame) -> None:
        if self.next_lane(s) < s.config.lanes:
            ask_bot(s)

    def next_lane(self, s: Rift) -> i64:
        """The first location without a bot."""
        lane: i64 = 0
        while lane < s.config.lanes and s.row(TRAINER, lane):
            lane += 1
        return lane

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        place_bot(s, move - CHANCE_CARD, self.next_lane(s))
        f.again()


def ask_bot(s: Rift) -> None:
    """Ask chance for the trainer's next card, if there is any; an empty deck is made anew first (A32)."""
    if not s.decks[TRAINER] and s.discards[TRAINER]:
        s.recycle(TRAINER)
    if s.decks[TRAINER]:
        s.ask_chance(CHANCE_BOT, TRAINER, CHANCE_CARD, s.decks[TRAINER])


def place_bot(s: Rift, kind: i64, lane: i64) -> None:
    """Place a bot; nothing triggers (A39)."""
    s.undeck(TRAINER, kind)
    s.place_card(kind, TRAINER, lane)


class NextPlan(Step):
    """Turn up the next plan, which lies open while the player acts. After the last, the order repeats."""

    def run(self, s: Rift, f: Frame) -> None:
        if s.met < len(s.plans) or len(s.plans) == NUM_PLANS:
            if s.log is not None:
                s.log.append(Planned(plan_now(s)))
            return
        box = CONTROL_PLANS if len(s.plans) % STACK == STACK - 1 else ATTACK_PLANS
        s.ask_chance(CHANCE_NEXT, -1, CHANCE_PLAN, box.translate(None, s.plans))  # without those met

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        s.plans = s.plans + ONE[move - CHANCE_PLAN]
        if s.log is not None:
            s.log.append(Planned(plan_now(s)))


def plan_now(s: Rift) -> int:
    """The plan that lies face up."""
    return s.plans[s.met % NUM_PLANS]


class PlaceBot(Step):
    """Place a bot at the location that the plan marks."""

    def run(self, s: Rift, f: Frame) -> None:
        ask_bot(s)

    def answer(self, s: Rift, f: Frame, move: i64) -> None:
        s.idle = 0
        place_bot(s, move - CHANCE_CARD, PLAN_LANES[plan_now(s)])


class RunPlan(Step):
    """Attack with bots, or score the locations that the trainer controls, as the plan says."""

    def run(self, s: Rift, f: Frame) -> None:
        plan = plan_now(s)
        s.met += 1
        if plan < ATTACKS:
            s.fired = []
            s.frames.append(Planning(ATTACK_CODE, plan))
            return
        held: i64 = s.held(TRAINER, s.config.areas[TRAINER])
        s.scores[TRAINER] += held
        if held:
            s.idle = 0
        if s.log is not None:
            s.log.append(Controlled(TRAINER, held))


class PickBot(Step):
    """Activate one bot that does damage for each number of the plan; the player chooses which."""

    def run(self, s: Rift, f: Planning) -> None:
        numbers = PLAN_NUMBERS[f.plan]
        if f.index == len(numbers):
            return
        number: i64 = numbers[f.index]
        moves = self.fitting(s, number)
        if len(moves) > 1:
            s.ask = Ask(PLAYER, ASK_BOT, f.plan, number, moves)
        elif moves:
            self.answer(s, f, moves[0])
        else:
            f.index += 1
            f.again()
            if s.log is not None:
                s.log.append(Skipped(f.plan, number))

    def fitting(self, s: Rift, number: i64) -> list[int]:
        """The bots of a number that were not activated by this plan and can place damage."""
        challenge = s.config.challenges[number - 5]
        moves: list[int] = []
        for lane in range(s.config.lanes):
            if s.bots_are_useful(challenge, lane):
                for place, u in enumerate(s.row(TRAINER, lane)):
                    if NUMBER[s.kind[u]] == number and (not s.fired or u not in s.fired):
                        moves.append(place_move(lane, place))
        moves.sort()
        return moves

    def answer(self, s: Rift, f: Planning, move: i64) -> None:
        f.index += 1
        f.again()
        activate_bot(s, s.unit_at(TRAINER, move))


def activate_bot(s: Rift, u: i64) -> None:
    """Activate a bot: do what the challenge of its number says."""
    s.idle = 0
    s.fired.append(u)
    if s.log is not None:
        s.log.append(Activated(TRAINER, u))
    s.frames.append(Ability(s.config.challenges[NUMBER[s.kind[u]] - 5].code, u))


ATTACK_CODE: Final = Code("attack", [PickBot()])
SOLO_END: Final = EndTurn()
SOLO_CODE: Final = Code(
    "solo",
    [
        Drawn(), Keep(), TrainerGuilds(), Deal(), Bots(),
        NextPlan(), Turn(), PlaceBot(), RunPlan(), SOLO_END,
    ],
)  # fmt: skip
SOLO_TURN: Final = 6  # where `Turn` stands in it
SOLO_END.link(SOLO_CODE, SOLO_TURN - 1)  # the next plan comes first
