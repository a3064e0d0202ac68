"""Corrections: what an official types is checked, hidden things stay hidden, and going back is cheap."""

from random import Random

import pytest

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, Correct, Forfeit, Pause, Resume
from gamehall.kernel.clock import Clock
from gamehall.kernel.event import Rewound
from gamehall.kernel.seat import JUDGE
from gamehall.kernel.table import Table, open_table, replay
from tests.conformance.driver import choose
from tests.kernel.test_table import P1, P2, P3, act, dealt
from tests.toys.bluff.rules import Lay


def correct(table: Table, *events: dict[str, object], back_to: int | None = None) -> Action:
    return Correct("the score sheet says so", back_to, events)


def end(*ranks: tuple[str, ...], cites: str = "end") -> dict[str, object]:
    return {"type": "Ended", "outcome": {"ranks": ranks, "cites": cites, "says": "So it was agreed."}}


@pytest.mark.paragraph("hall-correct")
@pytest.mark.parametrize(
    "event",
    [
        {"type": "Scored", "seat": "p9", "points": 1},
        {"type": "Doubted", "seat": "judges"},
        {"type": "Skipped", "seat": "p7"},
        end(),
        end(("p1",), ("p2",)),
        end(("p1", "p1"), ("p2", "p3")),
        end(("p1",), ("p2", "p3"), cites="no such paragraph"),
    ],
)
def test_events_that_do_not_fit_are_refused_and_change_nothing(event: dict[str, object]) -> None:
    table = dealt()
    done = act(table, JUDGE, correct(table, event), "")
    assert done.ruling.refused
    assert done.ruling.cites == "hall-correct"
    assert done.table is table


@pytest.mark.paragraph("hall-correct")
def test_an_official_may_end_the_game_with_any_ranking_of_its_players() -> None:
    done = act(dealt(), JUDGE, correct(dealt(), end(("p2",), ("p1", "p3"))), "")
    assert not done.ruling.refused
    assert done.table.outcome
    assert done.table.outcome.ranks == ((P2,), (P1, P3))


@pytest.mark.paragraph("hall-forfeit")
def test_a_forfeit_says_why() -> None:
    assert act(dealt(), JUDGE, Forfeit(P1, "  "), "").ruling.cites == "hall-forfeit"
    assert act(dealt(), JUDGE, Forfeit(P1, "  "), "").ruling.refused
    assert act(dealt(), JUDGE, Forfeit(P1, "left."), "").ruling.says == "{p1} forfeits the game: left."


@pytest.mark.parametrize(
    ("reason", "says"),
    [
        ("tea", "The table is paused: tea."),
        ("Tea.", "The table is paused: Tea."),
        ("", "The table is paused."),
    ],
)
def test_a_reason_with_or_without_its_full_stop_makes_one_sentence(reason: str, says: str) -> None:
    assert act(dealt(), JUDGE, Pause(reason), "").ruling.says == says


def told_plainly(table: Table) -> tuple[object, Clock]:
    """The position by the plain meaning of going back: the whole record before, folded again."""
    step = open_table(table.game, table.header)
    past = [(step.state, step.clock, table.header.opened_at)]
    state, clock = step.state, step.clock
    for entry in table.entries:
        for event in entry.ruling.events:
            if isinstance(event, Rewound):
                state, then, at = past[event.to - 1]
                clock = Clock(clocks.run(then, (), at).timers, clock.paused)
            elif type(event).__name__ == "Paused":
                clock = clocks.pause(clock, entry.at)
            elif type(event).__name__ == "Resumed":
                clock = clocks.resume(clock)
            elif type(event).__name__ != "Noted":
                state = table.game.apply(state, event)
        clock = clocks.run(clock, table.game.prompts(state), entry.at)
        past.append((state, clock, entry.at))
    return state, clock


@pytest.mark.paragraph("hall-correct", "hall-pause")
@pytest.mark.parametrize("seed", range(12))
def test_going_back_over_goings_back_means_what_it_says(seed: int) -> None:
    """Random play, pauses and corrections of corrections, against a fold that keeps every position."""
    rng, table, at = Random(seed), dealt(), 0
    for _ in range(60):
        at += rng.choice((0, 500, 7_000))
        match rng.randrange(5):
            case 0:
                said: Action = Correct("again", back_to=rng.randint(1, table.seq))
                table = act(table, JUDGE, said, "", at).table
            case 1:
                table = act(table, JUDGE, rng.choice((Pause("tea"), Resume())), "", at).table
            case _ if chosen := choose(table, rng):
                prompt, said = chosen
                table = act(table, prompt.seat, said, prompt.id, at).table
        assert (table.state, table.clock) == told_plainly(table)
    again = replay(table.game, table.header, table.entries)
    assert (again.state, again.clock, again.prompts) == (table.state, table.clock, table.prompts)


def test_corrections_of_corrections_cost_no_more_than_a_game() -> None:
    """Folding each from its own beginning would take longer than anyone lives."""
    table = dealt()
    for _ in range(150):
        table = act(table, JUDGE, Correct("again", back_to=table.seq), "").table
    assert not act(table, P1, Lay("01", 1), "lay:0").ruling.refused
