"""Statistics at the command line: tables of what results tell, and where their pictures went."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from riftable import games
from riftable.arena.stats import PairRate, Stats
from riftable.arena.tally import Interval
from riftable.cli.arena import head_to_head, standings
from riftable.cli.numbers import between, decimal, row, share, sheet, spread
from riftable.cli.screen import Screen, printable
from riftable.language.fluent import Texts

MANY: Final = 24  # pairs that are all shown; of more, the best and the worst
ENDS: Final = 10


def tell(screen: Screen, texts: Texts, stats: Stats, player: str = "") -> None:
    """All tables."""
    options = " ".join(f"{key}={value}" for key, value in stats.options.items())
    about = f"{stats.game} {stats.mode} {options}".strip()
    screen.say(texts("stats-about", about=about, games=stats.tally.games), "bold")
    screen.console.print(standings(screen, texts, stats.tally))
    if len(stats.tally.players) > 2:
        heading(screen, texts("arena-head-to-head"))
        screen.console.print(head_to_head(screen, texts, stats.tally))
    tell_guilds(screen, texts, stats, player)
    tell_pairs(screen, texts, stats, player)
    starts = [(texts("stats-place", n=rate.place), rate.games, rate.wins) for rate in stats.starts()]
    if starts:
        heading(screen, texts("plot-start"))
        rates(screen, texts, texts("stats-to-act"), starts)
    heading(screen, texts("plot-length"))
    turns, decisions = spread(stats.tally.turns, texts.lang), spread(stats.tally.decisions, texts.lang)
    screen.say(texts("arena-length", turns=turns, decisions=decisions))


def heading(screen: Screen, text: str) -> None:
    """What comes next."""
    screen.say()
    screen.say(text, "bold")


def guild_names(game: str, lang: str) -> Callable[[str], str]:
    """Return what people call a guild; its plain name where the game does not say."""
    labels = games.spec(game).group_labels
    return str if labels is None else labels.load()(lang)


def tell_guilds(screen: Screen, texts: Texts, stats: Stats, player: str) -> None:
    """Each guild, the most successful first."""
    found, lang, named = stats.guilds(player), texts.lang, guild_names(stats.game, texts.lang)
    if not found:
        return
    heading(screen, texts("plot-guilds"))
    if player:
        screen.say(texts("stats-player", name=player))
    elif len(stats.tally.players) > 1:
        screen.say(texts("stats-mixed"))
    table = sheet(
        screen,
        [texts("stats-guild")],
        [texts("arena-games"), texts("arena-wins"), texts("arena-interval"), texts("stats-pick")],
    )
    for rate in found:
        pick = decimal(rate.pick, lang) if rate.pick else texts("nothing")
        name = named(rate.guild)
        row(
            screen, table, name, str(rate.games), share(rate.wins.share, lang), between(rate.wins, lang), pick
        )
    screen.console.print(table)


def tell_pairs(screen: Screen, texts: Texts, stats: Stats, player: str) -> None:
    """Each pair of guilds; of many, those of which the most and the least can be expected."""
    found, named = stats.pairs(player), guild_names(stats.game, texts.lang)

    def rows(some: list[PairRate]) -> list[tuple[str, int, Interval]]:
        return [(" + ".join(named(guild) for guild in rate.guilds), rate.games, rate.wins) for rate in some]

    if not found:
        return
    if len(found) <= MANY:
        heading(screen, texts("plot-pairs"))
        rates(screen, texts, texts("stats-pair"), rows(found))
        return
    heading(screen, texts("stats-best-pairs"))
    rates(screen, texts, texts("stats-pair"), rows(found[:ENDS]))
    heading(screen, texts("stats-worst-pairs"))
    worst = sorted(found, key=lambda rate: (rate.wins.high, rate.guilds))[:ENDS]
    rates(screen, texts, texts("stats-pair"), rows(worst))


def rates(screen: Screen, texts: Texts, what: str, rows: list[tuple[str, int, Interval]]) -> None:
    """A table of shares."""
    table = sheet(screen, [what], [texts("arena-games"), texts("arena-wins"), texts("arena-interval")])
    for name, played, wins in rows:
        row(screen, table, name, str(played), share(wins.share, texts.lang), between(wins, texts.lang))
    screen.console.print(table)


def draw(screen: Screen, texts: Texts, stats: Stats, folder: Path, player: str = "") -> None:
    """The pictures, and where they are."""
    from riftable.cli.plots import Plots

    files = Plots(stats, texts, guild_names(stats.game, texts.lang), player).write(folder)
    screen.say()
    for file in files:
        screen.say(texts("stats-saved", file=printable(str(file))))
