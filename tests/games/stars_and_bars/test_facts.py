"""What people are told of a position: what may be challenged now, and what is left to do."""

from gamehall.games.pentathlon.referee import fitting
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.facts import facts
from gamehall.games.stars_and_bars.highlights import HIGHLIGHTS
from gamehall.games.stars_and_bars.referee import playable
from gamehall.games.stars_and_bars.rules import GAME
from gamehall.kernel.action import Dealt
from gamehall.kernel.seat import DEALER, Seat
from tests.games.stars_and_bars.desk import P1, P2, Desk


def asked(desk: Desk, seat: Seat = P1) -> str:
    return facts(desk.state, seat, GAME.prompts(desk.state)).ask


def test_one_line_says_what_is_left_to_do_in_the_turn() -> None:
    desk = Desk("tournament")
    assert asked(desk) == "Your turn: place a card."
    desk.fill("A4")
    assert asked(desk) == "Your turn: score full stacks, or place a card."
    desk.say(P1, acts.RemoveStack("A4"))
    assert asked(desk) == "Your turn: write down the points for stacks before you touch a card."
    desk.say(P1, acts.RecordStacks(2))
    assert asked(desk) == "Your turn: place a card."
    desk.place("SLCB", "A1")
    assert asked(desk) == "Your turn: announce your points and your running score."
    desk.announce(3)
    assert asked(desk) == "Your turn: draw a card and pass the card."
    desk.say(P1, acts.Draw())
    desk.say(DEALER, Dealt(("BLTY",)))
    assert asked(desk) == "Your turn: pass the card."
    desk.pass_card()
    assert (asked(desk), asked(desk, P2)) == ("", "Your turn: place a card.")


def test_where_the_hall_writes_the_card_the_turn_is_shorter() -> None:
    desk = Desk("guided", card="kept")
    desk.place("SLCB", "A1")
    assert asked(desk) == "Your turn: pass the card; you draw a new one."
    desk.spend_deck()
    assert asked(desk) == "Your turn: pass the card."


def test_who_has_no_card_to_place_is_told_so() -> None:
    desk = Desk("guided", card="kept")
    desk.hold(P1)
    assert asked(desk) == "Your turn: pass the card; you have none left to place."
    desk = Desk("guided", card="kept")
    desk.fill(*desk.state.board.spaces, count=1)
    desk.hold(P1, "BLHG")
    for laid in list(playable(desk.state, P1)):
        desk.turn_over(laid.space)
    assert asked(desk) == "Your turn: discard a card; none can be placed."


def test_a_player_is_told_of_hand_card_and_marks() -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    desk.challenge(P2, "other")
    told = facts(desk.state, P1, ()).seats
    assert (told[P1].score, told[P1].label) == (1, "running score")
    assert told[P1].notes == ("4 cards in hand",)
    assert told[P2].badges == ("holds the Scoring Flag Card",)
    assert told[P2].marks == ("IA",)


def test_what_may_be_named_is_what_the_referee_hears() -> None:
    desk = Desk("tournament")
    desk.turn("SLCB", "A1", 1)
    for seat in (P1, P2):
        told = facts(desk.state, seat, ()).challenge
        assert told
        assert {one.key for one in told.natures if one.now} == set(fitting(HIGHLIGHTS, desk.state, seat))
        assert len(told.natures) == len(HIGHLIGHTS.natures)
    assert told
    assert told.open
    assert told.says == "Open until you touch a card of your hand."
