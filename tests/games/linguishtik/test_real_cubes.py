"""Real cubes on a real table: the scorer types who began, what was rolled, and all that is said and done."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.action import Action
from gamehall.kernel.record import Manner
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.kernel.views import view_of
from tests.games.linguishtik.desk import MIDDLE, NOUN, P1, P2, P3, ROLL, Desk
from tests.games.linguishtik.shakes import CAMP, LAMP, points, scored

LETTERS = tuple(ROLL.replace(" ", ""))
each_manner = pytest.mark.parametrize("manner", ["tournament", "guided"])


def typed(desk: Desk, player: Seat, act: Action, cites: str = "") -> Ruling:
    return desk.yes(KEEPER, acts.ActFor(player, act), cites)  # type: ignore[arg-type]


def barred(desk: Desk, player: Seat, act: Action, cites: str = "") -> Ruling:
    return desk.no(KEEPER, acts.ActFor(player, act), cites)  # type: ignore[arg-type]


def real(manner: Manner = "tournament", *, rolled: bool = True, **options: Any) -> Desk:
    """p1 has begun, and the scorer has typed the roll."""
    desk = Desk(begun=False, cubes="real", manner=manner, **{"software": (), **options})
    desk.yes(KEEPER, acts.NameFirst(P1), "who-first")
    if rolled:
        desk.yes(KEEPER, acts.SetOut(LETTERS), "roll-and-order")
    return desk


def opened(letters: str = "AMP", **options: Any) -> Desk:
    desk = real(**options)
    typed(desk, P1, acts.Designate("s-v"), "designate-first")
    typed(desk, P2, acts.Demand(desk.carrier(), NOUN[0]), "type-second")
    typed(desk, P3, acts.Demand(desk.carrier(), NOUN[1]), "function-third")
    for letter in letters:
        typed(desk, desk.state.mover, acts.PlayLetter(desk.cube(letter)), "letter-move")
    return desk


@pytest.mark.paragraph("who-first", book="linguishtik-play")
def test_the_scorer_says_who_became_player_one() -> None:
    desk = Desk(begun=False, cubes="real", software=())
    assert desk.must() == {KEEPER}
    desk.no(P1, acts.RollForFirst())
    desk.no(P2, acts.NameFirst(P2))
    desk.no(KEEPER, acts.NameFirst(Seat("p9")), "who-first")
    desk.wait(600)  # no clock runs before the cubes are on the table
    desk.yes(KEEPER, acts.NameFirst(P2), "who-first")
    assert desk.state.order == (P2, P3, P1)


@pytest.mark.paragraph("roll-and-order", book="linguishtik-play")
@pytest.mark.paragraph("all-cubes", book="linguishtik-play")
def test_the_scorer_types_the_letters_that_were_rolled() -> None:
    desk = real(rolled=False)
    desk.no(P1, acts.Roll())
    barred(desk, P1, acts.Roll())
    desk.no(KEEPER, acts.SetOut(LETTERS[:22]), "all-cubes")
    desk.no(KEEPER, acts.SetOut((*LETTERS, "A")), "all-cubes")
    for wrong in ("Z", "", "ET", "?"):
        desk.no(KEEPER, acts.SetOut((wrong, *LETTERS[1:])), "all-cubes")
    desk.yes(KEEPER, acts.SetOut(tuple(letter.lower() for letter in LETTERS)), "roll-and-order")
    assert desk.state.letters == LETTERS
    desk.no(KEEPER, acts.SetOut(LETTERS))


@pytest.mark.paragraph("red-bears-u", book="linguishtik-play")
def test_a_red_cube_shows_u_and_no_c() -> None:
    red = ROLL.index("AHMP") - 2
    with_u, with_c = ((*LETTERS[:red], letter, *LETTERS[red + 1 :]) for letter in "UC")
    desk = real(rolled=False)
    desk.no(KEEPER, acts.SetOut(with_c), "all-cubes")
    desk.yes(KEEPER, acts.SetOut(with_u), "roll-and-order")


def test_the_hall_rolls_nothing_and_no_dealer_is_asked() -> None:
    desk = opened()
    assert not any(p.chance for p in desk.table.prompts)
    hall = Desk()
    hall.no(KEEPER, acts.ActFor(P1, acts.Designate("s-v")))
    assert not hall.asked(KEEPER)


# Every act of a player can be typed.


def test_moves_are_typed() -> None:
    desk = opened("AM")
    assert (desk.on("letters"), desk.state.demands) == ("AM", NOUN)
    typed(desk, P3, acts.Pass(), "choice-of-plays")
    typed(desk, P1, acts.Demand(desk.carrier(), "type:verb"), "how-to-demand")
    typed(desk, P2, acts.CallIllegal("demand"), "illegal-procedure")
    desk.yes(JUDGE, acts.RuleProcedure(True, "later-demands"), "later-demands")
    assert desk.state.mover == P1
    assert {type(entry.action) for entry in desk.table.entries[2:-1]} == {acts.ActFor}


def test_writing_checking_voting_and_being_ready_are_typed() -> None:
    desk = opened()
    typed(desk, P1, acts.Challenge("now"), "now")
    typed(desk, P1, acts.Present(LAMP[0], 4, LAMP[1]), "solution-presented")
    typed(desk, P2, acts.Neutral(), "neutral")
    typed(desk, P3, acts.Present(CAMP[0], 4, CAMP[1]), "solution-presented")
    typed(desk, P2, acts.Accept(P1), "checking-minutes")
    typed(desk, P3, acts.Object(P1, ("grammar",)), "checking-minutes")
    desk.yes(JUDGE, acts.PutToVote(P1), "checking-vote")
    typed(desk, P2, acts.Vote(P1, True), "checking-vote")
    typed(desk, P3, acts.Vote(P1, False), "checking-vote")
    typed(desk, P1, acts.Accept(P3))
    typed(desk, P2, acts.Accept(P3))
    assert points(desk) == (6, 2, 4)
    for seat in desk.seats:
        typed(desk, seat, acts.Ready())
    assert desk.state.shake == 2
    assert desk.must() == {KEEPER}


def test_who_has_no_solution_is_typed() -> None:
    desk = opened()
    typed(desk, P1, acts.Challenge("impossible"), "impossible")
    typed(desk, P3, acts.GiveUp(), "writing-minutes")
    typed(desk, P2, acts.Neutral(), "neutral")
    assert points(desk) == (6, 4, 2)


def test_a_hopeless_roll_is_typed() -> None:
    desk = real()
    typed(desk, P1, acts.Challenge("impossible"), "hopeless-roll")
    typed(desk, P2, acts.Disagree(), "hopeless-minute")
    typed(desk, P3, acts.Agree(), "hopeless-minute")
    typed(desk, P2, acts.Present(LAMP[0], 4, LAMP[1], designation="s-v"), "solution-presented")
    desk.wait(130)
    assert points(desk) == (2, 6, 2)


def test_every_act_that_can_be_typed_is_tried_here() -> None:
    tried = {acts.Roll, acts.Designate, acts.PlayLetter, acts.Demand, acts.Pass, acts.CallIllegal}
    tried |= {acts.Challenge, acts.Neutral, acts.Agree, acts.Disagree, acts.Present, acts.Accept}
    tried |= {acts.Object, acts.Vote, acts.Ready, acts.GiveUp}
    assert set(acts.PlayerAct.__args__) == tried


def test_only_what_the_table_waits_for_is_typed() -> None:
    desk = opened()
    barred(desk, P3, acts.Challenge("now"), "last-mover-barred")
    barred(desk, P1, acts.Neutral(), "challenge-block")
    barred(desk, Seat("p9"), acts.Pass(), "hall-kind")
    barred(desk, JUDGE, acts.Pass(), "hall-kind")
    desk.no(P1, acts.ActFor(P2, acts.Pass()))


@each_manner
def test_an_illegal_move_is_refused_at_a_guided_table_and_stands_at_a_tournament(manner: Manner) -> None:
    desk = opened(manner=manner)
    act = acts.Demand(desk.cube("H", "red"), "plural")
    if manner == "guided":
        barred(desk, P1, act, "demand-cube")
    else:
        typed(desk, P1, act, "how-to-demand")


def test_players_may_also_speak_for_themselves() -> None:
    desk = opened()
    desk.yes(P2, acts.Challenge("now"), "now")
    desk.yes(P2, acts.Present(LAMP[0], 4, LAMP[1]), "solution-presented")


def test_a_move_has_its_minute_and_the_warning_comes_as_always() -> None:
    desk = opened(absent_after=0)
    desk.wait(70)
    assert desk.scores == (-1, 0, 0)
    assert desk.state.mover == P2
    desk.wait(1800)
    assert desk.state.warning


@pytest.mark.paragraph("initial-penalty", "round-end", book="linguishtik-play")
def test_a_penalty_is_initialled_before_a_round_ends_whose_last_roll_was_not_typed() -> None:
    desk = real(division=MIDDLE, round_minutes=5, finish_minutes=1)
    desk.wait(70)
    desk.hopeless()
    desk.ready()
    desk.wait(1000)
    assert (desk.state.phase, desk.state.warning, desk.state.ended) == ("rolling", True, None)
    desk.yes(JUDGE, acts.Initial(1), "initial-penalty")
    desk.wait(60)
    assert desk.scores == (-1, 0, 0)
    assert desk.state.ended


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_what_is_typed_of_a_solution_stays_secret() -> None:
    desk = opened()
    typed(desk, P1, acts.Challenge("now"))
    typed(desk, P1, acts.Present(LAMP[0], 4, LAMP[1]))
    for seat in (P2, P3, JUDGE, Seat("gallery")):
        view = view_of(desk.table, seat)
        assert "lamp" not in str([*view.table.entries, view.table.state])


# Two hands on the block.


def both(call: acts.Called = "now", letters: str = "AMP", **options: Any) -> Desk:
    desk = opened(letters, **options)
    typed(desk, P1, acts.Challenge(call, (P2,)), call)
    return desk


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
@pytest.mark.parametrize("call", ["now", "impossible"])
def test_two_who_pick_the_block_up_together_are_both_challengers(call: acts.Called) -> None:
    desk = both(call)
    assert desk.happened(e.WritingBegun) == [e.WritingBegun(call, (P1, P2), P3)]
    assert desk.must() == ({P1, P2, P3} if call == "now" else {P3})
    barred(desk, P2, acts.Neutral())
    barred(desk, P2, acts.Challenge(call))


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
@pytest.mark.parametrize("also", [(P3,), (P2, P3), (Seat("p9"),), (JUDGE,)])
def test_the_last_mover_and_strangers_have_no_hand_on_it(also: tuple[Seat, ...]) -> None:
    desk = opened()
    barred(desk, P1, acts.Challenge("now", also), "both-hands")


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
def test_a_hand_counts_once() -> None:
    desk = opened()
    typed(desk, P1, acts.Challenge("now", (P1, P2, P2)), "now")
    assert desk.happened(e.WritingBegun) == [e.WritingBegun("now", (P1, P2), P3)]


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
@pytest.mark.parametrize(
    ("call", "facts", "pays", "row"),
    [
        ("now", "++N", (6, 6, 2), "A"),
        ("now", "+xN", (6, 2, 2), "A"),
        ("now", "x++", (2, 6, 4), "A"),
        ("now", "xx+", (2, 2, 6), "B"),
        ("now", "xxN", (2, 2, 4), "C"),
        ("now", "xxx", (2, 2, 2), "C"),
        ("impossible", "  +", (2, 2, 6), "E"),
        ("impossible", "  x", (6, 6, 2), "D"),
    ],
)
def test_each_of_two_challengers_is_scored_as_one(
    call: acts.Called, facts: str, pays: tuple[int, ...], row: str
) -> None:
    desk = both(call)
    for seat, fact in zip(desk.seats, facts, strict=True):
        if fact == "N":
            typed(desk, seat, acts.Neutral())
        elif fact != " ":
            typed(desk, seat, acts.Present(LAMP[0], 4, LAMP[1]))
    for seat, fact in zip(desk.seats, facts, strict=True):
        if fact == "x":
            typed(desk, P2 if seat == P1 else P1, acts.Object(seat, ("grammar",)))
            desk.yes(JUDGE, acts.RuleOn(seat, False))
    desk.wait(400)
    assert (scored(desk).row, points(desk)) == (row, pays)


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_a_void_now_costs_both_a_point_and_a_turn() -> None:
    desk = opened("AM")  # p2 moved last, p3 is on turn
    typed(desk, P1, acts.Challenge("now", (P3,)), "now-three-letters")
    assert desk.scores == (-1, 0, -1)
    assert desk.state.mover == P2
    assert [penalty.seat for penalty in desk.state.penalties] == [P1, P3]


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
def test_with_two_kinds_the_first_recorded_is_the_challenge() -> None:
    desk = opened()
    typed(desk, P2, acts.Challenge("impossible"), "impossible")
    barred(desk, P1, acts.Challenge("now"))
    assert desk.state.block is not None
    assert desk.state.block.challengers == (P2,)


@pytest.mark.paragraph("both-hands", book="linguishtik-play")
def test_only_real_hands_touch_it_together() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("AMP")
    desk.no(P1, acts.Challenge("now", (P2,)), "first-hand")
    said = GAME.rule(opened().state, P1, acts.Challenge("now", (P2,)))
    assert (said.verdict, said.cites) == ("allowed", "now")
