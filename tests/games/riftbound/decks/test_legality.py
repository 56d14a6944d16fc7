"""Deck lists: read, written, legal or not and why."""

from __future__ import annotations

import base64
import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riftable import BadOption
from riftable.games.riftbound.decks import deck_codes
from riftable.games.riftbound.decks.card_finder import known_card
from riftable.games.riftbound.decks.deck_codes import Coded
from riftable.games.riftbound.decks.deck_lists import Deck, Draft, read_draft, read_line
from riftable.games.riftbound.decks.legality import KNOWN, breaches, deck_of, decks_of
from riftable.games.riftbound.rulebook import Riftbound
from riftable.games.riftbound.speech import LANGUAGES, speech

ANNIE = KNOWN["annie"]


def said(deck: Deck, lang: str = "en") -> list[str]:
    """What is wrong with a deck, in words."""
    return [speech(lang).breach(one) for one in breaches(deck)]


@pytest.mark.parametrize("name", KNOWN)
def test_all_decks_we_bring_are_legal_and_read_back(name: str) -> None:
    deck = KNOWN[name]
    assert breaches(deck) == []
    assert sum(n for _, n in deck.main) + 1 == 40
    assert read_line(deck.line).line == deck.line
    assert read_draft(deck.text).finished("").line == deck.line
    assert deck_of(deck.line).name == name


def test_a_list_as_people_write_it() -> None:
    draft = read_draft(
        "Legend\nAnnie, Dark Child\nMain Deck (39)\n3x Gust\n2 Annie, Stubborn\nFlash x2\n6 Fury Rune\n"
    )
    deck = draft.finished("")
    assert deck.champion.title == "Annie, Stubborn"  # not marked: the first that fits
    assert [(card.title, n) for card, n in deck.main] == [("Gust", 3), ("Annie, Stubborn", 1), ("Flash", 2)]


def refused(old: str, new: str, reason: str) -> None:
    """Annie's deck with something exchanged is not legal, for this reason, and cannot be played."""
    deck = read_line(ANNIE.line.replace(old, new))
    assert any(sentence.startswith(reason) for sentence in said(deck)), said(deck)
    with pytest.raises(BadOption, match="is not legal"):
        Riftbound("duel", {"decks": f"{deck.line} / garen"})


def test_103_1_b_all_domains_of_a_card_are_those_of_the_legend() -> None:
    refused("gust*3", "stupefy*3", "Stupefy is outside the domains of Annie, Dark Child")


def test_103_2_the_main_deck_has_at_least_40_cards() -> None:
    refused("gust*3", "gust*2", "The Main Deck has 39 cards; it needs at least 40.")


def test_103_2_a_the_chosen_champion_is_the_one_of_the_legend() -> None:
    refused("annie-stubborn!", "lux-crownguard!", "Lux, Crownguard cannot be the Chosen Champion")


@pytest.mark.parametrize(("old", "new"), [("gust*3", "gust*4"), ("tibbers*2", "tibbers*3 gust")])
def test_103_2_b_there_are_at_most_three_of_a_name(old: str, new: str) -> None:
    refused(old, new, "Gust is there 4 times; 3 are allowed.")


def test_103_2_d_signature_cards_are_the_champions_own_and_at_most_three() -> None:
    refused("tibbers*2", "final-spark*2", "Final Spark is a Signature card of Lux.")
    refused("tibbers*2", "tibbers*4", "There are 4 Signature cards; 3 are allowed in all.")


def test_103_3_the_rune_deck_has_twelve_runes_of_the_legends_domains() -> None:
    refused("fury*6", "fury*5", "The Rune Deck has 11 runes; it needs exactly 12.")
    refused("fury*6", "mind*6", "Mind runes are outside the domains of Annie, Dark Child.")


def test_103_4_battlefields_are_brought_and_each_once() -> None:
    refused("void-gate", "", "There is no battlefield.")
    refused("void-gate", "void-gate*2", "Void Gate is there twice; each battlefield may be brought once.")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("anie / garen", "did you mean annie"),
        ("annie", "takes 2 decks"),
        ("annie / garen / lux", "takes 2 decks"),
        (f"{ANNIE.line} gusst / garen", "“gusst” is not a known card; did you mean Gust?"),
        ("gust*3 flash / garen", "has no legend"),
        ("annie-dark-child gust*3 / garen", "no champion unit to choose"),
        ("annie-dark-child lux-lady-of-luminosity / garen", "one legend"),
    ],
)
def test_bad_decks_are_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        decks_of(text, 2)
    assert reason in str(caught.value)


