"""CALCULATED VALUE: a number sentence of the two dice, and what it is worth."""

from functools import cache

from msgspec import Struct

from gamehall.games.pentathlon.arithmetic import examined as examine
from gamehall.games.pentathlon.sentences import SIGNS, Sentence, Step, read_sentence, write_sentence
from gamehall.kernel.ruling import Fault

MOST = 6
"""Pieces cover one to five spaces; six is wild."""

_SIGNS = {"all four": tuple(SIGNS), "plus and minus": ("+", "-")}


class Stated(Struct, frozen=True):
    """What a sentence is worth, if it is worth anything, and what is wrong with it."""

    value: int | None
    fault: Fault | None = None


@cache
def examined(said: str, dice: tuple[int, ...], operations: str) -> Stated | None:
    """What was stated, as a referee reads it; None: it is no number sentence."""
    sentence, found = read_sentence(said), examine(said, dice)
    if sentence is None or found is None:
        return None
    signs = {sign for step in sentence.steps for sign in step.operations}
    if not signs.issubset(_SIGNS[operations]):
        return Stated(
            found.value, Fault("operations", "At this table a value is calculated with plus and minus.")
        )
    if found.value is None:
        return Stated(None, Fault("operations", found.fault.says if found.fault else "It has no value."))
    if found.fault:
        return Stated(found.value, Fault("stated", found.fault.says))
    if not 1 <= found.value <= MOST:
        return Stated(
            found.value,
            Fault("calculated", f"The sentence is {found.value}; a piece has 1 to 5, and 6 is wild."),
        )
    return Stated(found.value)


def value_of(said: str, dice: tuple[int, ...]) -> int | None:
    found = examine(said, dice)
    return found.value if found else None


@cache
def sentences(dice: tuple[int, ...], operations: str) -> dict[int, str]:
    """Every value that these dice give, each with a sentence to state for it."""
    found: dict[int, str] = {}
    for sign in _SIGNS[operations]:
        for order in (dice, dice[::-1]):
            plain = write_sentence(Sentence((Step(order, (sign,), None),)))
            stated = examined(plain, dice, operations)
            if stated and stated.value is not None and stated.fault is None:
                found.setdefault(stated.value, f"{plain} = {stated.value}")
    return dict(sorted(found.items()))
