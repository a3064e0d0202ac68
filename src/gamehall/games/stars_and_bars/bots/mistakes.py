"""Mistakes as pupils make them, for bots that are to be caught."""

from random import Random

from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.referee import check_laid, lay
from gamehall.games.stars_and_bars.state import Sheet, State
from gamehall.kernel.action import Action


def misplace(state: State, sheet: Sheet, rng: Random) -> Action | None:
    """A card on a stack that it differs from in too many ways, or on a space that touches nothing."""
    wrong = [
        acts.Place(card, space)
        for space in state.board.spaces
        for card in state.hand(sheet.by)
        if space not in state.turned and check_laid(state, lay(state, card, space))
    ]
    return rng.choice(wrong) if wrong else None


def wrong_points(sheet: Sheet, right: int, rng: Random) -> int:
    """Points as a pupil adds them up: with 2 for a stack that was handled too late, or just wrong."""
    if any(not done.first for done in sheet.done):
        return right + 2
    return max(0, right + rng.choice((-2, -1, 1, 2)))
