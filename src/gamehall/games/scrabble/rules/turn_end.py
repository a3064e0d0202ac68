"""The end of a turn: the timer is pressed, or stopped after the last tile, or a hand is in the bag."""

from gamehall.games.scrabble import events
from gamehall.games.scrabble.board import lay, tile_of
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.referee import draft_words
from gamehall.games.scrabble.rules.challenge import complete
from gamehall.games.scrabble.rules.change import change
from gamehall.games.scrabble.rules.draw import draw, settle
from gamehall.games.scrabble.rules.end import over
from gamehall.games.scrabble.rules.watchers import watched
from gamehall.games.scrabble.state import State, squares
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def press(state: State, side: Seat) -> Ruling:
    draft = state.draft
    if draft is None:
        return refused("order", "First play a word, change tiles or pass; then press the timer.")
    if draft.exchange:
        return change(state, side, draft)
    if draft.score is None:
        return refused("order", "Announce the score before you press the timer.")
    return _end_turn(state, side, pressed=True)


def stop_clock(state: State, side: Seat) -> Ruling:
    draft = state.draft
    if draft is None or draft.score is None or not state.went_out(side):
        says = "The timer may be stopped for a challenge, a score, an overdraw, the director, and at the end."
        return refused("timer-stops", says)
    return _end_turn(state, side, pressed=False)


def hand_in_bag(state: State, side: Seat) -> Ruling:
    """A hand in the bag ends the move as the timer would; the play can still be challenged."""
    draft = state.draft
    if draft is None:
        return refused("drawing", "You have no tile to draw.")
    fault = Fault("order", "Press the timer before you draw.")
    if draft.exchange:
        changed = change(state, side, draft)
        says = f"{{{side}}} draws without pressing the timer: the change is final."
        drew = draw(after(state, changed.events), side)
        return allowed("turn-ends", says, *changed.events, *drew, faults=(fault,))
    if draft.score is None or not state.to_come(side):
        return refused("order", "Announce the score and press the timer before you draw.")
    done = _final(state, side)
    says = f"{{{side}}} draws without pressing the timer: the move is over, and can still be challenged."
    now = after(state, done)
    return allowed("turn-ends", says, *done, *(over(now) or draw(now, side)), faults=(fault,))


def _end_turn(state: State, side: Seat, *, pressed: bool) -> Ruling:
    done = _final(state, side)
    says = f"{{{side}}} presses the timer: the play is final."
    if not state.went_out(side):
        return allowed("turn-ends", says, *done, *settle(state, done))
    fault = Fault("ending", "After your final play stop the timer; do not press it.")
    out = (*done, events.WentOut(side, clock_stopped=not pressed))
    if (now := after(state, out)).due(now.other(side)):
        out += draw(now, now.other(side))  # the last tiles were due to the opponent, and count
    if pressed:
        return allowed("turn-ends", says, *out, faults=(fault,))
    says = f"{{{side}}} plays the last tile and stops the timer."
    return allowed("ending", says, *out)


def _final(state: State, side: Seat) -> tuple[Event, ...]:
    """The play is made, and written down where the hall keeps the sheet."""
    done = (*complete(state, side), *played(state, side))
    if state.options.kept:
        done += (events.Recorded(side, after(state, done).scores[side]),)
    return done


def played(state: State, side: Seat) -> tuple[Event, ...]:
    """The play becomes a line of the sheet."""
    draft = state.draft
    assert draft is not None
    laid = squares(draft.tiles)
    before = lay(state.board, dict.fromkeys(laid, "."))
    rack = (*state.rack(side), *(tile_of(letter) for letter in laid.values()))
    at, word = write_play(before, laid, draft.reads)
    words = draft_words(before, laid)
    return (events.Played(side, at, word, words, draft.score or 0, rack), *watched(state))
