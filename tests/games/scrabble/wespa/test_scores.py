"""SCORES, RECOUNTS and the slip."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Action, Correct
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, Desk


def wrong(**options: object) -> Desk:
    """p1 has announced 13 for a play of 10."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.play(P1, "8G", "CAT", 13)
    return desk


def slip(first: int = 0, second: int = 0, **options: object) -> Desk:
    """A game over with 10 and 0 from the board; the totals then read as given."""
    desk = Desk(**options)  # type: ignore[arg-type]
    desk.late("CAT", "SOX")
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, acts.Accept())
    if first or second:
        desk.score(first, second)
    assert desk.over()
    return desk


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize(("seat", "other"), [(P1, P2), (P2, P1)])
def test_an_error_of_a_turn_is_corrected_if_both_agree(seat: Seat, other: Seat) -> None:
    desk = wrong()
    desk.yes(seat, acts.QueryScore(0, 10), "correction")
    assert desk.still
    desk.no(seat, acts.Agree())
    assert desk.scores == (13, 0)
    desk.yes(other, acts.Agree(), "correction")
    assert desk.scores == (10, 0)
    assert desk.state.sheet[0].score == 10
    assert desk.runs(P2)


@pytest.mark.paragraph("correction", book="wespa")
def test_an_error_of_the_total_is_corrected_if_both_agree() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT")
    desk.yes(P1, acts.Record(20))
    desk.yes(P2, acts.QueryTotal(P1, 10), "correction")
    desk.yes(P1, acts.Agree())
    assert desk.scores == (10, 0)
    assert desk.state.sheet[0].score == 10


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize("settled", [10, 13, 0])
def test_where_they_do_not_agree_the_director_settles_it(settled: int) -> None:
    desk = wrong()
    desk.yes(P2, acts.QueryScore(0, 10))
    desk.no(DIRECTOR, acts.SettleScore(settled))
    desk.yes(P1, acts.Disagree(), "correction")
    assert desk.still
    desk.no(P2, acts.SettleScore(settled))
    desk.no(DIRECTOR, acts.SettleScore(10_000), "correction")
    desk.yes(DIRECTOR, acts.SettleScore(settled), "correction")
    assert desk.scores == (settled, 0)
    assert desk.runs(P2)


@pytest.mark.paragraph("correction", book="wespa")
def test_software_in_the_directors_chair_counts_for_itself() -> None:
    desk = wrong(software=(JUDGE, DIRECTOR))
    desk.yes(P2, acts.QueryScore(0, 8))
    desk.yes(P1, acts.Disagree())
    assert desk.scores == (10, 0)
    total = wrong(software=(JUDGE, DIRECTOR))
    total.yes(P1, acts.Record(100))
    total.yes(P2, acts.QueryTotal(P1, 50))
    total.yes(P1, acts.Disagree())
    assert total.scores == (13, 0)


@pytest.mark.paragraph("correction", book="wespa")
@pytest.mark.parametrize(
    "action",
    [
        acts.QueryScore(0, 13),
        acts.QueryScore(1, 10),
        acts.QueryScore(-1, 10),
        acts.QueryScore(0, -1),
        acts.QueryScore(0, 10_000),
        acts.QueryTotal(P1, 13),
        acts.QueryTotal(Seat("p3"), 10),
        acts.QueryTotal(P1, 10_000),
    ],
)
def test_what_is_no_correction_is_refused(action: Action) -> None:
    wrong().no(P2, action, "correction")


@pytest.mark.paragraph("correction", book="wespa")
def test_a_play_that_was_taken_off_adds_nothing_whatever_its_line_reads() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CTA", 13)
    desk.challenge("CTA")
    desk.yes(P2, acts.QueryScore(0, 10))
    desk.yes(P1, acts.Agree())
    assert desk.scores == (0, 0)


@pytest.mark.paragraph("correction", book="wespa")
def test_errors_are_corrected_on_the_slip_too_and_it_is_signed_anew() -> None:
    desk = slip()
    desk.yes(P1, acts.Sign())
    desk.yes(P2, acts.QueryTotal(P1, 25), "correction")
    desk.yes(P1, acts.Agree())
    assert desk.scores == (25, 0)
    assert desk.state.signed == ()
    assert desk.sign().says == "{p1} wins, 25 to 0."


@pytest.mark.paragraph("after-signing", book="wespa")
@pytest.mark.parametrize("action", [acts.QueryScore(0, 12), acts.QueryTotal(P1, 12)])
def test_who_has_signed_changes_nothing_more(action: Action) -> None:
    desk = slip()
    desk.yes(P1, acts.Sign())
    desk.no(P1, action)
    assert desk.ruled(P1, action) == ("refused", "after-signing")
    desk.yes(P2, action)


@pytest.mark.paragraph("result", book="wespa")
def test_both_sign_the_slip_which_is_then_locked() -> None:
    desk = slip(301, 250)
    desk.yes(P2, acts.Sign(), "result")
    desk.no(P2, acts.Sign())
    assert desk.table.outcome is None
    ruling = desk.yes(P1, acts.Sign(), "result")
    assert ruling.says == "{p1} signs the slip; it is locked. {p1} wins, 301 to 250."
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1,), (P2,))
    for action in (acts.QueryScore(0, 12), acts.QueryTotal(P1, 12), acts.Recount(), acts.Sign()):
        for seat in (P1, P2):
            desk.no(seat, action)


