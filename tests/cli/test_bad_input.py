"""Errors are one line on stderr with exit status 2, and change nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import riftable
from riftable.core.rng import Rng
from tests.cli.helpers import POSITION, Done, cli

FRAMES = {"en": "Error: ", "fr": "Erreur\u202f: ", "uk": "Помилка: "}
GUILDS = "fire ice light water / air plant sand star"
TOO_MANY = """riftforce duel
turn 0
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt sand
1 fire7 fire7 fire7 / -
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of all sorts; fail if one of them is changed."""
    monkeypatch.chdir(tmp_path)
    game = riftable.new("riftforce", seed=5, guilds=GUILDS)
    rng = Rng(1)
    for _ in range(12):
        moves = game.moves.ids
        game.push(moves[rng.below(len(moves))])
    record = game.record.text
    position = POSITION.format(hand="air5")
    texts = {
        "good.rift": record,
        "cut.rift": record[: len(record) // 2],
        "headless.rift": record[record.index("[Mode") :],
        "version.rift": record.replace('[Riftable "1"]', '[Riftable "99"]'),
        "foreign.rift": '[Event "Linares"]\n[Site "?"]\n\n1. e4 e5 2. Nf3 *\n',
        "game.rift": record.replace('[Game "riftforce"]', '[Game "chess"]'),
        "option.rift": record.replace("[Result", '[Option "frob 1"]\n[Result', 1),
        "illegal.rift": record.replace("\n1. ", "\n1. draw ", 1),
        "result.rift": record.replace('"*"', '"12-3"').replace("\n*\n", "\n12-3\n"),
        "empty.rift": "",
        "json.rift": '{"riftable": 1, "game": 7}\n',
        "good.txt": position,
        "many.txt": TOO_MANY,
        "bad.txt": position.replace("light5", "lihgt5"),
        "escape.txt": "riftforce duel\n\x1b[2J oops\n",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 8)
    (tmp_path / "folder").mkdir()
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


Check = Callable[..., Done]


@pytest.fixture
def wrong(folder: Path) -> Check:
    """Run a wrong command and check what holds for all errors."""

    def check(*arguments: str) -> Done:
        before = contents(folder)
        done = cli(*arguments)
        assert done.code == 2, done
        assert done.out == ""
        assert done.err.count("\n") == 1
        assert "Traceback" not in done.err
        assert done.err.rstrip("\n").isprintable() or "\u202f" in done.err
        assert "\x1b" not in done.err
        assert contents(folder) == before
        return done

    return check


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("frob", "frob"),
        ("--frob", "--frob"),
        ("play --frob", "--frob"),
        ("play chess", "there is no game “chess”; there is riftforce"),
        ("play riftforce again", "again"),
        ("play --lang de", "there is no language “de”; there is en, fr, uk"),
        ("play --lang", "--lang"),
        ("play --seed x", "--seed"),
        ("play --seed -1", "--seed"),
        ("play --draft big", "option draft is base or beyond, not “big”"),
        ("play --first 7", "option first is random or a seat from 0 to 1, not “7”"),
        ("play --guilds fire", "option guilds names 4 / 4 guilds"),
        ("play --guilds frob", "there is no guild “frob”"),
        ("play --bot deep", "there is no bot “deep”; there is level1, level2, level3"),
        ("play --mode quartet", "riftforce has no mode “quartet”; it has duel, team3, team4, solo"),
        ("play --mode", "--mode"),
        ("play --stars 2,3,1", "riftforce duel has no option “stars”"),
        ("play --mode team3 --first 0", "riftforce team3 has no option “first”"),
        ("play --mode team4 --draft base", "riftforce team4 has no option “draft”"),
        ("play --mode solo --stars 5,1,1", "option stars is 1 to 4 stars for each of 5, 6 and 7"),
        ("play --mode solo --stars 1,1", "option stars is 1 to 4 stars"),
        ("play --mode solo --ampersand jump:7", "option ampersand is move or heal and a number"),
        ("play --mode solo --ampersand move:8", "option ampersand is move or heal and a number"),
        ("play --mode solo --preset brutal", "there is no preset “brutal”; there are beginner, easy, normal"),
        ("play --mode solo --trainer fire,ice", "option trainer names 4 guilds"),
        ("play --mode solo --trainer fire,ice,light,frob", "there is no guild “frob”"),
        ("play --mode team4 --guilds fire/ice/air/sand", "option guilds names 3 / 3 / 3 / 3 guilds"),
        (
            "play --seats me,deep",
            "(level1, level2, level3, level4, level5, level6, level7, greedy, random, net), not “deep”",
        ),
        ("play --seats me,greedy:Kim", "not “greedy:Kim”"),
        ("play --seats me,,greedy", "not “”"),
        ("play --seats me,greedy,random", "there are only 2 seats, and --seats names 3"),
        ("play --mode solo --seats me,greedy", "there is only 1 seat, and --seats names 2"),
        ("play --seats me,me", "--seats has “me” twice"),
        ("play --seats person:Kim,greedy --name Ada", "--name and --seats do not go together"),
        ("play --mode solo --position good.txt", "--mode and --position do not go together"),
        ("play --load good.rift --stars 2,3,1", "--stars and --load do not go together"),
        ("play --option frob=1", "riftforce duel has no option “frob”"),
        ("play --option seed=1", "riftforce duel has no option “seed”"),
        ("play --option cap", "--option takes NAME=VALUE, not “cap”"),
        ("play --option =1", "--option takes NAME=VALUE, not “=1”"),
        ("play --option cap=x", "option cap is a number of rounds"),
        ("play --option cap=1 --option cap=2", "option cap is given twice"),
        ("play --draft base --option draft=beyond", "option draft is given twice"),
        ("play --position good.txt --load good.rift", "--position and --load do not go together"),
        ("play --position good.txt --first 0", "--first and --position do not go together"),
        ("play --load good.rift --draft base", "--draft and --load do not go together"),
        ("play chess --load good.rift", "there is no game “chess”"),
        ("play --position missing", "missing: there is no such file"),
        ("play --position folder", "folder: this is a directory, not a file"),
        ("play --position binary", "binary: this is not text"),
        ("play --position good.rift", "a position starts with a game and its mode"),
        ("play --position many.txt", "many.txt: "),
        ("play --load missing", "missing: there is no such file"),
        ("play --load folder", "folder: this is a directory, not a file"),
        ("play --load binary", "binary: this is not text"),
        ("play --load good.txt", "this is not a record"),
        ("show", "POSITION.txt"),
        ("show missing", "missing: there is no such file"),
        ("show folder", "this is a directory"),
        ("show binary", "this is not text"),
        ("show empty.rift", "a position starts with a game and its mode"),
        ("show bad.txt", "lihgt5"),
        ("show escape.txt", "line 2"),
        ("show many.txt", "fire7"),
        ("replay", "GAME.rift"),
        ("replay missing", "there is no such file"),
        ("replay folder", "this is a directory"),
        ("replay binary", "this is not text"),
        ("replay empty.rift", "this is not a record"),
        ("replay cut.rift", "cut.rift: "),
        ("replay headless.rift", "this is not a record of version 1"),
        ("replay version.rift", "it says “99”"),
        ("replay foreign.rift", "foreign.rift: "),
        ("replay game.rift", "there is no game “chess”"),
        ("replay option.rift", "riftforce duel has no option “frob”"),
        ("replay illegal.rift", "action 1: draw"),
        ("replay result.rift", "the record says 12-3"),
        ("replay json.rift", "line 1"),
        ("doctor --games 0", "--games"),
        ("doctor --jobs 0", "--jobs"),
        ("doctor --games many", "--games"),
    ],
)
def test_in_one_line(line: str, said: str, wrong: Check) -> None:
    done = wrong(*line.split())
    assert done.err.startswith(FRAMES["en"])
    assert said in done.err


def test_names_no_system_takes(wrong: Check) -> None:
    assert "cannot be read" in wrong("show", "a\0b").err
    assert "cannot be read" in wrong("show", "x" * 5000).err


@pytest.mark.parametrize("lang", ["fr", "uk"])
@pytest.mark.parametrize(
    "line", ["frob", "play --seed x", "show missing", "show folder", "replay binary", "play --option cap"]
)
def test_in_the_frame_of_the_language(lang: str, line: str, wrong: Check) -> None:
    english = wrong(*line.split()).err.removeprefix(FRAMES["en"])
    done = wrong(*line.split(), "--lang", lang)
    assert done.err.startswith(FRAMES[lang])
    if "missing" in line or "folder" in line or "binary" in line:
        assert done.err.removeprefix(FRAMES[lang]) != english


def test_a_record_with_a_letter_changed_is_read_or_refused_but_never_a_surprise(folder: Path) -> None:
    text = (folder / "good.rift").read_text("utf-8")
    rng = Rng(3)
    for _ in range(60):
        at = rng.below(len(text))
        sign = '0"[]@.! \n{'[rng.below(10)]
        (folder / "changed.rift").write_text(text[:at] + sign + text[at + 1 :], "utf-8")
        done = cli("replay", "changed.rift")
        assert done.code in (0, 2)
        assert (done.err == "") == (done.code == 0)
