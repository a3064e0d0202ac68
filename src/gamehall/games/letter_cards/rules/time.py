"""What follows when a time is over, the hidden one among them."""

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.rules.challenging import resume, window_closed
from gamehall.games.letter_cards.rules.play import lapse, rested
from gamehall.games.letter_cards.rules.setting_up import all_ready, left_unwound, turn_up
from gamehall.games.letter_cards.rules.word_formation import ring, settle, settled_if_over
from gamehall.games.letter_cards.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat


def rule_time(state: State, seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.ReadyOver():
            return all_ready(state)
        case acts.WindOver():
            return left_unwound(state)
        case acts.CountOver():
            return settled_if_over(state, turn_up(state))
        case acts.LayingOver():
            return lapse(state)
        case acts.RestOver(rests):
            return rested(rests)
        case acts.WindowOver():
            return window_closed(state)
        case acts.ResumeOver():
            return resume()
        case acts.BellRings():
            return ring(state)
        case acts.LastWordOver():
            return settle(state)
    return None
