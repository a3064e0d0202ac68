"""LT 3A and LT 13: a point is taken; in two divisions a judge must initial it."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.folding import then
from gamehall.games.linguishtik.play import State
from gamehall.games.linguishtik.scoring import round_over
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat


def penalty(state: State, seat: Seat, cites: str) -> e.Penalised:
    """The next penalty of this table."""
    return e.Penalised(len(state.penalties) + 1, seat, cites, waits=state.options.initials)


def rule_initial(state: State, seat: Seat, action: Action) -> Ruling | None:
    if not isinstance(action, acts.Initial):
        return None
    number = action.number
    waiting = 1 <= number <= len(state.penalties) and state.penalties[number - 1].initialled is None
    if not waiting:
        return refused("initial-penalty", "No such penalty waits for your initials.")
    player = state.penalties[number - 1].seat
    initialled = e.Initialled(number, action.granted)
    events = (initialled, *round_over(then(state, initialled)))
    if action.granted:
        return penalised("initial-penalty", f"The judge initials it: {{{player}}} loses a point.", *events)
    return allowed("initial-penalty", f"The judge strikes the penalty of {{{player}}}.", *events)
