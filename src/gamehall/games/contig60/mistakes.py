"""Mistakes as pupils make them, for bots that are to be caught."""

from random import Random

from gamehall.games.contig60 import acts
from gamehall.games.contig60.play import Sheet, State
from gamehall.games.contig60.referee import playable, said_result, value_of
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.sentences import SIGNS, Sentence, Step, write_sentence
from gamehall.kernel.action import Action


def slip(state: State, sheet: Sheet, rng: Random) -> Action | None:
    """A wrong sentence for an uncovered space, or a pass though a play exists."""
    plays = playable(state, sheet.dice)
    if plays and state.card.phase == "play" and rng.random() < 0.25:
        return common.PassCard()
    wrong = _left_to_right(state, sheet) + _off_by_one(state, sheet)
    return acts.Announce(rng.choice(wrong)) if wrong and state.chips[sheet.by] else None


def claimed(state: State, sheet: Sheet) -> int:
    """The space a player means by a sentence: the result they said, right or wrong."""
    said = said_result(sheet)
    value = said if said is not None else value_of(state, sheet)
    assert value is not None
    return int(value)


def wrong_score(right: int, rng: Random) -> int:
    return right + rng.choice((-2, -1, 1, 2))


def _left_to_right(state: State, sheet: Sheet) -> list[str]:
    """The classic: adding before multiplying, and calling it the result."""
    found = []
    a, b, c = sheet.dice
    for x, y, z in ((a, b, c), (b, c, a), (c, a, b), (a, c, b)):
        for sign, value in (("+", (x + y) * z), ("-", (x - y) * z)):
            if _uncovered(state, value) and value != x + y * z:
                found.append(write_sentence(Sentence((Step((x, y, z), (sign, "*"), value),))))
    return found


def _off_by_one(state: State, sheet: Sheet) -> list[str]:
    a, b, c = sheet.dice
    sums = [(sign, a * b * c if sign == "*" else a + b + c) for sign in SIGNS if sign in "+*"]
    return [
        write_sentence(Sentence((Step((a, b, c), (sign, sign), value + off),)))
        for sign, value in sums
        for off in (-1, 1)
        if _uncovered(state, value + off)
    ]


def _uncovered(state: State, value: int) -> bool:
    return value in state.board.index and not state.covered[state.board.index[value]]
