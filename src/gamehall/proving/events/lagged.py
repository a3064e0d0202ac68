"""A round that is paired with a lag does not hang on what happens in the rounds that it does not hear."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from gamehall.tournaments.event.events import Paired
from gamehall.tournaments.event.rules.pairing import pair
from gamehall.tournaments.event.state import Board, Round, State


def faults(before: State, paired: Paired, random: Random) -> Iterator[str]:
    """`before` is the event as the round was paired from it. Results of rounds it does not hear are turned
    round, and taken away: the round is the same."""
    rounds = before.rounds.get(paired.division, ())
    if not any(_unheard(one, paired) for one in rounds):
        return
    for what, change in (("turned round", lambda board: _turned(board, random)), ("taken away", _empty)):
        others = tuple(
            replace(one, boards=tuple(map(change, one.boards))) if _unheard(one, paired) else one
            for one in rounds
        )
        other = replace(before, rounds={**before.rounds, paired.division: others})
        again = [e for e in pair(other, paired.division, paired.round).events if isinstance(e, Paired)]
        if again != [paired]:
            yield f"round {paired.round} is another one when results of rounds it does not hear are {what}"


def _unheard(one: Round, paired: Paired) -> bool:
    return paired.source < one.number < paired.round


def _turned(board: Board, random: Random) -> Board:
    if board.result is None or board.bye:
        return board
    scores = tuple(random.randint(0, 999) for _ in board.result.scores)
    return replace(board, result=replace(board.result, who=board.result.who[::-1], scores=scores))


def _empty(board: Board) -> Board:
    return board if board.bye else replace(board, result=None)
