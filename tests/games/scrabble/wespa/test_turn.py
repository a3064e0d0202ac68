"""ORDER OF PLAY, When Bag is Empty, END OF TURN, BLANKS."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.acts import Tile
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from tests.games.scrabble.wespa.desk import P1, P2, Desk, tiles_of


@pytest.mark.paragraph("order", book="wespa")
def test_place_announce_press_record_draw() -> None:
    desk = Desk()
    assert desk.place(P1, "8G", "CAT").cites == "order"
    desk.yes(P1, acts.Announce(10), "announce")
    desk.yes(P1, acts.Press(), "turn-ends")
    assert desk.runs(P2)
    assert not desk.runs(P1)
    desk.yes(P1, acts.Record(10), "order")
    desk.wait(5)
    desk.draw(P1, "III", "accepting")
    assert desk.rack(P1) == "DEEIIIR"
    assert desk.scores == (10, 0)


@pytest.mark.paragraph("order", book="wespa")
@pytest.mark.parametrize(
    ("action", "cites"),
    [(acts.Announce(10), "announce"), (acts.Press(), "order"), (acts.ReachInBag(), "drawing")],
)
def test_nothing_is_announced_pressed_or_drawn_before_tiles_are_placed(action: Action, cites: str) -> None:
    desk = Desk()
    desk.no(P1, action, cites)
    desk.no(P1, acts.Record(10))


@pytest.mark.paragraph("order", "announce", book="wespa")
def test_the_timer_is_not_pressed_and_no_tile_drawn_before_the_score_is_announced() -> None:
    desk = Desk()
    desk.place(P1, "8G", "CAT")
    desk.no(P1, acts.Press(), "order")
    desk.no(P1, acts.ReachInBag(), "order")
    desk.no(P1, acts.Draw(), "drawing")
    desk.no(P1, acts.Record(10))
    desk.yes(P1, acts.Announce(10))
    desk.no(P1, acts.Record(10))  # first the timer
    desk.yes(P1, acts.Press())


@pytest.mark.paragraph("order", book="wespa")
def test_drawn_tiles_come_before_the_next_turn() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.yes(P2, acts.Pass())
    for action in (acts.Pass(), acts.Place(tiles_of("G9", "RED"))):
        desk.no(P1, action, "order")
    desk.draw(P1, "III")
    assert desk.place(P1, "7H", "RE").verdict == "allowed"


@pytest.mark.paragraph("order", "drawing", book="wespa")
def test_a_player_still_draws_when_the_opponent_has_put_tiles_down_already() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.yes(P1, acts.Record(10))
    desk.place(P2, "J8", "SO")
    desk.draw(P1, "III", "accepting")  # tiles put down accept nothing; the first tile drawn does
    assert desk.state.draft
    assert desk.state.draft.side == P2


@pytest.mark.paragraph("announce", book="wespa")
def test_a_wrong_score_stands_in_a_tournament_and_is_refused_to_a_learner() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT", 12)
    assert desk.scores == (12, 0)
    guided = Desk(manner="guided")
    guided.place(P1, "8G", "CAT")
    ruling = guided.no(P1, acts.Announce(12), "score")
    assert ruling.says == "The play scores 10, not 12."
    guided.yes(P1, acts.Announce(10))


@pytest.mark.paragraph("announce", book="wespa")
def test_the_hall_counts_only_where_it_keeps_the_scores() -> None:
    desk = Desk()
    desk.place(P1, "8G", "CAT")
    desk.no(P1, acts.Announce(), "announce")
    desk.no(P1, acts.Announce(-1), "announce")
    desk.no(P1, acts.Announce(10_000), "announce")
    kept = Desk(scoring="kept")
    kept.place(P1, "8G", "CAT")
    kept.yes(P1, acts.Announce())
    kept.yes(P1, acts.Press())
    assert kept.scores == (10, 0)
    assert not kept.may(P1, "Record")
    kept.wait(5)
    kept.draw(P1, "III")


@pytest.mark.paragraph("order", book="wespa")
def test_a_wrong_total_stands_in_a_tournament_and_is_refused_to_a_learner() -> None:
    desk, guided = Desk(), Desk(manner="guided")
    for each in (desk, guided):
        each.play(P1, "8G", "CAT")
        each.no(P1, acts.Record(10_000), "order")
    desk.yes(P1, acts.Record(11))
    assert desk.scores == (11, 0)
    guided.no(P1, acts.Record(11), "order")
    guided.yes(P1, acts.Record(10))


@pytest.mark.paragraph("empty-bag", book="wespa")
def test_with_an_empty_bag_nothing_need_be_recorded() -> None:
    desk = Desk()
    desk.late("CATERED", "SOXINGA")
    desk.play(P1, "8G", "CAT")
    asked = [p for p in desk.table.prompts if p.seat == P1 and "Record" in p.kinds]
    assert [p.must for p in asked] == [False]
    desk.play(P2, "J8", "SO")
    assert desk.place(P1, "10J", "RED").verdict == "allowed"
    with_tiles = Desk()
    with_tiles.play(P1, "8G", "CAT")
    asked = [p for p in with_tiles.table.prompts if p.seat == P1 and "Record" in p.kinds]
    assert [p.must for p in asked] == [True]


@pytest.mark.paragraph("change-until", book="wespa")
def test_a_move_is_changed_at_will_before_the_press() -> None:
    desk = Desk("CATERE?")
    desk.no(P1, acts.TakeBack(), "change-until")
    desk.place(P1, "8G", "CAT")
    desk.yes(P1, acts.TakeBack(), "change-until")
    assert desk.rack(P1) == "ACEERT_"
    desk.place(P1, "8G", "CARs")
    desk.yes(P1, acts.Announce(10))
    assert desk.place(P1, "8G", "CARt").verdict == "allowed"  # another letter for the blank
    desk.no(P1, acts.Press(), "order")  # and so the score is said again
    desk.yes(P1, acts.Announce(10))
    desk.yes(P1, acts.Announce(12))
    desk.yes(P1, acts.Exchange(("C",)), "exchange-announce")
    assert desk.state.board.strip(".") == ""
    desk.yes(P1, acts.Exchange(("C", "A")), "exchange-announce")
    assert desk.tiles("discards p1") == "AC"
    desk.yes(P1, acts.Press())
    assert desk.state.sheet[-1].count == 2


@pytest.mark.paragraph("after-press", book="wespa")
@pytest.mark.parametrize(
    "action",
    [
        acts.TakeBack(),
        acts.Place(tiles_of("8G", "CARt")),
        acts.Announce(12),
        acts.Exchange(("E",)),
        acts.Press(),
    ],
)
def test_after_the_press_nothing_of_a_play_changes(action: Action) -> None:
    desk = Desk("CATERE?")
    desk.play(P1, "8G", "CARs")
    desk.no(P1, action)
    assert desk.ruled(P1, action) == ("refused", "after-press")
    assert desk.state.board[7 * 15 + 6 : 7 * 15 + 10] == "CARs"


@pytest.mark.paragraph("after-press", "exchange-ends", book="wespa")
def test_after_the_press_the_number_of_changed_tiles_is_fixed() -> None:
    desk = Desk()
    desk.yes(P1, acts.Exchange(("C", "A")))
    desk.yes(P1, acts.Press(), "exchange-ends")
    desk.no(P1, acts.Exchange(("T",)))
    desk.no(P1, acts.TakeBack())
    assert desk.ruled(P1, acts.Exchange(("T",))) == ("refused", "after-press")
    assert desk.ruled(P2, acts.TakeBack()) == (
        "refused",
        "change-until",
    )


@pytest.mark.paragraph("turn-ends", book="wespa")
def test_the_press_ends_the_turn() -> None:
    desk = Desk()
    desk.wait(10)
    desk.play(P1, "8G", "CAT")
    assert desk.state.mover == P2
    desk.wait(7)
    assert (desk.spent(P1), desk.spent(P2)) == (10, 7)


@pytest.mark.paragraph("turn-ends", "challenge-window", book="wespa")
@pytest.mark.parametrize(("word", "rack"), [("CTA", "ACDEERT"), ("CAT", "DEEIIIR")])
def test_a_hand_in_the_bag_ends_the_move_and_it_may_still_be_challenged(word: str, rack: str) -> None:
    desk = Desk()
    desk.place(P1, "8G", word)
    desk.yes(P1, acts.Announce(10))
    desk.reach_in(P1, "III")
    assert desk.state.mover == P2
    assert desk.runs(P2)
    assert desk.ruled(P1, acts.TakeBack())[0] == "refused"
    desk.challenge(word)
    assert desk.rack(P1) == rack
    assert desk.state.bag == (86 if word == "CTA" else 83)


@pytest.mark.paragraph("turn-ends", "order", book="wespa")
def test_a_learner_is_told_to_press_first() -> None:
    desk = Desk(manner="guided")
    desk.place(P1, "8G", "CAT")
    desk.yes(P1, acts.Announce(10))
    desk.no(P1, acts.ReachInBag(), "order")
    desk.yes(P1, acts.Press())


@pytest.mark.paragraph("turn-ends", "exchange-order", book="wespa")
def test_a_hand_in_the_bag_ends_a_change_as_well() -> None:
    desk = Desk()
    desk.yes(P1, acts.Exchange(("C", "A")))
    desk.reach_in(P1, "BB")
    assert desk.state.mover == P2
    assert desk.state.sheet[-1].count == 2
    assert desk.rack(P1) == "BBDEERT"
    assert desk.state.bag == 86


@pytest.mark.paragraph("blank-stated", book="wespa")
def test_the_letter_of_a_blank_is_said_and_written() -> None:
    desk = Desk("CATERE?")
    ruling = desk.place(P1, "8G", "CARs")
    assert ruling.says == "{p1} puts CARs on the board at 8G; the blank is S."
    desk.yes(P1, acts.Announce(10))
    desk.yes(P1, acts.Press())
    assert desk.state.sheet[0].word == "CARs"
    assert desk.state.sheet[0].words == ("CARS",)


@pytest.mark.paragraph("blank-stated", book="wespa")
@pytest.mark.parametrize("letter", ["?", "_", "", "SS", "4", "é", "ſ", "ı"])
@pytest.mark.parametrize("kind", ["hall", "wooden"])
def test_a_tile_shows_one_letter_from_a_to_z(letter: str, kind: str) -> None:
    desk = Desk("CATERE?", tiles=kind)
    tiles = (*tiles_of("8G", "CA"), Tile("I8", letter))
    desk.no(P1, acts.Place(tiles), "blank-stated")


@pytest.mark.paragraph("blank-stated", book="wespa")
def test_a_small_letter_needs_a_blank() -> None:
    desk = Desk()
    assert desk.place(P1, "8G", "CARs").cites == "turns"
    assert desk.state.draft is None


@pytest.mark.paragraph("change-until", "turn-ends", book="wespa")
@pytest.mark.parametrize("seat", [P2])
def test_whose_turn_it_is_not_changes_nothing(seat: Seat) -> None:
    desk = Desk()
    for action in (acts.Place(tiles_of("8G", "SO")), acts.Pass(), acts.Exchange(("S",)), acts.Press()):
        desk.no(seat, action)
        assert desk.ruled(seat, action) == ("refused", "turns")
