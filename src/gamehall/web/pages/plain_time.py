"""The timekeeper's part of the plain page: what is timed, how long it has been, and what may be called."""

import msgspec
from msgspec import Struct

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, StartTimer, StopTimer
from gamehall.kernel.clock import Reading
from gamehall.kernel.prompt import Limit
from gamehall.kernel.record import Header
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table
from gamehall.web.wire.wording import named


class Timed(Struct, frozen=True):
    """One timer in use, with the acts of the timekeeper as JSON."""

    prompt: str
    whose: str
    says: str
    over: bool
    running: bool
    calls: str
    call: str
    stop: str
    start: str
    turn: str


def timed(sight: Table, now: int) -> tuple[Timed, ...]:
    """What the clock's chair is asked, as that chair sees the table."""
    readings = {r.timer: r for r in clocks.read(sight.clock, sight.prompts, now, sight.header.time_factors)}
    asked = [(p.id, p.limit) for p in sight.prompts if p.seat == CLOCK and p.limit]
    return tuple(_timed(sight, id, limit, readings.get(limit.timer)) for id, limit in asked)


def _timed(sight: Table, prompt: str, limit: Limit, reading: Reading | None) -> Timed:
    header, timer = sight.header, limit.timer
    whose = header.named(f"{{{limit.of}}}") if limit.of else "Everybody"
    return Timed(
        prompt,
        whose,
        dial(reading),
        over=reading is not None and reading.left <= 0,
        running=reading is None or reading.running,
        calls=named(header, sight.game, limit.calls) or _call(header, limit),
        call=_json(limit.then),
        stop=_json(StopTimer(timer)),
        start=_json(StartTimer(timer)),
        turn=_json(StartTimer(timer, turned=True)),
    )


def _call(header: Header, limit: Limit) -> str:
    return f"Call time on {header.named(f'{{{limit.of}}}')}" if limit.of else "Call time"


def dial(reading: Reading | None) -> str:
    """In words, since it does not move on a page without script."""
    if reading is None:
        return "nobody is shown how long this lasts"
    stands = "" if reading.running else ", stopped"
    if reading.left <= 0:
        return f"{minutes(reading.ms)} are over since {minutes(-reading.left)}{stands}"
    return f"{minutes(reading.left)} left of {minutes(reading.ms)}{stands}"


def minutes(ms: int) -> str:
    seconds = ms // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def _json(action: Action) -> str:
    return msgspec.json.encode(action).decode()
