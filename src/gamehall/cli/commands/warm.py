"""`gamehall warm`: what would make the first game slow is done now."""

import time

from gamehall.kernel import catalog
from gamehall.kernel.parts import Bots, Engine
from gamehall.machine.speech import console


def warm_all() -> None:
    """Ask every part of every game that has something to prepare."""
    out = console()
    for game in catalog.games().values():
        for part in (catalog.part(game.id, Bots), catalog.part(game.id, Engine)):
            if part is None or part.warm is None:
                continue
            name, start = type(part).__name__.lower(), time.perf_counter()
            with out.status(f"{game.name}: preparing its {name}"):
                part.warm()
            out.print(f"{game.name}: {name} ready in {time.perf_counter() - start:.1f} s")
    out.print("The hall is warm.")
