"""How a bot plays: what it watches, how often it errs, and what it does next in a turn."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import bots as pentathlon
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.answers import stack_acts
from gamehall.games.stars_and_bars.bots.mistakes import misplace, wrong_points
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import right_points, stacks_due
from gamehall.games.stars_and_bars.state import HAND, Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

Choose = Callable[[State, Seat, Random], acts.Place | None]
"""Which card of the hand to place where; None: none can be placed."""


class Character(Struct, frozen=True):
    """How a bot plays: how it chooses, whether it watches its opponent, how often it errs."""

    choose: Choose
    watchful: bool
    err: float = 0.0
    denies: bool = False
    """Whether it handles a stack it has filled at once, so that the opponent cannot score it."""


def seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        if pentathlon.answers_by_the_card(prompt):
            return pentathlon.by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=character.watchful)
        if state.sheet is None:
            return acts.Draw()
        if state.sheet.touched:
            return _after_the_card(character, state, state.sheet, rng)
        return _first_thing(character, state, state.sheet, rng)

    return pentathlon.seated(says)


def _first_thing(character: Character, state: State, sheet: Sheet, rng: Random) -> Action:
    """Stacks are scored, then a card is placed."""
    if act := next(stack_acts(state), None):
        return act
    due = stacks_due(sheet)
    if _by_hand(state) and due != (sheet.stack_points or 0):
        return acts.RecordStacks(due)
    if rng.random() < character.err / 2 and (mistake := misplace(state, sheet, rng)):
        return mistake
    if place := character.choose(state, sheet.by, rng):
        return place
    if hand := state.hand(sheet.by):
        return acts.Discard(rng.choice(hand))
    return _announcement(state, sheet, right_points(state, sheet)) or common.PassCard()


def _after_the_card(character: Character, state: State, sheet: Sheet, rng: Random) -> Action:
    if character.denies and (act := next(stack_acts(state), None)):
        return act
    right = right_points(state, sheet)
    errs = _by_hand(state) and sheet.points is None and rng.random() < character.err / 2
    said = _announcement(state, sheet, wrong_points(sheet, right, rng) if errs else right)
    if said is None and _by_hand(state) and state.left and len(state.hand(sheet.by)) < HAND:
        return acts.Draw()
    return said or common.PassCard()


def _announcement(state: State, sheet: Sheet, points: int) -> Action | None:
    if not _by_hand(state) or sheet.points is not None or not points:
        return None
    return acts.Announce(points, sheet.before + points)


def _by_hand(state: State) -> bool:
    return state.options.card == "by hand"
