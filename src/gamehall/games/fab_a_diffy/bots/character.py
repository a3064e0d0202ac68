"""How a bot plays: which tricks it sees, whether it watches its opponent, how often it errs."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.fab_a_diffy import acts
from gamehall.games.fab_a_diffy.answers import spoken, useful
from gamehall.games.fab_a_diffy.bots.mistakes import claimed, second, slip
from gamehall.games.fab_a_diffy.fold import first_empty
from gamehall.games.fab_a_diffy.highlights import HIGHLIGHTS
from gamehall.games.fab_a_diffy.prompts import can_capture
from gamehall.games.fab_a_diffy.referee import missed, open_tricks
from gamehall.games.fab_a_diffy.state import State, Turn
from gamehall.games.fab_a_diffy.strips import Trick
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import bots as pentathlon
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

Choose = Callable[[State, tuple[Trick, ...], Random], Trick | None]


class Character(Struct, frozen=True):
    choose: Choose
    """Which trick it takes; None: it sees none."""
    watchful: bool
    captures: float
    """How many of the opponent's missed tricks it sees."""
    err: float = 0.0
    misses: float = 0.0
    """How many tricks it overlooks besides."""


def seated(character: Character) -> Bot:
    def says(state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
        if pentathlon.answers_by_the_card(prompt):
            return pentathlon.by_the_card(HIGHLIGHTS, state, seat, prompt, watchful=character.watchful)
        if "DrawStrip" in prompt.kinds:
            return acts.DrawStrip()
        turn = state.acting()
        assert turn is not None
        if state.card.phase == "window":
            sees = rng.random() < character.captures and rng.random() >= character.misses
            return common.Capture() if can_capture(state) and missed(state) and sees else acts.Show()
        return _trick(state, turn) or _begin(character, state, turn, rng)

    return pentathlon.seated(says)


def _trick(state: State, turn: Turn) -> Action | None:
    """Go on with the trick that was begun."""
    if turn.took or turn.moved or not turn.touched:
        return None
    if len(turn.touched) == 1:
        found = useful(state, turn)
        return acts.Touch(found[0]) if found else second(state, turn)
    if not turn.sentence:
        return acts.Announce(spoken(state, turn) or claimed(turn))
    return acts.Take()


def _begin(character: Character, state: State, turn: Turn, rng: Random) -> Action:
    """Begin a trick, or end the turn."""
    capture = state.card.phase == "capture"
    if turn.took or turn.moved or turn.touched:
        return acts.Show() if capture else common.PassCard()
    found = open_tricks(state, turn)
    if capture:
        return acts.Touch(found[0].left) if found else acts.Show()
    if rng.random() < character.err:
        return slip(state, turn, rng)
    overlooked = rng.random() < character.misses
    if not overlooked and (trick := character.choose(state, found, rng)):
        return acts.Touch(trick.left)
    return acts.MoveShow(first_empty(state.lie))
