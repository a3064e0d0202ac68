"""What a learner could do now: first that there is a trick, then one of its strips, then all of it."""

from collections.abc import Sequence

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.answers import sentence
from gamehall.games.fab_a_diffy.prompts import can_capture
from gamehall.games.fab_a_diffy.referee import missed, open_tricks
from gamehall.games.fab_a_diffy.state import State
from gamehall.games.fab_a_diffy.strips import Trick
from gamehall.games.pentathlon.acts import Capture
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat


def hints(state: State, seat: Seat) -> Sequence[Hint]:
    turn = state.acting()
    if state.card.holder != seat or turn is None:
        return ()
    if state.card.phase == "window":
        found = missed(state) if can_capture(state) else ()
        return _steps(found, "Your opponent missed a trick", Capture()) if found else ()
    if not turn.show or turn.took or turn.moved:
        return ()
    if tricks := open_tricks(state, turn):
        return _steps(tricks, f"Two strips make {turn.show}", None)
    return (Hint(f"No two strips make {turn.show}; move it to a rectangle."),)


def _steps(tricks: Sequence[Trick], says: str, action: Action | None) -> tuple[Hint, ...]:
    trick = tricks[0]
    how = "together" if trick.sign == "+" else "taken from one another"
    return (
        Hint(f"{says}, {how}.", action),
        Hint(f"{trick.left} is one of them.", None if action else acts.Touch(trick.left)),
        Hint(f"{sentence(trick)}."),
    )


HINTS = Hints(hints=hints)
