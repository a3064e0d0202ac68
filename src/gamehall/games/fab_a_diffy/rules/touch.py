"""TOUCH & ANNOUNCE BEFORE PICKING UP, EQUIVALENT FRACTIONS, TOUCH-TAKE."""

from msgspec.structs import replace

from gamehall.games.fab_a_diffy import acts, events
from gamehall.games.fab_a_diffy.fold import apply
from gamehall.games.fab_a_diffy.notation import read_sentence
from gamehall.games.fab_a_diffy.referee import check_order, check_said, check_sentence, open_tricks
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused


def rule_touch(state: State, turn: Turn, action: Action) -> Ruling | None:
    match action:
        case acts.Touch(strip):
            return _touch(state, turn, strip)
        case acts.Announce(sentence):
            return _announce(state, turn, sentence)
        case acts.Take():
            return _take(state, turn)
    return None


def _touch(state: State, turn: Turn, strip: str) -> Ruling:
    if refusal := _nothing_to_take(state, turn):
        return refusal
    if strip not in state.lie.face_up or strip == turn.show:
        return refused("touch-take", f"{strip} does not lie face up beside the Show Box.")
    if strip in turn.touched:
        return refused("touch-take", f"{strip} is touched already.")
    after = replace(turn, touched=(*turn.touched, strip))
    fault = None
    if not open_tricks(state, after):
        rest = f" with {turn.touched[-1]}" if turn.touched else ""
        fault = Fault("touch-take", f"{strip}{rest} forms no trick with {turn.show}.")
    says = f"{{{turn.by}}} touches {strip}."
    return allowed(_cites(state, "touch-take"), says, events.Touched(strip), faults=(fault,))


def _announce(state: State, turn: Turn, text: str) -> Ruling:
    if not turn.show or turn.moved:
        return refused("announce", "There is no strip in the Show Box to make.")
    if read_sentence(text) is None:
        return refused(
            "announce",
            "The hall cannot read that. Say it like 1/2 + 1/3 = 5/6, or a half plus a third is five sixths.",
        )
    said = replace(turn, sentence=text, said_after=len(turn.touched))
    fault = check_sentence(state, said) or check_order(state, said)
    if fault is None and len(turn.touched) < 2:
        fault = Fault("announce", "Touch the two strips, then announce the sentence.")
    says = f"{{{turn.by}}} announces: {text}."
    return allowed(_cites(state, "announce"), says, events.Announced(text), faults=(fault,))


def _take(state: State, turn: Turn) -> Ruling:
    if refusal := _nothing_to_take(state, turn):
        return refusal
    if len(turn.touched) < 2:
        return refused(
            "pick-up", "A trick is three strips: touch two, then pick them up with that of the Show Box."
        )
    taken = events.TrickTaken(turn.by, (*turn.touched[-2:], turn.show))
    after = apply(state, taken).acting()
    fault = (check_said(state, after) or check_order(state, after)) if after else None
    says = f"{{{turn.by}}} picks up {', '.join(taken.strips)}: a trick."
    return allowed(_cites(state, "pick-up"), says, taken, faults=(fault,))


def _cites(state: State, row: str) -> str:
    """The row of this step, which in a capture is one of its steps."""
    return "capture-steps" if state.card.phase == "capture" else row


def _nothing_to_take(state: State, turn: Turn) -> Ruling | None:
    if turn.took:
        return refused("pick-up", "One trick is taken with a strip of the Show Box.")
    if turn.moved:
        return refused(
            "touch-take-move", f"{turn.show} has been moved to a rectangle: the trick is given up."
        )
    return None
