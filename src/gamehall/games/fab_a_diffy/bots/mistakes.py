"""Mistakes as pupils make them, for bots that are to be caught."""

from random import Random

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.answers import sentence
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.fab_a_diffy.strips import Trick, worth
from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action


def slip(state: State, turn: Turn, rng: Random) -> Action:
    """Touches a strip for a trick that is none, or leaves the strip in the Show Box."""
    others = [strip for strip in state.lie.face_up if strip != turn.show]
    if len(others) < 2 or rng.random() < 0.25:
        return common.PassCard()
    return acts.Touch(rng.choice(others))


def second(state: State, turn: Turn) -> Action | None:
    """The other strip of a trick that is none: the one that comes nearest to the strip in the Show Box."""
    first, goal = worth(turn.touched[-1]), worth(turn.show)
    others = [strip for strip in state.lie.face_up if strip != turn.show and strip not in turn.touched]
    off = {s: min(abs(first + worth(s) - goal), abs(abs(first - worth(s)) - goal)) for s in others}
    return acts.Touch(min(others, key=lambda strip: off[strip])) if others else None


def claimed(turn: Turn) -> str:
    """The sentence a player says of the two strips touched, right or wrong."""
    left, right = turn.touched[-2:]
    sign = "+" if max(worth(left), worth(right)) <= worth(turn.show) else "-"
    return sentence(Trick(left, sign, right, turn.show))
