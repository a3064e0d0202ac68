"""ENDING THE GAME, SIX ZEROS, and what is counted for unplayed tiles."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.referee import draft_score
from gamehall.kernel.seat import Seat
from tests.games.scrabble.wespa.desk import P1, P2, Desk, tiles_of


def last_tiles(**options: object) -> Desk:
    """The bag is empty; p1 holds CAT, p2 SOX."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.late("CAT", "SOX")
    return desk


@pytest.mark.paragraph("ending", book="wespa")
def test_the_timer_is_stopped_after_the_final_play_and_nothing_is_settled_yet() -> None:
    desk = last_tiles()
    desk.go_out(P1, "8G", "CAT")
    assert desk.still
    assert desk.state.phase == "last"
    assert desk.scores == (10, 0)
    assert desk.may(P2, "Accept")
    assert desk.may(P2, "Challenge")
    desk.no(P2, acts.Pass())


@pytest.mark.paragraph("ending", book="wespa")
def test_only_a_play_that_goes_out_stops_the_timer() -> None:
    desk = last_tiles()
    desk.no(P1, acts.StopClock(), "timer-stops")
    desk.place(P1, "8G", "AT")
    desk.yes(P1, acts.Announce(4))
    desk.no(P1, acts.StopClock(), "timer-stops")
    desk.place(P1, "8G", "CAT")
    desk.no(P1, acts.StopClock(), "timer-stops")  # announced first
    with_tiles = Desk()
    with_tiles.late("CAT", "SOX", "E")
    with_tiles.place(P1, "8G", "CAT")
    with_tiles.yes(P1, acts.Announce(10))
    with_tiles.no(P1, acts.StopClock(), "timer-stops")


@pytest.mark.paragraph("ending", book="wespa")
def test_pressing_instead_starts_the_opponents_timer_and_a_learner_is_told() -> None:
    desk = last_tiles()
    desk.play(P1, "8G", "CAT")
    assert desk.state.phase == "last"
    assert desk.runs(P2)
    desk.wait(60)
    assert desk.spent(P2) == 60
    guided = last_tiles(manner="guided")
    guided.place(P1, "8G", "CAT")
    guided.yes(P1, acts.Announce(10))
    guided.no(P1, acts.Press(), "ending")
    guided.yes(P1, acts.StopClock(), "ending")


@pytest.mark.paragraph("ending-accept", book="wespa")
def test_the_opponent_accepts_and_the_racks_are_counted() -> None:
    desk = last_tiles()
    desk.go_out(P1, "8G", "CAT")
    desk.no(P1, acts.Accept())
    desk.no(P2, acts.Hold())
    desk.yes(P2, acts.Accept(), "ending-accept")
    assert desk.over()
    assert desk.scores == (10 + 20, 0)
    assert desk.still


@pytest.mark.paragraph("ending-accept", "challenge-upheld", book="wespa")
def test_a_final_play_that_is_no_word_comes_back_and_the_game_goes_on() -> None:
    desk = last_tiles()
    desk.go_out(P1, "8G", "CTA")
    desk.challenge("CTA")
    assert desk.state.phase == "turn"
    assert desk.state.out is None
    assert desk.state.mover == P2
    assert desk.runs(P2)
    assert desk.rack(P1) == "ACT"
    assert desk.scores == (0, 0)
    desk.play(P2, "8H", "OX")
    desk.yes(P1, acts.Pass())


@pytest.mark.paragraph("ending-accept", "challenge-failed", book="wespa")
@pytest.mark.parametrize(("penalty", "points"), [("5 per word", 5), ("double", 0)])
def test_a_final_play_that_stands_ends_the_game_after_the_challenge(penalty: str, points: int) -> None:
    desk = last_tiles(challenge=penalty)
    desk.go_out(P1, "8G", "CAT")
    desk.challenge("CAT", ready=False)
    assert desk.state.phase == "last"
    desk.ready()
    assert desk.over()
    assert desk.scores == (10 + points + 20, 0)


@pytest.mark.paragraph("ending-seconds", book="wespa")
def test_after_five_seconds_without_an_answer_the_opponents_timer_runs() -> None:
    desk = last_tiles()
    desk.go_out(P1, "8G", "CAT")
    desk.wait(4)
    assert desk.still
    desk.wait(1)
    assert desk.runs(P2)
    assert desk.state.phase == "last"
    desk.wait(30)
    assert desk.spent(P2) == 30
    desk.yes(P2, acts.Challenge(("CAT",)), "challenge")
    assert desk.still


