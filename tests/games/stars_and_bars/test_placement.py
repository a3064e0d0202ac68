"""Where a card may lie and what it scores; CARD LAID IS PLAYED; the look under the last card."""

import pytest

from gamehall.games.pentathlon.acts import PassCard
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.board import boards
from gamehall.games.stars_and_bars.cards import decks, differ
from gamehall.games.stars_and_bars.referee import earned, playable
from gamehall.games.stars_and_bars.state import DISCARD, Sheet
from tests.games.stars_and_bars.desk import HAND1, P1, P2, Desk


def sheet(desk: Desk) -> Sheet:
    assert desk.state.sheet
    return desk.state.sheet


def bare(desk: Desk) -> None:
    """All central stacks are turned over: no card lies face up."""
    desk.turn_over("B2", "C2", "B3", "C3")


@pytest.mark.paragraph("placing")
@pytest.mark.parametrize("board", ["square", "wide"])
def test_the_board_has_four_central_spaces_with_others_around_them(board: str) -> None:
    plan = boards()[board]
    assert len(plan.centre) == 4
    for space in plan.centre:
        assert len(plan.neighbours[space]) == 8
    assert all(len(near) in (3, 5, 8) for near in plan.neighbours.values())
    assert set(plan.neighbours["A1"]) == {"B1", "A2", "B2"}
    assert all(one in plan.neighbours[two] for one, near in plan.neighbours.items() for two in near)


@pytest.mark.paragraph("placing")
def test_the_full_deck_is_four_cards_for_each_space() -> None:
    assert len(decks()["full"].cards) == 4 * len(boards()["square"].spaces)


@pytest.mark.paragraph("placing", "one-card")
def test_one_card_of_the_hand_is_placed_in_a_turn() -> None:
    desk = Desk("guided")
    assert desk.place("SLCB", "A1").cites == "placing"
    assert desk.state.face("A1") == "SLCB"
    assert desk.state.hand(P1) == HAND1[1:]
    again = desk.say(P1, acts.ChangeCard("SLTR", "B1"))
    assert (again.verdict, again.cites) == ("refused", "laid-is-played")
    assert not desk.may(P1, "Place")


@pytest.mark.paragraph("placing")
@pytest.mark.parametrize(
    ("card", "space", "cites"),
    [
        ("BSCR", "A1", "hand"),
        ("nothing", "A1", "hand"),
        ("SLCB", "E1", "placing"),
        ("SLCB", "deck", "placing"),
    ],
)
def test_what_is_not_in_the_hand_or_on_the_board_is_refused(card: str, space: str, cites: str) -> None:
    desk = Desk("tournament")
    ruling = desk.place(card, space)
    assert (ruling.verdict, ruling.cites) == ("refused", cites)


@pytest.mark.paragraph("touching")
@pytest.mark.parametrize("space", ["A1", "B1", "A2"])  # slanting, upright, level
def test_a_card_lies_beside_one_that_lies_face_up(space: str) -> None:
    assert not Desk("guided").place("SLCB", space).refused


@pytest.mark.paragraph("touching")
def test_beside_nothing_face_up_no_card_is_placed() -> None:
    desk = Desk("guided")
    desk.lay("A1", *desk.state.stack("B2"))  # B2 is empty, A1 is not
    desk.turn_over("B3", "C3", "C2")
    assert not desk.place("SLTR", "B1").refused
    desk = Desk("guided")
    desk.lay("A1", *desk.state.stack("B2"))
    desk.turn_over("B3", "C3", "C2")
    ruling = desk.place("SLTR", "D4")
    assert (ruling.verdict, ruling.cites) == ("refused", "touching")


@pytest.mark.paragraph("touching")
def test_where_none_lies_face_up_a_card_may_lie_anywhere_for_nothing() -> None:
    desk = Desk("guided", card="kept")
    bare(desk)
    assert not desk.place("SLCB", "D4").refused
    assert desk.state.scores[P1] == 0


