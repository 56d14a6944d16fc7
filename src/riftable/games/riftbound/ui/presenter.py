"""The presenter of Riftbound, in all its modes. The sentences come from its speech."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from riftable.core.event import Event
from riftable.core.machine import Ask, State
from riftable.core.refusal import Refusal
from riftable.core.rules import Rules
from riftable.gamekit.message_parts import CardFace, CardText, Glossary, GroupText, Json, KeywordText, Target
from riftable.gamekit.presenter import BUTTON, LineStep, Presenter, Tally, own_refusal, reader_of
from riftable.gamekit.selections import FreeChoice, JointAction
from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.decks.known_decks import KNOWN_GROUPS, KNOWN_TITLES
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.rules import events as e
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.deck_breaches import COPIES
from riftable.games.riftbound.rules.ids import (
    ASK_OPEN,
    DOMAIN_NAMES,
    KEYWORD_NAMES,
    NUM_DOMAINS,
    SPAN,
    TYPE_NAMES,
    WINDOWS,
)
from riftable.games.riftbound.rules.modes import MODES
from riftable.games.riftbound.rules.refusals import Refusal as RiftboundRefusal
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.view import ASK_NAMES, RealmView
from riftable.games.riftbound.rules.view_json import NoteJson
from riftable.games.riftbound.speech import Narrator, speech
from riftable.games.riftbound.speech.gloss import GLOSSES
from riftable.games.riftbound.ui import selections
from riftable.games.riftbound.ui.chain_picks import chosen_json
from riftable.games.riftbound.ui.copies import copies
from riftable.games.riftbound.ui.outlook import outlook, pass_on
from riftable.language.table_talk.event_narrator import EventNarrator
from riftable.language.table_talk.subject import Subject

SUPERTYPES: Final = {ids.CHAMPION: "champion", ids.SIGNATURE: "signature", ids.TOKEN: "token"}
TIMINGS: Final = {ids.ACTION: "action", ids.REACTION: "reaction"}
SHOWN: Final = (ids.V_TRASH, ids.V_TAKE, ids.V_FIELD, ids.V_OUT, ids.V_IN, ids.V_CHOSEN)
DECISIVE: Final = (
    e.Began,
    e.Scored,
    e.WonByCard,
    e.LeftGame,
)  # what may end a game; it begins with the first
DECIDING: Final = (e.Ended, e.WonByCard, e.Scored, e.Conquered, e.Died, e.Countered)  # more than all others
MAX_REASONS: Final = 3  # sentences
OBJECTS: Final = (ids.V_USE, ids.V_MOVE, ids.V_TARGET, ids.V_ASSIGN)


class RiftboundPresenter(Presenter[RealmView]):
    """Two to four players, each with a deck."""

    ask_kinds = ASK_NAMES

    def __init__(self, rules: Rules, lang: str) -> None:
        super().__init__(rules, lang)
        assert isinstance(rules, Riftbound)
        self.speech = speech(lang)
        names = [card.name for card in rules.config.cards]  # a card's number depends on the decks played
        self.event_names: Mapping[str, Sequence[str]] = {
            "kind": names,
            "card": names,
            "domain": [*DOMAIN_NAMES, "any"],  # the last is Power of any domain
            "keyword": KEYWORD_NAMES,
        }

    # Words.

    def tie_uncached(self, text: str) -> str:
        return self.speech.tie(text)

    def prompt(self, view: RealmView, names: Sequence[str]) -> str:
        return self.speech.prompt(view, names)

    def answer(self, view: RealmView, move: int, names: Sequence[str]) -> str:
        return self.speech.answer(view, move, names)

    def refusal(self, reason: Refusal) -> str:
        return self.speech.refusal(own_refusal(reason, RiftboundRefusal))

    def narrator(
        self, view: RealmView, names: Sequence[str], *, isolate_names: bool = False
    ) -> EventNarrator:
        narrator = Narrator(self.speech, names, reader_of(view), view, isolate_names=isolate_names)
        return self.addressed(narrator)

    def glossary(self) -> Glossary:
        cards = [
            CardText(card.name, card.title, domain_of(card), int(card.might), COPIES)
            for card in (*ALL, *TOKENS)
        ]
        groups = [
            GroupText(name, self.speech.rune(domain), self.speech.domain_code(domain), "", "", "")
            for domain, name in enumerate(DOMAIN_NAMES)
        ]
        faces = [self.card_face(card) for card in (*ALL, *TOKENS)]
        keywords = [KeywordText(name, self.tie(text)) for name, text in GLOSSES[self.lang].items()]
        return Glossary(cards, groups, faces=faces, keywords=keywords)

    def option_value_labels(self) -> Mapping[str, str]:
        return {**super().option_value_labels(), **KNOWN_TITLES}

    def option_value_groups(self) -> Mapping[str, str]:
        return KNOWN_GROUPS

    def card_face(self, card: Card) -> CardFace:
        """Return the printed values and the text of a card."""
        lines = [self.tie(line) for line in self.speech.card_text(card)]
        keywords = [
            f"{KEYWORD_NAMES[i]} {n}" if n > 1 else KEYWORD_NAMES[i] for i, n in enumerate(card.keywords) if n
        ]
        return CardFace(
            name=card.name,
            label=card.title,
            kind=TYPE_NAMES[card.type],
            supertype=SUPERTYPES.get(int(card.supertype), ""),
            domains=[DOMAIN_NAMES[domain] for domain in card.domains],
            energy=int(card.cost.energy),
            power=int(card.cost.power),
            might=int(card.might),
            timing=TIMINGS.get(int(card.timing), ""),
            keywords=keywords,
            tags=list(card.tags),
            lines=lines,
        )

    # Answers and the board.

    def goal(self) -> int:
        return MODES[self.rules.mode].victory

    def result_goal(self) -> int:
        mode = MODES[self.rules.mode]
        return mode.games if mode.games > 1 else mode.victory

    def target(self, view: RealmView, move: int) -> Target:
        t, verb, argument = view.table, move // SPAN, move % SPAN
        if verb in OBJECTS:
            if verb == ids.V_TARGET and self.speech.is_champion(view, argument):
                return Target("champion", card=t.cards[t.champion[argument]].name)
            return object_target(t, argument)
        if verb == ids.V_PLAY and argument not in view.hand:  # one of the cards looked at
            return Target("button", card=t.cards[argument].name, n=copies(view, verb, argument))
        if verb in (ids.V_PLAY, ids.V_DISCARD, ids.V_ASIDE):
            return Target("card", card=t.cards[argument].name)
        if verb in SHOWN:
            return Target("button", card=t.cards[argument].name, n=copies(view, verb, argument))
        match verb:
            case ids.V_HIDE:
                return Target("card", card=t.cards[argument].name, down=True)
            case ids.V_CHAMPION | ids.V_HIDE_CHAMPION:
                down = verb == ids.V_HIDE_CHAMPION
                return Target("champion", card=t.cards[argument].name, down=down)
            case ids.V_AT | ids.V_OPEN:
                return Target("lane", lane=argument)
            case ids.V_REVEAL:
                return Target("facedown", lane=argument)
            case ids.V_TAP | ids.V_RECYCLE:
                recycled = verb == ids.V_RECYCLE  # `down` tells the two from each other
                return Target("rune", group=DOMAIN_NAMES[argument], seats=[int(view.seat)], down=recycled)
            case ids.V_RUNES:
                seat, domain = divmod(argument, NUM_DOMAINS)
                return Target("rune", group=DOMAIN_NAMES[domain], seats=[seat])
            case ids.V_ITEM:
                return Target("item", place=argument)
            case _:
                return BUTTON

    def target_label(self, view: RealmView, target: Target, names: Sequence[str]) -> str:
        if target.on == "rune":
            return self.speech.rune(DOMAIN_NAMES.index(target.group))
        if target.on == "lane":
            return self.speech.place(view, target.lane, names)
        return next((card.title for card in view.table.cards if card.name == target.card), "")

    def choosable(self, view: RealmView) -> list[tuple[str, Target]]:
        t = view.table
        found = []
        for kind in dict.fromkeys(view.hand):
            card = t.cards[kind]
            found.append((card.name, Target("card", card=card.name)))
            if card.keywords[ids.HIDDEN]:
                found.append((f"hide:{card.name}", Target("card", card=card.name, down=True)))
        own = t.champion[view.seat] if view.seat >= 0 else -1
        if own >= 0:
            found.append((f"champion:{t.cards[own].name}", Target("champion", card=t.cards[own].name)))
        for u, kind in enumerate(t.kind):
            if kind == GONE:
                continue
            name = t.cards[kind].name
            found.append((f"{name}.{u}", object_target(t, u)))
            if t.card(u).is_unit and t.seat[u] == view.seat:
                found.append((f"move:{name}.{u}", object_target(t, u)))
            if u in t.actors and t.seat[u] == view.seat:
                found.append((f"use:{name}.{u}", object_target(t, u)))
        return found

    def view_json(self, view: RealmView) -> Json:
        t = view.table
        shown = {**view.json(), "picks": [chosen_json(t, item) for item in t.chain]}
        if items := [*t.chain, *t.fresh]:
            shown["does"] = [self.tie(self.speech.item_text(t.cards[item.kind], item)) for item in items]
        if notes := self.notes(view):
            shown["notes"] = notes
        return shown

    def notes(self, view: RealmView) -> list[NoteJson]:
        """Return what lasts on the board in the viewer's words: Might given this turn, and effects."""
        t = view.table
        found: list[NoteJson] = []
        for u, kind in enumerate(t.kind):
            text = self.speech.might_text(t, u) if kind != GONE else ""
            if text:
                found.append({"unit": u, "seat": -1, "card": "", "text": self.tie(text)})
        for effect in t.effects:
            seat = int(effect.seat)
            tell = self.speech.effect_text if seat == view.seat else self.speech.effect_text_for_others
            text = tell(t, effect)
            if text:
                card = t.cards[effect.kind].name if effect.what == ids.WAITS else ""
                text = self.tie(text)
                found.append({"unit": int(effect.unit), "seat": seat, "card": card, "text": text})
                if effect.what == ids.ATTACHED:
                    found.append({"unit": int(effect.n), "seat": seat, "card": card, "text": text})
        return found

    def free_choice(self, state: State) -> FreeChoice | None:
        assert isinstance(state, Realm)
        return selections.free_choice(state)

    def joint_action(self, state: State, moves: Sequence[int]) -> JointAction | None:
        assert isinstance(state, Realm)
        return selections.joint_move(state, moves)

    def can_be_joined(self, ask: Ask, move: int) -> bool:
        return selections.can_join(ask, move)

    # Consequences and the log.

    def tally(self, view: RealmView, events: Sequence[Event]) -> Tally:
        me = int(view.seat)
        t = view.table
        sides = t.config.sides
        ours = [seat for seat in range(len(sides)) if me >= 0 and sides[seat] == sides[me]]
        owners = {u: t.seat[u] for u, kind in enumerate(t.kind) if kind != GONE}
        points = [int(n) for n in t.points]
        damage = destroyed = lost = mine = theirs = drawn = 0
        for event in events:
            match event:
                case e.Entered():
                    owners[event.unit] = event.seat
                case e.Hit():
                    damage += event.n if owners.get(event.unit) not in ours else 0
                case e.Died():
                    destroyed += owners.get(event.unit) not in ours
                    lost += owners.get(event.unit) in ours
                case e.Scored():
                    side = sides[event.seat]
                    gained, points[side] = event.n - points[side], event.n
                    mine += gained if event.seat in ours else 0
                    theirs += 0 if event.seat in ours else gained
                case e.Drew():
                    drawn += event.seat == me
                case _:
                    pass
        return Tally(damage, destroyed, lost, mine, theirs, drawn)

    def play_on(self, state: State, seat: int, story: list[Event]) -> None:
        pass_on(state, story)

    def has_outlook(self, view: RealmView) -> bool:
        t = view.table
        return bool(t.chain or t.stage) and not any(item.pending for item in t.chain)

    def outlook(self, state: State) -> list[tuple[int, list[Event], bool]]:
        assert isinstance(state, Realm)
        return outlook(state)

    def line_text(self, view: RealmView, names: Sequence[str], steps: Sequence[LineStep]) -> str:
        acts = [step for step in steps if step.option.name != "pass"]  # passing only lets things happen
        return super().line_text(view, names, acts or steps)

    def eventless_deed(self, step: LineStep, who: Subject) -> list[str]:
        if step.option.name == "end":
            return [self.speech.ended_turn(who)]
        is_set_aside = step.kind == "mulligan" and bool(step.option.target.card)
        return [self.speech.set_aside(who, step.option.say)] if is_set_aside else []

    def deeds(self, view: RealmView, step: LineStep) -> list[Event]:
        me, found = int(view.seat), list[Event]()
        owners = {u: view.table.seat[u] for u, kind in enumerate(view.table.kind) if kind != GONE}
        for event in step.events:
            match event:
                case e.Passed() | e.Declared() | e.Hid() | e.Kept() | e.Mulliganed() if event.seat == me:
                    found.append(event)
                case e.Chose() | e.Discarded() if event.seat == me:
                    found.append(event)
                case e.Moved() | e.Used() if owners.get(event.unit) == me:
                    found.append(event)
                case _:
                    pass
        return found

    def telling(self, view: RealmView, events: Sequence[Event]) -> list[Event]:
        me = int(view.seat)
        owners = {u: view.table.seat[u] for u, kind in enumerate(view.table.kind) if kind != GONE}
        found: list[Event] = []
        for event in events:
            match event:
                case e.Ended() | e.WonByCard() | e.Countered():
                    found.append(event)
                case e.Died() if owners.get(event.unit) != me:
                    found.append(event)
                case e.Scored() | e.Conquered() | e.ControlTaken() if event.seat == me:
                    found.append(event)
                case e.Drew() | e.Channeled() | e.ReadiedRunes() | e.Entered() if event.seat == me:
                    found.append(event)
                case e.Hit() | e.Gave() | e.Buffed() | e.WasStunned() | e.Readied() | e.Returned():
                    found.append(event)
                case _:
                    pass
        best: list[Event] = [event for event in found if isinstance(event, DECIDING)]
        return (best or found)[:MAX_REASONS]

    def ending_text(self, view: RealmView, events: Sequence[Event], names: Sequence[str]) -> str:
        at = max((i for i, event in enumerate(events) if isinstance(event, DECISIVE)), default=0)
        last = events[at - 1] if isinstance(events[at], e.Scored) else events[at]  # by an empty deck, perhaps
        if not isinstance(last, e.BurntOut | e.WonByCard | e.LeftGame):
            return ""
        return " ".join(self.narrator(view, names, isolate_names=True).tell([last]))

    def is_hidden_draw(self, ask: Ask) -> bool:
        return int(ask.kind) == ids.CHANCE_DRAW

    def needs_board_update(self, view: RealmView, state: State) -> bool:
        """Return True with every priority, between showdowns, and with an object that is not in `view`."""
        assert isinstance(state, Realm)
        assert state.ask is not None
        known = view.table.kind
        return state.ask.kind in (*WINDOWS, ASK_OPEN) or any(
            kind not in (GONE, known[u] if u < len(known) else GONE) for u, kind in enumerate(state.kind)
        )

    def turn_number(self, view: RealmView) -> int:
        return int(view.table.round)

    def open_hands(self, state: State) -> list[list[str]]:
        assert isinstance(state, Realm)
        return [[state.cards[kind].name for kind in hand] for hand in state.hands]


def domain_of(card: Card) -> str:
    """Return the domain in whose color a card is shown."""
    return DOMAIN_NAMES[card.domains[0]] if card.domains else ""


def object_target(t: Realm, u: int) -> Target:
    """Return the target that is an object on the board: a legend, a battlefield, a unit or gear."""
    return Target("unit", card=t.card(u).name, lane=t.at[u], unit=u)
