"""`riftable stats`: tables and plots of arena results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from riftable import games
from riftable.arena.outcomes import Interval
from riftable.arena.stats import PairRate, Stats
from riftable.cli.arena import head_to_head, standings_table
from riftable.cli.numbers import add_row, decimal, interval_text, make_table, mean_and_range, share
from riftable.cli.screen import Screen, printable
from riftable.language.fluent import Texts

MAX_PAIRS_SHOWN: Final = 24  # of more, only the best and the worst are shown
PAIRS_AT_EACH_END: Final = 10


def report(screen: Screen, texts: Texts, stats: Stats, player: str = "") -> None:
    """Print all tables, in the words of the game where it has some."""
    texts = texts.plus(games.spec(stats.game).locales)
    options = " ".join(f"{key}={value}" for key, value in stats.options.items())
    about = f"{stats.game} {stats.mode} {options}".strip()
    screen.say(texts("stats-about", about=about, games=stats.standings.games), "bold")
    screen.console.print(standings_table(screen, texts, stats.standings))
    if len(stats.standings.players) > 2:
        heading(screen, texts("arena-head-to-head"))
        screen.console.print(head_to_head(screen, texts, stats.standings))
    report_guilds(screen, texts, stats, player)
    report_pairs(screen, texts, stats, player)
    starts = [(texts("stats-place", n=rate.place), rate.games, rate.wins) for rate in stats.starts()]
    if starts:
        heading(screen, texts("plot-start"))
        report_rates(screen, texts, texts("stats-to-act"), starts)
    heading(screen, texts("plot-length"))
    turns, decisions = (
        mean_and_range(stats.standings.turns, texts.lang),
        mean_and_range(stats.standings.decisions, texts.lang),
    )
    screen.say(texts("arena-length", turns=turns, decisions=decisions))


def heading(screen: Screen, text: str) -> None:
    """Print a heading."""
    screen.say()
    screen.say(text, "bold")


def guild_names(game: str, lang: str) -> Callable[[str], str]:
    """Return a function from the name of a guild to its label in a language."""
    labels = games.spec(game).group_labels
    return str if labels is None else labels.load()(lang)


def report_guilds(screen: Screen, texts: Texts, stats: Stats, player: str) -> None:
    """Print the win rates of guilds, best first."""
    found, lang, named = stats.guilds(player), texts.lang, guild_names(stats.game, texts.lang)
    if not found:
        return
    heading(screen, texts("results-by-group"))
    if player:
        screen.say(texts("results-of-player", name=player))
    elif len(stats.standings.players) > 1:
        screen.say(texts("results-of-many"))
    table = make_table(
        screen,
        [texts("results-group")],
        [texts("arena-games"), texts("arena-wins"), texts("arena-interval"), texts("stats-pick")],
    )
    for rate in found:
        pick = decimal(rate.pick, lang) if rate.pick else texts("nothing")
        name = named(rate.guild)
        add_row(
            screen,
            table,
            name,
            str(rate.games),
            share(rate.wins.share, lang),
            interval_text(rate.wins, lang),
            pick,
        )
    screen.console.print(table)


def report_pairs(screen: Screen, texts: Texts, stats: Stats, player: str) -> None:
    """Print the win rates of pairs of guilds; of many, only the best and the worst."""
    found, named = stats.pairs(player), guild_names(stats.game, texts.lang)

    def rows(some: list[PairRate]) -> list[tuple[str, int, Interval]]:
        return [(" + ".join(named(guild) for guild in rate.guilds), rate.games, rate.wins) for rate in some]

    if not found:
        return
    if len(found) <= MAX_PAIRS_SHOWN:
        heading(screen, texts("results-by-pair"))
        report_rates(screen, texts, texts("results-pair"), rows(found))
        return
    heading(screen, texts("results-best-pairs"))
    report_rates(screen, texts, texts("results-pair"), rows(found[:PAIRS_AT_EACH_END]))
    heading(screen, texts("results-worst-pairs"))
    worst = sorted(found, key=lambda rate: (rate.wins.high, rate.guilds))[:PAIRS_AT_EACH_END]
    report_rates(screen, texts, texts("results-pair"), rows(worst))


def report_rates(screen: Screen, texts: Texts, what: str, rows: list[tuple[str, int, Interval]]) -> None:
    """Print a table of win rates."""
    table = make_table(screen, [what], [texts("arena-games"), texts("arena-wins"), texts("arena-interval")])
    for name, played, wins in rows:
        add_row(
            screen, table, name, str(played), share(wins.share, texts.lang), interval_text(wins, texts.lang)
        )
    screen.console.print(table)


def draw(screen: Screen, texts: Texts, stats: Stats, folder: Path, player: str = "") -> None:
    """Write the plots, and print where."""
    from riftable.cli.plots import Plots

    texts = texts.plus(games.spec(stats.game).locales)
    files = Plots(stats, texts, guild_names(stats.game, texts.lang), player).write(folder)
    screen.say()
    for file in files:
        screen.say(texts("stats-saved", file=printable(str(file))))
