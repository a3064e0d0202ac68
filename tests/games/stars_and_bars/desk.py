"""A desk to try the rules of Stars & Bars at: cards are drawn, and stacks lie, as the test says."""

from collections.abc import Iterable

from msgspec.structs import replace

from gamehall.games.pentathlon.acts import PassCard
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.state import DECK, DISCARD, State, hand_of
from gamehall.kernel.action import Dealt
from gamehall.kernel.inventory import Inventory
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import DEALER, Seat
from tests.games.pentathlon.desk import JUDGES, P1, P2, Event

__all__ = ["P1", "P2", "Desk"]

CENTRE = ("SLCR", "SSCR", "BLCR", "SLQR")
"""On B2, C2, B3 and C3; p1 draws the first, which has stars."""
HAND1 = ("SLCB", "SLTR", "BSQG", "BSHY")
HAND2 = ("BSCR", "SLHR", "BLQB", "SSTG")


class Desk(Event):
    """A Stars & Bars table whose first turn is p1's, unless told not to draw."""

    def __init__(
        self,
        manner: Manner = "tournament",
        *,
        drawn: bool = True,
        judges: Iterable[Seat] = JUDGES,
        factors: dict[Seat, float] | None = None,
        **options: object,
    ) -> None:
        super().__init__(GAME, manner, judges=judges, factors=factors, **options)
        if drawn:
            self.sit_down()
            self.draw_all(P1, CENTRE, HAND1, HAND2)

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    def sit_down(self) -> None:
        for seat in (P1, P2):
            assert not self.say(seat, acts.Draw()).refused

    def draw_all(
        self, first: Seat, centre: tuple[str, ...], hand1: tuple[str, ...], hand2: tuple[str, ...]
    ) -> Ruling:
        """The cards of the start, drawn in turn by p1 and p2, or by p2 and p1."""
        self.say(DEALER, Dealt((first,)))
        one, two = (hand1, hand2) if first == P1 else (hand2, hand1)
        order = [card for pair in zip(one, two, strict=True) for card in pair]
        return self.say(DEALER, Dealt((*centre, *order)))

    def by_hand(self) -> bool:
        return self.state.options.card == "by hand"

    def place(self, card: str, space: str) -> Ruling:
        return self.say(self.holder(), acts.Place(card, space))

    def announce(self, points: int, score: int | None = None) -> Ruling:
        sheet = self.state.sheet
        assert sheet
        return self.say(
            self.holder(), acts.Announce(points, sheet.before + points if score is None else score)
        )

    def play(self, card: str, space: str, points: int) -> None:
        """Place a card and announce its points."""
        assert not self.place(card, space).refused
        if self.by_hand():
            assert not self.announce(points).refused

    def pass_card(self, draws: str = "") -> Ruling:
        """Pass the card; where the Monitor reminds of drawing, this one is drawn, or any."""
        ruling = self.say(self.holder(), PassCard())
        if self.state.card.phase == "rolling":
            ruling = self.say(DEALER, Dealt((draws or sorted(self.state.cards.at(DECK))[0],)))
        return ruling

    def turn(self, card: str, space: str, points: int) -> Ruling:
        self.play(card, space, points)
        return self.pass_card()

    def lay(self, space: str, *cards: str) -> None:
        """Put a stack on a space as if it had been placed before, its top card last."""
        places = {
            place: tuple(card for card in held if card not in cards)
            for place, held in self.state.cards.places.items()
        }
        places[space] = (*places[space], *cards)
        self._set(cards=Inventory(self.state.cards.total, places))

    def fill(self, *spaces: str, count: int = 4) -> None:
        """Put cards of the deck on these spaces, until so many lie there."""
        for space in spaces:
            missing = count - len(self.state.stack(space))
            top = self.state.stack(space)[-1:]
            cards = sorted(self.state.cards.at(DECK), reverse=True)[:missing]
            self.lay(space, *cards, *top)

    def turn_over(self, *spaces: str) -> None:
        self._set(turned=(*self.state.turned, *spaces))

    def hold(self, seat: Seat, *cards: str) -> None:
        """Give a player just these cards; those held before go to the deck."""
        places = {
            place: tuple(card for card in held if card not in cards)
            for place, held in self.state.cards.places.items()
        }
        places[DECK] = (*places[DECK], *places[hand_of(seat)])
        places[hand_of(seat)] = cards
        self._set(cards=Inventory(self.state.cards.total, places))

    def spend_deck(self) -> None:
        """All that is in the deck lies on the discard pile."""
        places = {**self.state.cards.places}
        places[DISCARD] = (*places[DISCARD], *places[DECK])
        places[DECK] = ()
        self._set(cards=Inventory(self.state.cards.total, places))

    def set_scores(self, first: int, second: int) -> None:
        self._set(scores={P1: first, P2: second})

    def _set(self, **changed: object) -> None:
        state = replace(self.state, **changed)
        if "scores" in changed and state.sheet:
            state = replace(state, sheet=replace(state.sheet, before=state.scores[state.sheet.by]))
        self.table = replace(self.table, state=state, prompts=GAME.prompts(state))