@pytest.mark.paragraph("ending-seconds", "overtime-forfeit", book="wespa")
def test_who_never_answers_loses_on_time() -> None:
    desk = last_tiles()
    desk.go_out(P1, "8G", "CAT")
    desk.wait(5 + 30 * 60 - 1)
    assert desk.table.outcome is None
    desk.wait(1.001)
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1,), (P2,))


@pytest.mark.paragraph("ending-seconds", book="wespa")
def test_the_seconds_are_an_option() -> None:
    desk = last_tiles(out_seconds=12)
    desk.go_out(P1, "8G", "CAT")
    desk.wait(11)
    assert desk.still
    desk.wait(1)
    assert desk.runs(P2)


@pytest.mark.paragraph("unplayed", book="scrabble-basics")
@pytest.mark.parametrize(("way", "scores"), [("double", (30, 0)), ("add and subtract", (20, -10))])
def test_how_the_tiles_of_the_other_rack_are_booked(way: str, scores: tuple[int, int]) -> None:
    desk = last_tiles(unplayed=way)
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, acts.Accept())
    assert desk.scores == scores


@pytest.mark.paragraph("unplayed", book="scrabble-basics")
@pytest.mark.parametrize("way", ["double", "add and subtract"])
def test_after_six_zeros_each_loses_the_own_rack_and_nobody_gains(way: str) -> None:
    desk = Desk("CATERE?", "SOXINGA", unplayed=way)
    zeros(desk, "pppppp")
    assert desk.scores == (-8, -15)
    assert [line.kind for line in desk.state.sheet[-2:]] == ["rack", "rack"]


def zeros(desk: Desk, turns: str) -> None:
    """Turns that score nothing: p a pass, x an exchange, c a phoney that is challenged."""
    for turn in turns:
        seat = desk.state.mover
        if turn == "p":
            desk.yes(seat, acts.Pass(), "pass")
        elif turn == "x":
            tile = desk.rack(seat)[0]
            desk.exchange(seat, tile, "E")
        else:
            phoney(desk, seat)


def phoney(desk: Desk, seat: Seat) -> None:
    word = desk.rack(seat)[:2]
    desk.yes(seat, acts.Place(tiles_of("8G", word)))
    desk.yes(seat, acts.Announce(draft_score(desk.state)))
    desk.yes(seat, acts.Press())
    made = desk.state.sheet[-1].words
    assert desk.challenge(*made).cites == "challenge-upheld"


@pytest.mark.paragraph("six-zeros", book="wespa")
@pytest.mark.parametrize(
    "turns", ["pppppp", "xxxxxx", "cccccc", "pxcpxc", "cxpxcp", "ppcppc", "xppppc", "cppppx"]
)
def test_six_zeros_of_any_kind_end_the_game_and_five_do_not(turns: str) -> None:
    desk = Desk("CCVVWWF", "BBDDGGF")
    zeros(desk, turns[:5])
    assert desk.state.phase == "turn"
    assert desk.state.zeros == 5
    zeros(desk, turns[5:])
    assert desk.over()
    assert desk.state.ended_by
    assert desk.state.ended_by[0] == "six-zeros"


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_a_play_that_scores_begins_the_count_anew() -> None:
    desk = Desk()
    zeros(desk, "ppppp")
    desk.yes(P2, acts.Place(tiles_of("8G", "SO")))
    desk.yes(P2, acts.Announce(4))
    desk.yes(P2, acts.Press())
    assert desk.state.zeros == 0
    desk.yes(P1, acts.Pass())
    assert desk.state.phase == "turn"
    assert desk.state.zeros == 1


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_a_phoney_counts_once_when_it_is_ruled_on_and_the_zeros_before_it_still_count() -> None:
    desk = Desk("CCVVWWF", "BBDDGGF")
    zeros(desk, "pp")
    desk.play(P1, "8G", "CCVV")
    assert desk.state.zeros == 0
    desk.challenge("CCVV")
    assert desk.state.zeros == 3


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_a_turn_lost_to_a_wrong_challenge_counts() -> None:
    desk = Desk(challenge="double")
    desk.play(P1, "8G", "CAT")
    desk.challenge("CAT")
    assert desk.state.zeros == 1
    desk.draw(P1, "III")
    zeros(desk, "ppppp")
    assert desk.over()


