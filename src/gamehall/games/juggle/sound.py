"""Whether the rules can go on from a position that an official typed."""

from gamehall.games.juggle.referee import whole
from gamehall.games.juggle.state import State, Turn


def sound(state: State) -> bool:
    """Every piece is somewhere, two dice lie where pieces are selected by them, the turn has its player."""
    turns = [turn for turn in (state.turn, state.last) if turn]
    return whole(state) and _has_a_turn(state) and all(_well_rolled(state, turn) for turn in turns)


def _has_a_turn(state: State) -> bool:
    card, turn = state.card, state.turn
    if card.phase not in ("window", "rolling", "play"):
        return True
    if turn is None or turn.by != card.holder:
        return False
    return bool(turn.dice) is (card.phase == "play")


def _well_rolled(state: State, turn: Turn) -> bool:
    """The dice are two, what was selected was selected by one of them, and what lies was laid."""
    dice = not turn.dice or (len(turn.dice) == 2 and set(turn.dice) <= set(range(1, 7)))
    return turn.by in state.seats and dice and (bool(turn.dice) or not turn.picks)
