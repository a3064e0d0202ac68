"""Cubes and needs for tests, by chance but always the same."""

from collections.abc import Iterator
from random import Random
from string import ascii_uppercase

from gamehall.english.terms import Division
from gamehall.english.writing.orders import legal_order
from gamehall.games.linguishtik.cubes import Cube, cube_sets
from gamehall.games.linguishtik.need import Need


def rolled(rng: Random) -> list[Cube]:
    cubes = cube_sets()["mlag"]
    found = [Cube(colour, cubes.letter(at, rng.randint(1, 6))) for at, colour in enumerate(cubes.colours)]
    rng.shuffle(found)
    return found


def needs(count: int, seed: int) -> Iterator[Need]:
    """Legal demands on rolled cubes, many with a wild colour or a transfer."""
    rng = Random(seed)
    for _ in range(count):
        order = legal_order(rng)
        demands = [
            f"type:{order.type.value}",
            *(f"function:{f.value}" for f in order.functions),
            *order.demands,
        ]
        if rng.random() < 0.4:
            demands.append(f"wild:{rng.choice(('red', 'pink', 'orange', 'black', 'yellow'))}")
        if rng.random() < 0.2:
            gone, now = rng.sample(ascii_uppercase, 2)
            demands.append(f"transfer:{gone}={now}")
        cubes = rolled(rng)[len(demands) % 8 :]
        on_mat = rng.randint(0, 9)
        yield Need(
            order.division,
            order.designation,
            tuple(demands),
            tuple(cubes[:on_mat]),
            tuple(cubes[on_mat:]),
            rng.choice((None, None, 0, 1, 2)),
        )


def spelled_with(letters: str, *demands: str, resources: str = "", most: int | None = None) -> Need:
    """Red cubes that show these letters."""
    on_mat, beside = (tuple(Cube("red", letter) for letter in text) for text in (letters, resources))
    return Need(Division.SENIOR, "s-v", demands, on_mat, beside, most)
