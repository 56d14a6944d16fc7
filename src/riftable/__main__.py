"""`python -m riftable` is the command `riftable`."""

from riftable.cli.main import run

if __name__ == "__main__":
    run()
