"""Which paragraph of the two books answers, and a chapter's refusal without its rulings."""

from gamehall.games.scrabble.state import State
from gamehall.kernel.ruling import Ruling


def either(state: State, wespa: str, literacy: str) -> str:
    """The paragraph of the book in force."""
    return wespa if state.options.commit == "press" else literacy


def refusal(ruling: Ruling | None) -> Ruling | None:
    return ruling if ruling and ruling.refused else None
