"""What card text is put together from: clauses, sentences, and which words belong to one clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from riftable.games.riftbound.rules.abilities import Card, Word
from riftable.games.riftbound.speech.card_filters import here
from riftable.games.riftbound.speech.card_meaning import Scope, chosen_before
from riftable.games.riftbound.speech.card_parts import Goal, Pronoun, Tokens, Verb, VerbForm, Where
from riftable.games.riftbound.speech.card_symbols import keyword_text
from riftable.games.riftbound.words import dealings, decks, flow, revealed
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.selectors import It, Me
from riftable.games.riftbound.words.standing import Unique
from riftable.games.riftbound.words.wielding import QuickDraw, TakeOver, Weaponmaster
from riftable.language.text import capitalize

ACTS: Final[dict[type[do.Acts], Verb]] = {  # words that do one thing to an object, and say nothing else
    do.Buff: Verb.BUFF,
    do.Choose: Verb.CHOOSE,
    do.Counter: Verb.COUNTER,
    do.Exhaust: Verb.EXHAUST,
    do.Heal: Verb.HEAL,
    do.Kill: Verb.KILL,
    do.Ready: Verb.READY,
    do.ReadyRunes: Verb.READY,
    do.Stun: Verb.STUN,
}
SENDS: Final[dict[type[do.Acts], tuple[Verb, Goal]]] = {
    do.ToBase: (Verb.MOVE, Goal.BASE),
    do.ToHand: (Verb.RETURN, Goal.OWNERS_HAND),
    do.FromTrash: (Verb.RETURN, Goal.YOUR_HAND),
}
APART: Final = (  # words that begin a sentence of their own
    dealings.ThenWithIt,
    dealings.ThenWithThem,
    revealed.DrawRevealed,
    decks.DrawRevealedIf,
    revealed.MayBanishRevealed,
    decks.MayBanishUnit,
    decks.MayDrawOf,
    decks.MayRecycleSome,
    decks.PutBack,
    decks.RecycleRevealed,
    flow.RecycleTheRest,
    TakeOver,
)
BRACKETS: Final[dict[type[Word], str]] = {  # keywords without a number
    on.Vision: "[Vision]",
    has.Ambush: "[Ambush]",
    QuickDraw: "[Quick-Draw]",
    Unique: "[Unique]",
    Weaponmaster: "[Weaponmaster]",
}
LEGION: Final = "[Legion] — "


class Rendered(NamedTuple):
    """An order or a statement, and sentences that must follow it; neither has its last full stop."""

    body: str
    after: str = ""


Say: TypeAlias = Callable[[VerbForm], Rendered]


class Clause(NamedTuple):
    """What one word, or several that belong together, say in a form of the verb yet to be chosen."""

    say: Say
    apart: bool = False  # it begins a sentence of its own
    goes_on: bool = False  # it only does something more to what was named before
    afterwards: bool = False  # it needs what was done before, and says so


def sentence(body: str, after: str = "") -> str:
    """Capital and full stop, and the sentences that follow, if any."""
    return f"{capitalize(body)}. {capitalize(after)}." if after else f"{capitalize(body)}."


def named_before(scope: Scope) -> Pronoun:
    """The pronoun for what an ability has chosen first."""
    return chosen_before(0, scope)


def continues(word: Word, following: Word) -> bool:
    """Whether the next word does more of the same to the same objects."""
    if isinstance(word, do.Give | do.GiveKeyword) and isinstance(following, do.GiveKeyword):
        limited = isinstance(word, do.Give) and word.minimum > 0
        return isinstance(following.selector, It) and not limited
    if isinstance(word, do.Acts) and isinstance(following, do.Acts):
        both_me = isinstance(word.selector, Me) and isinstance(following.selector, Me)
        return both_me and type(word) in ACTS and type(following) in ACTS
    return False


def tokens(word: let.PlayTokens, card: Card, n: int) -> Tokens:
    """The tokens a word plays, so many."""
    token = word.token
    keywords = [keyword_text(keyword, int(n)) for keyword, n in enumerate(token.keywords) if n]
    where = here(card) if word.here else Where.YOUR_BASE if word.at_base else Where.ANYWHERE
    might = int(token.might) if token.is_unit else None
    return Tokens(n, token.title, might, keywords, word.ready, where, word.exhausted)
