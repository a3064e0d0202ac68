"""The turn: a word is put down, announced and made final; or tiles are changed; or it is passed."""

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.referee import draft_score
from gamehall.games.scrabble.rules.challenge import complete
from gamehall.games.scrabble.rules.change import exchange
from gamehall.games.scrabble.rules.draw import settle
from gamehall.games.scrabble.rules.place import place, take_back
from gamehall.games.scrabble.rules.turn_end import hand_in_bag, played, press, stop_clock
from gamehall.games.scrabble.rules.watchers import watched
from gamehall.games.scrabble.state import HIGHEST, State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_turn(state: State, side: Seat, action: Action) -> Ruling | None:
    """Rule on what the side on turn does; None for what is no part of a turn."""
    if not isinstance(action, OF_A_TURN):
        return None
    if side != state.mover:
        return _not_on_turn(state, side, action)
    if state.last_change:
        return refused("six-zeros", "The game is over once the changed tiles are drawn.")
    if state.due(side):
        return refused("order", f"Draw your {state.due(side)} replacement tiles first.")
    match action:
        case acts.Place():
            return place(state, side, action)
        case acts.TakeBack():
            return take_back(state, side)
        case acts.Announce(score):
            return _announce(state, side, score)
        case acts.Press():
            return press(state, side)
        case acts.StopClock():
            return stop_clock(state, side)
        case acts.Exchange():
            return exchange(state, side, action)
        case acts.Pass():
            return _pass(state, side)
        case acts.ReachInBag():
            return hand_in_bag(state, side)
    return None


OF_A_TURN = (
    acts.Place,
    acts.TakeBack,
    acts.Announce,
    acts.Press,
    acts.StopClock,
    acts.ReachInBag,
    acts.Exchange,
    acts.Pass,
)


def _not_on_turn(state: State, side: Seat, action: Action) -> Ruling:
    pressed = state.options.commit == "press" and state.last and state.last.side == side
    if pressed and not isinstance(action, acts.Pass):
        return refused("after-press", "Your turn is over: nothing of it can be changed any more.")
    return refused("turns", "It is the other side's turn.")


def _announce(state: State, side: Seat, score: int | None) -> Ruling:
    if state.draft is None or not state.draft.tiles:
        return refused("announce", "First put the tiles on the board.")
    right = draft_score(state)
    if score is None:
        if not state.options.kept:
            return refused("announce", "Count the score of your play and announce it.")
        score = right
    if not 0 <= score <= HIGHEST:
        return refused("announce", f"A play scores from 0 to {HIGHEST} points: count yours again.")
    if state.options.kept and score != right:
        return refused("announce", f"The hall counts at this table: the play scores {right}.")
    faults = () if score == right else (Fault("score", f"The play scores {right}, not {score}."),)
    says = f"{{{side}}} announces {score}."
    said = events.Announced(side, score)
    if state.options.commit == "press":
        return allowed("announce", says, said, faults=faults)
    done = (said, *played(apply(state, said), side))
    return allowed("announce", says, *done, *settle(state, done), faults=faults)


def _pass(state: State, side: Seat) -> Ruling:
    taken_up = apply(state, events.TakenBack(side))
    done = (*complete(state, side), events.Passed(side, taken_up.rack(side)), *watched(state))
    follows = settle(state, done)
    looks = any(isinstance(event, events.OverDeclared) for event in follows)
    says = f"{{{side}}} passes.{_LOOKS * looks}"
    return allowed("pass", says, *done, *follows)


_LOOKS = " Both teams have passed: the judge looks whether anybody can still play."
