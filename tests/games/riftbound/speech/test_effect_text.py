"""What lasts is told in words: for units, for players, in every language."""

from __future__ import annotations

import re

import pytest

from riftable import Game
from riftable.games.riftbound.rules.view import RealmView
from riftable.games.riftbound.rules.view_json import NoteJson
from riftable.games.riftbound.ui.presenter import RiftboundPresenter
from tests.games.riftbound.table import bound

LINES = (
    "unit 4 pouty-poro 0 @base0 +2",
    "unit 5 recruit 1 @base1",
    "unit 6 vanguard-helm 0 @base0",
    "field 2 targons-peak 0 -",
    "trash 0 disintegrate",
)
EFFECTS = (
    "prevents unit4 3",
    "saves unit5",
    "grants unit4 321",
    "shields unit5 2",
    "attached unit6 4",
    "prevents-items seat1",
    "enter-ready seat1",
    "next-ready seat0",
    "next-damage seat0 2",
    "cheaper-spell seat1 2",
    "buffs-more seat0 1",
    "no-cards seat1",
    "hides-free seat0",
    "at-turn-end seat0 targons-peak once",
    "when-dies unit5 seat0 disintegrate once",
)
COUNTS = (
    "mode-used unit4 1",
    "excess seat0 2",
    "moves-made unit4 1",
    "played-now unit4",
    "kills unit4 seat0 1",
)


def notes(game: Game, lang: str, seat: int = 0) -> list[NoteJson]:
    """What lasts, as the browser of a seat gets it."""
    view = game.view(seat)
    assert isinstance(view, RealmView)
    found = RiftboundPresenter(game.rules, lang).view_json(view).get("notes", [])
    assert isinstance(found, list)
    return found


def lasting(*effects: str) -> Game:
    """A position with these effects."""
    return bound(*LINES, *(f"effect {i} {line}" for i, line in enumerate(effects, 1)))


def test_every_effect_concerns_a_unit_or_a_player() -> None:
    found = [(note["unit"], note["seat"], note["card"]) for note in notes(lasting(*EFFECTS), "en")]
    assert found == [
        (4, -1, ""),
        (4, -1, ""),
        (5, -1, ""),
        (4, -1, ""),
        (5, -1, ""),
        (6, -1, ""),
        (4, -1, ""),
        (-1, 1, ""),
        (-1, 1, ""),
        (-1, 0, ""),
        (-1, 0, ""),
        (-1, 1, ""),
        (-1, 0, ""),
        (-1, 1, ""),
        (-1, 0, ""),
        (-1, 0, "targons-peak"),
        (5, 0, "disintegrate"),
    ]


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "Pouty Poro gets +2 Might this turn.",
                "The next 3 damage to it this turn is prevented.",
                "The next time it would die this turn, heal it, exhaust it and recall it instead.",
                "Pouty Poro gains [Tank] this turn.",
                "Recruit gains [Shield 2] this combat.",
                "Vanguard Helm is attached to Pouty Poro.",
                "Vanguard Helm is attached to Pouty Poro.",
                "All spell and ability damage this turn is prevented.",
                "Units this player plays this turn enter ready.",
                "The next unit you play this turn enters ready.",
                "The next spell you play this turn deals 2 Bonus Damage.",
                "The next spell this player plays this turn costs [2] less.",
                "Buffs give an additional +1 Might to friendly units this turn.",
                "This player can’t play cards this turn.",
                "This turn you can hide cards, ignoring costs.",
                "Ready up to 2 runes at the end of this turn.",
                "If this kills it, do this: draw 1.",
            ],
        ),
        (
            "fr",
            [
                "L’Unit Pouty Poro reçoit +2 Might pendant ce tour.",
                "Les 3 prochains dégâts qu’elle doit subir pendant ce tour sont empêchés.",
                (
                    "La prochaine fois qu’elle devrait être éliminée pendant ce tour, elle récupère "
                    "ses PV, devient Exhausted et est renvoyée à sa base à la place."
                ),
                "L’Unit Pouty Poro gagne [Tank] pendant ce tour.",
                "L’Unit Recruit gagne [Shield 2] pendant ce combat.",
                "Le Gear Vanguard Helm est attaché à Pouty Poro.",
                "Le Gear Vanguard Helm est attaché à Pouty Poro.",
                "Tous les dégâts des Spells et des Abilities sont empêchés pendant ce tour.",
                "Les Units que ce joueur joue pendant ce tour entrent en jeu Ready.",
                "La prochaine Unit que vous jouez pendant ce tour entre en jeu Ready.",
                "Le prochain Spell que vous jouez pendant ce tour inflige 2 dégâts bonus.",
                "Le prochain Spell que ce joueur joue pendant ce tour coûte [2] de moins.",
                "Les Buffs donnent +1 Might supplémentaire aux Units alliées pendant ce tour.",
                "Ce joueur ne peut pas jouer de cartes pendant ce tour.",
                "Vous pouvez cacher des cartes sans payer de coût pendant ce tour.",
                "Ready jusqu’à 2 Runes à la fin de ce tour.",
                "Si cela l’élimine, piochez 1 carte.",
            ],
        ),
        (
            "uk",
            [
                "Боєць «Pouty Poro» має +2 міці до кінця ходу.",
                "Наступні 3 шкоди цьому бійцеві до кінця ходу буде відвернуто.",
                (
                    "Наступного разу, коли цього ходу він мав би загинути, натомість зціліть його, "
                    "виснажте й відкличте."
                ),
                "Боєць «Pouty Poro» отримує [Tank] до кінця ходу.",
                "Боєць «Recruit» отримує [Shield 2] до кінця бою.",
                "Карту «Vanguard Helm» надягнено на бійця «Pouty Poro».",
                "Карту «Vanguard Helm» надягнено на бійця «Pouty Poro».",
                "До кінця ходу всю шкоду від заклять і здатностей буде відвернуто.",
                "Бійці, яких цей гравець розігрує цього ходу, входять готовими.",
                "Наступний боєць, якого ви розігруєте цього ходу, входить готовим.",
                "Наступне закляття, яке ви розігруєте цього ходу, завдає на 2 шкоди більше.",
                "Наступне закляття, яке цей гравець розігрує цього ходу, коштує на [2] менше.",
                "Підсилення дають союзним бійцям ще +1 міці до кінця ходу.",
                "Цей гравець не може розігрувати карти до кінця ходу.",
                "До кінця ходу можете ховати карти, не сплачуючи вартості.",
                "Наприкінці цього ходу підготуйте до 2 рун.",
                "Якщо це його знищує, візьміть 1 карту.",
            ],
        ),
    ],
)
def test_every_effect_is_spoken(lang: str, texts: list[str]) -> None:
    found = [note["text"].replace("\N{NO-BREAK SPACE}", " ") for note in notes(lasting(*EFFECTS), lang)]
    assert found == texts


