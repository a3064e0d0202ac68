"""`gamehall lexicon` and `gamehall words`, as people run them."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

STAND_IN = "standing in for the licensed ones"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAMEHALL_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    file = tmp_path / "club.txt"
    file.write_text("\ufeffCAT a pet\r\nox\r\ndon't\r\nincomprehensibilities\r\n# end\r\n", "utf-8")
    return file


def test_a_list_comes_and_goes(run: Run, club: Path) -> None:
    added = run("lexicon", "add", "Club", club, "--edition", "2026", "--title", "The [club]")
    assert added.returncode == 0, added.stderr
    assert "club: The [club], 2026, 2 words" in added.stdout
    assert "1 skipped, longer than 15 letters: incomprehensibilities" in added.stdout
    assert "1 skipped, not only letters a to z: don't" in added.stdout
    listed = run("lexicon", "list").stdout
    assert "club: The [club], 2026, 2 words" in listed
    assert run("words", "check", "cat", "ox", "--lexicon", "CLUB").returncode == 0
    assert run("lexicon", "remove", "club").returncode == 0
    gone = run("words", "check", "cat", "--lexicon", "club")
    assert gone.returncode == 2
    assert "There is no word list called 'club'. The only list here is hall." in gone.stderr


def test_a_taken_name_is_replaced_only_when_asked(run: Run, club: Path) -> None:
    run("lexicon", "add", "club", club)
    again = run("lexicon", "add", "club", club)
    assert again.returncode == 2
    assert "--replace" in again.stderr
    assert run("lexicon", "add", "club", club, "--replace").returncode == 0
    broken = run("lexicon", "add", "club", sys.executable, "--replace")
    assert broken.returncode == 2
    assert "not a text file" in broken.stderr
    assert run("words", "check", "cat", "--lexicon", "club").returncode == 0


def test_the_halls_own_list_is_labelled_and_stays(fresh: Run, run: Run) -> None:
    listed = fresh("lexicon", "list").stdout
    assert STAND_IN in listed
    assert "Copyright (c) J Ross Beresford 1993-1999" in listed
    assert "Copyright 2000-2018 by Kevin Atkinson" in run("lexicon", "licence").stdout
    assert run("lexicon", "remove", "hall").returncode == 2


def test_words_are_checked_one_by_one(fresh: Run) -> None:
    said = fresh("words", "check", "quiz", "qwzx")
    assert said.returncode == 1
    assert said.stdout.splitlines()[:2] == ["QUIZ  yes", "QWZX  no"]
    assert STAND_IN in said.stdout


def test_words_are_found(run: Run) -> None:
    assert "RETINA" in run("words", "anagrams", "nearti").stdout
    assert "TRAIN" in run("words", "anagrams", "retin?", "--all").stdout.split()
    assert run("words", "pattern", "qui[xz]").stdout.splitlines()[0] == "QUIZ"
    assert run("words", "hooks", "quiz").stdout.startswith("S | QUIZ | none")
    assert run("words", "pattern", "qqq*").returncode == 1
    assert run("words", "pattern", "a.b").returncode == 2
    assert "there are more" in run("words", "pattern", "*", "--most", "5").stdout


def test_the_judge_says_one_word_for_all(run: Run) -> None:
    fine, phoney, other = (
        run("words", "judge", *words.split()) for words in ("cat ox", "cat qqz", "qqz cat ox")
    )
    assert (fine.returncode, phoney.returncode, other.returncode) == (0, 1, 1)
    assert fine.stdout.startswith("✓ Acceptable\n")
    assert phoney.stdout == other.stdout == fine.stdout.replace("✓ Acceptable", "✗ Unacceptable")


def test_the_judge_rules_line_by_line(run: Run) -> None:
    said = run("words", "judge", typed="cat, ox\n\ncat qqz\n")
    assert said.returncode == 0
    assert said.stdout.splitlines() == ["✓ Acceptable", "Type the challenged words first.", "✗ Unacceptable"]


def test_the_judge_asks_again_for_what_is_no_letter(run: Run) -> None:
    asked = run("words", "judge", "HOR5E")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert "\u201c5\u201d is not a letter A to Z. Type the words again" in asked.stderr
    said = run("words", "judge", typed="ca\u00adt\ncat\n").stdout.splitlines()
    assert said == [
        "A soft hyphen is not a letter A to Z. Type the words again, in letters.",
        "\u2713 Acceptable",
    ]


def test_bytes_that_are_no_text_are_no_letters_either(fresh: Run) -> None:
    """As a terminal with another encoding sends them."""
    done = subprocess.run(
        [sys.executable, "-c", "from gamehall.cli import main; main()", "words", "judge"],
        input=b"caf\xe9\ncat\n",
        capture_output=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode().splitlines()
    assert "is not a letter A to Z" in said[0]
    assert said[1] == "\u2713 Acceptable"


def test_words_are_printed_as_they_were_meant(run: Run) -> None:
    said = run("words", "check", "stra\u00dfe", "c\u202eat", "\x1b[2Jcat").stdout
    assert said.splitlines()[0] == "stra\u00dfe   no"
    assert not set(said) & {"\u202e", "\x1b"}


def test_on_a_terminal_every_ruling_is_wiped() -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        os.execvpe(
            sys.executable,
            [sys.executable, "-c", "from gamehall.cli import main; main()", "words", "judge"],
            {**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        )
    try:
        assert "then Enter" in _until(terminal, "> ")
        os.write(terminal, b"cat qqz\n")
        ruled = _until(terminal, "Press any key.").rpartition("\x1b[3J")[2]
        assert "Unacceptable" in ruled
        assert "cat" not in ruled.lower()
        assert "qqz" not in ruled
        time.sleep(0.1)
        os.write(terminal, b"x")
        assert "Unacceptable" not in _until(terminal, "> ").rpartition("\x1b[3J")[2]
        os.write(terminal, b"\x04")
        assert os.waitpid(pid, 0)[1] == 0
    finally:
        os.close(terminal)


def _until(terminal: int, wanted: str) -> str:
    seen = ""
    while wanted not in seen:
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, f"only this came: {seen!r}"
        seen += os.read(terminal, 4096).decode("utf-8", "replace")
    return seen
