"""OVERDRAWN TILES and UNDERDRAWS at a wooden board, and a game typed there."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk, tiles_of


def short(word: str = "CAT") -> Desk:
    """p1 has played three tiles at a wooden board and recorded it."""
    desk = Desk(tiles="wooden")
    desk.play(P1, "8G", word)
    desk.yes(P1, acts.Record(10))
    return desk


@pytest.mark.paragraph("overdraw", book="wespa")
def test_an_overdraw_is_declared_and_stops_the_timer() -> None:
    desk = short()
    desk.no(P1, acts.DeclareOverdraw(3, mixed=False), "overdraw")  # three were due
    desk.no(P1, acts.DeclareOverdraw(0, mixed=False), "overdraw")
    desk.no(P1, acts.DeclareOverdraw(87, mixed=True), "overdraw")
    ruling = desk.yes(P1, acts.DeclareOverdraw(5, mixed=False), "overdraw-apart")
    assert ruling.says.startswith("2 too many; the timer stands.")
    assert desk.still
    desk.no(P1, acts.ReturnTiles(("A", "B", "C", "D"), ("A", "B")))


@pytest.mark.paragraph("overdraw", book="wespa")
def test_a_turn_is_over_before_tiles_are_drawn_for_it_even_too_many() -> None:
    desk = Desk(tiles="wooden")
    desk.yes(P1, acts.Exchange(count=4))
    desk.no(P1, acts.DeclareOverdraw(5, mixed=False), "overdraw")
    desk.yes(P1, acts.Press())
    desk.yes(P1, acts.DeclareOverdraw(5, mixed=False), "overdraw-apart")


@pytest.mark.paragraph("overdraw", book="wespa")
def test_the_halls_own_bag_never_gives_too_many() -> None:
    desk = Desk()
    assert not desk.may(P1, "DeclareOverdraw")
    assert not desk.may(P1, "DeclareUnderdraw")


@pytest.mark.paragraph("overdraw-apart", book="wespa")
def test_of_new_tiles_kept_apart_the_opponent_turns_up_the_excess_and_two() -> None:
    desk = short()
    desk.yes(P1, acts.DeclareOverdraw(5, mixed=False))
    assert desk.state.bag == 81
    for shown, back in [
        ("QZJ", "QZ"),  # one too few turned up
        ("QZJXK", "QZ"),
        ("QZJX", "Q"),
        ("QZJX", "QZJ"),
        ("QZJX", "QE"),  # E was not turned up
        ("QQZJ", "QQ"),  # there is one Q
    ]:
        desk.no(P2, acts.ReturnTiles(tuple(shown), tuple(back)), "overdraw-apart")
    desk.no(P2, acts.ReturnTiles(("?",) * 4, ("?",) * 2), "overdraw-apart")
    desk.yes(P2, acts.ReturnTiles(tuple("QZJX"), tuple("QZ")), "overdraw-apart")
    assert (len(desk.rack(P1)), desk.tiles("aside p1"), desk.state.bag) == (7, "", 83)
    assert desk.runs(P2)
    assert not desk.may(P1, "Draw")


@pytest.mark.paragraph("overdraw-apart", book="wespa")
def test_never_more_than_the_new_tiles_are_turned_up() -> None:
    desk = Desk(tiles="wooden")
    desk.yes(P1, acts.Exchange(count=1))
    desk.yes(P1, acts.Press())
    desk.yes(P1, acts.DeclareOverdraw(2, mixed=False))
    desk.no(P2, acts.ReturnTiles(tuple("QZJ"), ("Q",)), "overdraw-apart")
    desk.yes(P2, acts.ReturnTiles(tuple("QZ"), ("Q",)), "overdraw-apart")
    assert (len(desk.rack(P1)), desk.state.bag, desk.tiles("discards p1")) == (7, 86, "")


@pytest.mark.paragraph("overdraw-mixed", book="wespa")
def test_if_a_new_tile_touched_the_rack_all_of_them_are_turned_over() -> None:
    desk = Desk(tiles="wooden")
    desk.play(P1, "8G", "AT")
    desk.yes(P1, acts.Record(4))
    desk.yes(P1, acts.DeclareOverdraw(3, mixed=True), "overdraw-mixed")
    assert len(desk.rack(P1)) == 8
    desk.no(P2, acts.ReturnTiles(tuple("QZ"), ("Q",)), "overdraw-mixed")
    desk.yes(P2, acts.ReturnTiles(tuple("QZJ"), ("Q",)), "overdraw-mixed")
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 84)


@pytest.mark.paragraph("overdraw-mixed", "overdraw-apart", book="wespa")
@pytest.mark.parametrize("mixed", [False, True])
def test_what_was_turned_up_is_the_players_business(mixed: bool) -> None:
    desk = short()
    desk.yes(P1, acts.DeclareOverdraw(4, mixed=mixed))
    desk.yes(P2, acts.ReturnTiles(tuple("QZJ"), ("Q",)))
    for seat in (GALLERY, JUDGE):
        assert set(desk.seen(seat, "rack p1")) == {"?"}


@pytest.mark.paragraph("overdraw", "accepting", book="wespa")
@pytest.mark.parametrize("mixed", [False, True])
def test_tiles_drawn_too_many_are_drawn_and_the_play_stands(mixed: bool) -> None:
    desk = short("CTA")
    desk.yes(P1, acts.DeclareOverdraw(4, mixed=mixed))
    desk.yes(P2, acts.ReturnTiles(tuple("QZJ"), ("Q",)))
    desk.no(P2, acts.Challenge(("CTA",)))


@pytest.mark.paragraph("overdraw", "flash-leave", book="wespa")
@pytest.mark.parametrize("mixed", [False, True])
def test_with_the_directors_leave_even_an_overdrawn_play_is_challenged(mixed: bool) -> None:
    desk = short("CTA")
    desk.yes(P1, acts.DeclareOverdraw(4, mixed=mixed))
    desk.yes(P2, acts.ReturnTiles(tuple("QZJ"), ("Q",)))
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    desk.challenge("CTA")
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 86)


@pytest.mark.paragraph("overdraw", "hold", book="wespa")
def test_nothing_is_drawn_during_a_hold_not_even_too_much() -> None:
    desk = short()
    desk.yes(P2, acts.Hold())
    desk.no(P1, acts.DeclareOverdraw(4, mixed=False), "hold")


@pytest.mark.paragraph("underdraw", book="wespa")
def test_missing_tiles_are_drawn_while_the_bag_has_any() -> None:
    desk = short()
    desk.yes(P1, acts.Draw())
    for missing in (0, -1, 8):
        desk.no(P1, acts.DeclareUnderdraw(missing), "underdraw")
    desk.yes(P1, acts.DeclareUnderdraw(2), "underdraw")
    assert (len(desk.rack(P1)), desk.state.bag) == (5, 85)
    desk.yes(P1, acts.Draw(), "drawing")
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 83)


@pytest.mark.paragraph("underdraw", book="wespa")
def test_they_are_drawn_even_with_a_play_on_the_board() -> None:
    desk = Desk(tiles="wooden")
    desk.place(P1, "8G", "CAT")
    desk.yes(P1, acts.DeclareUnderdraw(1))
    desk.no(P1, acts.Announce(10), "order")
    desk.yes(P1, acts.Draw(), "drawing")
    desk.yes(P1, acts.Announce(10))
    desk.yes(P1, acts.Press())


@pytest.mark.paragraph("underdraw", book="wespa")
def test_a_change_that_was_only_announced_is_taken_up_first() -> None:
    desk = Desk(tiles="wooden")
    desk.yes(P1, acts.Exchange(count=2))
    desk.yes(P1, acts.DeclareUnderdraw(1))
    desk.yes(P1, acts.Draw())
    assert (len(desk.rack(P1)), desk.state.bag, desk.state.mover) == (7, 86, P1)
    desk.yes(P1, acts.Exchange(count=2))
    desk.yes(P1, acts.Press())


@pytest.mark.paragraph("underdraw", "challenge-upheld", book="wespa")
def test_a_play_that_is_challenged_off_after_an_underdraw_leaves_seven_tiles() -> None:
    desk = Desk(tiles="wooden")
    desk.place(P1, "8G", "CTA")
    desk.yes(P1, acts.Announce(10))
    desk.yes(P1, acts.ReachInBag(), "turn-ends")  # without pressing: it may still be challenged
    desk.yes(P1, acts.DeclareUnderdraw(2))
    desk.challenge("CTA")
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 86)


@pytest.mark.paragraph("underdraw", "challenge-upheld", book="wespa")
def test_a_tile_that_was_missing_before_the_play_is_still_to_be_drawn() -> None:
    desk = short("CTA")
    desk.yes(P1, acts.DeclareUnderdraw(1))
    desk.challenge("CTA")
    assert len(desk.rack(P1)) == 6
    desk.yes(P1, acts.Draw(), "drawing")
    assert (len(desk.rack(P1)), desk.state.bag) == (7, 86)


@pytest.mark.paragraph("underdraw", book="wespa")
def test_with_an_empty_bag_the_director_is_called() -> None:
    desk = Desk(tiles="wooden")
    desk.late("CATERED", "SOXINGA")
    desk.yes(P1, acts.DeclareUnderdraw(1), "underdraw")
    assert desk.still
    desk.no(P1, acts.Pass())
    desk.yes(DIRECTOR, acts.Decide("the opponent gives one from the rack"), "underdraw")
    assert desk.runs(P1)


@pytest.mark.paragraph("underdraw", book="wespa")
def test_either_player_calls_the_director_for_a_short_rack() -> None:
    desk = Desk()
    desk.yes(P2, acts.CallDirector("underdraw"), "underdraw")
    desk.yes(DIRECTOR, acts.Decide("play on"), "underdraw")


@pytest.mark.paragraph("result", "six-zeros", "order", book="wespa")
@pytest.mark.parametrize("typist", [None, DIRECTOR])
def test_a_game_at_a_wooden_board_typed_by_the_players_or_by_the_director(typist: Seat | None) -> None:
    desk = Desk(tiles="wooden", begun=False)
    one, two = typist or P1, typist or P2
    desk.yes(one, acts.TakeTiles(), "start-timer")
    assert desk.state.bag == 86
    desk.play(one, "8G", "CAT")
    desk.yes(one, acts.Record(10), "order")
    desk.yes(one, acts.Draw(), "accepting")
    desk.play(two, "J8", "SX")
    desk.yes(one, acts.Hold(), "hold")
    desk.yes(one, acts.Challenge(("SX",)), "challenge")
    desk.yes(two, acts.Confirm(), "challenge-typed")
    desk.ready()
    assert desk.scores == (10, 0)
    desk.yes(one, acts.Pass())
    desk.play(two, "J8", "SO")
    desk.yes(one, acts.Accept(), "okay")
    desk.yes(two, acts.Record(8))
    desk.yes(two, acts.Draw(), "drawing")
    for each in (one, two, one, two, one, two):
        desk.yes(each, acts.Pass())
    desk.yes(one, acts.ShowRack(tuple("AEIOUNR")), "unplayed")
    desk.no(two, acts.ShowRack(tuple("AEIOUN")), "unplayed")
    desk.yes(two, acts.ShowRack(tuple("QTIOUNX")), "unplayed")  # X came back, and is still there
    assert desk.scores == (10 - 7, 8 - 23)
    outcome = desk.sign()
    assert outcome.ranks == ((P1,), (P2,))


@pytest.mark.paragraph("order", book="wespa")
def test_the_director_types_only_what_is_plainly_one_players() -> None:
    desk = Desk(tiles="wooden", start="draw", begun=False)
    assert not desk.may(DIRECTOR, "TakeTiles")  # who begins is for the players to show
    desk.yes(P2, acts.TakeTiles())
    for _ in range(6):
        desk.yes(DIRECTOR, acts.Pass())
    asked = [p.id for p in desk.table.prompts if p.seat == DIRECTOR and "ShowRack" in p.kinds]
    assert asked == ["rack:p1"]
    desk.yes(DIRECTOR, acts.ShowRack(tuple("AEIOUNR")))
    asked = [p.id for p in desk.table.prompts if p.seat == DIRECTOR and "ShowRack" in p.kinds]
    assert asked == ["rack:p2"]


@pytest.mark.paragraph("result", book="wespa")
def test_a_rack_that_cannot_be_is_not_shown() -> None:
    desk = Desk(tiles="wooden")
    desk.turn(P1, "8G", "QI", "")
    desk.play(P2, "G9", "X")
    desk.challenge("QX")
    for each in (P1, P2, P1, P2, P1):
        desk.yes(each, acts.Pass())
    for tiles in ("QEEEEEE", "XXEEEEE", "EEEEEE", "?EEEEEE"):
        desk.no(P1, acts.ShowRack(tuple(tiles)), "unplayed")
    desk.no(P2, acts.ShowRack(tuple("EEEEEEE")), "unplayed")  # the X that came back is missing
    desk.yes(P2, acts.ShowRack(tuple("XEEEEEE")))
    desk.no(P1, acts.ShowRack(tuple("XAAAAAA")), "unplayed")  # and lies there, not here
    desk.yes(P1, acts.ShowRack(tuple("AAAAAAI")))


@pytest.mark.paragraph("letter-values", book="scrabble-basics")
def test_a_wooden_set_has_no_second_q_and_no_third_blank() -> None:
    desk = Desk(tiles="wooden")
    desk.turn(P1, "8G", "QI", "")
    ruling = desk.no(P2, acts.Place(tiles_of("G9", "QI")), "letter-values")
    assert ruling.says == "The set has no more tiles Q."
    ruling = desk.no(P2, acts.Place(tiles_of("I8", "sad")), "letter-values")
    assert ruling.says == "The set has no more blanks."
    desk.yes(P2, acts.Place(tiles_of("I8", "ab")))


@pytest.mark.paragraph("turn-ends", book="wespa")
def test_the_director_types_a_hand_in_the_bag_too() -> None:
    desk = Desk(tiles="wooden")
    desk.turn(P1, "8G", "CAT", "")
    desk.place(DIRECTOR, "J8", "SO")
    desk.yes(DIRECTOR, acts.Announce(8))
    desk.yes(DIRECTOR, acts.ReachInBag(), "turn-ends")
    assert desk.state.mover == P1


@pytest.mark.paragraph("result", "after-challenge", "correction", book="wespa")
def test_the_director_alone_can_type_a_whole_game() -> None:
    desk = Desk(tiles="wooden", begun=False)
    desk.yes(DIRECTOR, acts.TakeTiles())
    desk.play(DIRECTOR, "8G", "CATT")
    desk.yes(DIRECTOR, acts.Challenge(("CATT",)), "challenge")
    desk.yes(DIRECTOR, acts.Confirm())
    for side in (P1, P2):
        assert side not in (desk.state.dispute.ready if desk.state.dispute else ())
        desk.yes(DIRECTOR, acts.Ready(), "after-challenge")
    assert desk.state.dispute is None
    for _ in range(5):
        desk.yes(DIRECTOR, acts.Pass())
    for rack in ("CATTENR", "QTIOUNX"):  # the tiles of CATT came back
        desk.yes(DIRECTOR, acts.ShowRack(tuple(rack)), "unplayed")
    desk.yes(P1, acts.QueryTotal(P1, 0))
    desk.yes(DIRECTOR, acts.Disagree(), "correction")
    desk.yes(DIRECTOR, acts.SettleScore(desk.scores[0]))
    desk.yes(DIRECTOR, acts.Sign(), "result")
    assert desk.state.signed == (P1,)
    desk.yes(DIRECTOR, acts.Sign(), "result")
    assert desk.table.outcome
