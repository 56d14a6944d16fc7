"""Decks that people bring to a table of Riftbound: checked at the door, kept with it, told to few."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.decks.library import sheet
from riftable.games.riftbound.rules.view import RealmView
from riftable.server.match import commands
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.texts import refusal_text
from tests.server.helpers import ADA, LOU, NOAM, running_lobby

# A deck that is not built in: two cards of Lux replaced by others that go with her.
OWN = KNOWN["lux"].text.replace("3 Singularity", "1 Singularity\n2 Sprite Call")


async def laid(lobby: Lobby, mode: str = "duel", **options: str) -> Table:
    """A table of Annie and Garen, with one seat taken and the others open."""
    seats = ["me", *["open"] * (3 if mode in ("war", "magma") else 1)]
    request = NewGame("riftbound", mode, seats, {"first": "0", **options})
    return await lobby.table((await lobby.creation.new(ADA, request)).id)


def decks(table: Table, user: str = "") -> list[str]:
    """The decks of a table as a user sees them."""
    return table.info_for(user, "en").options.get("decks", "annie / garen").split(" / ")


def legends(table: Table) -> list[str]:
    """Whose legends lie on the table."""
    view = table.play.game.view(0)
    assert isinstance(view, RealmView)
    return [view.table.card(seat).name for seat in range(len(table.play.seats))]


@pytest.mark.parametrize("form", ["list", "code", "name"])
def test_players_play_the_deck_they_bring_also_after_a_restart(tmp_path: Path, form: str) -> None:
    text = {"list": OWN, "code": sheet(OWN, "en").code, "name": "jinx"}[form]

    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await laid(lobby)
            await lobby.waiting_room.join(table.id, NOAM, Join(deck=text))
            name, told, history = table.id, decks(table), list(table.play.game.history)
            assert table.play.status == "playing"
            assert told[0] == "annie"
            assert ("sprite-call*2" in told[1].split()) if form != "name" else told[1] == "jinx"
            assert legends(table)[1] == ("lux-lady-of-luminosity", "jinx-loose-cannon")[form == "name"]
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table(name)
            assert (decks(table), table.play.game.history) == (told, history)
            again = await lobby.table(await lobby.creation.open_rematch(table.play))
            assert decks(again) == told, "a rematch is played with the same decks"

    asyncio.run(scene())


def test_no_player_brings_the_legend_of_a_teammate(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await laid(lobby, "magma")
            with pytest.raises(RequestRefused) as refused:
                await lobby.waiting_room.join(table.id, NOAM, Join(2, deck="annie"))
            assert "Teammates cannot both play Annie, Dark Child." in refusal_text(refused.value, "en")
            await lobby.waiting_room.join(table.id, NOAM, Join(1, deck="annie"))
            await lobby.waiting_room.join(table.id, LOU, Join(3, deck="jinx"))
            await lobby.waiting_room.leave(table.id, NOAM)
            with pytest.raises(RequestRefused):  # not even that of a seat whose player brings another
                await lobby.waiting_room.join(table.id, NOAM, Join(1, deck="master-yi"))
            await lobby.waiting_room.join(table.id, NOAM, Join(1, deck="viktor"))
            assert decks(table)[1:] == ["viktor", "lux", "jinx"]

    asyncio.run(scene())


def test_players_who_leave_a_seat_take_their_deck_along(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await laid(lobby, "war")
            await lobby.waiting_room.join(table.id, NOAM, Join(2, deck=OWN))
            await lobby.waiting_room.join(table.id, LOU, Join(1, deck="viktor"))
            assert legends(table)[1:3] == ["viktor-herald-of-the-arcane", "lux-lady-of-luminosity"]
            assert "sprite-call*2" in decks(table)[2]
            await lobby.waiting_room.leave(table.id, NOAM)
            assert decks(table) == ["annie", "viktor", "lux", "master-yi"]
            await lobby.waiting_room.leave(table.id, LOU)
            assert legends(table)[1] == "garen-might-of-demacia"
            assert commands.start(table.play, 0), "and it can begin"

    asyncio.run(scene())


def test_a_deck_that_cannot_be_played_is_refused_in_words_and_nobody_sits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await laid(lobby)
            for text in (OWN.replace("1 Singularity\n", ""), "nothing of the kind", "annie / garen"):
                with pytest.raises(RequestRefused) as refused:
                    await lobby.waiting_room.join(table.id, NOAM, Join(deck=text))
                assert refused.value.key == "bad_deck"
                told = {refusal_text(refused.value, lang) for lang in ("en", "fr", "uk")}
                assert len(told) == 3
            assert table.play.seats[1].kind == "open"

    asyncio.run(scene())


def test_where_lists_are_closed_a_brought_deck_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await laid(lobby, lists="closed")
            await lobby.waiting_room.join(table.id, NOAM, Join(deck=OWN))
            assert decks(table, ADA.id)[1] == "Lux, Lady of Luminosity"
            assert "sprite-call*2" in decks(table, NOAM.id)[1]

    asyncio.run(scene())


def test_the_waiting_room_labels_decks_as_each_player_may_know_them(tmp_path: Path) -> None:
    unnamed = KNOWN["lux"].line.replace("singularity*3", "singularity sprite-call*2")
    built_in, title = "Annie, Dark Child", "Lux, Lady of Luminosity"

    def labels(table: Table, user: str) -> list[str]:
        return [seat.deck for seat in table.info_for(user, "en").seats]

    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            shown = await laid(lobby, decks=f"annie / {unnamed}")
            assert labels(shown, NOAM.id) == [built_in, ""]
            closed = await laid(lobby, decks=f"{unnamed} / annie", lists="closed")
            assert labels(closed, ADA.id) == ["", built_in]
            assert labels(closed, NOAM.id) == [title, built_in]

    asyncio.run(scene())


def test_a_game_without_decks_takes_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running_lobby(tmp_path) as lobby:
            request = NewGame("riftforce", "duel", ["me", "open"])
            table = await lobby.table((await lobby.creation.new(ADA, request)).id)
            with pytest.raises(RequestRefused) as refused:
                await lobby.waiting_room.join(table.id, NOAM, Join(deck="annie"))
            assert refused.value.key == "no_decks"
            await lobby.waiting_room.join(table.id, NOAM, Join())
            assert table.play.status == "playing"

    asyncio.run(scene())
