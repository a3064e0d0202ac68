"""Fab-a-Diffy in words alone."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.faults import NATURES
from gamehall.games.fab_a_diffy.fold import first_empty
from gamehall.games.fab_a_diffy.notation import write_sentence
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.pentathlon import plain
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt

_KINDS = {
    **plain.KINDS,
    "PassCard": "Pass the flag card",
    "DrawStrip": "Draw a strip for the start",
    "Show": "Put a strip in the Show Box",
    "Touch": "Touch a strip",
    "Announce": "Say an arithmetic sentence",
    "Take": "Pick up the three strips",
    "MoveShow": "Move the strip from the Show Box",
}


def say(state: State, action: Action) -> str:
    match action:
        case acts.Touch(strip):
            return f"Touch {strip}"
        case acts.Announce(sentence):
            return f"Say {sentence}"
        case acts.MoveShow(rectangle):
            return f"Move {state.lie.show} to rectangle {rectangle + 1}"
    own = _KINDS.get(type(action).__name__, "")
    return own if type(action) in (acts.DrawStrip, acts.Show, acts.Take) else plain.say(action, NATURES)


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Every strip may be touched, and every sentence of two said: whether it is right is for who says it."""
    own: list[Action] = []
    turn, kinds = state.acting(), prompt.kinds
    if "Touch" in kinds and turn and not turn.took and not turn.moved:
        own += [acts.Touch(strip) for strip in state.lie.face_up if strip not in (turn.show, *turn.touched)]
        own += [acts.Announce(said) for said in _sentences(turn)]
        own += [acts.Take()] * (len(turn.touched) > 1)
    own += [acts.MoveShow(first_empty(state.lie))] * ("MoveShow" in kinds and bool(state.lie.show))
    own += [acts.DrawStrip()] * ("DrawStrip" in kinds)
    own += [acts.Show()] * ("Show" in kinds)
    return (*plain.offers(prompt, NATURES), *own)


def _sentences(turn: Turn) -> tuple[str, ...]:
    if len(turn.touched) < 2 or turn.sentence:
        return ()
    one, two = turn.touched[-2:]
    ways = ((one, "+", two), (one, "-", two), (two, "-", one))
    return tuple(write_sentence(left, sign, right, turn.show) for left, sign, right in ways)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
