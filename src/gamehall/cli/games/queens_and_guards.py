"""`gamehall bench queens`: how many positions a second the search of Queens & Guards looks at."""

import time
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gamehall.cli.games import Commands

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Positive = Annotated[int, Parameter(validator=Number(gte=1))]

_GOAL = 1_000_000


def queens(*, nodes: Positive = 3_000_000, depth: Positive = 5, json: Flag = False) -> int:
    """Measure the engine of Queens & Guards, on one core.

    Parameters
    ----------
    nodes
        Positions to search from the start layout.
    depth
        Turns for which every way to play is counted.
    json
        Print the figures as JSON.
    """
    from gamehall.games.queens_and_guards import engine
    from gamehall.games.queens_and_guards.board import layouts
    from gamehall.games.queens_and_guards.engine.perft import perft
    from gamehall.games.queens_and_guards.traps import Ground
    from gamehall.machine.speech import errors
    from gamehall.proving.figures import Figure, show

    with errors().status("getting the engine ready"):
        engine.warm()
    layout = layouts()["agon"]
    ground = Ground("line", layout.crowns)
    start = engine.position(ground, layout.board, "white")
    began = time.process_time()
    found = engine.think(ground, start, nodes=nodes)
    searched = time.process_time() - began
    assert found
    began = time.process_time()
    ways = perft(engine.of_ground(ground), start, depth)
    counted = time.process_time() - began
    figures = [
        Figure("positions searched", found.nodes / searched, "nodes/s", _GOAL),
        Figure("turns looked ahead", found.depth, "turns"),
        Figure(f"ways to play {depth} turns, counted", ways / counted, "ways/s"),
        Figure("the same", ways, "ways"),
    ]
    show(figures, f"Queens & Guards on one core, processor time, {found.nodes:,} positions", json)
    return 0


COMMANDS = Commands(bench={"queens": queens})
