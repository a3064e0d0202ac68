"""After signing: a director's correction of a score gives the result it makes, in every kind of ending."""

from typing import Any

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.action import Correct, Forfeit, Resign
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import replay
from tests.games.scrabble.literacy.desk import Desk as Literacy
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


def signed(first: int, second: int) -> Desk:
    """p1 went out with CAT; the totals then read so, and both have signed."""
    desk = Desk()
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, acts.Accept())
    desk.score(first, second)
    desk.sign()
    return desk


def corrects(desk: Desk, *happened: dict[str, Any]) -> Ruling:
    return desk.yes(DIRECTOR, Correct("added up wrongly", None, happened))


def total(player: Seat, score: int) -> dict[str, Any]:
    return {"type": "ScoreCorrected", "score": score, "player": player}


def ended(desk: Desk | Literacy) -> tuple[tuple[tuple[Seat, ...], ...], str, str]:
    outcome = desk.table.outcome
    assert outcome
    return outcome.ranks, outcome.cites, outcome.says


@pytest.mark.paragraph("after-signing", "result", book="wespa")
@pytest.mark.parametrize(
    ("score", "ranks", "says"),
    [
        (302, ((P2,), (P1,)), "{p2} wins, 302 to 301."),
        (301, ((P1, P2),), "A draw, 301 to 301."),
        (280, ((P1,), (P2,)), "{p1} wins, 301 to 280."),
    ],
)
def test_a_corrected_total_makes_the_result_it_makes(score: int, ranks: object, says: str) -> None:
    desk = signed(301, 300)
    corrects(desk, total(P2, score))
    assert desk.scores == (301, score)
    assert ended(desk) == (ranks, "end-out", says)
    assert desk.state.signed == (P1, P2)  # what was signed was signed
    assert desk.table.finished


@pytest.mark.paragraph("after-signing", book="wespa")
def test_a_corrected_line_does_so_too() -> None:
    desk = signed(301, 300)
    corrects(desk, {"type": "ScoreCorrected", "score": 4, "line": 0})  # CAT scored 10
    assert desk.scores == (295, 300)
    assert ended(desk)[::2] == (((P2,), (P1,)), "{p2} wins, 300 to 295.")


@pytest.mark.paragraph("after-signing", "overtime", book="wespa")
def test_points_for_overtime_taken_off_or_given_back_do_so_too() -> None:
    desk = signed(301, 300)
    corrects(desk, {"type": "Adjusted", "side": "p1", "points": -10, "why": "time"})
    assert ended(desk)[::2] == (((P2,), (P1,)), "{p2} wins, 300 to 291.")
    corrects(desk, {"type": "Adjusted", "side": "p1", "points": 10, "why": "time"})
    assert ended(desk)[::2] == (((P1,), (P2,)), "{p1} wins, 301 to 300.")


@pytest.mark.paragraph("after-signing", "recount", book="wespa")
def test_a_recount_the_director_allows_does_so_too() -> None:
    desk = signed(301, 300)
    corrects(desk, {"type": "Recounted", "scores": [10, 20]})
    assert ended(desk)[::2] == (((P1,), (P2,)), "{p1} wins, 30 to 0.")
    assert desk.state.signed == (P1, P2)


@pytest.mark.paragraph("after-signing", book="wespa")
def test_a_result_the_director_names_stands_until_the_director_names_another() -> None:
    desk = signed(301, 300)
    outcome = {"ranks": [["p2"], ["p1"]], "cites": "conduct", "says": "Ana is disqualified."}
    corrects(desk, {"type": "Ended", "outcome": outcome})
    corrects(desk, total(P1, 400))
    assert ended(desk) == (((P2,), (P1,)), "conduct", "Ana is disqualified.")


@pytest.mark.paragraph("after-signing", book="wespa")
def test_the_record_read_again_gives_the_same_result() -> None:
    desk = Desk()
    for _ in range(6):
        desk.yes(desk.state.mover, acts.Pass())
    desk.sign()
    corrects(desk, total(P2, 99))
    again = replay(desk.table.game, desk.table.header, desk.table.entries)
    assert again.outcome == desk.table.outcome
    assert ended(desk)[::2] == (((P2,), (P1,)), "{p2} wins, 99 to -10.")


@pytest.mark.paragraph("result", "after-signing", book="wespa")
def test_a_provisional_result_stays_provisional_when_it_is_corrected() -> None:
    desk = Desk()
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, acts.Accept())
    desk.wait(601)
    assert ended(desk)[2].endswith("the result is provisional.")
    corrects(desk, total(P2, 50))
    says = "{p2} wins, 50 to 30. The slip was not signed by both in time: the result is provisional."
    assert ended(desk) == (((P2,), (P1,)), "end-out", says)


