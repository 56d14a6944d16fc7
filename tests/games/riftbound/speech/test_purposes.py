"""What questions about cards are for: every choice of every card, in all languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from riftable import Game
from riftable.games import presenter_of
from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.rules.abilities import Ability, Card
from riftable.games.riftbound.rules.items import CARD, TRIGGERED, Item
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.speech import speech
from riftable.games.riftbound.words.selectors import PlacePick
from riftable.language.fluent import LANGUAGES
from tests.games.riftbound.table import bound
from tests.speaking import check

PURSUIT = ("field 1 marai-spire 1 -", "hand 0 relentless-pursuit", "legend 0 rumble-mechanized-menace")
NAMES_TWO = ("convergent-mutation", "switcheroo")  # the purpose names another unit
CARDS = {card.name: card for card in (*ALL, *TOKENS)}


def abilities(card: Card) -> Iterator[Ability]:
    """Yield the abilities of a card, and those that come of them."""
    words = [getattr(word, "ability", None) for word in card.words]
    heads = [ability for ability in words if isinstance(ability, Ability)]
    for ability in (*([card.spell] if card.spell is not None else []), *card.activated, *heads):
        yield from (ability, *ability.modes, *ability.later)


def first_choice(name: str, lang: str) -> str:
    """Return the question for the first choice of a card."""
    card = CARDS[name]
    ability = next(one for one in abilities(card) if one.picks)
    return speech(lang).choice_text(card, ability, ability.picks[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_every_card_says_what_is_chosen(lang: str) -> None:
    say = speech(lang)
    n = 0
    for card in CARDS.values():
        for ability in abilities(card):
            for pick in ability.picks:
                if not isinstance(pick, PlacePick):
                    text = say.choice_text(card, ability, pick)
                    check(text.replace(card.title, "Gust"), lang)
                    assert text != say.ask_target(card.title)
                    n += 1
            if ability.may:
                check(say.ask_may("Gust", say.option_text(card, ability)), lang)
        for extra in card.extras:
            check(say.ask_extra("Gust", say.extra_text(card, extra), bool(extra.optional)), lang)
            if extra.optional and not extra.repeats:
                check(say.gain_text(card, extra), lang)
    assert n > 100


@pytest.mark.parametrize(
    ("name", "en", "fr", "uk"),
    [
        (
            "first-mate",
            "First Mate: choose another unit to ready.",
            "First Mate\u202f: choisissez une autre Unit pour la Ready.",
            "«First Mate»: виберіть іншого бійця, щоб підготувати його.",
        ),
        (
            "firestorm",
            "Firestorm: choose a battlefield to deal 3 to all enemy units there.",
            (
                "Firestorm\u202f: choisissez un Battlefield pour infliger 3 dégâts à toutes les Units "
                "ennemies à cet endroit."
            ),
            "«Firestorm»: виберіть поле бою, щоб завдати 3 шкоди всім ворожим бійцям там.",
        ),
        (
            "possession",
            "Possession: choose an enemy unit at a battlefield. Take control of it and recall it.",
            (
                "Possession\u202f: choisissez une Unit ennemie sur un Battlefield. Prenez-en le contrôle et"
                " renvoyez-la à votre base."
            ),
            "«Possession»: виберіть ворожого бійця на полі бою. Візьміть його під контроль і відкличте.",
        ),
        (
            "mystic-reversal",
            "Mystic Reversal: gain control of a spell. You may make new choices for it.",
            (
                "Mystic Reversal\u202f: prenez le contrôle d’un Spell. Vous pouvez faire de nouveaux choix "
                "pour ce Spell."
            ),
            "«Mystic Reversal»: візьміть під контроль закляття. Можете зробити для нього новий вибір.",
        ),
        (
            "bf-sword",
            "B.F. Sword: choose a unit you control to attach this to.",
            "B.F. Sword\u202f: choisissez une Unit que vous contrôlez pour lui attacher ce Gear.",
            "«B.F. Sword»: виберіть свого бійця, щоб надягти це спорядження на нього.",
        ),
        (
            "lucian-merciless",
            "Lucian, Merciless: choose an Equipment you control to attach to me.",
            "Lucian, Merciless\u202f: choisissez un Equipment que vous contrôlez pour l’attacher à moi.",
            "«Lucian, Merciless»: виберіть своє екіпірування, щоб надягти його на мене.",
        ),
        (
            "counter-strike",
            "Counter Strike: choose a unit. Prevent all of the next damage dealt this turn to it.",
            (
                "Counter Strike\u202f: choisissez une Unit. Empêchez la totalité des prochains dégâts qui "
                "lui sont infligés pendant ce tour."
            ),
            (
                "«Counter Strike»: виберіть бійця. Відверніть усю шкоду, якої він має зазнати наступного "
                "разу цього ходу."
            ),
        ),
        (
            "last-stand",
            "Last Stand: choose a friendly unit to double its Might this turn.",
            "Last Stand\u202f: choisissez une Unit alliée pour doubler sa Might pendant ce tour.",
            "«Last Stand»: виберіть союзного бійця, щоб подвоїти його міць до кінця ходу.",
        ),
        (
            "draven-audacious",
            "Draven, Audacious: choose an opponent to score 1 point.",
            "Draven, Audacious\u202f: choisissez un adversaire qui doit marquer 1 point.",
            "«Draven, Audacious»: виберіть противника, якому судилося здобути 1 очко.",
        ),
    ],
)
def test_a_choice_says_what_for(name: str, en: str, fr: str, uk: str) -> None:
    for lang, text in zip(LANGUAGES, (en, fr, uk), strict=True):
        assert first_choice(name, lang) == text


def test_what_is_chosen_is_not_named_again_by_its_purpose() -> None:
    """“Choose a unit you control. Attach this to a unit you control” may mean two units."""
    say = speech("en")
    n = 0
    for card in CARDS.values():
        for ability in abilities(card):
            for pick in ability.picks:
                if isinstance(pick, PlacePick) or card.name in NAMES_TWO:
                    continue
                chosen, _, purpose = (
                    say.choice_text(card, ability, pick).partition(": choose ")[2].partition(". ")
                )
                assert not purpose or chosen.split(" to ")[0] not in purpose, card.title
                n += bool(purpose)
    assert n > 20


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You may attach an Equipment you control to me for its [Equip] cost less [A]."),
        ("fr", "Vous pouvez m’attacher un Equipment que vous contrôlez pour son coût d’[Equip] moins [A]."),
        ("uk", "Можете надягти на мене своє екіпірування за його вартість [Equip], меншу на [A]."),
    ],
)
def test_weaponmaster_asks_once_whether_to_attach(lang: str, text: str) -> None:
    card = CARDS["lucian-merciless"]
    ability = next(one for one in abilities(card) if one.name == "weaponmaster")
    assert speech(lang).option_text(card, ability) == text


@pytest.mark.parametrize(
    ("lang", "answers"),
    [
        ("en", ["Lucian, Merciless: Ready me", "Lucian, Merciless: You may move me to my base"]),
        (
            "fr",
            [
                "Lucian, Merciless\u202f: Ready-moi",
                "Lucian, Merciless\u202f: Vous pouvez me déplacer vers la base",
            ],
        ),
        (
            "uk",
            [
                "«Lucian, Merciless»: Підготуйте мене",
                "«Lucian, Merciless»: Можете перемістити мене на базу",
            ],
        ),
    ],
)
def test_two_abilities_of_one_card_are_ordered_by_what_they_do(lang: str, answers: list[str]) -> None:
    g = bound(*PURSUIT, "unit 4 lucian-merciless 0 @base0")
    g.push("relentless-pursuit lucian-merciless @1 auto pass pass pass pass")
    assert said(g, lang) == answers


def test_two_abilities_that_do_the_same_are_ordered_by_number() -> None:
    g = bound(*PURSUIT, "unit 4 lucian-merciless 0 @base0", "unit 5 lucian-merciless 0 @base0")
    g.push("move:lucian-merciless.4 @1 move:lucian-merciless.5 pass pass")
    assert said(g, "en") == [
        "the ability of Lucian, Merciless (1)",
        "the ability of Lucian, Merciless (2)",
    ]


def said(game: Game, lang: str) -> list[str]:
    """Return the answers to the question of seat 0 in words."""
    view = game.view(0)
    assert isinstance(view, RealmView)
    assert view.ask is not None
    return [speech(lang).answer(view, move, ["Ada", "Bo"]) for move in view.ask.moves]


@pytest.mark.parametrize(
    ("name", "en", "fr", "uk"),
    [
        (
            "sea-monkey",
            "If you do, buff me.",
            "Si vous le faites, buffez-moi.",
            "Якщо ви це зробили, підсильте мене.",
        ),
        (
            "meditation",
            "If you do, draw 2. Otherwise, draw 1.",
            "Si vous le faites, piochez 2 cartes. Sinon, piochez 1 carte.",
            "Якщо ви це зробили, візьміть 2 карти. Інакше візьміть 1 карту.",
        ),
        (
            "kraken-hunter",
            "I cost [O] less for each of them.",
            "Je coûte [O] de moins pour chacun d’eux.",
            "Я коштую на [O] менше за кожне з них.",
        ),
    ],
)
def test_an_additional_cost_says_what_it_brings(name: str, en: str, fr: str, uk: str) -> None:
    card = CARDS[name]
    extra = next(one for one in card.extras if one.optional)
    assert [speech(lang).gain_text(card, extra) for lang in ("en", "fr", "uk")] == [en, fr, uk]


def test_the_question_about_an_additional_cost_names_the_card_and_the_gain() -> None:
    game = bound("hand 0 sea-monkey", "runes 0 body*6")
    game.push("sea-monkey")
    view = game.view(0)
    assert isinstance(view, RealmView)
    assert (
        speech("en").prompt(view, ["Ada", "Bo"])
        == "Sea Monkey: pay [1] as an additional cost? If you do, buff me."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_of_the_chain_says_what_it_does(lang: str) -> None:
    say = speech(lang)
    for kind, card in enumerate(CARDS.values()):
        for ability in abilities(card):
            text = say.item_text(card, Item(TRIGGERED, kind, ability, -1, 0))
            assert text or not (ability.words or ability.modes)
            if text:
                check(text, lang)


def test_an_item_of_the_chain_says_no_more_than_it_does() -> None:
    say = speech("en")
    game = bound("hand 0 clockwork-keeper", "unit 4 recruit 0 @base0")
    game.push("clockwork-keeper yes")
    assert said_on_chain(game) == [""]  # it enters
    game.push("auto")
    assert said_on_chain(game) == ["Draw 1."]
    card = CARDS["falling-star"]
    assert say.item_text(card, Item(CARD, 0, card.spell, -1, 0)) == "Deal 3 to a unit. Deal 3 to a unit."


@pytest.mark.parametrize(("paid", "text"), [(0, "Draw 1."), (1, "Draw 2.")])
def test_an_item_of_the_chain_knows_whether_its_additional_cost_was_paid(paid: int, text: str) -> None:
    card = CARDS["meditation"]
    item = Item(CARD, 0, card.spell, -1, 0)
    item.paid = paid
    assert speech("en").item_text(card, item) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_possible_champion_is_no_question(lang: str) -> None:
    told = speech(lang).ask_champion("Annie, Stubborn")
    assert told.endswith(".")
    assert "Annie, Stubborn" in told
    assert speech(lang).ask_champion("").endswith("?")


def said_on_chain(game: Game) -> list[str]:
    """Return what the page shows of the items of the chain, oldest first."""
    shown = presenter_of(game.rules, "en").view_json(game.view(0))
    return list(shown["does"])


@pytest.mark.parametrize(
    ("lang", "prompts"),
    [
        ("en", ["3 more follow.", "2 more follow.", "1 more follows.", "Where do you play Recruit?"]),
        ("fr", ["Encore 3 ensuite.", "Encore 2 ensuite.", "Encore 1 ensuite.", "Recruit\u202f?"]),
        ("uk", ["Після неї ще 3.", "Після неї ще 2.", "Після неї ще 1.", "карту «Recruit»?"]),
    ],
)
def test_a_question_that_is_asked_for_each_token_says_how_many_follow(lang: str, prompts: list[str]) -> None:
    lines = ("field 1 void-gate 0 0", "unit 4 daring-poro 0 @1", "hand 0 recruit-the-vanguard")
    g = bound("turn 0", *lines, "runes 0 body*6 order*6")
    g.push("recruit-the-vanguard auto pass pass")
    for prompt in prompts:
        view = g.view(0)
        assert isinstance(view, RealmView)
        asked = speech(lang).prompt(view, ["Ada", "Bo"])
        check(asked, lang)
        assert asked.endswith(prompt)
        g.push("@base0")
