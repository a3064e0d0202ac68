"""Events by chance: what they promise holds in some of them, and whoever breaks it is found out."""

import json
from random import Random

import pytest
from msgspec.structs import replace

from gamehall.proving.events import campaign, playing, speed
from gamehall.proving.events.campaign import tally
from gamehall.proving.events.plans import drawn_plan
from gamehall.proving.events.playing import Broken, play
from gamehall.tournaments.event import folding
from gamehall.tournaments.event.field import field
from gamehall.tournaments.event.rules import pairing
from gamehall.tournaments.event.state import State
from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.finding import pair, systems

IN_THE_SUITE = 80
"""As many as take some seconds; more with `gamehall tournament fuzz`."""
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_events_by_chance_keep_what_they_promise(part: int) -> None:
    found = tally(play(f"suite/{number}") for number in range(part, IN_THE_SUITE, PARTS))
    assert found.events == IN_THE_SUITE // PARTS
    assert found.rounds > found.events
    assert found.corrections > found.events


def test_the_same_seed_is_the_same_event() -> None:
    assert play("twice") == play("twice") != play("another")


def test_every_system_comes_up() -> None:
    drawn = {block.system for n in range(400) for block in drawn_plan(Random(f"plans/{n}")).blocks}
    assert drawn == set(systems())


def first_broken(most: int = 60) -> str:
    """What the first event says that breaks."""
    for number in range(most):
        try:
            play(f"planted/{number}")
        except Broken as error:
            return str(error)
    return ""


def test_a_pairing_that_hears_what_it_must_not_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(state: State, division: str, number: int) -> Field:
        blocks = tuple(replace(block, lag=0) for block in state.format.blocks)
        return field(replace(state, format=replace(state.format, blocks=blocks)), division, number)

    monkeypatch.setattr(pairing, "field", impatient)
    assert "results of rounds it does not hear" in first_broken()


def test_a_pairing_that_forgets_whom_people_met_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(here: Field, system: str, options: object) -> Pairing:
        strangers = tuple(replace(player, met={}, last=()) for player in here.players)
        return pair(replace(here, players=strangers), system, options)  # type: ignore[arg-type]

    monkeypatch.setattr(pairing, "paired_by", forgetful)
    assert "could be" in first_broken() or "without repeats" in first_broken()


def test_a_result_that_is_lost_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "_signed", lambda board, number: replace(board, result=None))
    assert "had a result, and has another one without a reason" in first_broken()


def test_an_event_that_breaks_says_which_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert campaign.fuzz(2, 7, 3, 1) == 0
    assert "2 events in" in capsys.readouterr().out
    monkeypatch.setattr(playing, "sound", lambda state: False)
    assert campaign.fuzz(2, 7, 3, 1) == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "✗ Event 7/3: Broken: after entry 0" in told
    assert "Event 7/4: " in told
    assert "✓" not in told


def test_the_measures_are_told_with_their_goals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "LARGE", 20)
    monkeypatch.setattr(speed, "ROUNDS", 3)
    assert speed.bench_tournament(26, json=True) == 0
    figures = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert {f"{id}, {n} players" for id in systems() if id != "by-hand" for n in (20, 26)} <= figures.keys()
    assert figures["replay of an event, 20 players, 3 rounds"]["goal"] == 1
    assert figures["its entries"]["value"] == 2 + 3 * (2 + 10) + 1
