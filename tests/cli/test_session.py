"""A visit to a terminal table: clocks, numbers, names, and the record at the end."""

import os
import pty
import re
import sys
from pathlib import Path

import pytest

from gamehall.cli.terminal.times import shown
from gamehall.kernel import catalog
from gamehall.kernel.record import Manner
from tests.cli.at_table import Typing, played, sat_down, screen

from .conftest import Run
from .test_words import _until

MANNERS: tuple[Manner, ...] = ("guided", "tournament")
NAMES = sorted(catalog.games())
LONG = "9" * 5_000
BEGIN = {  # where a game does not begin with a move
    "contig60": ["toss", "roll"],
    "scrabble": ["draw", "take"],
    "letter_cards": [""],
    "linguishtik": ["roll"],
}


WORDS = (
    *("place", "score", "dice 1 2", "win 1 2 3 4", "total", "query", "query 1", "change", "wind", "announce"),
    *("challenge", "length", "demand be length", "hand in: A b c. / b", "rules", "record", "list"),
)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("name", NAMES)
def test_a_number_of_any_length_is_answered(name: str, manner: Manner) -> None:
    lines = [LONG, f"-{LONG}", "²", "٣", "--5"]
    for word in WORDS:
        lines += [f"{word} {LONG}", f"{word} --5", f"{word} ²"]
    game = catalog.game(name)
    session, said = played(game, manner, [*BEGIN.get(name, ()), *lines], "random")
    assert "understand" in said or "Write" in said or "Type" in said
    assert not session.table.finished


