"""A person at the terminal who keeps the time: `clock` lists the timers, `clock call 1` calls one over."""

from collections.abc import Iterator

from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action, StartTimer, StopTimer
from gamehall.kernel.numerals import read_number
from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table

HELP = """\
clock                 the timers you keep, and what is left of them
clock call 1          say that this time is over;  stop, start and turn  move the timer"""


def timers(table: Table) -> list[tuple[Prompt, Limit]]:
    return [(p, p.limit) for p in table.prompts if p.seat == CLOCK and p.limit]


def listed(table: Table, now: int) -> Iterator[str]:
    """Each timer in use by its number: its dial, and what is called when it is over."""
    readings = {r.timer: r for r in clocks.read(table.clock, table.prompts, now, table.header.time_factors)}
    for number, (_, limit) in enumerate(timers(table), start=1):
        reading = readings.get(limit.timer)
        calls = table.header.named(limit.calls) or "Call time"
        if reading is None:
            yield f"{number:4}  {calls}"
            continue
        stands = "" if reading.running else ", stopped"
        left = reading.left // 1000
        dial = f"over since {-left} s" if reading.left <= 0 else f"{left} s left of {reading.ms // 1000}"
        yield f"{number:4}  {calls} ({dial}{stands})"


def meant(table: Table, text: str) -> tuple[str, Action] | None:
    """What `call 1`, `stop 1`, `start 1` or `turn 1` means, with the prompt it answers; 1 if none is said."""
    word, _, rest = text.strip().partition(" ")
    kept, number = timers(table), rest.strip() or "1"
    which = read_number(number) or 0
    if not 1 <= which <= len(kept):
        return None
    prompt, limit = kept[which - 1]
    match word.lower():
        case "call":
            return prompt.id, limit.then
        case "stop":
            return "", StopTimer(limit.timer)
        case "start":
            return "", StartTimer(limit.timer)
        case "turn":
            return "", StartTimer(limit.timer, turned=True)
    return None
