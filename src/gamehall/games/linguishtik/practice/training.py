"""Exercises for one: cubes rolled and demands stacked from a seed, proved solvable before they are shown."""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from gamehall.games.linguishtik.cubes import Cube, cube_sets
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import designations, offers
from gamehall.games.linguishtik.practice import easy
from gamehall.games.linguishtik.rules.demanding import TYPES
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, Need, detail_of, name_of
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.possible import Possibility, possible
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.lexicon.knowledge import Pos
from gamehall.lexicon.manners import fit_to_show

MOST_SEEDS = 1_000_000_000
"""Exercises are numbered from 0 to one less than this."""

_KEPT = 256
_SET = "mlag"
_LEAST = 4
"""So many words must fit, so that an exercise does not hang on one."""
_TRIES = 12
"""So many demands are tried for each place on the demand sheet."""
_DRAWS = 400
"""So many stacks are tried; one in two or three is solvable."""
_WEIGHTS = {Pos.NOUN: 6, Pos.PRONOUN: 3, Pos.VERB: 6, Pos.ADJECTIVE: 5, Pos.ADVERB: 3, Pos.PREPOSITION: 2,
            Pos.CONJUNCTION: 2, Pos.INTERJECTION: 1}  # fmt: skip
_OF_CUBES = (WILD, TRANSFER)
_RARE = "JQXZK"


