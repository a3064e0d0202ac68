"""All files of an event in one folder: what everybody may have, and apart from it what the director has."""

import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from gamehall.kernel.codec import read_lines
from gamehall.kernel.seat import JUDGE
from gamehall.tournaments.event.acts import (
    CheckIn,
    Enrol,
    Enter,
    Finish,
    Fix,
    KeepApart,
    Log,
    Pair,
    Penalise,
    Publish,
    Slip,
    Withdraw,
)
from gamehall.tournaments.event.event import EVENT, say
from gamehall.tournaments.files import write_all
from gamehall.tournaments.files.everything import public_files
from gamehall.tournaments.people import Entrant
from tests.tournaments.files.halls import SECRET, Hall, plan, walked

NOTE = "a-note-for-officials"
NAMES = ("Ana", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus", "Hal")


def secretive(rounds: int = 3) -> Hall:
    """An event in which every reason and remark has the same odd words, and round 3 hangs nowhere yet."""
    hall = Hall(plan(rounds=rounds))
    assert hall.says(Enrol(tuple(Entrant(n, f"{name} Kos") for n, name in enumerate(NAMES, 1))))
    assert hall.says(CheckIn(tuple(range(1, 9))), Fix("", 1, (1, 8)), KeepApart("", 1, (2, 3)))
    for round in (1, 2):
        assert hall.says(Pair("", round), Publish("", round))
        for board in hall.state.rounds[""][round - 1].boards:
            if not board.result:
                assert hall.says(Enter("", round, Slip((400 + board.number, 300), board.number)))
    assert hall.says(Penalise(1, 5, NOTE))
    hall.event = say(hall.event, Log(NOTE, number=2), hall.now, JUDGE).table
    if rounds > 2:
        assert hall.says(Withdraw(8, 3, NOTE), Pair("", 3))
    assert NOTE in str(hall.event.entries)
    return hall


def texts(files: dict[str, bytes]) -> dict[str, str]:
    """What each file says, those within archives too."""
    found = {}
    for name, data in files.items():
        found[name] = data.decode("utf-8", errors="replace")
        if data.startswith(b"PK"):
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                inside = {part: archive.read(part) for part in archive.namelist()}
            found |= {f"{name}/{part}": text for part, text in texts(inside).items()}
    return found


@pytest.mark.parametrize("over", [False, True])
def test_nothing_hidden_is_in_any_public_file(over: bool) -> None:
    hall = secretive(2 if over else 3)
    if over:
        assert hall.says(Finish())
    files, notices = public_files(hall.state)
    assert notices == ()
    told = texts(files)
    for name, text in told.items():
        for hidden in (SECRET, NOTE):
            assert hidden not in text, name
        for seed in (".seed", '"seed"'):
            assert seed not in text or name.endswith(".schema.json"), name


def test_a_round_that_does_not_hang_out_is_in_no_file() -> None:
    hall = secretive()
    third = hall.state.round("", 3)
    assert third
    assert not third.published
    before, _ = public_files(hall.state)
    assert hall.says(Publish("", 3))
    after, _ = public_files(hall.state)
    assert {name for name in after if name not in before} == {"round-3.html"}
    hidden = json.loads(before["files/event.json"])["divisions"][0]["rounds"]
    assert len(hidden) == 2
    assert before["files/tsh/a.t"] != after["files/tsh/a.t"]


def test_the_pairing_of_a_round_to_come_changes_no_byte() -> None:
    """Two events that differ in nothing but a pairing that does not hang out."""
    one, other = secretive(), secretive()
    assert other.says(Fix("", 3, (1, 2)), Pair("", 3))
    pairs = [{board.meeting.who for board in hall.state.rounds[""][2].boards} for hall in (one, other)]
    assert pairs[0] != pairs[1]
    mine, theirs = public_files(one.state)[0], public_files(other.state)[0]
    assert {n for n in mine if mine[n] != theirs[n] and not n.endswith(".xlsx")} == set()


def test_the_folder_has_what_is_public_and_the_record(tmp_path: Path) -> None:
    hall = secretive()
    left = write_all(hall.event, tmp_path)
    written = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file())
    assert sorted(left.files) == written
    assert {path.split("/")[0] for path in written} == {"public", "director"}
    assert "public/index.html" in written
    record = (tmp_path / "director" / "record.jsonl").read_bytes()
    header, entries = read_lines(record, lambda id: EVENT)
    assert (header, tuple(entries)) == (hall.event.header, tuple(hall.event.entries))


def test_written_twice_it_is_the_same_and_nothing_is_left_over(tmp_path: Path) -> None:
    hall = walked(3)
    write_all(hall.event, tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    write_all(hall.event, tmp_path)
    after = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert {p for p in before | after if before.get(p) != after.get(p) and p.suffix != ".xlsx"} == set()


def test_what_cannot_be_written_is_said_and_the_rest_is_written(tmp_path: Path) -> None:
    left = write_all(walked(2, format=plan(tables=3)).event, tmp_path)
    assert [notice.partition(":")[0] for notice in left.notices] == ["tsh", "AUPAIR"]
    assert "public/files/event.json" in left.files
    assert not any("tsh" in name for name in left.files)


def test_names_of_files_are_plain_whatever_divisions_are_called(tmp_path: Path) -> None:
    format = plan(("../../etc", "A/B", "a b", "A B", "Zoë", "con", "x" * 128))
    left = write_all(walked(4, format=format).event, tmp_path)
    for name in left.files:
        assert re.fullmatch(r"[A-Za-z0-9._/-]+", name), name
        assert ".." not in name
        assert max(map(len, name.split("/"))) < 100
    assert len({name.casefold() for name in left.files}) == len(left.files)
