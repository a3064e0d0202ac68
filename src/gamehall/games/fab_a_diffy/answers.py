"""Every sensible answer to a prompt, for the plain page, for bots and for proofs."""

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.fold import first_empty
from gamehall.games.fab_a_diffy.highlights import HIGHLIGHTS
from gamehall.games.fab_a_diffy.notation import write_sentence
from gamehall.games.fab_a_diffy.referee import missed, open_tricks
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.fab_a_diffy.strips import Trick, worth
from gamehall.games.pentathlon.answers import legal as common_legal
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    return common_legal(HIGHLIGHTS, state, prompt, _own)


def _own(state: State, seat: Seat, kind: str) -> list[Action] | None:
    turn = state.acting()
    match kind:
        case "DrawStrip":
            return [acts.DrawStrip()]
        case "Show":
            done = state.card.phase == "window" or bool(turn and turn.took)
            return [acts.Show()] if done else []
        case "Capture" if not missed(state):
            return []
        case "Touch" if turn:
            return [acts.Touch(strip) for strip in useful(state, turn)]
        case "Announce" if turn:
            said = spoken(state, turn)
            return [acts.Announce(said)] if said and not turn.sentence else []
        case "Take" if turn:
            return [acts.Take()] if turn.sentence and not turn.took and spoken(state, turn) else []
        case "MoveShow" if turn:
            return [acts.MoveShow(first_empty(state.lie))] if state.lie.show and not turn.touched else []
        case "PassCard" if turn:
            return None if turn.took or turn.moved else []
    return None


def useful(state: State, turn: Turn) -> tuple[str, ...]:
    """Strips that may be touched next and form a trick with what was touched."""
    if len(turn.touched) > 1:
        return ()
    strips = (strip for trick in open_tricks(state, turn) for strip in (trick.left, trick.right))
    return tuple(dict.fromkeys(strip for strip in strips if strip not in turn.touched))


def spoken(state: State, turn: Turn) -> str:
    """The sentence of the two strips touched; nothing, where they form no trick."""
    pair = turn.touched[-2:]
    made = next((trick for trick in open_tricks(state, turn) if {trick.left, trick.right} == {*pair}), None)
    return sentence(made) if made else ""


def sentence(trick: Trick) -> str:
    left, right = sorted((trick.left, trick.right), key=worth, reverse=True)
    return write_sentence(left, trick.sign, right, trick.show)
