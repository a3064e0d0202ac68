"""A pentathlete's day in the terminal: games one after the other, left and gone on with."""

import json
import re
from pathlib import Path

from .conftest import Run


def test_a_day_is_played_to_its_end_and_its_records_hold(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "day"
    typed = "resign\n\n" * 12
    done = run("play", "pentathlon", "--bot", "greedy", "--save", place, "--name", "Ana", typed=typed)
    assert done.returncode == 0, done.stderr
    header, *entries = [json.loads(line) for line in (place / "day.jsonl").read_text().splitlines()]
    games = [part["game"] for part in header["options"]["games"]]
    assert "contig60" in games
    said = [entry["action"]["type"] for entry in entries]
    assert said == ["OpenTable", "Report"] * len(games)
    assert [entry["action"]["table"] for entry in entries[::2]] == [
        f"{number}-{game}" for number, game in enumerate(games, start=1)
    ]
    lost, won = len(games), 3 * len(games)
    assert re.search(rf"Regular bot {won} points.*Ana {lost} point", done.stdout.replace("\n", " "))
    verified = run("record", "verify", "--unsigned", *sorted(place.glob("*.jsonl")))
    assert verified.returncode == 0, verified.stdout
    assert verified.stdout.count("Asked again, the rules give every ruling") == 1 + len(games)


def test_a_day_that_was_left_goes_on_in_the_midst_of_its_game(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "day"
    asked = ("play", "pentathlon", "--save", place)
    left = run(*asked, "--bot", "random", "--seed", "x", typed="\n\nquit\n")
    assert f"It goes on with: gamehall play pentathlon --save {place}" in " ".join(left.stdout.split())
    (file,) = place.glob("1-*.jsonl")
    before = file.read_bytes()
    again = run(*asked, typed="quit\n")
    assert "goes on where it stood" in " ".join(again.stdout.split())
    assert file.read_bytes().startswith(before), "nothing that was played is lost or played again"
    (place / "wishes.json").stat()
    assert (place / "wishes.json").stat().st_mode & 0o077 == 0, "it holds the seed"


def test_what_is_no_day_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    for more, says in (
        (["--save", tmp_path], "is no folder of a day"),
        (["--save", tmp_path / "new", "--bot", "nobody"], "has a bot 'nobody'"),
        (["--save", tmp_path / "new", "--option", "colour=red"], "has the option 'colour=red'"),
        (["--save", tmp_path / "new", "--seat", "p3"], "no chair 'p3'"),
        (["--book", "wespa"], "each game's own book"),
    ):
        done = run("play", "pentathlon", *more)
        assert done.returncode != 0
        assert says in done.stderr.replace("\n", " "), done.stderr
    assert not (tmp_path / "new").exists()
