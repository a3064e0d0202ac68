"""The restart with many tables in play, in small."""

import json

from .conftest import Run


def test_a_restart_finds_every_table_and_its_clocks(fresh: Run) -> None:
    done = fresh("bench", "restart", "--tables", 30, "--entries", 40, "--game", "contig60", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    figures = {figure["name"]: figure["value"] for figure in json.loads(done.stdout)}
    assert figures["clocks that stood still exactly"] == 30
    assert figures["all awake"] - figures["first answer"] < 5


def test_a_game_that_is_not_there_is_told(run: Run) -> None:
    done = run("bench", "restart", "--game", "chess")
    assert done.returncode == 2
    assert "The hall has no game 'chess'" in done.stdout + done.stderr
