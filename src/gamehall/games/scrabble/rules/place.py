"""Tiles are put on the board, and taken up again: which may lie there, and who holds them."""

from collections import Counter

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import BLANK, INDEX, LETTERS, RACK, tile_of
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.placement import Laid, misplaced
from gamehall.games.scrabble.referee import draft_words, word_fault
from gamehall.games.scrabble.rules.challenge import begin
from gamehall.games.scrabble.state import State, holds, squares
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import unseen
from gamehall.kernel.ruling import Fault, Ruling, allowed, refused
from gamehall.kernel.seat import Seat

CITES = ("blank-any",)


def place(state: State, side: Seat, action: acts.Place) -> Ruling:
    tiles = action.tiles
    if fault := _unreal(tiles):
        return refused(fault.cites, fault.says)
    taken_up = apply(state, events.TakenBack(side))
    laid = squares(tiles)
    if fault := misplaced(taken_up.board, laid) or _not_held(taken_up, side, laid):
        return refused(fault.cites, fault.says)
    words = draft_words(taken_up.board, laid)
    fault = word_fault(state.options, words)
    if fault and state.options.challenge == "void":
        return refused(fault.cites, fault.says)
    at, word = write_play(taken_up.board, laid, action.reads)
    says = f"{{{side}}} puts {word} on the board at {at}."
    blanks = [letter.upper() for letter in laid.values() if letter.islower()]
    if blanks:
        says = f"{says[:-1]}; the blank is {' and '.join(blanks)}."
    faults = (fault,) if fault else ()
    cites = _placing(state)
    return allowed(cites, says, *begin(state, side), events.Placed(side, tiles, action.reads), faults=faults)


def _placing(state: State) -> str:
    return "order" if state.options.commit == "press" else "turns"


def _unreal(tiles: tuple[acts.Tile, ...]) -> Fault | None:
    """Tiles that are none, squares that are none."""
    if not tiles or len(tiles) > RACK:
        return Fault("turns", f"A play puts one to {RACK} tiles on the board.")
    for tile in tiles:
        if tile.square not in INDEX:
            return Fault("one-line", "Squares are named from A1 to O15.")
        if len(tile.letter) != 1 or tile.letter.upper() not in LETTERS or not tile.letter.isascii():
            return Fault("blank-stated", "Every tile shows one letter from A to Z; a blank stands for one.")
    if len({tile.square for tile in tiles}) < len(tiles):
        return Fault("one-line", "Two tiles cannot lie on one square.")
    return None


def _not_held(state: State, side: Seat, laid: Laid) -> Fault | None:
    wanted = Counter(tile_of(letter) for letter in laid.values())
    rack = state.rack(side)
    if not holds(rack, wanted):
        return Fault("turns", "You do not hold these tiles.")
    if HIDDEN in rack and (too_many := wanted - Counter(rack) - unseen(state.tiles)):
        tile = "blanks" if next(iter(too_many)) == BLANK else f"tiles {next(iter(too_many))}"
        return Fault("letter-values", f"The set has no more {tile}.")
    return None


def take_back(state: State, side: Seat) -> Ruling:
    if state.draft is None:
        return refused("change-until", "There is nothing to take back.")
    says = f"{{{side}}} takes the tiles back."
    return allowed("change-until", says, events.TakenBack(side))
