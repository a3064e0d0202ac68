"""`gamehall warm`: what would make the first game slow is done now."""

import time

from gamehall.cli.speech import console
from gamehall.kernel import catalog

_PARTS = ("bots", "engine", "review")


def warm_all() -> None:
    """Ask every part of every game that has something to prepare."""
    out = console()
    for game in catalog.games().values():
        for name in _PARTS:
            warm = getattr(catalog.part(game.id, name), "warm", None)
            if warm is None:
                continue
            start = time.perf_counter()
            with out.status(f"{game.name}: preparing its {name}"):
                warm()
            out.print(f"{game.name}: {name} ready in {time.perf_counter() - start:.1f} s")
    out.print("The hall is warm.")
