"""Positions of shakes, drawn by chance: real rolls, and demands that the divisions allow."""

from collections.abc import Iterator
from random import Random
from string import ascii_uppercase

from gamehall.games.linguishtik.campaign.orders import legal_order
from gamehall.games.linguishtik.cubes import Cube, cube_sets
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, Need

_SET = "mlag"
_MOST_ON_MAT = 9
_WILD, _TRANSFER = 0.3, 0.1
"""How often a colour is wild, and a letter another."""


def rolled(rng: Random) -> list[Cube]:
    """All cubes as they fell, in an order of chance."""
    cubes = cube_sets()[_SET]
    found = [Cube(colour, cubes.letter(at, rng.randint(1, 6))) for at, colour in enumerate(cubes.colours)]
    rng.shuffle(found)
    return found


def needs(count: int, seed: int) -> Iterator[Need]:
    """What is needed in so many positions, after Impossible, Now or a forceout; another seed, others."""
    rng = Random(seed)
    for _ in range(count):
        yield _drawn(rng)


def _drawn(rng: Random) -> Need:
    order = legal_order(rng)
    general = list(order.demands)
    if rng.random() < _WILD:
        general.append(f"{WILD}:{rng.choice(list(cube_sets()[_SET].cubes))}")
    if rng.random() < _TRANSFER:
        gone, now = rng.sample(ascii_uppercase, 2)
        general.append(f"{TRANSFER}:{gone}={now}")
    rng.shuffle(general)
    cubes = rolled(rng)
    carriers = [cube for cube in cubes if cube.colour in cube_sets()[_SET].carries]
    opening = [f"{TYPE}:{order.type.value}", *(f"{FUNCTION}:{each.value}" for each in order.functions)]
    demands = (*opening, *general)[: len(carriers)]
    for carrier in carriers[: len(demands)]:
        cubes.remove(carrier)
    on_mat = rng.randint(0, _MOST_ON_MAT)
    return Need(
        order.division,
        order.designation,
        demands,
        tuple(cubes[:on_mat]),
        tuple(cubes[on_mat:]),
        rng.choice((None, None, 1, 2)),
    )
