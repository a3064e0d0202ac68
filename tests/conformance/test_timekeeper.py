"""Every game with a person in the clock's chair: no clock rings by itself, and the person's call is taken."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import StartTimer, StopTimer
from gamehall.kernel.audit import audit
from gamehall.kernel.game import Game
from gamehall.kernel.officials import settle
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import CLOCK, is_player
from gamehall.kernel.table import Table, open_table, replay, run_out, submit
from tests.conformance.driver import LONGER, choose, header_for, officials_of, play

SEEDS = range(2 * LONGER)
YEAR = 365 * 24 * 3_600_000
_PATIENCE = 3_000


def opened(game: Game, manner: Manner, seed: int) -> Table:
    return open_table(game, replace(header_for(game, manner, str(seed)), timekeeper="person"))


def limits(table: Table) -> list[tuple[Prompt, Limit]]:
    return [(p, p.limit) for p in table.prompts if p.seat == CLOCK and p.limit]


def called(table: Table, prompt: Prompt, limit: Limit, at: int) -> tuple[Table, int]:
    """The timekeeper calls this time, by the dial where it is firm."""
    timer = table.clock.timers.get(limit.timer, clocks.Timer())
    at += max(0, clocks.over(limit, table.header.time_factors) - timer.spent_at(at)) * limit.firm
    done = submit(table, CLOCK, limit.then, prompt=prompt.id, at=at)
    assert not done.ruling.refused, done.ruling
    assert [entry.seat for entry in done.entries] == [CLOCK]
    return done.table, at


def played(table: Table, seed: int) -> Iterator[Table]:
    """To the end: players answer at random, and the timekeeper calls time when nobody else speaks."""
    rng, software, at = Random(seed), officials_of(table.game, str(seed)), 1_000
    for _ in range(_PATIENCE):
        table, _ = settle(table, software, at)
        yield table
        if table.finished:
            return
        at += rng.choice((100, 3_000, 90_000))
        kept, chosen = limits(table), choose(table, rng)
        waiting = any(p.must and is_player(p.seat) for p in table.prompts)
        if kept and ((chosen is None and not waiting) or rng.random() < 0.3):
            table, at = called(table, *rng.choice(kept), at)
        elif chosen:
            prompt, action = chosen
            table = submit(table, prompt.seat, action, prompt=prompt.id, at=at).table
    raise AssertionError("the game does not end")


@pytest.mark.paragraph("hall-timekeeper")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_played_to_its_end_and_only_the_timekeeper_calls_time(
    game: Game, manner: Manner, seed: int
) -> None:
    *_, table = played(opened(game, manner, seed), seed)
    assert table.outcome is not None
    again = replay(game, table.header, table.entries)
    assert (again.state, again.prompts, again.seal) == (table.state, table.prompts, table.seal)
    assert audit(game, table.header, table.entries) == ()


@pytest.mark.paragraph("hall-timekeeper")
def test_nothing_ever_runs_out_by_itself(game: Game, manner: Manner) -> None:
    for number, table in enumerate(played(opened(game, manner, 3), 3)):
        assert table.next_due() is None
        assert run_out(table, table.header.opened_at + YEAR) == (table, ())
        if number > 60:
            return


@pytest.mark.paragraph("hall-timekeeper")
def test_every_timer_can_be_stopped_started_and_turned(game: Game) -> None:
    moved = 0
    for number, table in enumerate(played(opened(game, "tournament", 4), 4)):
        at = table.entries[-1].at if table.entries else table.header.opened_at
        for _, limit in limits(table):
            for action in (
                StopTimer(limit.timer),
                StartTimer(limit.timer),
                StartTimer(limit.timer, turned=True),
            ):
                done = submit(table, CLOCK, action, at=at)
                assert not done.ruling.refused, done.ruling
                assert done.table.state is table.state
                table, moved = done.table, moved + 1
        if number > 60:
            break
    assert moved or not any(e.seat == CLOCK for e in play(game, "tournament", 4).entries)
