"""The command line: `python -m bench` from the root of the repository."""

import argparse

from bench.catalog import ROOT, select
from bench.machine import facts
from bench.report import report
from bench.run import run

RESULTS = ROOT / "bench" / "results.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per case and round (default: 0.5)")
    parser.add_argument("--reps", type=int, default=7, help="rounds; more on a busy machine (default: 7)")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="TEXT",
        help="only cases whose name contains it, and the baseline; repeatable; not written",
    )
    parser.add_argument("--list", action="store_true", help="name the cases and stop")
    parser.add_argument("--no-write", action="store_true", help="print, write no file")
    args = parser.parse_args()
    if args.reps < 1 or args.seconds <= 0:
        parser.error("--reps and --seconds must be above 0")
    return args


def main() -> None:
    args = arguments()
    cases = select(args.only)
    if args.list:
        print("\n".join(case.name for case in cases))
        return
    known = facts()
    page = report(run(cases, args.reps, args.seconds), known)
    print(page)
    # A few cases only must not replace the whole set.
    if not args.no_write and not args.only:
        RESULTS.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