@pytest.mark.paragraph("covering")
@pytest.mark.parametrize(("card", "ways"), [("SLTR", 1), ("SLCB", 1), ("BSHY", 4), ("BSQG", 4)])
def test_a_card_covers_one_from_which_it_differs_in_exactly_one_way(card: str, ways: int) -> None:
    assert differ(card, "SLCR") == ways
    ruling = Desk("guided").place(card, "B2")
    assert ruling.refused is (ways != 1)
    assert ruling.cites == ("placing" if ways == 1 else "covering")
    assert not Desk("guided", cover_rule="any").place(card, "B2").refused


@pytest.mark.paragraph("covering")
@pytest.mark.parametrize(("under", "ways"), [("SLCG", 1), ("SSCG", 2), ("BSCG", 3)])
def test_two_and_three_ways_are_too_many(under: str, ways: int) -> None:
    desk = Desk("guided")
    desk.lay("B1", under)
    assert differ("SLCB", under) == ways
    assert desk.place("SLCB", "B1").refused is (ways != 1)


@pytest.mark.paragraph("turned-over")
def test_no_card_is_placed_on_a_stack_that_is_turned_over() -> None:
    desk = Desk("guided")
    desk.turn_over("B2")
    assert desk.place("SLCB", "B2").cites == "turned-over"
    desk = Desk("tournament")
    desk.turn_over("B2")
    assert not desk.place("SLCB", "B2").refused
    desk.pass_card()
    desk.challenge(P2, "placing")
    assert desk.marks(P2) == ("C",)


@pytest.mark.paragraph("placing-points")
def test_a_card_scores_each_way_in_which_it_differs_from_each_card_around_it() -> None:
    desk = Desk("guided", card="kept")
    desk.place("SLCB", "C1")  # B2 SLCR: 1; C2 SSCR: 2
    assert desk.state.scores[P1] == 3
    desk = Desk("guided", card="kept", score="matches")
    desk.place("SLCB", "C1")
    assert desk.state.scores[P1] == 4 + 4 - 3


@pytest.mark.paragraph("placing-points")
def test_the_card_below_and_turned_stacks_score_nothing() -> None:
    desk = Desk("guided", card="kept")
    desk.place("SLTR", "B2")  # covers SLCR; C2 SSCR: 2, B3 BLCR: 2, C3 SLQR: 1
    assert desk.state.scores[P1] == 5
    desk = Desk("guided", card="kept")
    desk.turn_over("C3")
    desk.place("SLTR", "B2")
    assert desk.state.scores[P1] == 4


@pytest.mark.paragraph("placing-points")
def test_points_are_as_the_board_lay_when_the_card_was_placed() -> None:
    desk = Desk("tournament")
    desk.fill("C3")
    desk.place("SLTR", "B2")
    worth = earned(desk.state, sheet(desk))
    assert not desk.say(P1, acts.TurnOver("C3")).refused
    assert earned(desk.state, sheet(desk)) == worth


@pytest.mark.paragraph("one-card")
def test_where_no_card_can_be_placed_one_is_discarded_for_nothing() -> None:
    desk = Desk("guided")
    could = next(playable(desk.state, P1))
    assert desk.say(P1, acts.Discard("SLCB")).cites == "one-card"
    assert could
    desk.fill(*desk.state.board.spaces, count=1)
    desk.lay("A1", *HAND1)
    desk.hold(P1, "BLHG")
    for space in desk.state.board.spaces:
        if differ("BLHG", desk.state.face(space)) == 1:
            desk.turn_over(space)
    assert not list(playable(desk.state, P1))
    assert not desk.say(P1, acts.Discard("BLHG")).refused
    assert desk.state.cards.at(DISCARD) == ("BLHG",)
    assert desk.pass_card().cites == "turn-ends"


