"""Mistakes as pupils make them, for bots that are to be caught."""

from functools import partial
from random import Random

from gamehall.games.contig60 import acts
from gamehall.games.contig60.referee import playable, said_result, value_of
from gamehall.games.contig60.state import Sheet, State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon.bots.mistakes import wrong_sentences
from gamehall.kernel.action import Action


def slip(state: State, sheet: Sheet, rng: Random) -> Action | None:
    """A wrong sentence for an uncovered space, or a pass though a play exists."""
    plays = playable(state, sheet.dice)
    if plays and state.card.phase == "play" and rng.random() < 0.25:
        return common.PassCard()
    wrong = wrong_sentences(sheet.dice, partial(_uncovered, state))
    return acts.Announce(rng.choice(wrong)) if wrong and state.chips[sheet.by] else None


def claimed(state: State, sheet: Sheet) -> int:
    """The space a player means by a sentence: the result they said, right or wrong."""
    said = said_result(sheet)
    value = said if said is not None else value_of(state, sheet)
    assert value is not None
    return int(value)


def _uncovered(state: State, value: int) -> bool:
    return value in state.board.index and not state.covered[state.board.index[value]]
