"""`gamehall bench queens`: the figures it prints, and that the ways to play are those that were counted."""

import json

import pytest

from gamehall.cli.games.queens_and_guards import queens


def test_it_tells_positions_a_second_and_counts_the_ways_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert queens(nodes=20_000, depth=3, json=True) == 0
    figures = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert figures["the same"]["value"] == 18_413
    searched = figures["positions searched"]
    assert (searched["unit"], searched["goal"]) == ("nodes/s", 1_000_000)
    assert searched["value"] > 10_000