@pytest.mark.paragraph("result", book="wespa")
@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [(300, 301, ((P2,), (P1,))), (301, 300, ((P1,), (P2,))), (300, 300, ((P1, P2),))],
)
def test_more_points_win_and_equal_points_are_a_draw(
    first: int, second: int, ranks: tuple[tuple[Seat, ...], ...]
) -> None:
    assert slip(first, second).sign().ranks == ranks


@pytest.mark.paragraph("result", book="wespa")
def test_a_slip_nobody_signs_counts_as_it_reads_after_some_time() -> None:
    desk = slip(301, 250)
    desk.yes(P1, acts.Sign())
    desk.wait(599)
    assert desk.table.outcome is None
    desk.wait(1)
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P1,), (P2,))


@pytest.mark.paragraph("after-signing", book="wespa")
def test_the_director_corrects_a_locked_slip_and_the_old_value_stays_in_the_record() -> None:
    desk = slip(301, 300)
    desk.sign()
    ended = {
        "type": "Ended",
        "outcome": {"ranks": [["p2"], ["p1"]], "cites": "after-signing", "says": "Ben wins, 302 to 301."},
    }
    change = {"type": "ScoreCorrected", "score": 302, "player": "p2"}
    for seat in (P1, P2):
        desk.no(seat, Correct("two more", None, (change, ended)))
    desk.no(DIRECTOR, Correct(" ", None, (change, ended)))
    desk.yes(DIRECTOR, Correct("a line was added up wrongly", None, (change, ended)))
    assert desk.scores == (301, 302)
    assert desk.table.outcome
    assert desk.table.outcome.ranks == ((P2,), (P1,))
    said = [entry.ruling.says for entry in desk.table.entries]
    assert "{p2} signs the slip; it is locked. {p1} wins, 301 to 300." in said
    assert said[-1] == "An official corrects the game: a line was added up wrongly."


@pytest.mark.paragraph("recount", book="wespa")
@pytest.mark.parametrize(("first", "second"), [(320, 300), (300, 320), (300, 300)])
@pytest.mark.parametrize("seat", [P1, P2])
def test_with_a_margin_of_twenty_either_player_has_the_game_counted_again(
    first: int, second: int, seat: Seat
) -> None:
    desk = slip(first, second)
    ruling = desk.yes(seat, acts.Recount(), "recount")
    assert desk.scores == (30, 0)
    assert ruling.says == "The whole game is counted again: every turn was right. The totals are 30 and 0."
    assert desk.still


@pytest.mark.paragraph("recount", book="wespa")
@pytest.mark.parametrize(("first", "second"), [(321, 300), (300, 321)])
def test_not_with_a_margin_of_twenty_one(first: int, second: int) -> None:
    desk = slip(first, second)
    ruling = desk.no(P1, acts.Recount(), "recount")
    assert ruling.says == "The margin is 21; a recount needs 20 or less."
    assert not slip(first, second, recount_margin=21).say(P1, acts.Recount()).refused


@pytest.mark.paragraph("recount", book="wespa")
def test_not_during_the_game_and_not_by_who_has_signed() -> None:
    desk = Desk()
    desk.no(P1, acts.Recount(), "recount")
    desk = slip(310, 300)
    desk.yes(P1, acts.Sign())
    desk.no(P1, acts.Recount(), "recount")
    desk.yes(P2, acts.Recount(), "recount")  # one signature does not take the right from the other
    assert desk.state.signed == ()
    desk.yes(P2, acts.Sign())
    desk.yes(P1, acts.Sign())
    desk.no(P2, acts.Recount())


@pytest.mark.paragraph("recount", book="wespa")
def test_every_turn_and_every_total_is_counted_again() -> None:
    desk = Desk()
    desk.play(P1, "8G", "CAT", 14)
    desk.yes(P1, acts.Record(40))
    desk.wait(5)
    desk.draw(P1, "III")
    desk.play(P2, "J8", "SX", 99)
    desk.challenge("SX")
    desk.yes(P1, acts.Pass())
    desk.play(P2, "J8", "SO", 9)
    desk.challenge("SO")
    desk.yes(P2, acts.Record(30))
    desk.draw(P2, "EE")
    for _ in range(6):
        desk.yes(desk.state.mover, acts.Pass())
    assert desk.scores == (40 - 8, 30 - 15)
    ruling = desk.yes(P2, acts.Recount())
    assert desk.scores == (10 - 8, 8 + 5 - 15)
    assert [line.score for line in desk.state.sheet if line.kind == "play" and not line.removed] == [10, 8]
    assert ruling.says == "The whole game is counted again: 2 turns corrected. The totals are 2 and -2."


@pytest.mark.paragraph("recount", "overtime", book="wespa")
def test_the_margin_is_that_of_the_slip_with_overtime_counted() -> None:
    desk = Desk()
    desk.late("CAT", "SOX")
    desk.wait(1201)
    desk.go_out(P1, "8G", "CAT")
    desk.yes(P2, acts.Accept())
    assert desk.scores == (30 - 10, 0)
    desk.yes(P1, acts.Recount(), "recount")
    assert desk.scores == (20, 0)
