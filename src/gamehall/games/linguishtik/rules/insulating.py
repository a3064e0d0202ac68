"""LT 13.6 C: what was illegal and nobody called stands; what of it nobody can judge is void.

A demand that was only made too often can be judged: it holds with the others.
"""

from functools import lru_cache

from msgspec import Struct

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.rules.demanding import demand_faults, designation_faults
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, name_of

CITES = ("illegal-insulated",)

_ALL = Division.SENIOR
"""The division that knows every demand of the others."""


class Standing(Struct, frozen=True):
    """What solutions are judged by, and the division whose lists hold all of it."""

    division: Division
    designation: str
    """Empty where none was made, or none that anybody knows."""
    demands: tuple[str, ...]


@lru_cache(maxsize=2048)
def standing(division: Division, designation: str, demands: tuple[str, ...]) -> Standing:
    """What was designated and demanded, without what is void."""
    kept: tuple[int, ...] = tuple(range(len(demands)))
    wide = division
    if not _legal(division, demands):
        kept, wide = _judgeable(division, demands)
    if designation and designation_faults(division, designation):
        known = not designation_faults(_ALL, designation)
        designation, wide = (designation, _ALL) if known else ("", wide)
    return Standing(wide, designation, tuple(demands[at] for at in sorted(kept)))


def _legal(division: Division, demands: tuple[str, ...]) -> bool:
    return not any(_faulty(division, demands[:at], demand) for at, demand in enumerate(demands))


def _judgeable(division: Division, demands: tuple[str, ...]) -> tuple[tuple[int, ...], Division]:
    """The demands that some division knows, in whatever order they were made."""
    ranks = {TYPE: 0, FUNCTION: 1}
    kept: list[int] = []
    wide = division
    for at in sorted(range(len(demands)), key=lambda at: ranks.get(name_of(demands[at]), 2)):
        before = tuple(demands[one] for one in kept)
        if _faulty(division, before, demands[at]):
            if _faulty(_ALL, before, demands[at]):
                continue
            wide = _ALL
        kept.append(at)
    return tuple(kept), wide


def _faulty(division: Division, before: tuple[str, ...], demand: str) -> bool:
    return bool(demand_faults(division, "simple", before, demand, counted=False))
