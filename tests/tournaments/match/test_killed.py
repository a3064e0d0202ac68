"""A hall that is killed between any two writes of a day loses nothing of it, and hears nothing twice."""

import subprocess
import sys
from pathlib import Path

import pytest

from gamehall.kernel.codec import codec
from gamehall.kernel.table import replay
from gamehall.store.store import Store
from gamehall.tournaments.match import day
from gamehall.tournaments.match.acts import OpenTable, Report
from tests.tournaments.match.killing import WRONG

ROOT = Path(__file__).parents[3]


@pytest.mark.paragraph("match-once")
def test_a_day_in_which_the_hall_is_killed_at_every_write(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.tournaments.match.killing", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    places = sorted(tmp_path.iterdir(), key=lambda place: int(place.name))
    assert len(places) > 10, "opening, two games with their signatures and reports, a correction"
    for place in places:
        _check(place)


def _check(place: Path) -> None:
    store = Store(place)
    try:
        (row,) = store.matches.of_person("a", "finished")
        assert row.header
        entries = [codec(day.DAY).entry(line) for line in store.log.read(row.id)]
        state = replay(day.DAY, row.header, entries).state
        said = [type(entry.action) for entry in entries]
        assert (said.count(OpenTable), said.count(Report)) == (2, 3), place
        whole = store.matches.whole(row.id)
        assert whole
        assert len(whole.tables) == 2, place
        assert [state.total("p1"), state.total("p2")] == [4, 4], place
        assert [sheet.corrected for sheet in state.sheets] == [WRONG, ""]
        assert store.matches.unheard() == []
    finally:
        store.close()
