"""Riftforce, as the rest of the program knows it."""

from __future__ import annotations

from riftable.gamekit.spec import Flag, GameSpec, lazy

HERE = "riftable.games.riftforce"

SPEC = GameSpec(
    name="riftforce",
    rules=lazy(f"{HERE}.rulebook:Riftforce"),
    mode_names=lazy(f"{HERE}.rules.modes:MODES"),
    read_position=lazy(f"{HERE}.rulebook:read_position"),
    describe_options=lazy(f"{HERE}.rules.modes:described"),
    option_names=lazy(f"{HERE}.rules.options:NAMES"),
    newest_edition=lazy(f"{HERE}.rules.options:EDITIONS"),
    flags=(
        Flag("draft", "DRAFT", "option-draft"),
        Flag("guilds", "GUILDS", "option-guilds"),
        Flag("first", "SEAT", "option-first"),
        Flag("preset", "PRESET", "option-preset"),
        Flag("stars", "STARS", "option-stars"),
        Flag("ampersand", "KIND:NUMBER", "option-ampersand"),
        Flag("trainer", "GUILDS", "option-trainer"),
        Flag("cap", "ROUNDS", "option-cap"),
        Flag("dead_position_ends", "YES/NO", "option-dead-position-ends"),
        Flag("love_may_decline", "YES/NO", "option-love-may-decline"),
        Flag("thunderbolt_repeat_optional", "", "option-thunderbolt-repeat-optional"),
        Flag("stolen_cards_act_by_number_only", "", "option-stolen-cards-act-by-number-only"),
        Flag("crystal_bonus_for_bots", "YES/NO", "option-crystal-bonus-for-bots"),
    ),
    examples=lazy(f"{HERE}.examples:EXAMPLES"),
    presenter=lazy(f"{HERE}.ui.presenter:RiftforcePresenter"),
    terminal=lazy(f"{HERE}.ui.terminal:RiftforceTerminal"),
    law_sets=lazy(f"{HERE}.lawsets:law_sets"),
    strategy=lazy(f"{HERE}.ai.strategy:STRATEGY"),
    policy_net=lazy(f"{HERE}.rl.policy_net:net_bot"),
    default_net=lazy(f"{HERE}.rl:DEFAULT_NET"),
    encoding=lazy(f"{HERE}.rl.encoding:RiftforceEncoding"),
    openspiel_extras=lazy(f"{HERE}.rl.openspiel:games"),
    statistics=lazy(f"{HERE}.statistics:RiftforceStatistics"),
    group_names=lazy(f"{HERE}.rules.ids:GUILD_NAMES"),
    group_labels=lazy(f"{HERE}.statistics:guild_labels"),
)