class Level(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


FURTHER = {Level.EASY: 0, Level.MEDIUM: 2, Level.HARD: 4}
"""General demands besides the type and the function; at the hard level one on the cubes comes on top."""


class Exercise(Struct, frozen=True):
    division: Division
    level: Level
    seed: int
    need: Need
    carriers: tuple[Cube, ...]
    """The cubes on Demands, one for each demand in order."""
    model: Possibility
    """A solution that the judge finds valid."""

    @property
    def words(self) -> tuple[str, ...]:
        """Those that fit, with the one of the solution: first those that are usually what is asked for."""
        found = [word for word in fitting_words(self.need) if fit_to_show(word)]
        own, pos = self.model.word.lower(), self.need.type
        all_of_them = found if own in found else [*found, own]
        return tuple(sorted(all_of_them, key=lambda word: pos is not None and not easy.usual(word, pos)))

    @property
    def now(self) -> bool:
        """Whether it is a Now, with one more cube, or an Impossible to be refuted with any."""
        return self.need.most is not None


class NotDrawn(Exception):
    """No stack of demands was found that can be solved."""


@lru_cache(_KEPT)
def draw(division: Division, level: Level, seed: int) -> Exercise:
    """The exercise with this number: always the same one."""
    for attempt in range(_DRAWS):
        rng = Random(f"{division.value} {level.value} {seed} {attempt}")
        if drawn := _drawn(division, level, seed, rng):
            return drawn
    raise NotDrawn(f"no {level} exercise {seed} for {division}")


def _drawn(division: Division, level: Level, seed: int, rng: Random) -> Exercise | None:
    cubes = _rolled(rng)
    spare = [at for at, cube in enumerate(cubes) if cube.colour in cube_sets()[_SET].carries]
    rng.shuffle(spare)
    need = _opened(division, level, rng)
    for _ in range(FURTHER[level]):
        further = _further(need, _left(cubes, spare, len(need.demands) + 1), rng)
        if further is None:
            return None
        need = further
    if level is Level.HARD:
        need = _with(need, _of_cubes(need, _left(cubes, spare, len(need.demands) + 1), rng))
    used = spare[: len(need.demands)]
    left = tuple(cube for at, cube in enumerate(cubes) if at not in used)
    need = replace(need, resources=left)
    if len(fitting_words(need)) < _LEAST:
        return None
    model = possible(need, rng.randrange(1000))
    if model.verdict != "possible" or not fit_to_show(model.word.lower()):
        return None
    if level is Level.EASY and not _easy(need, model):
        return None
    need = _laid_out(need, model, level, rng)
    spelled = assign(model.word, need)
    assert spelled is not None
    carriers = tuple(cubes[at] for at in used)
    return Exercise(division, level, seed, need, carriers, replace(model, words=(), cubes=spelled))


def _easy(need: Need, model: Possibility) -> bool:
    """Words that a beginner takes for what is asked are there, and one of them is in the solution."""
    pos = need.type
    assert pos is not None
    there = [word for word in fitting_words(need) if easy.usual(word, pos)]
    return len(there) >= _LEAST and easy.usual(model.word, pos)


def _rolled(rng: Random) -> tuple[Cube, ...]:
    cubes = cube_sets()[_SET]
    return tuple(Cube(colour, cubes.letter(at, rng.randint(1, 6))) for at, colour in enumerate(cubes.colours))


def _left(cubes: tuple[Cube, ...], spare: list[int], demands: int) -> tuple[Cube, ...]:
    """The cubes that still can be letters when so many carry demands."""
    return tuple(cube for at, cube in enumerate(cubes) if at not in spare[:demands])


def _opened(division: Division, level: Level, rng: Random) -> Need:
    """The designation, the type and the function."""
    beginner = level is Level.EASY
    groups = [each.demands for each in designations(division)]
    if beginner:
        groups = [tuple(d for d in demands if d in easy.DESIGNATIONS) for demands in groups]
    need = Need(division, rng.choice(rng.choice([demands for demands in groups if demands])))
    types = [pos for pos in TYPES if not beginner or pos in easy.TYPES]
    pos = rng.choices(types, [_WEIGHTS[pos] for pos in types])[0]
    need = _with(need, f"{TYPE}:{pos.value}")
    functions = [demand for demand in _open(need) if name_of(demand) == FUNCTION]
    if beginner:
        functions = [demand for demand in functions if detail_of(demand) in easy.FUNCTIONS] or functions
    return _with(need, rng.choice(functions)) if functions else need


def _further(need: Need, letters: tuple[Cube, ...], rng: Random) -> Need | None:
    """One more general demand, that leaves words and does not contradict the others."""
    groups = [
        each for each in offers(need.division, need.designation, need.demands) if each.group != FUNCTION
    ]
    for _ in range(_TRIES):
        demands = [demand for demand in rng.choice(groups).demands if name_of(demand) not in _OF_CUBES]
        if not demands:
            continue
        tried = _with(need, _named(rng.choice(demands), letters, rng))
        if _agrees(tried) and len(fitting_words(replace(tried, resources=letters))) >= _LEAST:
            return tried
    return None


def _named(demand: str, letters: tuple[Cube, ...], rng: Random) -> str:
    """The demand with the letter or the number that it names."""
    if "?" not in demand:
        return demand
    if name_of(demand) == "length":
        return demand.replace("?", str(rng.choices(range(4, 11), (4, 5, 5, 4, 3, 1, 1))[0]))
    there = sorted({cube.letter for cube in letters} - {*_RARE})
    return demand.replace("?", rng.choice(there))


def _of_cubes(need: Need, letters: tuple[Cube, ...], rng: Random) -> str:
    """A wild colour, or a letter that becomes another."""
    colours = sorted({cube.colour for cube in letters})
    if rng.random() < 0.6:
        return f"{WILD}:{rng.choice(colours)}"
    gone, now = rng.sample(sorted({cube.letter for cube in letters}), 2)
    return f"{TRANSFER}:{gone}={now}"


def _agrees(need: Need) -> bool:
    assert need.type is not None
    order = Order(need.division, need.designation, need.type, need.functions, need.claimed)
    return contradiction(order) is None


def _laid_out(need: Need, model: Possibility, level: Level, rng: Random) -> Need:
    """Some cubes lie on Letters: for a Now all but one of those that a solution needs, and others."""
    spelled = assign(model.word, need)
    assert spelled is not None
    now = level is not Level.EASY and rng.random() < 0.5
    cubes = need.resources
    others = [at for at in range(len(cubes)) if at not in spelled]
    kept = rng.sample(range(len(spelled)), len(spelled) - 1 if now else min(2, len(spelled)))
    on_mat = sorted(
        {spelled[at] for at in kept} | {*rng.sample(others, min(len(others), rng.randint(0, 2)))},
        key=lambda at: (cubes[at].letter, at),
    )
    beside = tuple(cube for at, cube in enumerate(cubes) if at not in on_mat)
    return replace(need, letters=tuple(cubes[at] for at in on_mat), resources=beside, most=1 if now else None)


def _with(need: Need, demand: str) -> Need:
    return replace(need, demands=(*need.demands, demand))


def _open(need: Need) -> Iterator[str]:
    for each in offers(need.division, need.designation, need.demands):
        yield from each.demands
