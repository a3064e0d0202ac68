"""START: the deck, the draw in turn, and who begins."""

import pytest

from gamehall.games.pentathlon.acts import PassCard
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.cards import decks, has_stars, name_of, read_card
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.games.stars_and_bars.state import DECK
from gamehall.kernel.action import Dealt
from gamehall.kernel.prompt import Draw
from gamehall.kernel.seat import DEALER
from tests.games.stars_and_bars.desk import CENTRE, HAND1, HAND2, P1, P2, Desk

NO_STARS = (
    ("BLCR", "BSCR", "BLQR", "BSQR"),
    ("BLTR", "BSTR", "BLHR", "BSHR"),
    ("BLCB", "BSCB", "BLQB", "BSQB"),
)


@pytest.mark.paragraph("start")
def test_both_are_asked_to_draw_and_no_clock_runs_before() -> None:
    desk = Desk(drawn=False, turn_seconds=60)
    assert desk.may(P1, "Draw")
    assert desk.may(P2, "Draw")
    desk.wait(3600)
    assert desk.state.card.phase == "toss"
    desk.say(P1, acts.Draw())
    assert not desk.may(P1, "Draw")
    assert not any(p.seat == DEALER for p in desk.table.prompts)


@pytest.mark.paragraph("draw-centre")
def test_four_cards_lie_in_the_centre_and_four_before_each_player() -> None:
    desk = Desk()
    assert tuple(desk.state.stack(space)[0] for space in ("B2", "C2", "B3", "C3")) == CENTRE
    assert (desk.state.hand(P1), desk.state.hand(P2)) == (HAND1, HAND2)
    assert desk.state.left == 64 - 12


@pytest.mark.paragraph("draw-centre")
def test_players_draw_in_turn() -> None:
    desk = Desk(drawn=False)
    desk.sit_down()
    cards = decks()["full"].cards[:12]
    desk.say(DEALER, Dealt((P2,)))
    desk.say(DEALER, Dealt(cards))
    assert desk.state.hand(P2) == cards[4::2]
    assert desk.state.hand(P1) == cards[5::2]


@pytest.mark.paragraph("first-stars")
@pytest.mark.parametrize(
    ("first", "centre", "begins"),
    [
        (P1, ("SLCR", "BLCR", "BLQR", "BLTR"), P1),
        (P1, ("BLCR", "SLCR", "BLQR", "BLTR"), P2),
        (P2, ("BLCR", "BLQR", "BLTR", "SLCR"), P1),
        (P2, ("BLCR", "BLQR", "SLCR", "SLQR"), P2),
    ],
)
def test_the_first_to_draw_stars_begins(first: str, centre: tuple[str, ...], begins: str) -> None:
    desk = Desk(drawn=False)
    desk.sit_down()
    ruling = desk.draw_all(first, centre, ("BSCR", "BSQR", "BSTR", "BSHR"), ("BSCB", "BSQB", "BSTB", "BSHB"))  # type: ignore[arg-type]
    assert ruling.cites == "first-stars"
    assert desk.holder() == desk.state.card.beginner == begins


@pytest.mark.paragraph("first-stars")
def test_stars_are_looked_for_in_the_hands_too_and_without_any_the_first_drawer_begins() -> None:
    desk = Desk(drawn=False)
    desk.sit_down()
    centre, hand1, hand2 = NO_STARS
    desk.draw_all(P1, centre, hand1, ("SLCB", *hand2[1:]))
    assert desk.holder() == P2
    desk = Desk(drawn=False)
    desk.sit_down()
    assert not any(has_stars(card) for card in (*centre, *hand1, *hand2))
    assert desk.draw_all(P2, centre, hand1, hand2).says.startswith("No card with stars was drawn")
    assert desk.holder() == P2


@pytest.mark.paragraph("first-drawer")
def test_who_draws_first_is_drawn_by_lot() -> None:
    desk = Desk(drawn=False)
    desk.sit_down()
    asked = next(p for p in desk.table.prompts if p.seat == DEALER)
    assert asked.chance is not None
    assert getattr(asked.chance, "pool", ()) == (P1, P2)
    assert desk.say(DEALER, Dealt(("p3",))).cites == "first-drawer"
    assert desk.say(DEALER, Dealt((P2,))).cites == "first-drawer"
    assert desk.state.first == P2


@pytest.mark.paragraph("draw-centre")
def test_a_scorer_may_type_words_or_letters_and_no_card_twice() -> None:
    desk = Desk(drawn=False)
    desk.sit_down()
    desk.say(DEALER, Dealt((P1,)))
    order = [card for pair in zip(HAND1, HAND2, strict=True) for card in pair]
    twice = Dealt((*CENTRE, *order[:-1], CENTRE[0]))
    assert desk.say(DEALER, twice).cites == "draw-centre"
    assert desk.say(DEALER, Dealt(CENTRE)).refused
    typed = ("large red circle, stars".replace(",", ""), "sscr", *map(name_of, CENTRE[2:]), *order)
    assert not desk.say(DEALER, Dealt(typed)).refused
    assert desk.state.hand(P2) == HAND2


def test_cards_are_read_in_words_and_letters() -> None:
    for card in decks()["full"].cards:
        assert read_card(name_of(card)) == read_card(card.lower()) == card
    assert read_card("bars small hexagon yellow") == "BSHY"
    assert read_card("bar small hexagon yellow") == "BSHY"
    for none in ("", "stars", "SL", "SLCZ", "large small red circle with stars"):
        assert read_card(none) == ""


@pytest.mark.paragraph("start")
@pytest.mark.parametrize("name", ["full", "short"])
def test_a_deck_has_each_card_once(name: str) -> None:
    cards = decks()[name].cards
    assert len(cards) == len(set(cards)) == {"full": 64, "short": 32}[name]
    assert Desk(deck=name, drawn=False).state.left == len(cards)


@pytest.mark.paragraph("start")
def test_any_card_nobody_has_seen_may_be_the_next() -> None:
    """The deck lies face down, in no order that anybody could be told."""
    desk = Desk(card="kept")
    desk.play("SLCB", "A1", 1)
    desk.say(P1, PassCard())
    seen = {card for place, held in desk.state.cards.places.items() if place != DECK for card in held}
    asked = next(p for p in desk.table.prompts if p.seat == DEALER)
    unseen = sorted(set(decks()["full"].cards) - seen)
    assert asked.chance == Draw(tuple(unseen), 1)
    for card in unseen:
        assert not GAME.rule(desk.state, DEALER, Dealt((card,))).refused
    for card in seen:
        assert GAME.rule(desk.state, DEALER, Dealt((card,))).refused
