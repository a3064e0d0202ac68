"""Keeping the time in the terminal: `clock` lists the timers, and nothing runs out by itself."""

from pathlib import Path

import pytest

from gamehall.cli.terminal import timing
from gamehall.kernel.action import StartTimer, StopTimer
from tests.games.linguishtik.desk import NOUN, Desk

from .conftest import Run


@pytest.mark.paragraph("one-minute", "turn-forfeit")
def test_the_person_reminds_and_calls_time_and_the_record_holds(fresh: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    typed = [
        "toss",
        "help",
        "wait",
        "wait",
        "clock",
        "clock stop",
        "clock stop",
        "clock turn 1",
        "clock dance",
        "clock call 9",
        "clock call 1",
        "clock",
        "clock call",
        "quit",
    ]
    options = ("--bot", "greedy", "--seed", "x", "--timekeeper", "--save", file)
    done = fresh("play", "contig60", *options, typed="\n".join(typed) + "\n")
    said = done.stdout
    assert done.returncode == 0
    assert "clock call 1 " in said  # the help names it
    assert said.count("Remind Guest (") == 3
    assert "Remind Guest (over since" in said
    assert "The timer of Guest is stopped." in said
    assert "✗ The timer of Guest stands already." in said
    assert "The timer of Guest begins again." in said
    assert said.count("The clock does not understand that.") == 2
    assert "Call time on Guest (" in said
    assert said.index("the minute is over: take your turn") < said.index("Time ran out: Guest loses the turn")
    verified = fresh("record", "verify", file)
    assert verified.returncode == 0
    assert "Asked again, the rules give every ruling as it is recorded." in verified.stdout


def test_without_the_chair_there_is_no_clock_to_keep(fresh: Run) -> None:
    typed = "toss\nhelp\nclock\nquit\n"
    said = fresh("play", "contig60", "--bot", "greedy", "--seed", "x", typed=typed).stdout
    assert "clock call 1" not in said
    assert "does not understand" in said


@pytest.mark.paragraph("timekeeper", "warning-first", book="linguishtik-play")
def test_a_linguishtik_table_offers_the_same_acts() -> None:
    desk = Desk(timekeeper=True, opening=("s-v", *NOUN))
    desk.wait(61)
    first, second = timing.listed(desk.table, desk.now)
    assert first == "   1  Warn Ana: 10 seconds (over since 1 s)"
    assert second == "   2  Call the warning: 5 minutes to finish (1739 s left of 1800)"
    (prompt, limit), _ = timing.timers(desk.table)
    assert timing.meant(desk.table, "call 1") == (prompt.id, limit.then)
    assert timing.meant(desk.table, "stop") == ("", StopTimer(limit.timer))
    assert timing.meant(desk.table, "start 1") == ("", StartTimer(limit.timer))
    assert timing.meant(desk.table, "turn 1") == ("", StartTimer(limit.timer, turned=True))
    for unknown in ("", "call 3", "call 0", "call x", "ring 1"):
        assert timing.meant(desk.table, unknown) is None
