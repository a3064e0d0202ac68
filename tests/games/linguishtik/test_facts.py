"""What everybody is told of a position: scores, notes on the players, the challenge block, what is due."""

from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.charts import Kind, charts, stakes
from gamehall.games.linguishtik.facts import facts
from gamehall.games.linguishtik.state import State
from gamehall.kernel.facts import ChallengeFacts, Facts, SeatFacts
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from tests.games.linguishtik.desk import ELEMENTARY, NOUN, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import challenged, hand_in, moved, object_to, shake

OPENING = ("s-v", *NOUN)


def told(desk: Desk, seat: Seat = GALLERY) -> Facts:
    return facts(desk.state, seat, tuple(desk.asked(seat)))


def notes(desk: Desk, **changed: Any) -> list[tuple[str, ...]]:
    """The notes on each player, in a position that is changed so."""
    state: State = replace(desk.state, **changed)
    return [one.notes for one in facts(state, GALLERY, ()).seats.values()]


def block(desk: Desk, seat: Seat = P3) -> ChallengeFacts:
    found = told(desk, seat).challenge
    assert found is not None
    return found


def test_every_player_has_points_and_whoever_is_on_turn_is_shown() -> None:
    desk = Desk(opening=OPENING)
    desk.wait(60 + 10)
    assert told(desk).seats == {
        P1: SeatFacts(-1, "points", notes=("Player One",)),
        P2: SeatFacts(0, "points", to_move=True),
        P3: SeatFacts(0, "points"),
    }
    assert not told(desk).low_is_good


def test_nobody_is_to_move_while_the_block_is_held_and_when_the_round_is_over() -> None:
    desk = challenged("now")
    assert not any(one.to_move for one in told(desk).seats.values())
    over = Desk(opening=OPENING, shakes=1, software=())
    over.challenge(P1, "impossible")
    for seat in (P2, P3):
        over.yes(seat, acts.GiveUp() if seat == P3 else acts.Neutral())
    assert over.state.ended
    assert told(over, P1).ask == "The round is over."
    assert (told(over).challenge, notes(over)) == (None, [(), (), ()])


@pytest.mark.paragraph("who-first", book="linguishtik-play")
def test_what_was_rolled_for_the_beginning_is_noted() -> None:
    desk = Desk(begun=False)
    desk.roll_first(P2, "E")
    assert notes(desk) == [(), ("rolled E",), ()]


def test_who_has_passed_loses_a_turn_was_warned_or_is_away_is_noted() -> None:
    desk = Desk(opening=OPENING)
    desk.passes(P1)
    assert notes(desk)[0] == ("Player One", "has passed")
    assert notes(desk, owed={P2: 1}, warned=(P2,)) == [
        ("Player One", "has passed"),
        ("loses the next turn", "warned"),
        (),
    ]
    assert notes(desk, absent=(P3,))[2] == ("absent",)
    assert notes(desk, disqualified=(P3,))[2] == ("disqualified",)
    # Between shakes nobody has passed.
    assert notes(desk, phase="between")[0] == ("Player One",)


@pytest.mark.paragraph("initial-penalty", book="linguishtik-play")
@pytest.mark.parametrize(("times", "says"), [(1, "a penalty waits"), (2, "2 penalties wait")])
def test_penalties_that_wait_for_initials_are_counted(times: int, says: str) -> None:
    desk = Desk(ELEMENTARY, players=2, software=(), absent_after=0)
    desk.wait(70.2 * times)
    assert notes(desk)[0] == ("Player One", f"{says} for initials")
    for number in range(1, times + 1):
        desk.yes(JUDGE, acts.Initial(number))
    assert notes(desk)[0] == ("Player One",)


def test_who_writes_and_who_has_is_noted() -> None:
    desk = challenged("impossible")  # p1 called it, p3 moved last
    assert notes(desk) == [("Player One",), ("may write",), ("must write",)]
    desk.yes(P2, acts.Neutral())
    assert notes(desk)[1] == ("neutral",)
    hand_in(shaken := challenged("now"), P1)
    assert notes(shaken)[0] == ("Player One", "has handed in")
    desk.yes(P3, acts.GiveUp())
    assert notes(desk)[1:] == [(), ()]


@pytest.mark.paragraph("now", book="linguishtik-play")
def test_the_block_says_what_may_be_called_and_what_that_pays() -> None:
    desk = Desk(opening=OPENING)
    cost = "Right pays you 6, wrong 2; who solves where you are wrong gets 6."
    says = "You may call Impossible. Now needs three cubes in Letters; {} so far."
    for there, letter in (("none", "L"), ("one", "A"), ("two", "M")):
        seat = desk.state.mover
        assert block(desk, seat) == ChallengeFacts(True, says.format(there), cost, bid=True)
        desk.letters(letter)
    assert block(desk, desk.state.mover).says == "You may call Now or Impossible."
    assert block(desk, GALLERY).says == "You may call Now or Impossible."


