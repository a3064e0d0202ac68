"""Do these cubes spell the word? With a wild colour, a transfer, or neither."""

from functools import cache
from random import Random
from typing import get_args

from msgspec.structs import replace

from gamehall.games.linguishtik.cubes import Colour, Cube, cube_sets
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drill_question import Fact, Question, yes_or_no
from gamehall.games.linguishtik.practice.marking import not_spelled
from gamehall.games.linguishtik.saying import say_demand
from gamehall.games.linguishtik.solver.need import TRANSFER, WILD, Need
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.solver.words.hoard import hoard
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.manners import fit_to_show

_CUBES = 8
_KNOWN = 20_000
"""The word is one of so many of the commonest of all."""


def spelled_or_not(division: Division, rng: Random) -> Question | None:
    cubes = cube_sets()["mlag"]
    rolled = [Cube(colour, cubes.letter(at, rng.randint(1, 6))) for at, colour in enumerate(cubes.colours)]
    rng.shuffle(rolled)
    *lie, more = rolled[: _CUBES + 1]
    lie.sort(key=lambda cube: cube.letter)
    demands = _demands(lie, rng)
    need = Need(division, demands=demands, letters=tuple(lie))
    yes = rng.random() < 0.5
    word = _word(need, more, rng, yes=yes)
    if word is None:
        return None
    facts = tuple(Fact("Demand", say_demand(demand)) for demand in demands)
    asks = f"Do these cubes spell “{word}”?"
    return yes_or_no(asks, yes, _reason(need, word), facts, cubes=need.letters)


def _demands(lie: list[Cube], rng: Random) -> tuple[str, ...]:
    match rng.choices(("none", "wild", "transfer", "both"), (2, 4, 3, 1))[0]:
        case "wild":
            return (_wild(lie, rng),)
        case "transfer":
            return (_transfer(lie, rng),)
        case "both":
            return (_wild(lie, rng), _transfer(lie, rng))
    return ()


def _wild(lie: list[Cube], rng: Random) -> str:
    there = {cube.colour for cube in lie}
    return f"{WILD}:{rng.choice([colour for colour in get_args(Colour) if colour in there])}"


def _transfer(lie: list[Cube], rng: Random) -> str:
    gone = rng.choice(sorted({cube.letter for cube in lie}))
    return f"{TRANSFER}:{gone}={rng.choice([letter for letter in 'AEIOSTRN' if letter != gone])}"


def _word(need: Need, more: Cube, rng: Random, *, yes: bool) -> str | None:
    """One that fits, or one that only just does not: it wants one cube more, or what the demands changed."""
    if yes:
        found = fitting_words(need)
    else:
        near = (replace(need, resources=(more,)), replace(need, demands=()))
        found = tuple(word for each in near for word in fitting_words(each) if assign(word, need) is None)
    known = _known()
    shown = [word for word in found if word in known and fit_to_show(word)]
    return rng.choice(shown) if shown else None


@cache
def _known() -> frozenset[str]:
    return frozenset(hoard().words[:_KNOWN].tolist())


def _reason(need: Need, word: str) -> Fault:
    taken = assign(word, need)
    if taken is None:
        fault = not_spelled(need, word)
        wild = bool(need.wilds) and fault.cites != "letter-transfer"
        return Fault("colour-wild" if wild else _rule(fault.cites), fault.says)
    by = ", ".join(
        f"{letter} {_with(need.letters[at], letter)}" for letter, at in zip(word.upper(), taken, strict=True)
    )
    cites = "colour-wild" if need.wilds else "letter-transfer" if need.transfers else "letter-move"
    return Fault(cites, f"They do: {by}.")


def _with(cube: Cube, letter: str) -> str:
    return cube.colour if cube.letter == letter else f"{cube.colour} {cube.letter}"


def _rule(cites: str) -> str:
    return cites if cites == "letter-transfer" else "letter-move"
