"""Clocks are told the time."""

from gamehall.kernel import clock as clocks
from gamehall.kernel.clock import Clock
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.seat import CLOCK, Seat
from tests.toys.bluff.rules import TurnOver

P1 = Seat("p1")


def ask(timer: str, ms: int = 60_000, of: Seat | None = P1, id: str = "x") -> Prompt:
    return Prompt(id, CLOCK, ("TurnOver",), must=False, limit=Limit(timer, ms, TurnOver(), of))


def test_a_timer_runs_while_its_prompt_is_open_and_goes_on_where_it_stood() -> None:
    bank = ask("bank")
    clock = clocks.run(Clock(), (bank,), 1_000)
    assert clocks.due(clock, bank.limit, {}) == 61_001  # type: ignore[arg-type]
    clock = clocks.run(clock, (), 11_000)
    assert clocks.due(clock, bank.limit, {}) is None  # type: ignore[arg-type]
    clock = clocks.run(clock, (ask("bank", id="later"),), 100_000)
    assert clocks.due(clock, bank.limit, {}) == 150_001  # type: ignore[arg-type]


def test_a_players_factor_scales_what_is_theirs_and_nothing_else() -> None:
    own, common = Limit("turn", 60_000, TurnOver(), P1), Limit("period", 60_000, TurnOver())
    clock = clocks.run(Clock(), (ask("turn"), ask("period", of=None)), 0)
    factors = {P1: 1.5}
    assert clocks.due(clock, own, factors) == 90_001
    assert clocks.due(clock, common, factors) == 60_001


def test_a_time_that_players_share_is_scaled_for_who_has_the_most() -> None:
    shared = Limit("vote", 60_000, TurnOver(), shared=(P1, Seat("p2")))
    clock = clocks.run(Clock(), (ask("vote", of=None),), 0)
    assert clocks.due(clock, shared, {}) == 60_001
    assert clocks.due(clock, shared, {P1: 1.5, Seat("p2"): 2.0, Seat("p3"): 9.0}) == 120_001


def test_a_factor_moves_par_and_a_minute_overtime_stays_a_minute() -> None:
    over, early = (
        Limit("bank", 61_000, TurnOver(), P1, par=60_000),
        Limit("bank", 50_000, TurnOver(), P1, par=60_000),
    )
    assert clocks.allowance(over, {P1: 1.5}) == 91_000
    assert clocks.allowance(early, {P1: 1.5}) == 80_000


def test_a_pause_stops_every_timer_for_exactly_its_length() -> None:
    prompt = ask("turn")
    clock = clocks.run(Clock(), (prompt,), 0)
    clock = clocks.pause(clock, 20_000)
    clock = clocks.run(clock, (prompt,), 30_000)
    assert clocks.due(clock, prompt.limit, {}) is None  # type: ignore[arg-type]
    clock = clocks.run(clocks.resume(clock), (prompt,), 1_000_000)
    assert clocks.due(clock, prompt.limit, {}) == 1_040_001  # type: ignore[arg-type]


def test_the_dials_show_what_is_left() -> None:
    clock = clocks.run(Clock(), (ask("turn"),), 0)
    (reading,) = clocks.read(clock, (ask("turn"), Prompt("p", P1, ("Lay",))), 45_000, {})
    assert (reading.left, reading.ms, reading.running, reading.of) == (15_000, 60_000, True, P1)


def test_a_dial_that_stands_is_shown_too_and_never_twice() -> None:
    mine, theirs = Limit("p1", 60_000, TurnOver(), P1), Limit("p2", 60_000, TurnOver(), Seat("p2"))
    asked = Prompt("bank", CLOCK, ("TurnOver",), must=False, limit=mine)
    clock = clocks.run(Clock(), (asked,), 0)
    read = clocks.read(clock, (asked,), 20_000, {}, (mine, theirs))
    assert [(r.timer, r.left, r.running) for r in read] == [("p1", 40_000, True), ("p2", 60_000, False)]
    stopped = clocks.read(clocks.run(clock, (), 30_000), (), 90_000, {}, (mine, theirs))
    assert [(r.timer, r.left, r.running) for r in stopped] == [("p1", 30_000, False), ("p2", 60_000, False)]


def test_the_last_moment_is_inside_a_limit_unless_the_limit_says_otherwise() -> None:
    for last, rings in (("inside", 60_001), ("outside", 60_000)):
        limit = Limit("turn", 60_000, TurnOver(), P1, last=last)  # type: ignore[arg-type]
        clock = clocks.run(Clock(), (ask("turn"),), 0)
        assert clocks.due(clock, limit, {}) == rings
        assert clocks.due(clock, limit, {P1: 2.0}) == rings + 60_000


def test_no_time_at_all_has_no_last_moment() -> None:
    clock = clocks.run(Clock(), (ask("pause", 0),), 500)
    assert clocks.due(clock, Limit("pause", 0, TurnOver()), {}) == 500
