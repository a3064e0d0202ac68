"""Time as a value. A clock is told the time and never reads it.

A prompt to the CLOCK seat carries a `Limit`; its timer runs while that prompt is open and the table
is not paused. Timers that stop and start again go on from where they stood.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.seat import CLOCK, Seat


class Timer(Struct, frozen=True):
    spent: int = 0
    since: int | None = None

    def spent_at(self, at: int) -> int:
        return self.spent if self.since is None else self.spent + max(0, at - self.since)


class Clock(Struct, frozen=True):
    timers: dict[str, Timer] = {}
    paused: bool = False


class Reading(Struct, frozen=True):
    """One timer as a page shows it: how much is left of how much, and whether it runs.

    Below zero it is overtime.
    """

    timer: str
    of: Seat | None
    left: int
    ms: int
    running: bool
    prompt: str


def run(clock: Clock, prompts: Iterable[Prompt], at: int) -> Clock:
    """Start the timers of the open prompts, stop all others."""
    wanted = set() if clock.paused else {p.limit.timer for p in prompts if p.limit and p.seat == CLOCK}
    changed = {
        name: Timer(timer.spent_at(at))
        for name, timer in clock.timers.items()
        if timer.since is not None and name not in wanted
    }
    for name in wanted:
        timer = clock.timers.get(name, Timer())
        if timer.since is None:
            changed[name] = Timer(timer.spent, at)
    return Clock({**clock.timers, **changed}, clock.paused) if changed else clock


def pause(clock: Clock, at: int) -> Clock:
    return Clock(run(clock, (), at).timers, paused=True)


def resume(clock: Clock) -> Clock:
    return Clock(clock.timers, paused=False)


def allowance(limit: Limit, factors: Mapping[Seat, float]) -> int:
    """The time this limit gives, with the player's own factor; a minute before or after par is a minute."""
    par = limit.ms if limit.par is None else limit.par
    return _scaled(par, limit, factors) + limit.ms - par


def _scaled(ms: int, limit: Limit, factors: Mapping[Seat, float]) -> int:
    whose = (limit.of,) if limit.of else limit.shared
    return round(ms * max(factors.get(seat, 1.0) for seat in whose)) if whose else ms


def due(clock: Clock, limit: Limit, factors: Mapping[Seat, float]) -> int | None:
    """When the limit runs out if nothing changes; never, while it stands still."""
    timer = clock.timers.get(limit.timer)
    if timer is None or timer.since is None:
        return None
    return timer.since + allowance(limit, factors) - timer.spent


def read(
    clock: Clock,
    prompts: Iterable[Prompt],
    at: int,
    factors: Mapping[Seat, float],
    dials: Iterable[Limit] = (),
) -> list[Reading]:
    """What is shown at this moment: the timers of open prompts, and the game's dials that stand still."""
    asked = [(p.limit, p.id) for p in prompts if p.seat == CLOCK and p.limit and not p.limit.secret]
    open_now = {limit.timer for limit, _ in asked}
    standing = [(limit, "") for limit in dials if limit.timer not in open_now]
    readings = []
    for limit, prompt in (*asked, *standing):
        timer = clock.timers.get(limit.timer, Timer())
        ms = _scaled(limit.ms if limit.par is None else limit.par, limit, factors)
        left, running = ms - timer.spent_at(at), timer.since is not None
        readings.append(Reading(limit.timer, limit.of, left, ms, running, prompt))
    return readings