def test_the_command_answers_such_a_number(fresh: Run) -> None:
    done = fresh("play", "contig60", "--bot", "greedy", typed=f"{LONG}\ntoss\n{LONG}\nplace {LONG}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You leave the table." in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "contig60", "--option", f"chips={LONG}"),
        ("play", "contig60", "--option", "chips=²"),
        ("play", "contig60", "--bot", f"greedy:err={LONG}"),
        ("play", "contig60", "--seat", f"p{LONG}"),
        ("arena", "contig60", "greedy", "greedy", "--games", LONG),
        ("arena", "contig60", "greedy", "greedy", "--games", "²"),
        ("words", "pattern", "*", "--most", LONG),
        ("judge", "Cats run.", "--word", "Cats", "--start", LONG),
        ("rules", "contig60", LONG),
    ],
)
def test_numbers_given_to_the_command_are_answered(run: Run, arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr + done.stdout


# Time.


def test_scrabbles_clocks_stand_with_the_position_and_at_each_prompt() -> None:
    game = catalog.game("scrabble").by("wespa")
    _, said = played(
        game, "tournament", ["draw", "take", "pass", "", "", "time"], "greedy", seed="x", takes=30_000
    )
    found = re.findall(r"Time left: (.*)", said)
    assert found[0].startswith("Ana 20:00, Bot 20:00")
    assert any(re.match(r"Ana 1\d:[0-5]\d( \(running\))?, Bot", line) for line in found), found
    assert said.count("Time left") >= 3


def test_the_clock_of_who_thinks_runs_at_a_tournament_table_and_stands_at_a_guided_one() -> None:
    game = catalog.game("contig60")
    _, raced = played(game, "tournament", ["toss", "time", "time"], "random", seed="x", takes=20_000)
    assert re.findall(r"Ana turn (\d:\d\d)", raced)[0] == "1:00"
    assert "The clocks run while the table waits for you." in raced
    shows = re.findall(r"Ana turn (\d:\d\d)", raced)
    assert shows != sorted(shows), shows
    _, learnt = played(game, "guided", ["toss", "time", "time"], "random", seed="x", takes=20_000)
    assert "No clock runs while you think." in learnt
    assert len(set(re.findall(r"Ana turn (\d:\d\d)", learnt))) == 1


def test_a_limit_that_runs_out_while_one_thinks_is_told() -> None:
    """A minute for the turn, then the reminder, then grace: a line after two minutes comes too late."""
    game = catalog.game("contig60")
    _, said = played(game, "tournament", ["toss", "roll", "pass"], "random", seed="x", takes=50_000)
    assert "reminds" in said or "reminder" in said
    session, _ = played(game, "tournament", ["toss", "roll", "pass"], "random", seed="x", takes=200_000)
    assert session.table.outcome is not None or len(session.table.entries) > 6


def test_where_no_clock_runs_there_is_nothing_to_wait_for() -> None:
    _, said = played(catalog.game("contig60"), "tournament", ["wait", "time"], "random")
    assert said.count("No clock runs now.") == 2


def test_a_reminder_takes_nothing_from_what_is_being_typed() -> None:
    """The minute is over while Ana types; her line still answers the question she was asked."""
    game = catalog.game("contig60")
    session, said = played(game, "tournament", ["toss", "roll", "1+1+1"], "random", seed="x", takes=35_000)
    assert "the minute is over" in said
    assert "Ana announces: 1+1+1." in said
    assert "too late" not in said
    assert session.table.outcome is None


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_clocks_in_words(name: str) -> None:
    session, said = played(catalog.game(name), "tournament", [*BEGIN.get(name, ()), "time"], "random")
    assert "Time left: " in said or not any(prompt.limit for prompt in session.table.prompts)
    assert not re.search(r"\b\w+:\d+:\d", said), "a name that is for programs"


def test_a_clock_reads_minutes_and_seconds() -> None:
    readings = [shown(ms) for ms in (60_000, 59_999, 59_001, 1, 0, -1, -999, -1_000, -61_000)]
    assert readings == ["1:00", "1:00", "1:00", "0:01", "0:00", "0:00", "0:00", "−0:01", "−1:01"]


def test_the_hidden_timer_is_shown_to_nobody() -> None:
    _, said = played(catalog.game("letter_cards"), "tournament", ["", *["time"] * 20], "random", takes=3_000)
    assert "turned up" in said
    assert "bell 0:" not in said


# Order.


def test_before_a_bot_draws_one_may_challenge_and_then_it_has_drawn() -> None:
    """The right to challenge ends when the player has drawn: nobody keeps it for their whole turn."""
    game = catalog.game("scrabble").by("wespa")
    lines = ["draw", "take", "pass", "", "", "list", "board"]
    session, said = played(game, "tournament", lines, "greedy", seed="x")
    assert "Enter lets the game go on." in said
    assert len(session.table.state.rack("p2")) == 7
    assert "You may challenge" not in said.rpartition("Your turn")[2]


# Names and other people's text.


def test_where_teams_play_a_side_is_called_by_its_team(run: Run) -> None:
    bots = ("--bot", "greedy") * 3
    done = run("play", "scrabble", "--book", "literacy", *bots, "--seat", "p3", typed="draw\nquit\n")
    assert "guided, in Team A with Expert bot, against Expert bot B, Expert bot C." in done.stdout
    assert "Team A draws for the start." in done.stdout
    assert "Team B: 0   rack empty" in done.stdout


def test_names_and_files_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    evil = "A\x1b[2J\x1b]0;x\x07na\u202egro\nYou win."
    session, said = played(catalog.game("contig60"), "guided", ["toss", "record"], "random", name=evil)
    assert not set(said) & {"\x1b", "\x07", "\u202e"}
    session.save(tmp_path / "game.jsonl")
    for command in (["show"], ["show", "--board"], ["verify"]):
        done = run("record", *command, tmp_path / "game.jsonl")
        assert done.returncode == 0, done.stderr
        assert not set(done.stdout + done.stderr) & {"\x1b", "\x07", "\u202e"}
        assert "\nYou win." not in done.stdout


def test_a_record_with_commands_in_its_texts_is_printed_safely(
    run: Run, record_file: Path, tmp_path: Path
) -> None:
    text = record_file.read_text()
    for key in ("says", "name", "table", "sentence", "edition"):
        text = re.sub(rf'"{key}":"([^"]*)"', rf'"{key}":"\\u001b[31m\\u202e\1\\u009b2J"', text)
    file = tmp_path / "evil\x1b[2J.jsonl"
    file.write_text(text)
    for command in (["show"], ["show", "--board"], ["verify"], ["review"]):
        done = run("record", *command, file)
        assert not set(done.stdout + done.stderr) & {"\x1b", "\x9b", "\u202e"}
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("part", "forged"),
    [
        (r'"opened_at":\d+', '"opened_at":99999999999999999'),
        (r'"book":"[^"]*"', '"book":"none"'),
        (r'"cites":"[^"]*"', '"cites":"none"'),
        (r'"space":\d+', '"space":999'),
        (r'"dice":\[[^]]*\]', '"dice":[]'),
        (r'"seat":"p2"', '"seat":"p9"'),
    ],
)
def test_a_forged_record_is_shown_or_told(
    run: Run, record_file: Path, tmp_path: Path, part: str, forged: str
) -> None:
    file = tmp_path / "forged.jsonl"
    file.write_text(re.sub(part, forged, record_file.read_text()))
    for command in (["show"], ["show", "--board"], ["verify"], ["review"]):
        done = run("record", *command, file)
        assert done.returncode in (0, 1, 2)
        assert "Traceback" not in done.stderr
        assert done.stdout or done.stderr.startswith("gamehall: ")


