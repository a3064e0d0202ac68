"""What a referee would find: the right score of a play, and words that are not in the list."""

from gamehall.games.scrabble.board import EMPTY_BOARD, lay
from gamehall.games.scrabble.options import Options
from gamehall.games.scrabble.placement import score_of, words_formed
from gamehall.games.scrabble.state import State, Stop, squares
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.option import listed

CITES = ("dictionary",)


def word_list(options: Options) -> Lexicon | None:
    """The list this table plays by; None where this hall does not have that very list."""
    return listed(options.lexicon, options.words)


def board_before(state: State, line: int) -> str:
    """The board as it lay before a line of the sheet."""
    board = EMPTY_BOARD
    for earlier in state.sheet[:line]:
        if earlier.kind == "play" and not earlier.removed:
            board = lay(board, squares(earlier.tiles))
    return board


def right_score(state: State, line: int) -> int:
    """What the line should read by the rules; adjustments read as they are."""
    found = state.sheet[line]
    if found.kind != "play":
        return found.score
    return score_of(board_before(state, line), squares(found.tiles))


def right_reading(state: State, stop: Stop) -> int:
    """What the sheet should read where it was queried."""
    return right_score(state, stop.line) if stop.player is None else state.added(stop.player)


def draft_score(state: State) -> int:
    """What the tiles just put down are worth."""
    assert state.draft is not None
    laid = squares(state.draft.tiles)
    return score_of(lay(state.board, dict.fromkeys(laid, ".")), laid)


def draft_words(board: str, laid: dict[int, str]) -> tuple[str, ...]:
    return tuple(word.text.upper() for word in words_formed(board, laid))


def phoneys(options: Options, words: tuple[str, ...]) -> tuple[str, ...]:
    """Which of these are not in the list; none where the list is not here."""
    known = word_list(options)
    return tuple(word for word in words if known is not None and word not in known)


def word_fault(options: Options, words: tuple[str, ...]) -> Fault | None:
    """At a guided table a learner is told at once; at a tournament table somebody must challenge."""
    wrong = phoneys(options, words)
    if not wrong:
        return None
    named = " and ".join(wrong)
    verb = "are" if len(wrong) > 1 else "is"
    title = known.title if (known := word_list(options)) else "the list"
    return Fault("cross-words", f"{named} {verb} not in {title}.")
