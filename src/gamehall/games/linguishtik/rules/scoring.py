"""LT 19, LT 23, LT 25, LT 27 and the scoring chart: what a shake pays, and whether another begins."""

from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.charts import Result, score
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.rules.standing import final
from gamehall.games.linguishtik.state import Block, State
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.seat import Seat


def shake_over(state: State) -> tuple[Event, ...]:
    """The points of this shake, and the end of the round where it was the last."""
    block = state.block
    assert block is not None
    results = {seat: _result(state, block, seat) for seat in state.seats}
    paid = score(
        state.options.chart,
        block.kind,
        results,
        block.challengers,
        block.mover,
        four_ahead=block.after_warning and state.leader in block.challengers,
        absent_points=state.options.absent_points,
    )
    scored = e.ShakeScored(paid.row, paid.points, results)
    return (scored, *round_over(then(state, scored)))


def round_over(state: State) -> tuple[Event, ...]:
    """The end of the round, if no shake is played, none can follow and no penalty waits for a judge."""
    over = stopped(state) or (state.phase == "between" and last_shake(state))
    return (Ended(final(state)),) if over and not unsettled(state) else ()


def stopped(state: State) -> bool:
    """The shake is not played to its end: only one is left, or it was not rolled before the warning.

    With real cubes the hall does not see the roll; the scorer may still be typing it.
    """
    if state.phase not in ("rolling", "moving"):
        return False
    unrolled = state.phase == "rolling" and not state.roll_called and not state.options.real
    return len(state.order) < 2 or (state.warning and unrolled)


def last_shake(state: State) -> bool:
    """No shake follows this one."""
    there = len(state.seats) - len({*state.absent, *state.disqualified})
    return state.warning or there < 2 or 0 < state.options.shakes <= state.shake


def unsettled(state: State) -> bool:
    """A penalty waits for a judge: no round ends before."""
    return any(penalty.initialled is None for penalty in state.penalties)


def _result(state: State, block: Block, seat: Seat) -> Result:
    writer = block.writers.get(seat)
    if writer is None or seat in state.disqualified:
        return "absent"
    check = state.check(seat)
    if check is not None:
        return "correct" if check.correct else "wrong"
    if writer.done == "neutral" or writer.duty == "barred":
        return "neutral"
    silent_is_neutral = block.kind == "now" and writer.duty == "may"
    return "neutral" if silent_is_neutral else "wrong"
