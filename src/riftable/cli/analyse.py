"""`riftable analyse`: the costliest decisions of a game, totals, and a plot of the winning chances."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from riftable.ai.review import Decision, NothingToReview, Review, review
from riftable.ai.review_summary import BLUNDER
from riftable.ai.search import Budget
from riftable.cli.files import CommandError, display_name
from riftable.cli.numbers import add_row, decimal, make_table, share
from riftable.cli.screen import QUIET, STRONG, Screen, printable
from riftable.cli.seats import unique_name
from riftable.cli.show import seat_names
from riftable.core.game import Game
from riftable.games import presenter_of
from riftable.language.fluent import Texts
from riftable.language.number import PERCENT

FORMATS: Final = (".svg", ".png")
COLUMN_GAP: Final = 2  # characters


def check_output(out: str, texts: Texts) -> None:
    """Raise CommandError if a plot cannot be written to this file, before any work is done."""
    if Path(out).suffix.lower() not in FORMATS:
        raise CommandError(texts("analyse-format", file=display_name(out)))
    if not Path(out).absolute().parent.is_dir():
        raise CommandError(texts("save-failed", file=display_name(out), text=texts("error-missing")))


class Analysis:
    """The analysis of a recorded game in the terminal."""

    def __init__(self, screen: Screen, texts: Texts, game: Game) -> None:
        self.screen = screen
        self.texts = texts
        self.game = game
        taken: set[str] = set()
        self.names = [unique_name(name, taken) for name in seat_names(game, texts)]
        self.presenter = presenter_of(game.rules, texts.lang)

    def look_back(self, budget: Budget, seats: Sequence[int], jobs: int) -> Review:
        """Return the review; show a progress bar on stderr if it is a terminal."""
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        console = Console(stderr=True)
        with Progress(
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal or console.is_dumb_terminal,
        ) as bar:
            task = bar.add_task("", total=None)
            try:
                return review(
                    self.game,
                    budget,
                    seats=seats,
                    jobs=jobs,
                    on_progress=lambda done, total: bar.update(task, completed=done, total=total),
                )
            except NothingToReview as problem:
                raise CommandError(self.texts("analyse-nothing")) from problem

    # Tables.

    def report(self, found: Review, worst: int) -> None:
        """Print the costliest decisions, the totals and a legend."""
        rules = self.game.rules
        options = [f"{key}={value}" for key, value in rules.options.items()]
        about = " ".join([rules.game, rules.mode, *options])
        self.screen.say(self.texts("analyse-about", about=about, n=len(found.decisions)), STRONG)
        if not self.game.over:
            self.screen.say(self.texts("replay-open"))
        self.tell_worst(found.worst(worst))
        self.screen.say()
        self.screen.say(self.texts("analyse-totals"), STRONG)
        table = make_table(
            self.screen,
            [self.texts("arena-player")],
            [self.texts("arena-decisions"), self.texts("analyse-mean"), self.texts("analyse-blunders")],
        )
        for total in found.totals():
            cost = share(total.cost, self.texts.lang)
            add_row(
                self.screen, table, self.names[total.seat], str(total.decisions), cost, str(total.blunders)
            )
        self.screen.console.print(table)
        self.screen.say()
        self.screen.say(self.texts("analyse-legend", share=self.per_cent(BLUNDER)), QUIET)

    def tell_worst(self, decisions: Sequence[Decision]) -> None:
        """Print the costliest decisions: chances, then what was played and what was better."""
        self.screen.say()
        if not decisions:
            self.screen.say(self.texts("analyse-none"))
            return
        self.screen.say(self.texts("analyse-worst"), STRONG)
        t = self.texts
        figures = [t("analyse-before"), t("analyse-after"), t("analyse-cost")]
        rows = [["", t("analyse-turn"), t("arena-player"), *figures]]
        for number, one in enumerate(decisions, 1):
            best, played = round(one.best.chance, 2), round(one.played.chance, 2)
            chances = [self.per_cent(n) for n in (best, played, best - played)]  # so that they add up
            rows.append([str(number), str(one.point.turn), self.names[one.point.seat], *chances])
        widths = [max(len(cells[i]) for cells in rows) for i in range(len(rows[0]))]
        indent = " " * (widths[0] + COLUMN_GAP)
        for number, cells in enumerate(rows):
            padded = [
                cell.ljust(width) if i == 2 else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
            ]
            self.screen.draw([((" " * COLUMN_GAP).join(padded), STRONG if number else QUIET)])
            if number:
                for line in self.words(decisions[number - 1]):
                    self.screen.say(self.presenter.tie(line), first=indent, then=f"{indent}    ")

    def words(self, decision: Decision) -> list[str]:
        """Return the question, what was played, and what was better."""
        point, best, played = decision
        view = point.view
        lines = [self.texts("analyse-question", text=self.presenter.prompt(view, self.names))]
        for key, move, names in (
            ("analyse-played", played.move, point.names),
            ("analyse-better", best.move, best.names),
        ):
            whole = " ".join([*point.before, *names])
            lines.append(self.texts(key, words=self.presenter.answer(view, move, self.names), names=whole))
        return lines

    def per_cent(self, n: float) -> str:
        """Return a share in whole percent: the search is not more accurate."""
        return f"{decimal(100 * n, self.texts.lang, 0)}{PERCENT[self.texts.lang]}"

    # The plot.

    def draw(self, found: Review, worst: int, out: str) -> None:
        """Plot how the chances changed, and print where."""
        from riftable.cli.winning_chance_plot import ChancePlot

        try:
            ChancePlot(found, self.texts, self.names, found.worst(worst)).write(Path(out))
        except OSError as problem:
            text = problem.strerror or str(problem)
            raise CommandError(self.texts("save-failed", file=display_name(out), text=text)) from problem
        self.screen.say(self.texts("stats-saved", file=printable(out)))