def test_a_card_is_found_by_any_spelling_of_its_name() -> None:
    for name in ("Gentlemen’s Duel", "gentlemens-duel", "GENTLEMEN'S DUEL", " Gentlemens Duel "):
        assert key_of(name) == "ogs-008"
    assert key_of("OGS-008") == key_of("ogs-008a") == key_of("Gentlemen's Duel (OGS-008)") == "ogs-008"
    assert key_of("Dark Child") == "ogs-017"  # as the card itself prints it
    assert key_of("Recruit") is None  # a token is no card


def key_of(name: str) -> str | None:
    found = known_card(name)
    return None if found is None else found.key


def test_a_deck_of_ones_own_plays() -> None:
    line = ANNIE.line.replace("gust*3", "gust*2 annie-stubborn")
    rules = Riftbound("duel", {"decks": f"{line} / garen"})
    assert rules.options["decks"].startswith("annie-dark-child")
    assert Riftbound("duel", rules.options).options == rules.options


@given(st.text(max_size=60))
def test_no_list_brings_the_reader_down(text: str) -> None:
    with contextlib.suppress(BadOption):
        read_line(text)
    draft = read_draft(text)
    with contextlib.suppress(BadOption):
        draft.finished("")
    whole(draft)


def whole(draft: Draft) -> None:
    """Whatever is in a draft can be said and written down in every form."""
    for lang in LANGUAGES:
        assert all(speech(lang).breach(one) for one in (*draft.wrong, *breaches(draft)))
    assert read_draft(draft.text).text == draft.text
    assert deck_codes.read(draft.code).champion == (draft.champion.key if draft.champion else "")


HEADINGS = ["Legend:", "Champion", "MainDeck (39)", "Runes:", "battlefields", "Sideboard:", "# a comment", ""]


@given(st.sampled_from(list(KNOWN)), st.data())
def test_a_list_that_somebody_has_been_at_is_read_or_refused_with_a_reason(
    name: str, data: st.DataObject
) -> None:
    """Lines left out, doubled, moved, renumbered, misspelt or under another heading."""
    lines = KNOWN[name].text.splitlines()
    for _ in range(data.draw(st.integers(1, 6))):
        i = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.integers(0, 5)):
            case 0:
                del lines[i]
            case 1:
                lines.insert(data.draw(st.integers(0, len(lines))), lines[i])
            case 2:
                lines[i] = f"{data.draw(st.integers(0, 120))} {lines[i]}"
            case 3:
                lines[i] = lines[i].replace(data.draw(st.sampled_from("aeioust")), "", 1)
            case 4:
                lines.insert(i, data.draw(st.sampled_from(HEADINGS)))
            case _:
                lines[i] += data.draw(st.text(max_size=4))
        if not lines:
            return
    try:
        deck = read_draft("\n".join(lines)).finished("")
    except BadOption:
        return  # any other error is one
    assert read_line(deck.line).line == deck.line
    assert all(said(deck, lang) == [] or all(said(deck, lang)) for lang in LANGUAGES)
    if breaches(deck):
        with pytest.raises(BadOption, match="is not legal"):
            deck_of(deck.line)


def test_every_breach_has_a_sentence_in_every_language() -> None:
    text = "annie-dark-child lux-crownguard! gust*4 tibbers*4 final-spark mind*3 void-gate*2 side:flash*9"
    deck = read_line(text)
    none = read_line("annie-dark-child annie-stubborn! fury*12")  # too small too, by another number
    for lang in LANGUAGES:
        lines = said(deck, lang) + said(none, lang)
        assert len(lines) == len(set(lines)) == 15


UNREADABLE = [
    ("3 Gusst", "unknown", "“Gusst” is not a known card; did you mean Gust?"),
    ("3 OGN-999", "unknown", "“OGN-999” is not a known card."),
    ("Legend:\nDark Child\nMight of Demacia", "two_legends", "and here is Garen, Might of Demacia too"),
    ("Champion:\nAnnie, Fiery\nAnnie, Stubborn", "two_champions", "and here is Annie, Stubborn too"),
    ("Sideboard:\n2 Void Gate", "not_aside", "only cards for the Main Deck, and Void Gate is none"),
    ("Sideboard:\n2 Fury Rune", "not_aside", "only cards for the Main Deck, and Fury Rune is none"),
    ("0 Gust", "bad_count", "Gust 0 times? A list has from 1 to 99 of a card."),
    ("CMAQCAAAVQCMAQCAAAVQ", "bad_code", "This deck code cannot be read"),
    ("1 Gust\n" * 201, "too_long", "only its first 200 entries were read"),
]


