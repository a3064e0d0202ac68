"""LT 13.6: an illegal procedure is called, returned and corrected, or stands once a legal move follows."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.acts import Nature
from gamehall.games.linguishtik.events import Penalised
from gamehall.games.linguishtik.rules.procedure import NATURES
from gamehall.kernel.action import Action
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk

PLAY = "linguishtik-play"
OPENING = ("s-v", *NOUN)
RED = 8


def call(desk: Desk, seat: Seat, nature: Nature) -> tuple[str, str]:
    """Call the last move illegal; what the judge then said of it."""
    desk.yes(seat, acts.CallIllegal(nature), "illegal-procedure")
    return desk.last.verdict, desk.last.cites


@pytest.mark.paragraph("illegal-procedure", book=PLAY)
@pytest.mark.parametrize(
    ("seat", "action", "cites", "nature"),
    [
        (P2, acts.PlayLetter(RED), "illegal-procedure", "turn"),
        (P3, acts.Demand(5, "plural"), "illegal-procedure", "turn"),
        (P1, acts.Demand(RED, "plural"), "demand-cube", "cube"),
        (P1, acts.Demand(5, "purple"), "demand-listed", "demand"),
        (P1, acts.Demand(5, "length:11"), "letters-number", "demand"),
    ],
)
def test_it_stands_at_a_tournament_until_called_and_is_refused_at_a_guided_table(
    seat: Seat, action: Action, cites: str, nature: Nature
) -> None:
    Desk(manner="guided", opening=OPENING).no(seat, action, cites)
    desk = Desk(opening=OPENING)
    before = desk.state
    assert desk.yes(seat, action).verdict == "allowed"
    assert desk.state.places != before.places
    other = P3 if seat != P3 else P2
    assert call(desk, other, nature) == ("allowed", cites)
    assert (desk.state.places, desk.state.demands, desk.state.moves) == (
        before.places,
        before.demands,
        before.moves,
    )
    assert (desk.state.mover, desk.scores, desk.happened(Penalised)) == (P1, (0, 0, 0), [])


@pytest.mark.paragraph("illegal-procedure", "illegal-stands", book=PLAY)
def test_what_is_named_must_be_what_was_wrong() -> None:
    desk = Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(RED, "plural"))
    assert call(desk, P2, "turn") == ("allowed", "illegal-stands")
    assert list(desk.state.demands) == [*NOUN, "plural"]
    said = desk.last.says
    assert said == "What was named is not wrong with the move. It stands as played."
    assert call(desk, P3, "cube") == ("allowed", "demand-cube")
    assert list(desk.state.demands) == [*NOUN]


@pytest.mark.paragraph("illegal-stands", "illegal-insulated", book=PLAY)
def test_who_named_the_wrong_thing_may_name_another_until_a_legal_move_covers_it() -> None:
    """LT 13.6 B has the move stand; nothing bars the caller before C does."""
    desk = Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(RED, "plural"))
    assert call(desk, P2, "turn") == ("allowed", "illegal-stands")
    desk.no(P2, acts.CallIllegal("turn"), "illegal-stands")
    assert call(desk, P2, "cube") == ("allowed", "demand-cube")
    assert list(desk.state.demands) == [*NOUN]
    desk.yes(P1, acts.Demand(RED, "plural"))
    assert call(desk, P2, "turn") == ("allowed", "illegal-stands")  # another move, another call
    desk.letter(P2, "C")
    assert call(desk, P3, "cube") == ("allowed", "illegal-stands")
    assert list(desk.state.demands) == [*NOUN, "plural"]


@pytest.mark.paragraph("illegal-stands", book=PLAY)
def test_each_thing_is_called_once_so_that_calls_have_an_end() -> None:
    desk = Desk(opening=OPENING)
    desk.letter(P1, "C")
    for nature in NATURES:
        assert call(desk, P2, nature) == ("allowed", "illegal-stands")
    assert not desk.may(P2, "CallIllegal")
    desk.no(P2, acts.CallIllegal("order"), "illegal-stands")
    assert desk.may(P3, "CallIllegal")


@pytest.mark.paragraph("illegal-procedure", "pass-after-setup", book=PLAY)
@pytest.mark.parametrize("nature", ["pass", "order"])
def test_a_pass_in_the_opening_is_out_of_order_too(nature: Nature) -> None:
    desk = Desk(opening=("s-v",))
    desk.passes(P2)
    assert call(desk, P3, nature) == ("allowed", "pass-after-setup")


@pytest.mark.paragraph("illegal-procedure", "illegal-named", book=PLAY)
def test_a_demand_with_a_wrong_cube_or_out_of_order_may_be_called_an_illegal_demand() -> None:
    desk = Desk(opening=OPENING)
    desk.yes(P1, acts.Demand(RED, "plural"))
    assert call(desk, P2, "demand") == ("allowed", "demand-cube")
    desk = Desk(opening=("s-v",))
    desk.yes(P2, acts.Demand(5, "plural"))
    assert call(desk, P3, "demand") == ("allowed", "type-second")
    desk.yes(P2, acts.PlayLetter(RED))
    assert call(desk, P3, "demand") == ("allowed", "illegal-stands")


@pytest.mark.paragraph("illegal-stands", book=PLAY)
def test_a_legal_move_stays_and_the_charge_costs_nothing() -> None:
    desk = Desk(opening=OPENING)
    desk.wait(10)
    desk.letter(P1, "C")
    desk.wait(10)
    assert call(desk, P2, "demand") == ("allowed", "illegal-stands")
    assert desk.table.entries[-1].ruling.says.endswith("It stands as played.")
    assert (desk.on("letters"), desk.state.mover, desk.scores) == ("C", P2, (0, 0, 0))
    assert desk.left("MoveOver") == 50
    desk.letter(P2, "A")
    assert desk.may(P1, "CallIllegal")
    assert not desk.may(P2, "CallIllegal")


@pytest.mark.paragraph("illegal-procedure", book=PLAY)
def test_nobody_calls_before_there_is_a_move_or_on_their_own() -> None:
    desk = Desk()
    assert not any(desk.may(seat, "CallIllegal") for seat in desk.seats)
    desk.designate(P1, "s-v")
    assert [desk.may(seat, "CallIllegal") for seat in desk.seats] == [False, True, True]


@pytest.mark.paragraph("illegal-returned", "illegal-ten-seconds", book=PLAY)
@pytest.mark.parametrize("spent", [0, 20, 55, 59.9])
def test_the_mover_has_the_rest_of_the_minute_and_ten_seconds_at_least(spent: float) -> None:
    desk = Desk(opening=OPENING)
    desk.wait(spent)
    desk.demand(P1, "purple")
    desk.wait(30)
    assert call(desk, P2, "demand") == ("allowed", "demand-listed")
    assert desk.left("MoveOver") == pytest.approx(60 - spent)
    desk.wait(60 - spent)
    assert desk.last.cites == "ten-second-call"
    desk.wait(9.999)
    assert desk.scores == (0, 0, 0)
    desk.letter(P1, "C")
    assert (desk.state.mover, desk.left("MoveOver")) == (P2, 60)


@pytest.mark.paragraph("illegal-uncorrected", "illegal-ten-seconds", book=PLAY)
def test_not_corrected_in_time_it_costs_a_point_and_the_turn() -> None:
    desk = Desk(opening=OPENING)
    desk.wait(59)
    desk.demand(P1, "purple")
    call(desk, P3, "demand")
    desk.wait(11)
    assert desk.last.verdict == "penalised"
    assert (desk.scores, desk.state.mover, desk.state.demands) == ((-1, 0, 0), P2, NOUN)


@pytest.mark.paragraph("illegal-uncorrected", "illegal-ten-seconds", book=PLAY)
def test_after_the_call_of_time_there_is_no_time_to_correct_it() -> None:
    desk = Desk(opening=OPENING)
    desk.wait(60)
    desk.demand(P1, "purple")
    assert call(desk, P2, "demand") == ("penalised", "illegal-uncorrected")
    assert (desk.scores, desk.state.mover, desk.state.demands) == ((-1, 0, 0), P2, NOUN)
    assert (desk.left("MoveOver"), desk.state.places.count("demands")) == (60, 2)


@pytest.mark.paragraph("illegal-uncorrected", "setup-timeout", book=PLAY)
def test_in_the_opening_the_move_is_still_owed_as_often_as_time_runs_out() -> None:
    desk = Desk(opening=("s-v",), absent_after=0)
    desk.wait(70)
    assert (desk.scores, desk.must()) == ((0, -1, 0), {P2})
    desk.wait(20)
    desk.demand(P2, "plural")
    assert call(desk, P3, "order") == ("allowed", "type-second")
    assert (desk.must(), desk.left("MoveOver")) == ({P2}, 40)
    desk.wait(45)
    desk.demand(P2, "plural")
    assert call(desk, P3, "order") == ("penalised", "illegal-uncorrected")
    assert (desk.scores, desk.must(), desk.left("MoveOver")) == ((0, -2, 0), {P2}, 60)
    desk.wait(69.999)
    assert desk.scores == (0, -2, 0)
    desk.demand(P2, "type:noun")
    assert desk.state.mover == P3


@pytest.mark.paragraph("setup-timeout", "illegal-uncorrected", book=PLAY)
@pytest.mark.parametrize(
    ("type_", "third"), [("type:noun", "function:noun-modifier"), ("type:interjection", "length:11")]
)
def test_an_illegal_third_move_after_the_call_is_still_owed(type_: str, third: str) -> None:
    desk = Desk(opening=("s-v", type_))
    desk.wait(65)
    desk.demand(P3, third)
    assert call(desk, P1, "demand") == ("penalised", "illegal-uncorrected")
    assert (desk.state.mover, desk.scores, desk.left("MoveOver")) == (P3, (0, 0, -1), 60)


@pytest.mark.paragraph("illegal-returned", "illegal-procedure", book=PLAY)
@pytest.mark.parametrize("late", [False, True])
def test_a_move_out_of_turn_goes_back_and_costs_nobody_a_turn(late: bool) -> None:
    desk = Desk(opening=OPENING)
    desk.wait(65 if late else 5)
    desk.letter(P3, "C")
    assert (desk.state.mover, desk.on("letters")) == (P1, "C")
    assert call(desk, P1, "turn") == ("allowed", "illegal-procedure")
    assert (desk.state.mover, desk.on("letters"), desk.scores) == (P1, "", (0, 0, 0))
    assert desk.left("MoveCallOver" if late else "MoveOver") == (5.001 if late else 55)
    desk.letter(P1, "C")
    assert desk.state.mover == P2


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
@pytest.mark.parametrize("legal", [acts.PlayLetter(RED), acts.Demand(5, "plural"), acts.Pass()])
def test_a_legal_move_of_another_covers_it(legal: Action) -> None:
    desk = Desk(opening=OPENING)
    desk.demand(P1, "contains:E")
    desk.demand(P2, "contains:N")
    desk.yes(P3, legal)
    assert call(desk, P1, "demand") == ("allowed", "illegal-stands")
    desk.no(P3, acts.CallIllegal("demand"))
    assert desk.state.demands[:4] == (*NOUN, "contains:E", "contains:N")


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_an_illegal_move_covers_nothing() -> None:
    desk = Desk(opening=OPENING)
    desk.demand(P1, "purple")
    desk.demand(P2, "yellow")
    desk.letter(P1, "C")
    assert call(desk, P3, "turn") == ("allowed", "illegal-procedure")
    assert call(desk, P3, "demand") == ("allowed", "demand-listed")
    assert (desk.state.demands, desk.state.mover) == ((*NOUN, "purple"), P2)
    assert call(desk, P3, "demand") == ("allowed", "demand-listed")
    assert (desk.state.demands, desk.state.mover, desk.scores) == (NOUN, P1, (0, 0, 0))
    desk.letters("CAT")
    assert desk.on("letters") == "ACT"


@pytest.mark.paragraph("illegal-insulated", "illegal-returned", book=PLAY)
def test_time_that_runs_out_covers_nothing() -> None:
    desk = Desk(opening=OPENING)
    desk.demand(P1, "purple")
    desk.wait(70)
    assert (desk.scores, desk.state.mover) == ((0, -1, 0), P3)
    assert call(desk, P3, "demand") == ("allowed", "demand-listed")
    assert (desk.state.mover, desk.left("MoveOver")) == (P1, 60)
    desk.letter(P1, "C")
    assert (desk.state.mover, desk.left("MoveOver")) == (P2, 60)


@pytest.mark.paragraph("illegal-insulated", book=PLAY)
def test_a_challenge_ends_the_time_for_calls() -> None:
    desk = Desk(opening=OPENING)
    desk.demand(P1, "purple")
    desk.challenge(P2, "impossible")
    assert not any(desk.may(seat, "CallIllegal") for seat in desk.seats)


@pytest.mark.paragraph("move-minute", "illegal-returned", book=PLAY)
def test_the_next_player_has_a_whole_minute_after_the_correction() -> None:
    desk = Desk(opening=OPENING)
    desk.demand(P1, "purple")
    desk.wait(62)
    assert call(desk, P2, "demand") == ("allowed", "demand-listed")
    desk.letter(P1, "C")
    assert (desk.state.mover, desk.left("MoveOver")) == (P2, 60)


@pytest.mark.paragraph("illegal-returned", book=PLAY)
def test_a_turn_lost_in_advance_is_lost_after_the_correction_too() -> None:
    desk = Desk(opening=OPENING)
    desk.challenge(P2, "now")
    assert (desk.state.owed, desk.state.mover) == ({P2: 1}, P1)
    desk.demand(P1, "purple")
    assert (desk.state.owed, desk.state.mover) == ({P2: 0}, P3)
    assert call(desk, P3, "demand") == ("allowed", "demand-listed")
    assert (desk.state.owed, desk.state.mover) == ({P2: 1}, P1)
    desk.letter(P1, "C")
    assert (desk.state.owed, desk.state.mover) == ({P2: 0}, P3)
    desk.letter(P3, "A")
    desk.letter(P1, "T")
    assert desk.state.mover == P2


@pytest.mark.paragraph("illegal-returned", "two-players", book=PLAY)
@pytest.mark.parametrize(("moves", "away", "mover"), [(0, P3, P1), (0, P2, P1), (1, P1, P2), (2, P2, P3)])
def test_whoever_moved_corrects_it_though_another_has_left(moves: int, away: Seat, mover: Seat) -> None:
    desk = Desk(opening=OPENING)
    desk.letters("CAT"[:moves])
    desk.demand(mover, "purple")
    desk.yes(JUDGE, acts.MarkAbsent(away))
    [other] = {P1, P2, P3} - {away, mover}
    assert desk.state.mover == other
    call(desk, other, "demand")
    assert desk.state.mover == mover
    desk.letter(mover, "L")
    assert desk.state.mover == other


@pytest.mark.paragraph("illegal-returned", book=PLAY)
@pytest.mark.parametrize("late", [False, True])
def test_if_the_mover_has_left_the_cube_goes_back_and_the_next_one_moves(late: bool) -> None:
    desk = Desk(opening=OPENING)
    desk.wait(65 if late else 5)
    desk.demand(P1, "purple")
    desk.yes(JUDGE, acts.MarkAbsent(P1))
    assert call(desk, P3, "demand") == ("allowed", "demand-listed")
    assert (desk.state.mover, desk.state.demands, desk.scores) == (P2, NOUN, (0, 0, 0))


@pytest.mark.paragraph("illegal-stands", "illegal-procedure", book=PLAY)
def test_a_person_who_judges_rules_as_they_see_it_and_the_clock_waits() -> None:
    desk = Desk(opening=OPENING, software=())
    desk.demand(P1, "purple")
    desk.wait(10)
    desk.yes(P2, acts.CallIllegal("demand"))
    assert (desk.must(), desk.left("MoveOver")) == ({JUDGE}, None)
    desk.wait(300)
    desk.yes(JUDGE, acts.RuleProcedure(False, says="I let it stand."), "illegal-stands")
    assert (desk.state.mover, desk.left("MoveOver"), desk.state.demands[-1]) == (P2, 50, "purple")
    desk.yes(P3, acts.CallIllegal("demand"))
    ruling = desk.yes(JUDGE, acts.RuleProcedure(True, "demand-listed", "No such demand."), "demand-listed")
    assert ruling.says == "No such demand. {p1} returns it and moves again."
    desk.demand(P1, "purple")
    desk.yes(P3, acts.CallIllegal("demand"))
    desk.yes(JUDGE, acts.RuleProcedure(True, "no-such-key"), "illegal-procedure")


# What stands although it was illegal.


@pytest.mark.paragraph("illegal-insulated", "type-second", book=PLAY)
def test_a_void_type_leaves_the_type_to_be_demanded() -> None:
    desk = Desk(opening=("s-v", "type:purple"))
    assert (desk.state.stage, desk.state.type) == ("type", "")
    desk.yes(P3, acts.Demand(desk.carrier(), "type:verb"), "type-second")
    assert call(desk, P1, "order") == ("allowed", "illegal-stands")
    assert (desk.state.stage, desk.state.type) == ("function", "verb")
