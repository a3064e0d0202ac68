"""Cubes, designations and demands as people type them: `black e` or `be`, `S-V-DO`, `red is wild`."""

import re
from collections.abc import Iterable
from functools import cache
from typing import get_args

from gamehall.games.linguishtik.cubes import Colour
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.grounds import ground, grounds
from gamehall.games.linguishtik.offering import TEMPLATES, designations, sheet
from gamehall.games.linguishtik.rules.demanding import TYPES
from gamehall.games.linguishtik.saying import name_demand, name_designation, say_demand
from gamehall.games.linguishtik.solver.need import FUNCTION, TYPE, detail_of, name_of
from gamehall.games.linguishtik.state import State

INITIALS: dict[str, Colour] = {colour[0]: colour for colour in get_args(Colour)}
"""No two colours begin alike, so that a cube is written in two letters: bE is a black E."""
_CUBE = "Name a cube by its colour and letter: black e, or short be."
_NUMBERS = ("four", "five", "six", "seven", "eight", "nine", "ten")
_FILLING = {"a", "an", "the", "word", "must", "be", "is", "of", "case", "degree"}


class Unwritten(Exception):
    """What was typed means nothing at this table; the sentence says how to write it."""


def write_cube(state: State, cube: int) -> str:
    """bE: the colour by its initial, and the letter."""
    return f"{state.colour(cube)[0]}{state.letters[cube]}"


def read_cube(state: State, words: list[str]) -> tuple[int, list[str]]:
    """The cube of Resources that the first words name, and the words after it."""
    colour, letter, rest = _named(words)
    there = [cube for cube in state.at("resources") if state.letters[cube] == letter]
    found = [cube for cube in there if colour in (None, state.colour(cube))]
    if not found:
        raise Unwritten(f"No {f'{colour} ' if colour else ''}{letter} lies in Resources.")
    colours = dict.fromkeys(state.colour(cube) for cube in found)
    if len(colours) > 1:
        raise Unwritten(f"There is {letter} on {_either(colours)}: name the colour too.")
    return found[0], rest


def _named(words: list[str]) -> tuple[Colour | None, str, list[str]]:
    match [word.lower() for word in words[:2]]:
        case [first, second] if len(second) == 1 and (colour := _colour(first)):
            return colour, second.upper(), words[2:]
        case [first, second] if len(first) == 1 and second in get_args(Colour):
            return INITIALS[second[0]], first.upper(), words[2:]
        case [first, *_] if len(first) == 2 and first[0] in INITIALS and first.isalpha():
            return INITIALS[first[0]], first[1].upper(), words[1:]
        case [first, *_] if len(first) == 1 and first.isalpha():
            return None, first.upper(), words[1:]
    raise Unwritten(_CUBE)


def _colour(word: str) -> Colour | None:
    return INITIALS.get(word) or next((colour for colour in get_args(Colour) if colour == word), None)


def read_designation(text: str) -> str | None:
    """A pattern, structure or purpose of any division, as the sheet prints it or as it is kept."""
    return _designations().get(_plain(text))


def read_demand(text: str) -> str | None:
    """A demand of any division by its name, by its sentence, or as it is kept."""
    said = " ".join(text.strip().rstrip(".").split())
    return _of_letters(said.lower()) or _demands().get(_plain(said))


def write_demand(demand: str) -> str:
    """As people type it: type noun, plural, contains E."""
    named = name_of(demand)
    return f"{named} {name_demand(demand)}" if named in (TYPE, FUNCTION) else name_demand(demand)


def read_fault(state: State, text: str) -> str:
    """What an objection concerns, as a judge finds it: a demand of this shake before all others."""
    said = text.strip().lower()
    demand, designation = read_demand(said), read_designation(said)
    if known := ground(said):
        return said.replace(" ", "-") if said.replace(" ", "-") in known.also else known.id
    if designation and (designation == state.designation or demand not in state.demands):
        return designation
    if demand:
        named = name_of(demand)
        return TYPE if named == TYPE else detail_of(demand) if named == FUNCTION else demand
    listed = "".join(f"\n  {one.id}: {one.says}" for one in grounds())
    raise Unwritten(f"Name the fault: the designation, a demand, or one of these.{listed}")


def _of_letters(said: str) -> str | None:
    """Demands that name letters, a number or a colour."""
    number = "|".join(_NUMBERS)
    patterns = (
        (r"(?:must )?(?:not contain|does not contain|lacks?)[: ](?:an? )?([a-z])", "lacks:{0}"),
        (r"(?:must )?contains?[: ](?:an? )?([a-z])", "contains:{0}"),
        (r"transfer[: ](?:all )?([a-z])(?:'?s)?(?:=| = | to | becomes? | )(?:an? )?([a-z])(?:'?s)?", ""),
        (r"(?:all )?([a-z])(?:'?s)?(?:=| = | becomes? )([a-z])(?:'?s)?", ""),
    )
    for pattern, form in patterns:
        if found := re.fullmatch(pattern, said):
            letters = [letter.upper() for letter in found.groups()]
            return form.format(*letters) if form else "transfer:{}={}".format(*letters)
    if found := re.fullmatch(rf"(?:length[: ])?([0-9]{{1,2}}|{number})(?: letters?)?", said):
        word = found[1]
        return f"length:{_NUMBERS.index(word) + 4 if word in _NUMBERS else word}"
    colours = "|".join(get_args(Colour))
    if found := re.fullmatch(rf"wild[: ]({colours})|({colours}) (?:is )?wild", said):
        return f"wild:{found[1] or found[2]}"
    return None


@cache
def _designations() -> dict[str, str]:
    listed = [d for division in Division for group in designations(division) for d in group.demands]
    return {_plain(name): each for each in listed for name in (each, name_designation(each))}


@cache
def _demands() -> dict[str, str]:
    """Every demand by all its names; what is listed first keeps a name that two could bear."""
    found: dict[str, str] = {}
    for pos in (None, *TYPES):
        for division in reversed(Division):
            for each in sheet(division, pos):
                for demand in (one for one in each.demands if one not in TEMPLATES):
                    for name in (demand, name_demand(demand), say_demand(demand), write_demand(demand)):
                        found.setdefault(_plain(name), demand)
    return found


def _plain(text: str) -> str:
    """Without what people may leave out or write otherwise."""
    words = re.split(r"[^a-z0-9]+", text.lower())
    return " ".join(word for word in words if word and word not in _FILLING)


def _either(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
