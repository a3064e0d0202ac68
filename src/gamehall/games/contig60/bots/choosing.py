"""Which space to take, without looking ahead."""

from random import Random

from gamehall.games.contig60.board import lines_of, touching
from gamehall.games.contig60.referee import playable
from gamehall.games.contig60.state import Sheet, State

SEEN = 0.22
"""How often a beginner comes upon a space that the dice reach."""


def a_space_seen(state: State, sheet: Sheet, rng: Random) -> int | None:
    """Some of them a beginner never thinks of; where none comes to mind, the card is passed."""
    spaces = list(playable(state, sheet.dice)) if state.chips[sheet.by] else []
    seen = [space for space in spaces if rng.random() < SEEN]
    return rng.choice(seen) if seen else None


def any_space(state: State, sheet: Sheet, rng: Random) -> int | None:
    spaces = list(playable(state, sheet.dice)) if state.chips[sheet.by] else []
    return rng.choice(spaces) if spaces else None


def most_points(state: State, sheet: Sheet, rng: Random) -> int | None:
    """A space that wins, else one that earns the most."""
    spaces = list(playable(state, sheet.dice)) if state.chips[sheet.by] else []
    if not spaces:
        return None
    worth = {space: touching(state.board, state.covered, space) for space in spaces}
    factor = 2 if state.card.phase == "capture" else 1
    mine, theirs = state.scores[sheet.by], state.scores[state.other(sheet.by)]
    for space in spaces:
        covered = list(state.covered)
        covered[state.board.index[space]] = sheet.by
        after = mine - factor * worth[space]
        if lines_of(state.board, covered, sheet.by) or (after <= 0 and theirs - after >= 3):
            return space
    most = max(worth.values())
    return rng.choice([space for space in spaces if worth[space] == most])