@pytest.mark.paragraph("after-signing", "overtime-forfeit", book="wespa")
@pytest.mark.parametrize(
    ("before", "player", "score", "after"),
    [
        ((300, 100), P1, 200, (200, 275)),  # the loser's points fall: still by 75
        ((300, 100), P1, 400, (400, 475)),
        ((100, 150), P2, 225, (100, 225)),  # now the real margin is the larger
        ((100, 400), P2, 120, (100, 175)),
    ],
)
def test_a_game_lost_on_time_stays_lost_by_the_margin_or_by_75(
    before: tuple[int, int], player: Seat, score: int, after: tuple[int, int]
) -> None:
    """The total a director corrects is the one earned at the board, without the points of the forfeit."""
    desk = Desk()
    desk.score(*before)
    desk.wait(1801)
    corrects(desk, total(player, score))
    assert ended(desk)[:2] == (((P2,), (P1,)), "overtime-forfeit")
    assert desk.scores == after


@pytest.mark.paragraph("after-signing", "overtime-forfeit", book="wespa")
def test_a_corrected_line_leaves_the_margin_of_a_forfeit() -> None:
    desk = Desk()
    desk.turn(P1, "8G", "CAT", "III")
    desk.wait(1)
    desk.yes(P2, acts.Pass())
    desk.wait(1801)
    assert desk.scores == (10, 85)
    corrects(desk, {"type": "ScoreCorrected", "score": 30, "line": 0})
    assert desk.scores == (30, 105)


@pytest.mark.paragraph("after-signing", book="wespa")
def test_points_change_nothing_of_a_game_resigned() -> None:
    desk = Desk()
    desk.yes(P1, Resign())
    corrects(desk, total(P1, 500))
    assert ended(desk)[:2] == (((P2,), (P1,)), "hall-resign")
    assert desk.scores == (500, 0)


@pytest.mark.paragraph("late-forfeit", "overtime-forfeit", book="wespa")
@pytest.mark.parametrize(
    ("scores", "after"), [((0, 0), (0, 75)), ((300, 100), (300, 375)), ((100, 400), (100, 400))]
)
def test_a_game_the_director_forfeits_is_lost_by_the_margin_or_by_75(
    scores: tuple[int, int], after: tuple[int, int]
) -> None:
    """To forfeit means that the opponent wins, with 75 points spread."""
    desk = Desk()
    desk.score(*scores)
    desk.yes(DIRECTOR, Forfeit(P1, "left the hall"), "hall-forfeit")
    assert ended(desk)[:2] == (((P2,), (P1,)), "hall-forfeit")
    assert desk.scores == after
    corrects(desk, total(P1, 500))
    assert ended(desk)[:2] == (((P2,), (P1,)), "hall-forfeit")
    assert desk.scores == (500, 575)


@pytest.mark.paragraph("result", book="literacy")
def test_in_a_team_game_a_forfeit_has_no_margin() -> None:
    desk = Literacy("HORNATS", "ABDEIOS")
    desk.must(KEEPER, Forfeit(P1, "left the hall"))
    assert desk.state.scores == {P1: 0, P2: 0}


@pytest.mark.paragraph("after-signing", "result", book="literacy")
def test_the_scorekeeper_corrects_the_result_of_two_teams() -> None:
    desk = Literacy("HORNATS", "ABDEIOS", seats=4)
    desk.play(P1, "8H HORN", 15)
    desk.wait(30 * 60 + 1)
    for seat in (P1, P2):
        desk.must(seat, acts.Sign())
    assert ended(desk)[1:] == ("end-time", "{p1} wins, 15 to 0.")
    desk.must(KEEPER, Correct("counted again", None, ({"type": "ScoreCorrected", "score": 14, "line": 0},)))
    assert ended(desk)[1:] == ("end-time", "{p1} wins, 14 to 0.")
    desk.must(KEEPER, Correct("a play was not entered", None, (total(P2, 20),)))
    teams = ((P2, Seat("p4")), (P1, Seat("p3")))
    assert ended(desk) == (teams, "end-time", "{p2} wins, 20 to 14.")


@pytest.mark.paragraph("after-signing", "correction", book="wespa")
@pytest.mark.parametrize(
    "change",
    [
        {"type": "ScoreCorrected", "score": 10},  # neither a line nor a player
        {"type": "ScoreCorrected", "score": 10, "line": -2},
        {"type": "ScoreCorrected", "score": 10, "line": 99},
        {"type": "ScoreCorrected", "score": 10, "player": "p3"},
        {"type": "ScoreCorrected", "score": 10**300, "player": "p1"},
        {"type": "ScoreCorrected", "score": 10_000, "line": 0},
        {"type": "Adjusted", "side": "p3", "points": 5, "why": "time"},
        {"type": "Recounted", "scores": [1]},
    ],
)
def test_a_correction_that_fits_nothing_is_refused(change: dict[str, Any]) -> None:
    desk = signed(301, 300)
    desk.no(DIRECTOR, Correct("by mistake", None, (change,)), "hall-correct")


@pytest.mark.paragraph("correction", "overdraw", book="wespa")
def test_a_score_corrected_while_something_else_is_settled_leaves_that_to_be_settled() -> None:
    desk = Desk(tiles="wooden")
    desk.play(P1, "8G", "CAT")
    desk.yes(P1, acts.DeclareOverdraw(4, mixed=False))
    corrects(desk, {"type": "ScoreCorrected", "score": 11, "line": 0})
    assert desk.scores == (11, 0)
    assert desk.state.stop
    assert desk.may(P2, "ReturnTiles")
