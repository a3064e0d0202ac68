"""LT 3A and LT 13: a point is taken; in two divisions a judge must initial it."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.rules.scoring import round_over
from gamehall.games.linguishtik.state import Penalty, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat

PENALTIES = {
    "timeout-penalty": "did not move in time",
    "setup-timeout": "did not make the move that is due in time",
    "now-three-letters": "called Now with fewer than three cubes in Letters",
    "illegal-uncorrected": "did not correct an illegal move in time",
}
"""What a player did to lose a point, by the paragraph that takes it."""


def penalty(state: State, seat: Seat, cites: str) -> e.Penalised:
    """The next penalty of this table."""
    return e.Penalised(len(state.penalties) + 1, seat, cites, waits=state.options.initials)


def offence(taken: Penalty) -> str:
    """For what it was taken, in a sentence."""
    return f"{{{taken.seat}}} {PENALTIES.get(taken.cites, 'broke a rule')}."


def rule_initial(state: State, seat: Seat, action: Action) -> Ruling | None:
    if not isinstance(action, acts.Initial):
        return None
    number = action.number
    waiting = 1 <= number <= len(state.penalties) and state.penalties[number - 1].initialled is None
    if not waiting:
        return refused("initial-penalty", "No such penalty waits for your initials.")
    did = offence(state.penalties[number - 1])
    initialled = e.Initialled(number, action.granted)
    events = (initialled, *round_over(then(state, initialled)))
    if action.granted:
        says = f"{did} The judge initials the penalty: a point is lost."
        return penalised("initial-penalty", says, *events)
    return allowed("initial-penalty", f"{did} The judge strikes the penalty: no point is lost.", *events)
