"""English: refusals of Riftbound."""

from __future__ import annotations

from riftable.games.riftbound.speech.refusals import RefusalSpeech


class EnglishRefusals(RefusalSpeech):
    """Refusals in English."""

    def cannot_pay(self, card: str, cost: str) -> str:
        return f"You cannot pay for {card}: it costs {cost}."

    def cannot_spend(self, card: str) -> str:
        return f"You have nothing to pay the additional cost of {card} with."

    def not_yours(self, card: str) -> str:
        return f"{card} is not yours."

    def is_exhausted(self, card: str) -> str:
        return f"{card} is exhausted."

    def no_ability(self, card: str) -> str:
        return f"{card} has no ability to use."

    def ability_too_slow(self, card: str) -> str:
        need = "in a showdown it takes [Action], in response [Reaction]"
        return f"The ability of {card} cannot be used now: {need}."

    def too_soon(self, card: str) -> str:
        return f"{card} was hidden this turn: it can be played from the next turn on."

    def is_forbidden(self, card: str) -> str:
        return f"Another card forbids playing {card} now."

    def out_of_order(self) -> str:
        return "Choices are made in the order of the list: what stands before your last one cannot be added."

    def not_in_line(self, card: str) -> str:
        need = "only opposing units there are, those with [Tank] first"
        return f"{card} cannot be assigned damage now: {need}."

    def no_target(self, card: str) -> str:
        return f"{card} has no legal target."

    def too_slow(self, card: str) -> str:
        return f"{card} cannot be played now: in a showdown it takes [Action], in response [Reaction]."

    def not_in_hand(self, card: str) -> str:
        return f"You do not have {card} in hand."

    def cannot_move(self, card: str) -> str:
        return f"{card} cannot move: it is not a unit, or there is nowhere it may go."

    def no_moves_now(self) -> str:
        return "Units move only in the Main Phase, while no showdown is running and the chain is empty."

    def not_passing(self) -> str:
        return "Nothing waits for your answer, so there is nothing to pass: act, or end the turn."

    def not_now(self) -> str:
        return "The turn cannot end yet: first what is open must be settled. Pass, or act."

    def cannot_hide(self, card: str) -> str:
        need = "it takes [Hidden], your own Main Phase, a battlefield you control with room, and 1 Power"
        return f"{card} cannot be hidden now: {need}."

    def cannot_use(self, card: str) -> str:
        return f"The ability of {card} cannot be used now: you cannot pay for it, or it has no target."

    def not_a_target(self, card: str) -> str:
        return f"{card} cannot be chosen here: the text does not allow it, or [Deflect] cannot be paid."