@pytest.mark.parametrize(("text", "key", "sentence"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_is_explained_and_the_rest_is_kept(text: str, key: str, sentence: str) -> None:
    draft = read_draft(text)
    assert [one.key for one in draft.wrong] == [key]
    assert sentence in speech("en").breach(draft.wrong[0])
    assert len({speech(lang).breach(draft.wrong[0]) for lang in LANGUAGES}) == 3
    whole(draft)


def test_an_unknown_card_is_reported_but_breaks_no_other_rule() -> None:
    draft = read_draft(ANNIE.text.replace("3 Gust", "3 Card of Tomorrow"))
    assert [one.key for one in draft.wrong] == ["unknown"]
    assert breaches(draft) == []
    assert [one.key for one in breaches(read_draft(""))] == ["no_legend", "too_small", "runes", "no_field"]


# Deck codes: the vectors are those of the reference and of another program that was made from it.

KAISA = {
    "ogn-007": 7,
    "ogn-089": 5,
    "ogn-039": 2,
    "ogn-122": 2,
    "ogn-248": 2,
    **dict.fromkeys(
        ["ogn-004", "ogn-009", "ogn-012", "ogn-027", "ogn-029", "ogn-087", "ogn-095", "ogn-096"], 3
    ),
    **dict.fromkeys(["ogn-103", "ogn-104", "ogn-116"], 3),
    **dict.fromkeys(["ogn-013", "ogn-247", "ogn-280", "ogn-288", "ogn-292"], 1),
}
ASIDE = {"ogn-022": 2, "ogn-024": 2, "ogn-093": 2, "ogn-088": 1, "ogn-114": 1}
STEM = "AAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAA"
VECTORS = {
    f"CI{STEM}EBQAAAWDBOQCAQAABMHE": Coded(KAISA, ASIDE, ""),
    f"CM{STEM}EBQAAAWDBOQCAQAABMHEAIAABTQ": Coded(KAISA, ASIDE, "ogn-103"),
    f"CM{STEM}AAAA": Coded(KAISA, {}, ""),
    "CMAQCAAAVQBAAAAAAAAAAAAAAAAAAAAAAAAA": Coded({"ogn-300": 12}, {}, ""),
    "CQAAAAAAAAAQCAYAAEBAAAIBAQAQCBIAAEAQAAAAL4AQCBIAAAAQCAIGAAAHWAAAAAAQGAABAI": Coded(
        {"sfd-r2": 7, "unl-r5": 5, "ogn-095": 3, "ven-001": 2, "rad-123": 1}, {}, "sfd-r2"
    ),
}


@pytest.mark.parametrize("code", VECTORS)
def test_codes_of_other_programs_are_read_and_written(code: str) -> None:
    coded = VECTORS[code]
    assert deck_codes.read(code) == deck_codes.read(code.lower()) == coded
    if code.startswith("CM"):
        assert deck_codes.write(coded) == code


@pytest.mark.parametrize("name", KNOWN)
def test_a_deck_goes_through_its_code(name: str) -> None:
    deck = KNOWN[name]
    again = read_draft(f" {deck.draft.code.lower()}\n")
    assert again.wrong == []
    assert again.champion is deck.champion
    assert sorted(again.finished("").line.split()) == sorted(deck.line.split())
    assert sorted(deck_of(deck.draft.code).line.split()) == sorted(deck.line.split())


def test_a_code_holds_more_copies_than_twelve_and_runes_of_any_set() -> None:
    draft = read_draft("13 Gust\n2 SFD-R01\n1 UNL-R06a\n\nSideboard\n4 Flash")
    again = read_draft(draft.code)
    assert (again.main, again.side, again.runes) == ({"ogn-169": 13}, {"ogs-011": 4}, {0: 2, 5: 1})


@given(st.binary(max_size=60))
def test_no_code_brings_the_reader_down(data: bytes) -> None:
    for start in (b"", b"\x13", b"\x14", b"\x15\x00", b"\x15\x01"):
        text = base64.b32encode(start + data).decode().rstrip("=")
        with contextlib.suppress(deck_codes.BadCode):
            deck_codes.read(text)
