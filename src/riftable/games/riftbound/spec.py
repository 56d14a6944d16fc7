"""Riftbound, as the rest of the program knows it."""

from __future__ import annotations

from riftable.gamekit.spec import Flag, GameSpec, lazy

HERE = "riftable.games.riftbound"

SPEC = GameSpec(
    name="riftbound",
    locales=HERE,
    rules=lazy(f"{HERE}.rulebook:Riftbound"),
    mode_names=lazy(f"{HERE}.rules.modes:MODES"),
    read_position=lazy(f"{HERE}.rulebook:read_position"),
    describe_options=lazy(f"{HERE}.options:described"),
    flags=(Flag("decks", "DECKS"),),
    browser_types=lazy(f"{HERE}.ui.browser_types:BROWSER_TYPES"),
    presenter=lazy(f"{HERE}.ui.presenter:RiftboundPresenter"),
    terminal=lazy(f"{HERE}.ui.terminal:RiftboundTerminal"),
    law_sets=lazy(f"{HERE}.lawsets:law_sets"),
    strategy=lazy(f"{HERE}.ai.strategy:STRATEGY"),
    encoding=lazy(f"{HERE}.rl.encoding:RiftboundEncoding"),
    publishes_statistics=False,
    seat_decks=lazy(f"{HERE}.decks.seats:DECKS"),
    autopass=lazy(f"{HERE}.autopass:AUTOPASS"),
    examples=lazy(f"{HERE}.examples:EXAMPLES"),
    puzzles=lazy(f"{HERE}.puzzles.book:PUZZLES"),
    lessons=lazy(f"{HERE}.lessons.book:LESSONS"),
    commands=lazy(f"{HERE}.decks.cli:add_commands"),
    routes=lazy(f"{HERE}.decks.http:deck_routes"),
    http_models=lazy(f"{HERE}.decks.http_models:HTTP_MODELS"),
    numbered_moves=lazy(f"{HERE}.numbered_moves:move_name"),
)
