"""What may be asked of a table that is no act: who may ask it, when, and from whose sight it is answered."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from gamehall.kernel.seat import GALLERY, JUDGE, Seat, is_player
from gamehall.kernel.views import View

Role = Literal["judge", "player", "gallery"]


def _always(view: View, seat: Seat, asked: Any) -> str:
    return ""


class Question(Struct, frozen=True, kw_only=True):
    """A question that a game's page may ask. It is answered from what a seat sees, and changes nothing."""

    name: str
    takes: type
    """A frozen value: what has to be said with the question."""
    gives: Any
    """The type of the answer."""
    answer: Callable[[View, Seat, Any], Any]
    """Given a view of the table, the seat that asks and what it asks; None: there is no such thing."""
    who: tuple[Role, ...]
    """As what people may ask; whoever is several of these asks as the first. In the gallery is everybody."""
    when: Callable[[View, Seat, Any], str] = _always
    """Why this is not told now; empty: it is."""
    sees: Seat | None = None
    """From where it is answered, if not from the seat that asks; what the gallery sees may be told to all."""
    beside: Literal["", "answers", "sentences"] = ""
    """Where it takes long: the room beside the hall in which it is answered."""
    lasting: bool = False
    """The answer depends on the table's options and on what is asked, and never changes."""

    def sight(self, seat: Seat) -> Seat:
        """From where it is answered to this seat."""
        return self.sees or seat


def asks_as(question: Question, home: Seat, *, judges: bool) -> Seat | None:
    """The seat for which somebody asks who sits here and may speak for the judge; None: it is not theirs."""
    for role in question.who:
        match role:
            case "judge" if judges:
                return JUDGE
            case "player" if is_player(home):
                return home
            case "gallery":
                return GALLERY
    return None
