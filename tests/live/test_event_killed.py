"""A hall that is killed at any write of an event loses nothing of it; and the test would notice if it did."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gamehall.proving.crash_at_events import crash_at_events
from gamehall.proving.event_day import Notes, NotKept
from gamehall.proving.event_left import examine
from gamehall.proving.event_life import Kill, Place

KILLS = int(os.environ.get("GAMEHALL_KILLS", "4"))
"""A few; `gamehall crashtest --at events --kills 200` is at every write."""


@pytest.mark.paragraph("event-once", "event-live", "event-published")
def test_an_event_goes_on_wherever_its_hall_was_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert crash_at_events(KILLS, 1, tmp_path / "halls") == 0, capsys.readouterr().out
    said = " ".join(capsys.readouterr().out.split())
    assert f"at {KILLS} of " in said
    assert "nothing that anybody was told was lost or done twice" in said


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """An event that came to its end, in a hall that was killed at its first writes, before and after it."""
    place = Place(tmp_path_factory.mktemp("halls") / "one")
    assert place.live(Kill(8, told_nobody=True)) != 0, "killed"
    assert place.live(None) == 0, place.said()
    return place


def _copied(place: Place, folder: Path) -> Place:
    copy = Place(folder / "copy")
    shutil.copytree(place.folder, copy.folder, dirs_exist_ok=True)
    return copy


def _spoilt(place: Place, *statements: str) -> list[str]:
    with closing(sqlite3.connect(place.data / "hall.sqlite")) as database, database:
        database.execute("DROP TRIGGER entries_follow")
        for statement in statements:
            assert database.execute(statement).rowcount, "the test itself does nothing"
    return examine(place).problems


def test_an_event_that_is_whole_is_found_so(whole: Place, tmp_path: Path) -> None:
    found = examine(_copied(whole, tmp_path))
    assert found.problems == []
    assert found.told > 30
    assert found.left is not None
    assert (found.left.said.count("Report"), found.left.said.count("Recall")) == (4, 1)


_OF_EVENT = "table_id IN (SELECT id FROM events)"
_EVE = "CAST(replace(CAST(body AS TEXT), 'Eli', 'Eve') AS BLOB)"


@pytest.mark.parametrize(
    ("statement", "notices"),
    [
        (f"DELETE FROM entries WHERE {_OF_EVENT} AND command_id LIKE '%.finish'", "finish was entry"),
        (f"DELETE FROM entries WHERE {_OF_EVENT} AND command_id LIKE '%.sign 1'", "is numbered"),
        (f"UPDATE entries SET body = {_EVE} WHERE {_OF_EVENT} AND seq = 1", "does not follow"),
        ("UPDATE tables SET heard = 1 WHERE heard IS NOT NULL", "yet to hear"),
        ("DELETE FROM officials WHERE seat = 'judge'", "role judge, and has it no more"),
        ("UPDATE roles SET salt = 'x' WHERE seat = 'assistant'", "assistant's link"),
        ("UPDATE roles SET salt = 'x' WHERE seat = 'entrant-1'", "an entrant's link"),
    ],
)
def test_what_was_lost_is_found(whole: Place, tmp_path: Path, statement: str, notices: str) -> None:
    problems = _spoilt(_copied(whole, tmp_path), statement)
    assert any(notices in problem for problem in problems), problems


def test_a_result_that_the_event_did_not_hear_is_found(whole: Place, tmp_path: Path) -> None:
    """The event ends before the last word of its table."""
    place = _copied(whole, tmp_path)
    last = f'SELECT max(seq) FROM entries WHERE {_OF_EVENT} AND CAST(body AS TEXT) LIKE \'%"type":"Report"%\''
    problems = _spoilt(place, f"DELETE FROM entries WHERE {_OF_EVENT} AND seq >= ({last})")
    assert "the event has not heard what its table said." in problems


def test_what_was_told_otherwise_before_is_found(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "notes")
    notes.tell("finish", 7)
    notes.tell("finish", 7)
    with pytest.raises(NotKept, match="finish: 8 was told now, and 7 before"):
        Notes(tmp_path / "notes").tell("finish", 8)


def test_a_process_dies_where_it_is_told_to(tmp_path: Path) -> None:
    before, after = Place(tmp_path / "before"), Place(tmp_path / "after")
    assert before.live(Kill(0, told_nobody=False)) != 0
    assert after.live(Kill(0, told_nobody=True)) != 0
    assert [Notes(place.notes).told for place in (before, after)] == [{}, {}], "nobody was told"
    assert [_events(place) for place in (before, after)] == [0, 1], "what was committed is there"


def _events(place: Place) -> int:
    with closing(sqlite3.connect(place.data / "hall.sqlite")) as database:
        count: int = database.execute("SELECT count(*) FROM events").fetchone()[0]
        return count
