"""A person in the clock's chair: starts, stops and turns the timers, calls time. The dials only advise."""

from collections.abc import Iterable

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, StartTimer, StopTimer
from gamehall.kernel.clock import Clock, Timer
from gamehall.kernel.event import TimerStarted, TimerStopped
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.record import Header
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import CLOCK, Seat


def rule_timer(
    header: Header, prompts: Iterable[Prompt], clock: Clock, seat: Seat, action: StartTimer | StopTimer
) -> Ruling:
    """May they move this timer, and what follows?"""
    if seat != CLOCK or not header.person_keeps_time:
        return refused("hall-timekeeper", "Only the timekeeper starts and stops the timers.")
    if clock.paused:
        return refused("hall-pause", "The table is paused.")
    limits = [p.limit for p in prompts if p.seat == CLOCK and p.limit]
    limit = next((one for one in limits if one.timer == action.timer), None)
    if limit is None:
        return refused("hall-timekeeper", "No such timer is in use now.")
    held, whose = clock.timers.get(limit.timer, Timer()).held, _whose(limit)
    match action:
        case StopTimer() if held:
            return refused("hall-timekeeper", f"The timer{whose} stands already.")
        case StopTimer(timer):
            return allowed("hall-timekeeper", f"The timer{whose} is stopped.", TimerStopped(timer))
        case StartTimer(turned=False) if not held:
            return refused("hall-timekeeper", f"The timer{whose} runs already.")
    says = f"The timer{whose} {'begins again' if action.turned else 'goes on'}."
    return allowed("hall-timekeeper", says, TimerStarted(action.timer, action.turned))


def objection(header: Header, clock: Clock, prompt: Prompt, called: Action, at: int) -> Ruling | None:
    """Why a timekeeper may not make this call now; the game rules on every other."""
    limit = prompt.limit
    if prompt.seat != CLOCK or limit is None:
        return None
    cites = limit.cites or "hall-timekeeper"
    if called != limit.then:
        first = f" Another call comes first: {limit.calls}." if limit.calls else ""
        return refused(cites, f"That time does not run now.{first}")
    if not header.person_keeps_time:
        return None
    spent = clock.timers.get(limit.timer, Timer()).spent_at(at)
    missing = clocks.over(limit, header.time_factors) - spent
    if limit.firm and missing > 0:
        seconds = -(-missing // 1000)
        left = "1 second" if seconds == 1 else f"{seconds} seconds"
        return refused(cites, f"{{{limit.of}}} has {left} left." if limit.of else f"There are {left} left.")
    return None


def _whose(limit: Limit) -> str:
    return f" of {{{limit.of}}}" if limit.of else ""
