"""`gamehall crashtest --at events`: a hall is killed at the writes of an event, before each and after it."""

import random
import time
from pathlib import Path

from gamehall.machine.speech import Unusable, console
from gamehall.proving.crashtest import counted, own_folder, tell_problems
from gamehall.proving.event_left import Found, Left, examine
from gamehall.proving.event_life import Kill, Place


def crash_at_events(kills: int, seed: int, data: Path | None) -> int:
    """Run the test and say plainly what came of it; 1 when something was lost, doubled or not heard."""
    began = time.monotonic()
    with own_folder(data) as folder:
        whole = Place(folder / "whole")
        if whole.live(None) != 0:
            raise Unusable(f"The event did not come to its end, also without a kill: {whole.said()}")
        found = examine(whole)
        problems = list(found.problems)
        points = [Kill(write, told) for write in range(whole.writes) for told in (False, True)]
        chosen = sorted(random.Random(seed).sample(points, min(kills, len(points))))
        killed = told = 0
        with counted(len(chosen)) as advance:
            for kill in chosen:
                deaths, after = _killed(Place(folder / f"{kill}"), kill, random.Random(f"{seed}/{kill}"))
                killed, told = killed + deaths, told + after.told
                problems += [f"Killed {kill}: {problem}" for problem in after.problems]
                if after.left and found.left and after.left != found.left:
                    problems.append(f"Killed {kill}: {_unlike(found.left, after.left)}")
                advance()
    out = console()
    out.print(
        f"{killed} kills at {len(chosen)} of {len(points)} moments of an event in "
        f"{time.monotonic() - began:.0f} s; {told} things that people were told were looked for."
    )
    if tell_problems(problems):
        return 1
    if not (killed and told):
        out.print("[red]✗[/] This proves nothing: no hall was killed.")
        return 1
    out.print(
        "[green]✓[/] Every event went on and ended as it would have without a kill: nothing that anybody was "
        "told was lost or done twice, every result of a table came in once, and every record holds."
    )
    return 0


def _killed(place: Place, kill: Kill, rng: random.Random) -> tuple[int, Found]:
    """A hall that dies there; the next may die too, and the last one goes on to the end."""
    deaths = 0
    for each in (kill, Kill(rng.randrange(12), rng.random() < 0.5)):
        if place.live(each) == 0:
            break
        deaths += 1
    if place.live(None) != 0:
        return deaths, Found(None, [f"the event could not be gone on with: {place.said()}"])
    return deaths, examine(place)


def _unlike(whole: Left, other: Left) -> str:
    if whole.said != other.said:
        return f"another record: {', '.join(other.said)}."
    return f"another event: {other.stands}."
