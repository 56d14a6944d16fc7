"""The presenter of Riftforce, in all its modes. The sentences come from its speech."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from riftable.core.event import Event
from riftable.core.machine import Ask, State
from riftable.core.refusal import Refusal
from riftable.core.rules import Rules
from riftable.gamekit.message_parts import (
    CardText,
    ChallengeText,
    ChoiceInfo,
    Glossary,
    GroupText,
    PlanWords,
    Target,
)
from riftable.gamekit.presenter import BUTTON, LineStep, Option, Presenter, Tally, own_refusal, reader_of
from riftable.games.riftforce.rules.challenges import AMPERSANDS, CHALLENGES, PRESETS
from riftable.games.riftforce.rules.events import Ended
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import (
    ASK_SIDE,
    BY_GUILD,
    BY_NUMBER,
    CARD,
    CARD_NAMES,
    CHANCE_CARD,
    CHANCE_DRAW,
    COPIES,
    GUILD,
    GUILD_NAMES,
    LANE,
    NUM_GUILDS,
    NUM_KINDS,
    NUMBER,
    PICK,
    UNIT,
    WIN,
)
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.rules.moves import unit_name, unit_spot
from riftable.games.riftforce.rules.options import DEFAULTS
from riftable.games.riftforce.rules.plans import PLAN_LANES, PLAN_NAMES, PLAN_NUMBERS
from riftable.games.riftforce.rules.refusals import Refusal as RiftforceRefusal
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.view import ASK_NAMES, RiftView
from riftable.games.riftforce.speech import Narrator, Outcome, speech
from riftable.games.riftforce.speech.line_of_play import line_of_play
from riftable.games.riftforce.speech.outcome import counted
from riftable.games.riftforce.speech.reasons import effect_of
from riftable.games.riftforce.speech.setting import mode_of, site

OptionKey: TypeAlias = tuple[int, int, int]  # the move, what it is about, the number of locations
# The options that mean the same on every board, by language: all tables share them.
OPTIONS: Final[defaultdict[str, dict[OptionKey, Option]]] = defaultdict(dict)


class RiftforcePresenter(Presenter[RiftView]):
    """Duels, teams and solo games."""

    event_names = {"card": CARD_NAMES, "guild": GUILD_NAMES, "plan": PLAN_NAMES}  # noqa: RUF012  (as declared)
    ask_kinds = ASK_NAMES
    hidden_cards_affect_own_actions = False

    def __init__(self, rules: Rules, lang: str) -> None:
        super().__init__(rules, lang)
        self.speech = speech(lang)
        self.options = OPTIONS[lang]

    # Words.

    def tie_uncached(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: RiftView, names: Sequence[str]) -> str:
        return self.speech.prompt(view, names)

    def answer(self, view: RiftView, move: int, names: Sequence[str]) -> str:
        return self.speech.answer(view, move)

    def refusal(self, reason: Refusal) -> str:
        return self.speech.refusal(own_refusal(reason, RiftforceRefusal), MODES[self.rules.mode].lanes)

    def narrator(self, view: RiftView, names: Sequence[str], *, isolate_names: bool = False) -> Narrator:
        narrator = Narrator(self.speech, names, reader_of(view), view, isolate_names=isolate_names)
        return self.addressed(narrator)

    def glossary(self) -> Glossary:
        say = self.speech
        rules = self.rules
        lanes = MODES[rules.mode].lanes
        cards = [
            CardText(CARD_NAMES[kind], say.card(kind), GUILD_NAMES[GUILD[kind]], NUMBER[kind], COPIES[kind])
            for kind in range(NUM_KINDS)
        ]
        groups = []
        for g in range(NUM_GUILDS):
            ability = say.ability(GUILDS[g])
            texts = [self.tie(text) for text in (ability.on_play, ability.active, ability.destroyed)]
            groups.append(GroupText(GUILD_NAMES[g], say.guild(g), say.code(g), *texts))
        challenges, plans, presets = [], [], []
        if rules.mode == "solo":
            twice = {**DEFAULTS, **rules.options}["lone_card_hit_twice"] == "yes"
            for number, levels in enumerate(CHALLENGES, 5):
                for stars in range(1, len(levels) + 1):
                    for ampersand in ("", *AMPERSANDS):
                        text = say.challenge(number, stars, ampersand or None, twice)
                        challenges.append(ChallengeText(number, stars, ampersand, self.tie(text)))
            for plan, name in enumerate(PLAN_NAMES):
                text = say.planned(PLAN_NUMBERS[plan], site(PLAN_LANES[plan], lanes))
                plans.append(PlanWords(name, self.tie(text)))
            presets = [ChoiceInfo(name, say.preset(name)) for name in PRESETS]
        spots = [say.location(lane, lanes) for lane in range(lanes)]
        return Glossary(cards, groups, spots, challenges, plans, presets)

    def option_value_labels(self) -> Mapping[str, str]:
        return {**super().option_value_labels(), **{name: self.speech.preset(name) for name in PRESETS}}

    # Answers and the board.

    def goal(self) -> int:
        return WIN

    def sides(self) -> list[int]:
        return list(MODES[self.rules.mode].sides)  # of a solo game the trainer's too

    def option(self, view: RiftView, move: int, names: Sequence[str]) -> Option:
        ask = view.ask
        if ask is None or move >= UNIT or ask.kind == ASK_SIDE:
            return super().option(view, move, names)
        # An answer that concerns no unit means the same on every board, so all trees share it.
        key = (move, ask.about if move in (BY_GUILD, BY_NUMBER) else 0, view.lanes)
        known = self.options.get(key)
        if known is None:
            known = self.options[key] = super().option(view, move, names)
        return known

    def target(self, view: RiftView, move: int) -> Target:
        if LANE <= move < PICK:
            return Target("lane", lane=move - LANE)
        if PICK <= move < CARD:
            return Target("guild", group=GUILD_NAMES[move - PICK])
        if CARD <= move < UNIT:
            return Target("card", card=CARD_NAMES[move - CARD])
        spot = unit_spot(move)
        if spot is None or move >= CHANCE_CARD:
            return BUTTON
        return unit_target(view, int(view.asked_side()), *spot)

    def choosable(self, view: RiftView) -> list[tuple[str, Target]]:
        found = [(name, BUTTON) for name in ("play", "activate", "draw", "guild", "number", "stop")]
        found += [(f"@{lane + 1}", Target("lane", lane=lane)) for lane in range(view.lanes)]
        for kind in dict.fromkeys(view.hand):
            found.append((CARD_NAMES[kind], Target("card", card=CARD_NAMES[kind])))
        for i, row in enumerate(view.rows):
            for place, unit in enumerate(row):
                side, lane = divmod(i, int(view.lanes))
                found.append((unit_name(unit.kind, lane, place), unit_target(view, side, lane, place)))
        return found

    # Consequences and the log.

    def outcome(self, view: RiftView, events: Sequence[Event]) -> Outcome:
        """Return what events come to, as the speech counts it."""
        owners = {u.id: u.seat for row in view.rows for u in row}
        return counted(events, int(view.seat), mode_of(view).sides, owners)

    def tally(self, view: RiftView, events: Sequence[Event]) -> Tally:
        o = self.outcome(view, events)
        return Tally(o.damage, o.destroyed, o.lost, o.mine, o.theirs, o.drawn)

    def outcome_text(self, view: RiftView, events: Sequence[Event], lines: Sequence[str]) -> str:
        return self.speech.outcome(self.outcome(view, events))

    def consequences_text(self, view: RiftView, events: Sequence[Event], lines: Sequence[str]) -> str:
        return self.speech.consequences(self.outcome(view, events))

    def line_text(self, view: RiftView, names: Sequence[str], steps: Sequence[LineStep]) -> str:
        narrator = self.narrator(view, names, isolate_names=True)
        told = line_of_play(narrator, [(step.kind, step.events) for step in steps])
        return " ".join(told) or super().line_text(view, names, steps)

    def reason_text(
        self, view: RiftView, after: RiftView, events: Sequence[Event], lines: Sequence[str]
    ) -> str:
        side = self.sides()[int(view.seat)]
        won = any(isinstance(event, Ended) and event.winner == side for event in events)
        return self.speech.reason(effect_of(view, after, self.outcome(view, events), won=won))

    def ending_text(self, view: RiftView, events: Sequence[Event], names: Sequence[str]) -> str:
        won = any(isinstance(event, Ended) and event.winner >= 0 for event in events)
        return self.speech.stalled() if won and max(view.scores) < WIN else ""

    def is_hidden_draw(self, ask: Ask) -> bool:
        return int(ask.kind) == CHANCE_DRAW

    def turn_number(self, view: RiftView) -> int:
        return int(view.round)

    def open_hands(self, state: State) -> list[list[str]]:
        assert isinstance(state, Rift)
        return [[CARD_NAMES[kind] for kind in hand] for hand in state.hands[: state.config.players]]


def unit_target(view: RiftView, side: int, lane: int, place: int) -> Target:
    """Return the target that is a unit on the board."""
    unit = view.row(side, lane)[place]
    return Target("unit", card=CARD_NAMES[unit.kind], lane=lane, side=side, place=place, unit=unit.id)
