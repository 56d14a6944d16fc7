"""Riftforce, as the rest of the program knows it."""

from __future__ import annotations

from riftable.gamekit.spec import Flag, GameSpec, lazy

HERE = "riftable.games.riftforce"

SPEC = GameSpec(
    name="riftforce",
    locales=HERE,
    rules=lazy(f"{HERE}.rulebook:Riftforce"),
    mode_names=lazy(f"{HERE}.rules.modes:MODES"),
    read_position=lazy(f"{HERE}.rulebook:read_position"),
    describe_options=lazy(f"{HERE}.rules.modes:described"),
    option_names=lazy(f"{HERE}.rules.options:NAMES"),
    newest_edition=lazy(f"{HERE}.rules.options:EDITIONS"),
    flags=(
        Flag("draft", "DRAFT"),
        Flag("guilds", "GUILDS"),
        Flag("first", "SEAT"),
        Flag("preset", "PRESET"),
        Flag("stars", "STARS"),
        Flag("ampersand", "KIND:NUMBER"),
        Flag("trainer", "GUILDS"),
        Flag("cap", "ROUNDS"),
        Flag("dead_position_ends", "YES/NO"),
        Flag("love_may_decline", "YES/NO"),
        Flag("thunderbolt_repeat_optional", ""),
        Flag("stolen_cards_act_by_number_only", ""),
        Flag("crystal_bonus_for_bots", "YES/NO"),
    ),
    examples=lazy(f"{HERE}.examples:EXAMPLES"),
    puzzles=lazy(f"{HERE}.puzzles.book:PUZZLES"),
    lessons=lazy(f"{HERE}.lessons.book:LESSONS"),
    browser_types=lazy(f"{HERE}.ui.browser_types:BROWSER_TYPES"),
    presenter=lazy(f"{HERE}.ui.presenter:RiftforcePresenter"),
    terminal=lazy(f"{HERE}.ui.terminal:RiftforceTerminal"),
    law_sets=lazy(f"{HERE}.lawsets:law_sets"),
    strategy=lazy(f"{HERE}.ai.strategy:STRATEGY"),
    policy_net=lazy(f"{HERE}.rl.policy_net:net_bot"),
    default_net=lazy(f"{HERE}.rl:DEFAULT_NET"),
    encoding=lazy(f"{HERE}.rl.encoding:RiftforceEncoding"),
    batch=lazy(f"{HERE}.rl.batch.encoded:EncodedBatch"),
    card_batch=lazy(f"{HERE}.rl.batch.encoded_gpu:EncodedBatchGPU"),
    compile_kernels=lazy(f"{HERE}.ai.kernels.ahead:compile_kernels"),
    training_options=lazy(f"{HERE}.rl:training_options"),
    batch_modes=("duel", "team3", "team4", "solo"),
    openspiel_extras=lazy(f"{HERE}.rl.openspiel:games"),
    statistics=lazy(f"{HERE}.statistics:RiftforceStatistics"),
    bot_statistics=lazy(f"{HERE}.statistics:BOT_STATISTICS"),
    habits=lazy(f"{HERE}.statistics:HABITS"),
    rated=True,
    group_names=lazy(f"{HERE}.rules.ids:GUILD_NAMES"),
    group_labels=lazy(f"{HERE}.statistics:guild_labels"),
    seat_groups=lazy(f"{HERE}.statistics:seat_guilds"),
)
