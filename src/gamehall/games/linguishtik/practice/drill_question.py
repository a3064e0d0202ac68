"""A question of a drill, with its choices and the reason for the answer."""

from random import Random

from msgspec import Struct

from gamehall.games.linguishtik.cubes import Cube
from gamehall.kernel.ruling import Fault

YES_NO = ("Yes", "No")


class Fact(Struct, frozen=True):
    """Something that is so at the table: a name and what it says."""

    name: str
    says: str


class Question(Struct, frozen=True):
    asks: str
    choices: tuple[str, ...]
    right: int
    reasons: tuple[Fault, ...]
    """For each choice why it is right or wrong, with the rule."""
    facts: tuple[Fact, ...] = ()
    cubes: tuple[Cube, ...] = ()
    text: str = ""
    """A sentence, with a word of it marked where `word` is not empty."""
    word: str = ""
    start: int = 0
    note: str = ""
    """Where the answer comes from, if that is not certain."""


def yes_or_no(asks: str, yes: bool, reason: Fault, facts: tuple[Fact, ...] = (), **more: object) -> Question:
    reasons = (reason, reason)
    return Question(asks, YES_NO, 0 if yes else 1, reasons, facts, **more)  # type: ignore[arg-type]


def one_of(
    asks: str, right: tuple[str, Fault], wrong: list[tuple[str, Fault]], rng: Random, **more: object
) -> Question:
    """Up to four choices in chance order."""
    chosen = [right, *rng.sample(wrong, min(3, len(wrong)))]
    rng.shuffle(chosen)
    names, reasons = zip(*chosen, strict=True)
    return Question(asks, names, chosen.index(right), reasons, **more)  # type: ignore[arg-type]