# The record.


def test_with_save_nobody_is_asked(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    asked: list[str] = []
    quiet: list[str] = []
    for saves, said in ((False, asked), (True, quiet)):
        out, heard = screen()
        session = sat_down(catalog.game("contig60"), "guided", Typing(["resign", *[""] * 9]), out, "random")
        session.saves = saves
        monkeypatch.setattr("gamehall.cli.terminal.session.sys.stdin", _Keyboard())
        session.play()
        said.append(heard.getvalue())
    assert "Save the record?" in asked[0]
    assert "Save the record?" not in quiet[0]


def test_on_a_terminal_the_record_is_saved_without_a_question(tmp_path: Path) -> None:
    file, pid = tmp_path / "game.jsonl", 0
    pid, terminal = pty.fork()
    if pid == 0:
        command = "from gamehall.cli import main; main()"
        arguments = ["play", "contig60", "--bot", "random", "--save", str(file)]
        os.execvpe(
            sys.executable, [sys.executable, "-c", command, *arguments], {**os.environ, "TERM": "xterm"}
        )
    try:
        _until(terminal, "> ")
        os.write(terminal, b"resign\n")
        said = _until(terminal, "sign it")
        os.write(terminal, b"\n\n")
        said += _until(terminal, "The record is in")
        assert "Save the record?" not in said
        assert os.waitpid(pid, 0)[1] == 0
    finally:
        os.close(terminal)
    assert file.read_bytes()


class _Keyboard:
    def isatty(self) -> bool:
        return True


def test_the_record_is_written_where_it_was_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run("play", "contig60", "--save", file, typed="resign\n")
    assert f"The record is in {file}." in done.stdout.replace("\n", "")
    assert "Save the record?" not in done.stdout
    assert file.exists()


def test_a_place_that_cannot_be_written_is_told_before_the_game(run: Run, tmp_path: Path) -> None:
    for place in (tmp_path / "no" / "game.jsonl", tmp_path):
        done = run("play", "contig60", "--save", place, typed="quit\n")
        assert done.returncode == 2
        assert "cannot be written" in done.stderr


def test_no_file_of_anybody_is_written_over(tmp_path: Path) -> None:
    letter, record = tmp_path / "letter.txt", tmp_path / "game.jsonl"
    letter.write_text("Dear Ben")
    lines = [f"save {letter}", f"save {tmp_path}", f"save {record}", "toss", f"save {record}"]
    _, said = played(catalog.game("contig60"), "guided", lines, "random")
    assert letter.read_text() == "Dear Ben"
    told = " ".join(said.split())  # a long path breaks lines anywhere
    assert told.count("is there already. Name another file.") == 2
    assert told.count("The record is in") == 2


@pytest.mark.parametrize("file", ["", "no/such/folder/x", "\0", "x" * 5_000])
def test_a_file_that_cannot_be_is_told(file: str) -> None:
    _, said = played(catalog.game("contig60"), "guided", [f"save {file}"], "random")
    assert "cannot be written" in said or "Name the file" in said
