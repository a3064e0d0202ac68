"""The measure of a director's pages asks for every page of an event, and for the next round."""

import json

import pytest

from gamehall.proving.events.director import bench_director, pages


def test_every_page_is_measured_and_the_next_round(capsys: pytest.CaptureFixture[str]) -> None:
    bench_director(8, 2, json=True)
    figures = {figure["name"]: figure for figure in json.loads(capsys.readouterr().out)}
    told = [name for name, figure in figures.items() if figure["goal"] == 200]
    assert told == [page or "/" for page in pages()]
    assert {"/", "/people", "/rounds", "/results", "/standings", "/record", "/paper"} <= set(told)
    assert figures["the next round"]["goal"] == 2
    assert all(figure["value"] > 0 for figure in figures.values())
