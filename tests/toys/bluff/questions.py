"""What may be asked at a table of Bluff."""

from msgspec import Struct

from gamehall.kernel.event import HIDDEN
from gamehall.kernel.parts import Questions
from gamehall.kernel.question import Question
from gamehall.kernel.seat import Seat
from gamehall.kernel.views import View
from gamehall.kernel.words import SeatKey


class HandAsked(Struct, frozen=True):
    of: SeatKey


class HandSeen(Struct, frozen=True):
    cards: int
    sum: int
    """Of those that are seen."""


def hand_seen(view: View, seat: Seat, asked: HandAsked) -> HandSeen | None:
    if asked.of not in view.state.dealt:
        return None
    held = view.state.cards.at(f"hand {asked.of}")
    return HandSeen(len(held), sum(int(card) for card in held if card != HIDDEN))


HAND = Question(name="hand", takes=HandAsked, gives=HandSeen, answer=hand_seen, who=("player", "gallery"))

QUESTIONS = Questions(asked=(HAND,))
