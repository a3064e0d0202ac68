"""`gamehall tournament fuzz` and `gamehall bench tournament` as they are typed."""

import json

from tests.cli.conftest import Run


def test_events_are_played_by_chance_and_what_came_of_them_is_told(run: Run) -> None:
    done = run("tournament", "fuzz", "--events", 7, "--seed", 3, "--jobs", 2)
    assert done.returncode == 0, done.stdout + done.stderr
    told = " ".join(done.stdout.split())
    assert told.startswith("7 events in ")
    assert "✓ A lagged round hangs on nothing that it does not hear" in told


def test_a_campaign_of_no_events_is_told(run: Run) -> None:
    done = run("tournament", "fuzz", "--events", 0)
    assert done.returncode != 0
    assert "events" in done.stdout + done.stderr


def test_pairing_and_a_large_event_are_measured(run: Run) -> None:
    done = run("bench", "tournament", "--players", 40, "--json")
    figures = {one["name"]: one for one in json.loads(done.stdout)}
    assert figures["swiss, 500 players"]["goal"] == 1
    assert figures["replay of an event, 500 players, 15 rounds"]["unit"] == "s"