@pytest.mark.paragraph("six-zeros", book="wespa")
@pytest.mark.parametrize(("counts", "zero_turns"), [(False, 0), (True, 6)])
def test_a_play_that_stands_with_no_score_counts_only_by_option(counts: bool, zero_turns: int) -> None:
    desk = Desk("??TERED", "SOXINGA", zero_play_counts=counts)
    zeros(desk, "pppp")
    desk.play(P1, "8G", "ad")
    assert desk.scores == (0, 0)
    assert desk.state.zeros == (5 if counts else 0)
    desk.yes(P2, acts.Pass())
    assert desk.state.zeros == zero_turns or not counts
    assert (desk.over()) is counts


@pytest.mark.paragraph("six-zeros", "turn-ends", book="wespa")
def test_such_a_play_counts_without_the_press_as_well() -> None:
    desk = Desk("??TERED", "SOXINGA", zero_play_counts=True)
    zeros(desk, "pppp")
    desk.yes(P1, acts.Pass())
    desk.late("SOXINGA", "??TERED", "EEEEEEE")
    desk.place(P2, "8G", "ad")
    desk.yes(P2, acts.Announce(0))
    desk.yes(P2, acts.ReachInBag(), "turn-ends")
    assert desk.over()


@pytest.mark.paragraph("six-zeros", "correction", book="wespa")
def test_a_correction_to_nothing_leaves_somebody_to_play() -> None:
    desk = Desk(zero_play_counts=True)
    zeros(desk, "pppp")
    desk.turn(P1, "8G", "CAT", "III")
    zeros(desk, "p")
    desk.yes(P1, acts.QueryScore(4, 0))
    desk.yes(P2, acts.Agree())
    assert desk.may(P1, "Exchange")
    desk.yes(P1, acts.Exchange(("I",)))
    desk.yes(P1, acts.Press())
    desk.draw(P1, "E")
    assert desk.over()


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_points_for_a_wrong_challenge_do_not_break_or_make_a_row() -> None:
    desk = Desk("??TERED", "SOXINGA", zero_play_counts=True)
    zeros(desk, "pp")
    desk.play(P1, "8G", "ad")
    desk.challenge("AD")
    assert desk.scores == (5, 0)
    assert desk.state.zeros == 3


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_the_number_of_zeros_is_an_option() -> None:
    desk = Desk(zeros=4)
    zeros(desk, "pppp")
    assert desk.over()
    endless = Desk(zeros=0)
    zeros(endless, "pppppppp")
    assert endless.state.phase == "turn"


@pytest.mark.paragraph("six-zeros", book="wespa")
def test_when_the_sixth_is_a_change_its_tiles_are_drawn_and_no_turn_comes_between() -> None:
    desk = Desk()
    zeros(desk, "ppppp")
    desk.yes(P2, acts.Exchange(("X",)))
    desk.yes(P2, acts.Press(), "exchange-ends")
    assert desk.state.phase == "turn"
    desk.no(P1, acts.Place(tiles_of("8G", "CAT")))
    desk.no(P1, acts.Pass())
    assert not desk.runs(P1)
    desk.draw(P2, "E")
    assert desk.over()
    assert desk.scores == (-10, -8)


@pytest.mark.paragraph("ending", book="wespa")
@pytest.mark.parametrize("tiles", ["hall", "wooden"])
def test_a_player_goes_out_although_the_opponent_has_still_to_draw_the_last_tiles(tiles: str) -> None:
    desk = Desk(tiles=tiles)
    desk.late("CATERED", "SO", "EEI")
    desk.play(P1, "8G", "CAT")
    desk.go_out(P2, "J8", "SO")
    if tiles == "hall":
        desk.deal("EEI")  # they are the opponent's, and count
        assert desk.rack(P1) == "DEEEEIR"
    assert (desk.state.phase, len(desk.rack(P1)), desk.state.bag) == ("last", 7, 0)
    desk.yes(P1, acts.Accept(), "ending-accept")
    assert desk.scores == (10, 8 + 2 * 8)


@pytest.mark.paragraph("ending", "challenge-upheld", book="wespa")
def test_if_that_last_play_comes_off_the_game_goes_on_with_the_tiles_drawn() -> None:
    desk = Desk()
    desk.late("CATERED", "SX", "EEI")
    desk.play(P1, "8G", "CAT")
    desk.go_out(P2, "J8", "SX")
    desk.deal("EEI")
    desk.challenge("SX")
    assert (desk.rack(P1), desk.rack(P2), desk.state.bag) == ("DEEEEIR", "SX", 0)
    assert (desk.state.phase, desk.state.mover) == ("turn", P1)
