"""Riffifi, as the rest of the program knows it."""

from __future__ import annotations

from riftable.gamekit.spec import Flag, GameSpec, lazy

HERE = "riftable.games.riffifi"

SPEC = GameSpec(
    name="riffifi",
    locales=HERE,
    rules=lazy(f"{HERE}.rulebook:Riffifi"),
    mode_names=lazy(f"{HERE}.rules.modes:MODES"),
    read_position=lazy(f"{HERE}.rulebook:read_position"),
    describe_options=lazy(f"{HERE}.rules.options:described"),
    seats_option="players",
    flags=(
        Flag("players", "N"),
        Flag("officer", ""),
        Flag("equal_chances", ""),
        Flag("scoring", "SCORING"),
        Flag("captures_in_total", ""),
    ),
    examples=lazy(f"{HERE}.examples:EXAMPLES"),
    puzzles=lazy(f"{HERE}.puzzles.book:PUZZLES"),
    lessons=lazy(f"{HERE}.lessons.book:LESSONS"),
    browser_types=lazy(f"{HERE}.ui.browser_types:BROWSER_TYPES"),
    presenter=lazy(f"{HERE}.ui.presenter:RiffifiPresenter"),
    terminal=lazy(f"{HERE}.ui.terminal:RiffifiTerminal"),
    law_sets=lazy(f"{HERE}.lawsets:law_sets"),
    strategy=lazy(f"{HERE}.ai.strategy:STRATEGY"),
    encoding=lazy(f"{HERE}.rl.encoding:RiffifiEncoding"),
    batch=lazy(f"{HERE}.rl.batch.encoded:EncodedBatch"),
    compile_kernels=lazy(f"{HERE}.rl.batch.ahead:compile_kernels"),
    batch_modes=("table",),
    statistics=lazy(f"{HERE}.statistics:RiffifiStatistics"),
    bot_statistics=lazy(f"{HERE}.statistics:BOT_STATISTICS"),
    habits=lazy(f"{HERE}.statistics:HABITS"),
    rated=True,
)
