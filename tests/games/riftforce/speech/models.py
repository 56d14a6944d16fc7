"""The model sentences, read from the text file beside this one."""

from __future__ import annotations

from pathlib import Path

from tests.speaking import read_models

MODELS = read_models(Path(__file__).with_name("models.en.fr.uk.txt"))
