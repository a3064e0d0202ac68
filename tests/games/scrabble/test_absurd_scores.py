"""Numbers that no play and no game can make are refused in plain words, wherever a score is said."""

from math import prod

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.board import COUNTS, LETTERS, SIDE, letter_factor, value, word_factor
from gamehall.games.scrabble.state import HIGHEST, KEEPER, MOST
from gamehall.kernel.action import Action
from gamehall.kernel.codec import Unreadable, codec
from gamehall.kernel.seat import JUDGE
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk

HUGE = [HIGHEST + 1, MOST, 10_000, 10**18, 10**300]


def test_no_play_scores_more_than_the_highest_score_that_may_be_announced() -> None:
    """A bound above every play: the dearest tiles of the set in one line over all its word squares, the
    dearest of all on every letter square; and all tiles there are in cross words, on red squares."""
    tiles = sorted((value(letter) for letter in LETTERS for _ in range(COUNTS[letter])), reverse=True)
    highest = 0
    for row in range(SIDE):
        line = range(row * SIDE, row * SIDE + SIDE)  # columns are the same: the board is symmetric
        premiums = sum((letter_factor(square) - 1) * tiles[0] for square in line)
        main = (sum(tiles[:SIDE]) + premiums) * prod(word_factor(square) for square in line)
        highest = max(highest, main + 3 * (sum(tiles) + premiums) + 50)
    assert 3_000 < highest <= HIGHEST


@pytest.mark.paragraph("announce", book="wespa")
@pytest.mark.parametrize("score", [*HUGE, -1, -(10**300)])
def test_an_announcement_that_no_play_can_score_is_refused(score: int) -> None:
    desk = Desk()
    desk.place(P1, "8G", "CAT")
    ruling = desk.no(P1, acts.Announce(score), "announce")
    assert ruling.says == f"A play scores from 0 to {HIGHEST} points: count yours again."
    desk.yes(P1, acts.Announce(HIGHEST))


@pytest.mark.paragraph("announce", book="literacy")
@pytest.mark.parametrize("score", HUGE)
def test_in_a_team_game_too(score: int) -> None:
    desk = Literacy("HORNATS", "ABDEIOS")
    desk.place(P1, "8H HORN")
    assert desk.say(P1, acts.Announce(score)).cites == "announce"
    assert desk.state.scores == {P1: 0, P2: 0}


@pytest.mark.paragraph("order", book="wespa")
@pytest.mark.parametrize("total", [10_000, -10_000, 10**300])
def test_a_total_of_more_figures_than_any_game_has_is_refused(total: int) -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    ruling = desk.no(P1, acts.Record(total), "order")
    assert ruling.says == "A cumulative score has at most four figures."


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("number", [10_000, 10**300, -(10**300)])
def test_so_it_is_in_queries_and_where_they_are_settled(number: int) -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    for action in (acts.QueryScore(0, number), acts.QueryTotal(P1, number), acts.QueryScore(number, 5)):
        desk.no(P2, action, "correction")
    desk.yes(P2, acts.QueryScore(0, 12))
    desk.yes(P1, acts.Disagree())
    desk.no(DIRECTOR, acts.SettleScore(number), "correction")


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("score", [HIGHEST + 1, MOST])
def test_a_line_is_not_corrected_to_what_no_play_scores(score: int) -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.no(P2, acts.QueryScore(0, score), "correction")
    desk.yes(P2, acts.QueryScore(0, 12))
    desk.yes(P1, acts.Disagree())
    ruling = desk.no(DIRECTOR, acts.SettleScore(score), "correction")
    assert ruling.says == f"A play scores from 0 to {HIGHEST} points."
    desk.no(DIRECTOR, acts.SettleScore(-1), "correction")
    desk.yes(DIRECTOR, acts.SettleScore(10))


@pytest.mark.paragraph("tally", book="literacy")
def test_the_scorekeeper_settles_no_line_below_nothing() -> None:
    desk = Literacy("HORNATS", "ABDEIOS", software=(JUDGE,))
    desk.play(P1, "8H HORN", 41)
    desk.must(P2, acts.QueryScore(0, 14))
    assert desk.say(KEEPER, acts.SettleScore(-1)).cites == "tally"
    assert desk.say(KEEPER, acts.SettleScore(10**300)).cites == "tally"
    desk.must(KEEPER, acts.SettleScore(14))


@pytest.mark.paragraph("announce", book="wespa")
def test_where_the_hall_counts_another_number_is_refused_and_its_own_is_not() -> None:
    desk = Desk(scoring="kept")
    desk.place(P1, "8G", "CAT")
    ruling = desk.no(P1, acts.Announce(300), "announce")
    assert ruling.says == "The hall counts at this table: the play scores 10."
    desk.yes(P1, acts.Announce(10), "announce")


@pytest.mark.parametrize("kind", ["Announce", "Record"])
@pytest.mark.parametrize("number", ["1e300", "1.5", '"ten"', "null", "true", "[1]"])
def test_what_is_no_whole_number_cannot_be_read_or_is_refused(kind: str, number: str) -> None:
    field = "score" if kind == "Announce" else "total"
    desk = Desk()
    desk.place(P1, "8G", "CAT")
    try:
        action: Action = codec(desk.table.game).action(f'{{"type":"{kind}","{field}":{number}}}'.encode())
    except Unreadable:
        return
    desk.no(P1, action)
