"""Mistakes as pupils make them, for bots that are to be caught."""

from random import Random

from gamehall.games.juggle import acts
from gamehall.games.juggle.board import Cells, places_of
from gamehall.games.juggle.pieces import area_of
from gamehall.games.juggle.referee import free_places
from gamehall.games.juggle.state import State, Turn
from gamehall.games.pentathlon.sentences import Sentence, Step, read_sentence, write_sentence
from gamehall.kernel.action import Action


def slip(state: State, turn: Turn, rng: Random) -> Action | None:
    """A piece of one square more or less than the die shows, or a sum that is off by one."""
    if not turn.picks and not turn.sentence and rng.random() < 0.4:
        a, b = turn.dice
        said = a + b + rng.choice((-1, 1))
        if 1 <= said <= 5:
            return acts.Announce(write_sentence(Sentence((Step((a, b), ("+",), said),))))
    left = [die for i, die in enumerate(turn.dice) if i not in {pick.die for pick in turn.picks}]
    wrong = {die + off for die in left for off in (-1, 1)}.difference(left)
    bank = dict.fromkeys(state.layout.bank)
    pieces = [one for one in bank if area_of(one) in wrong and 6 not in left and _fits(state, turn, one)]
    return acts.PickUp(rng.choice(pieces)) if pieces and not turn.sentence else None


def claimed(state: State, turn: Turn, rng: Random) -> Action | None:
    """The piece that a player means by a sentence: of the result they said, right or wrong."""
    sentence = read_sentence(turn.sentence)
    said = sentence.steps[-1].result if sentence else None
    pieces = [one for one in dict.fromkeys(state.layout.bank) if said in (6, area_of(one))]
    useful = [one for one in pieces if _fits(state, turn, one)]
    return acts.PickUp(rng.choice(useful)) if useful and not turn.picks else None


def overlooked(state: State, turn: Turn, piece: str, rng: Random) -> Cells | None:
    """A place where the piece touches its own colour."""
    side, covered = state.options.side, state.covered(turn.by)
    right = set(free_places(side, state.laid(turn.by), piece))
    wrong = [
        cells
        for cells in places_of(side, piece.partition(" ")[2])
        if cells not in right and covered.isdisjoint(cells)
    ]
    return rng.choice(wrong) if wrong else None


def _fits(state: State, turn: Turn, piece: str) -> bool:
    return next(free_places(state.options.side, state.laid(turn.by), piece), None) is not None
