"""Cards of Riftbound that lie nowhere on the board: those looked at, revealed hands, a Chosen Champion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import riftable
from riftable.core.game import Game
from tests.browser.conftest import Visit

DUEL = ["riftbound duel", "option decks garen / annie", "turn 0", "round 5", "runes 0 chaos*4 order*4 body*4"]


def position(*lines: str) -> Game:
    return riftable.position("\n".join([*DUEL, *lines]), strict=False)


def choice_of(page: Page) -> list[str]:
    """Return the cards to choose from, as they are read aloud."""
    return page.locator(".choice .card .hidden").all_inner_texts()


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)], ids=["desk", "phone"])
def test_cards_that_are_alike_are_counted(visit: Visit, size: tuple[int, int]) -> None:
    game = position("hand 0 stacked-deck", "deck 0 gust / gust / flash / tibbers")
    game.push("stacked-deck auto pass pass")
    page = visit(size=size).fork(game.record.text, len(game.history)).page
    expect(page.locator(".choice [data-move='take:gust'] .copies")).to_have_text("×2")
    assert choice_of(page) == ["Flash", "Gust × 2"]

    game = position("hand 0 sabotage", "hand 1 gust*3 mega-mech flash", "runes 1 fury*1")
    game.push("sabotage auto pass pass")
    page = visit(size=size).fork(game.record.text, len(game.history)).page
    expect(page.locator(".choice [data-move='take:gust'] .copies")).to_have_text("×3")
    assert choice_of(page) == ["Flash", "Gust × 3"]


def test_each_of_two_cards_that_are_alike_can_be_chosen(visit: Visit) -> None:
    game = position(
        "field 1 the-candlelit-sanctum 0 -", "unit 4 mega-mech 0 @base0", "deck 0 gust / gust / flash"
    )
    game.push("move:mega-mech.4 @1")
    while "take:gust" not in game.moves:
        game.push("pass")
    page = visit().fork(game.record.text, len(game.history)).page
    gold = page.locator(".dock .prime")
    expect(page.locator(".choice .card")).to_have_count(1)
    page.locator(".choice .card").click()
    expect(gold).to_have_text("Recycle 1 card")
    assert choice_of(page) == ["Gust, picked", "Gust"]
    page.locator(".choice .card:not(.picked)").click()
    expect(gold).to_have_text("Recycle 2 cards")
    assert choice_of(page) == ["Gust, picked", "Gust, picked"]
    page.locator(".choice .card.picked").first.click()
    expect(gold).to_have_text("Recycle 1 card")
    page.locator(".choice .card:not(.picked)").click()
    expect(gold).to_have_text("Recycle 2 cards")
    gold.click()
    expect(page.get_by_role("log").first.get_by_text("You recycle 1 card.")).to_have_count(2)


def test_the_board_says_where_a_champion_is(visit: Visit) -> None:
    for lines, mine, theirs in (
        (("trash 0 garen-rugged", "unit 5 annie-stubborn 1 @base1"), "in the trash", "in play"),
        (("hand 0 garen-rugged", "banished 1 annie-stubborn"), "in hand", "banished"),
        (("unit 5 garen-rugged 0 @base0", "trash 0 garen-rugged"), "in play", "out of sight"),
    ):
        game = position("champion 0 -", "champion 1 -", *lines)
        page = visit().fork(game.record.text, 0).page
        expect(page.locator(".rail.own [data-champion]")).to_have_text(f"champion {mine}")
        expect(page.locator(".rail:not(.own) [data-champion]")).to_have_text(f"champion {theirs}")


def test_a_choice_at_the_end_of_the_turn_says_what_it_is_for(visit: Visit) -> None:
    lines = [
        "riftbound duel",
        "option decks annie / garen",
        "turn 0",
        "round 5",
        "runes 0 fury*3/1 chaos*2/0",
    ]
    game = riftable.position("\n".join(lines), strict=False)
    page = visit().fork(game.record.text, len(game.history)).page
    gold = page.locator(".dock .prime")
    page.locator(".dock [data-move='end']").click()
    prompt = page.locator(".dock .prompt")
    expect(prompt).to_contain_text("Annie, Dark Child: choose up to 2 runes to ready · 0 of up to 2 chosen")
    page.locator("[data-key='rune:0:fury']").first.click()
    expect(prompt).to_contain_text("1 of up to 2 chosen")
    expect(gold).to_contain_text("End the turn · Fury rune")


def test_a_showdown_without_combat_has_no_attacker(visit: Visit) -> None:
    game = position(
        "field 1 void-gate 0 -", "unit 4 mega-mech 0 @base0", "hand 0 gust", "unit 5 recruit 1 @2"
    )
    game.push("move:mega-mech.4 @1")
    page = visit().fork(game.record.text, len(game.history)).page
    expect(page.get_by_text("Showdown at Void Gate").first).to_be_visible()
    expect(page.locator(".field.fought .plaque")).to_be_visible()
    expect(page.locator(".field.fought .plaque .in b .icon")).to_have_count(0)