OF_A_PLAYER = (
    "enter-ready seat0",
    "next-ready seat0",
    "next-damage seat0 1",
    "next-repeats seat0",
    "cheaper-spell seat0 2",
    "frees-gear seat0 3",
    "buffs-more seat0 1",
    "no-cards seat0",
    "hides-free seat0",
    "at-turn-end seat0 targons-peak once",
)


@pytest.mark.parametrize(
    ("lang", "you", "player"),
    [
        ("en", r"\byour?\b", "this player"),
        ("fr", r"\bvous\b|\bvotre", "ce joueur"),
        ("uk", r"\bви\b", "гравець"),
    ],
)
def test_only_the_player_is_called_you(lang: str, you: str, player: str) -> None:
    game = lasting(*OF_A_PLAYER)
    mine, *others = (
        [note["text"] for note in notes(game, lang, seat) if note["seat"] == 0] for seat in (0, 1, -1)
    )
    assert len(mine) == len(OF_A_PLAYER)
    assert re.search(you, " ".join(mine), re.IGNORECASE)
    for texts in others:
        assert len(texts) == len(OF_A_PLAYER)
        for text in texts:
            assert not re.search(you, text, re.IGNORECASE), text
            assert re.search(f"{player}|цього гравця", text, re.IGNORECASE), text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "For this player: “Ready up to 2 runes at the end of this turn.”"),
        ("fr", "Pour ce joueur : « Ready jusqu’à 2 Runes à la fin de ce tour. »"),
        ("uk", "Для цього гравця: «Наприкінці цього ходу підготуйте до 2 рун.»"),
    ],
)
def test_others_read_what_waits_for_a_player_as_a_quotation(lang: str, text: str) -> None:
    found = notes(lasting(OF_A_PLAYER[-1]), lang, seat=1)[-1]
    assert re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", found["text"]) == text


def test_what_only_keeps_count_is_not_told() -> None:
    effects = [f"effect {i} {line}" for i, line in enumerate(COUNTS, 1)]
    assert notes(bound("unit 4 pouty-poro 0 @base0", *effects), "en") == []


def test_a_view_without_effects_has_no_notes() -> None:
    view = bound().view(0)
    assert isinstance(view, RealmView)
    assert "notes" not in RiftboundPresenter(bound().rules, "en").view_json(view)