@pytest.mark.paragraph("one-card")
@pytest.mark.parametrize("discards", [True, False])
def test_who_places_no_card_though_one_could_be_is_challenged(discards: bool) -> None:
    desk = Desk("tournament")
    assert Desk("guided").say(P1, PassCard()).cites == "one-card"
    if discards:
        assert not desk.say(P1, acts.Discard("SLCB")).refused
        assert desk.place("SLTR", "A1").refused
    desk.pass_card()
    assert desk.holder() == P2
    desk.challenge(P2, "skipped")
    assert desk.marks(P2) == ("C",)
    assert desk.holder() == P2


@pytest.mark.paragraph("laid-is-played")
def test_a_laid_card_is_neither_moved_nor_changed() -> None:
    for card, space in (("SLCB", "B1"), ("SLTR", "A1"), ("SLTR", "B1")):
        desk = Desk("guided")
        desk.place("SLCB", "A1")
        assert desk.say(P1, acts.ChangeCard(card, space)).cites == "laid-is-played"
        assert desk.state.face("A1") == "SLCB"


@pytest.mark.paragraph("laid-is-played")
def test_at_a_tournament_hands_can_do_it_and_it_stands_until_challenged() -> None:
    desk = Desk("tournament")
    desk.place("SLCB", "A1")
    assert not desk.say(P1, acts.ChangeCard("SLTR", "B1")).refused
    assert (desk.state.face("A1"), desk.state.face("B1")) == ("", "SLTR")
    assert sorted(desk.state.hand(P1)) == sorted(("SLCB", *HAND1[2:]))
    desk.announce(3)
    desk.pass_card()
    assert desk.challenge(P2, "changed").cites == "correct-placement"
    assert desk.state.cards.at(DISCARD) == ("SLTR",)
    assert desk.state.scores[P1] == 0


@pytest.mark.paragraph("laid-is-played")
def test_what_cannot_be_taken_back_is_refused() -> None:
    desk = Desk("tournament")
    desk.place("SLCB", "A1")
    assert desk.say(P1, acts.ChangeCard("BSCR", "B1")).cites == "hand"
    assert desk.say(P1, acts.ChangeCard("SLCB", "Z9")).cites == "placing"
    desk.say(P1, acts.Draw())
    desk.sitting.settle()


@pytest.mark.paragraph("look-under")
def test_the_last_placed_card_is_picked_up_at_the_beginning_of_a_turn() -> None:
    desk = Desk("guided")
    assert desk.say(P1, acts.LookUnder()).cites == "look-under"  # nothing was placed yet
    desk.turn("SLTR", "B2", 5)
    ruling = desk.say(P2, acts.LookUnder())
    assert (ruling.verdict, ruling.cites) == ("allowed", "look-under")
    assert "a large red circle with stars lies below it" in ruling.says
    assert desk.may(P2, "Challenge")
    assert desk.state.card.phase == "window"
    assert desk.state.last
    desk.place("SLHR", "B1")
    assert not desk.may(P2, "LookUnder")


@pytest.mark.paragraph("look-under")
def test_below_the_first_card_of_a_space_nothing_lies() -> None:
    desk = Desk("guided")
    desk.turn("SLCB", "A1", 1)
    assert desk.say(P2, acts.LookUnder()).says.endswith("nothing lies below it.")
    assert desk.say(P2, acts.LookUnder()).verdict == "allowed"


@pytest.mark.paragraph("look-under", "window")
def test_after_a_look_the_turn_may_still_be_challenged_and_stacks_still_score() -> None:
    desk = Desk("tournament")
    desk.fill("A4")
    desk.lay("A1", "BLHG")
    desk.turn("BSQG", "A1", 4)
    desk.say(P2, acts.LookUnder())
    desk.say(P2, acts.RemoveStack("A4"))
    assert desk.state.sheet
    assert desk.state.sheet.done[0].first
    desk.challenge(P2, "placing")
    assert desk.marks(P2) == ("C",)