def test_who_made_the_last_move_is_told_why_not_to_challenge() -> None:
    desk = Desk(opening=OPENING)
    assert block(desk, P3).says == "You made the last move: only the others may challenge."


@pytest.mark.paragraph("hopeless-roll", book="linguishtik-play")
def test_before_the_designation_player_one_alone_may_call_the_roll_hopeless() -> None:
    desk = Desk()
    cost = "If somebody solves, they get 6 and you 2."
    assert block(desk, P1) == ChallengeFacts(
        True, "You may call Impossible before you designate.", cost, bid=True
    )
    says = "Nobody challenges before the sentence is designated."
    assert block(desk, P2) == ChallengeFacts(True, says, cost, bid=True)


def test_there_is_a_block_to_pick_up_only_while_cubes_are_moved() -> None:
    desk = Desk(begun=False)
    assert told(desk, P1).challenge is None
    desk.begin()
    assert (block(desk).open, block(desk).says) == (False, "")
    desk.roll()
    assert block(desk).open
    assert told(challenged("now"), P1).challenge is None


def test_while_the_judge_decides_nobody_challenges() -> None:
    desk = Desk(opening=OPENING, software=())
    desk.letter(P1, "L")
    desk.yes(P2, acts.CallIllegal("cube"))
    assert (block(desk).open, block(desk).says) == (False, "The judge rules first.")
    assert told(desk, P2).ask == "You called an illegal procedure. The judge rules."
    assert told(desk, P1).ask == "{p2} called an illegal procedure. The judge rules."
    assert told(desk, JUDGE).ask == ""


def test_whoever_waits_is_told_whose_move_it_is_and_which() -> None:
    desk = Desk(begun=False)
    desk.begin()
    assert told(desk, P2).ask == "{p1} is Player One and rolls the cubes."
    desk.roll()
    for said, due in zip(
        ("", *OPENING), (": the designation", ": the type demand", ": the function demand", ""), strict=True
    ):
        desk.open(*(said,) if said else ())
        mover = desk.state.mover
        waits = [told(desk, seat).ask for seat in (P1, P2, P3, GALLERY) if seat != mover]
        assert waits == [f"{{{mover}}}’s turn{due}."] * 3
        assert told(desk, mover).ask == ""  # the prompt says it
        assert facts(desk.state, mover, ()).ask == f"Your turn{due}."


def test_whoever_has_written_is_told_who_still_writes() -> None:
    desk = shake("now")
    hand_in(desk, P1)
    assert told(desk, P1).ask == "Challenge Now: {p2} and {p3} write."
    assert told(desk, P2).ask == ""
    desk.yes(P2, acts.Neutral())
    assert told(desk, P1).ask == told(desk, GALLERY).ask == "Challenge Now: {p3} writes."
    assert facts(desk.state, P3, ()).ask == "Challenge Now: all have written."


def test_between_shakes_players_are_told_who_is_not_ready() -> None:
    desk = moved()
    desk.challenge(P1, "impossible")
    desk.yes(P2, acts.Neutral())
    desk.yes(P3, acts.GiveUp())
    assert desk.state.phase == "between"
    desk.yes(P1, acts.Ready())
    assert told(desk, P1).ask == "Waiting for {p2} and {p3} to be ready."
    assert (told(desk, P2).ask, told(desk, GALLERY).ask) == ("", "")


def test_while_solutions_are_checked_the_page_says_whom_the_table_waits_for() -> None:
    desk = shake("now", software=())
    hand_in(desk, P1)
    desk.yes(P2, acts.Neutral())
    desk.yes(P3, acts.Neutral())
    object_to(desk, P1, by=P2)
    assert {told(desk, seat).ask for seat in (P1, P2, P3, JUDGE, GALLERY)} == {""}


@pytest.mark.paragraph("scoring-chart", book="linguishtik-play")
@pytest.mark.parametrize("chart", sorted(charts()))
@pytest.mark.parametrize("call", ["now", "impossible", "hopeless"])
def test_what_is_at_stake_is_what_the_chart_pays(chart: str, call: Kind) -> None:
    rows = [row for row in charts()[chart].rows.values() if row.kind == call]
    pays = stakes(chart, call)
    assert rows[0].when == ("challenger" if call == "now" else "nobody")
    assert pays.right == rows[0].points["challenger"]
    assert pays.wrong == min(row.points["challenger"] for row in rows[1:])
    assert pays.solver == max(row.points.get("solver", 0) for row in rows[1:])
