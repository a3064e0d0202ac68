"""Time as a value. A clock is told the time and never reads it.

A prompt to the CLOCK seat carries a `Limit`; its timer runs while that prompt is open and the table
is not paused. Timers that stop and start again go on from where they stood.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Limit, Prompt, Role
from gamehall.kernel.seat import CLOCK, Seat


class Timer(Struct, frozen=True):
    spent: int = 0
    since: int | None = None
    held: bool = False
    """A timekeeper has stopped it; it stands until it is started, or its prompt closes."""

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
    calls: str = ""
    """What a timekeeper does when it is over."""
    firm: bool = False
    """The last time there is: the player has been warned."""
    role: Role = "turn"
    kind: str = ""
    """The name of what the clock says when it is over: times of one kind are called by one name."""
    then: Action | None = None
    """What the clock says when it is over, as a timekeeper would."""
    what: str = ""
    """What it is for, in a few words."""


def run(clock: Clock, prompts: Iterable[Prompt], at: int) -> Clock:
    """Start the timers of the open prompts, stop all others."""
    asked = {p.limit.timer for p in prompts if p.limit and p.seat == CLOCK}
    changed = {
        name: Timer(timer.spent_at(at), held=timer.held and name in asked)
        for name, timer in clock.timers.items()
        if (timer.since is not None and (clock.paused or name not in asked))
        or (timer.held and name not in asked)
    }
    for name in () if clock.paused else asked:
        timer = clock.timers.get(name, Timer())
        if timer.since is None and not timer.held:
            changed[name] = Timer(timer.spent, at)
    return Clock({**clock.timers, **changed}, clock.paused) if changed else clock


def pause(clock: Clock, at: int) -> Clock:
    stopped = {name: Timer(timer.spent_at(at), held=timer.held) for name, timer in clock.timers.items()}
    return Clock(stopped, paused=True)


def resume(clock: Clock) -> Clock:
    return Clock(clock.timers, paused=False)


def hold(clock: Clock, name: str, at: int) -> Clock:
    """A timekeeper stops this timer."""
    timer = Timer(clock.timers.get(name, Timer()).spent_at(at), held=True)
    return Clock({**clock.timers, name: timer}, clock.paused)


def release(clock: Clock, name: str, at: int, *, turned: bool) -> Clock:
    """A timekeeper lets this timer go on from where it stands, or turns it: then all of it is left."""
    timer = Timer(0 if turned else clock.timers.get(name, Timer()).spent_at(at))
    return Clock({**clock.timers, name: timer}, clock.paused)


def allowance(limit: Limit, factors: Mapping[Seat, float]) -> int:
    """The time this limit gives, with the player's own factor; a minute before or after par is a minute."""
    par = limit.ms if limit.par is None else limit.par
    return _scaled(par, limit, factors) + limit.ms - par


def _scaled(ms: int, limit: Limit, factors: Mapping[Seat, float]) -> int:
    whose = (limit.of,) if limit.of else limit.shared
    return round(ms * max(factors.get(seat, 1.0) for seat in whose)) if whose else ms


def over(limit: Limit, factors: Mapping[Seat, float]) -> int:
    """How long the limit's timer has run at its first moment outside."""
    ms = allowance(limit, factors)
    return ms + (limit.last == "inside" and ms > 0)


def due(clock: Clock, limit: Limit, factors: Mapping[Seat, float]) -> int | None:
    """The first moment outside the limit if nothing changes; never, while it stands still."""
    timer = clock.timers.get(limit.timer)
    if timer is None or timer.since is None:
        return None
    return timer.since + over(limit, factors) - timer.spent


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
    standing = [(limit, "") for limit in dials if limit.timer not in open_now and not limit.secret]
    readings = []
    for limit, prompt in (*asked, *standing):
        timer = clock.timers.get(limit.timer, Timer())
        ms = _scaled(limit.ms if limit.par is None else limit.par, limit, factors)
        left, running = ms - timer.spent_at(at), timer.since is not None
        then = limit.then
        readings.append(
            Reading(
                limit.timer, limit.of, left, ms, running, prompt, limit.calls, limit.firm,
                limit.role, type(then).__name__, then, limit.what,
            )
        )  # fmt: skip
    return readings
