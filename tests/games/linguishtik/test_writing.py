"""LT 19 and LT 20: who writes, for how long, with which cubes, and what is handed in."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import P1, P2, P3, Desk
from tests.games.linguishtik.shakes import CAMP, LAMP, challenged, hand_in, points, running, scored, shake

each_manner = pytest.mark.parametrize("manner", ["tournament", "guided"])


def handed(desk: Desk, seat: Seat) -> Solution:
    """What this seat has handed in."""
    return desk.state.slips[seat]


def faults(desk: Desk, seat: Seat, text: str, word: str, **more: Any) -> dict[str, str]:
    """What a referee finds wrong with a solution: what it concerns, and the paragraph."""
    desk.present(seat, text, word, **more)
    seen = look_at(desk.state, handed(desk, seat))
    assert (seen.verdict is Verdict.VALID) == (not seen.faults)
    return {str(fault.of): fault.cites for fault in seen.faults}


# Who writes.


@pytest.mark.paragraph("now-challenger-writes", book="linguishtik-play")
def test_under_now_the_challenger_must_write() -> None:
    desk = challenged("now")
    desk.no(P1, acts.Neutral())
    said = GAME.rule(desk.state, P1, acts.Neutral())
    assert (said.verdict, said.cites) == ("refused", "now-challenger-writes")
    assert acts.WritingOver(P1) in running(desk)
    assert acts.NeutralOver(P1) not in running(desk)


@pytest.mark.paragraph("now-challenger-writes", book="linguishtik-play")
@pytest.mark.paragraph("writing-minutes", book="linguishtik-play")
def test_the_challenger_has_three_minutes_and_ten_seconds_after_the_call() -> None:
    for wait, late in ((189.9, False), (190, True)):
        desk = challenged("now")
        desk.wait(179.9)
        assert not desk.happened(e.TimeCalled)
        desk.wait(wait - 179.9)
        assert e.TimeCalled(P1) in desk.happened(e.TimeCalled)
        assert desk.may(P1, "Present") is not late
        said = desk.say(P1, acts.Present(*LAMP[:1], 4, "lamp"))
        assert said.refused is late


@pytest.mark.paragraph("now-challenger-writes", book="linguishtik-play")
def test_a_challenger_who_writes_nothing_is_wrong_and_pays_no_penalty() -> None:
    desk = challenged("now")
    desk.wait(190)
    assert scored(desk).results == {P1: "wrong", P2: "neutral", P3: "neutral"}
    assert desk.happened(e.Penalised) == []


@pytest.mark.paragraph("now-solvers", book="linguishtik-play")
def test_under_now_the_others_are_solvers_if_they_write_and_neutral_if_not() -> None:
    desk = challenged("now", software=())
    hand_in(desk, P1)
    desk.wait(120)  # long after the minute for saying neutral
    hand_in(desk, P2)
    desk.wait(70)
    assert desk.state.phase == "checking"
    desk.accept_all()
    assert scored(desk).results == {P1: "correct", P2: "correct", P3: "neutral"}


@pytest.mark.paragraph("neutral", book="linguishtik-play")
@pytest.mark.parametrize(("kind", "who"), [("now", P2), ("now", P3), ("impossible", P2)])
def test_who_may_write_may_say_neutral(kind: Kind, who: Seat) -> None:
    desk = shake(kind)
    desk.yes(who, acts.Neutral(), "neutral")
    assert desk.happened(e.NeutralDeclared) == [e.NeutralDeclared(who)]
    desk.no(who, acts.Present(LAMP[0], 4, "lamp"))
    assert who not in desk.must()


@pytest.mark.paragraph("neutral", book="linguishtik-play")
@pytest.mark.parametrize("kind", ["forceout", "time"])
def test_nobody_is_neutral_where_nobody_has_challenged(kind: Kind) -> None:
    desk = shake(kind)
    for seat in desk.seats:
        assert not desk.may(seat, "Neutral")


@pytest.mark.paragraph("impossible-challenger-barred", book="linguishtik-play")
@each_manner
def test_under_impossible_the_challenger_does_not_write(manner: Manner) -> None:
    desk = challenged("impossible", manner=manner)
    assert desk.asked(P1) == []
    desk.no(P1, acts.Present(LAMP[0], 4, "lamp"))
    assert not any(p.limit.of == P1 for p in desk.table.prompts if p.limit)


@pytest.mark.paragraph("impossible-mover-writes", book="linguishtik-play")
def test_under_impossible_the_mover_must_write_in_three_minutes() -> None:
    desk = challenged("impossible")
    desk.no(P3, acts.Neutral())
    said = GAME.rule(desk.state, P3, acts.Neutral())
    assert (said.verdict, said.cites) == ("refused", "impossible-mover-writes")
    desk.yes(P2, acts.Neutral())
    desk.wait(189.9)
    assert desk.state.phase == "writing"
    desk.wait(0.102)
    assert scored(desk).results == {P1: "neutral", P2: "neutral", P3: "wrong"}
    assert desk.scores == (6, 4, 2)


@pytest.mark.paragraph("neutral-minute", book="linguishtik-play")
@pytest.mark.parametrize("kind", ["now", "impossible"])
def test_neutral_is_said_in_the_first_minute(kind: Kind) -> None:
    for wait, late in ((59.9, False), (60, True)):
        desk = shake(kind)
        desk.wait(wait)
        said = desk.say(P2, acts.Neutral())
        assert said.refused is late
    assert desk.last.cites == "neutral-minute"
    ruled = GAME.rule(desk.state, P2, acts.Neutral())
    assert (ruled.verdict, ruled.cites) == ("refused", "neutral-minute")
    desk.present(P2, *CAMP)


@pytest.mark.paragraph("neutral-minute", book="linguishtik-play")
@pytest.mark.parametrize(("kind", "result"), [("now", "neutral"), ("impossible", "wrong")])
def test_a_silent_third_party_is_neutral_under_now_and_wrong_under_impossible(
    kind: Kind, result: str
) -> None:
    desk = shake(kind)
    desk.wait(190)
    assert scored(desk).results[P2] == result


@pytest.mark.paragraph("neutral-minute", book="linguishtik-play")
def test_a_table_may_give_another_time_for_it() -> None:
    desk = shake("impossible", neutral_seconds=5)
    desk.wait(5)
    desk.no(P2, acts.Neutral())


@pytest.mark.paragraph("no-bought-minute", book="linguishtik-play")
def test_nothing_said_or_lost_while_writing_gives_more_time() -> None:
    desk = challenged("now", software=())
    desk.wait(30)
    desk.yes(JUDGE, acts.Warn(P1, "humming"))
    desk.yes(JUDGE, acts.Panel(P1, "humming", ("a", "b", "c"), 1))
    desk.no(P1, acts.Pass())
    assert desk.left("WritingOver") == 150


# With which cubes.


@pytest.mark.paragraph("now-one-cube", book="linguishtik-play")
@pytest.mark.parametrize("writer", [P1, P2, P3])
def test_each_writer_takes_one_cube_of_resources_and_no_more(writer: Seat) -> None:
    assert faults(challenged("now"), writer, *LAMP) == {}
    assert faults(challenged("now"), writer, "The lamps glowed.", "lamps") == {"cubes": "now-one-cube"}


@pytest.mark.paragraph("now", book="linguishtik-play")
def test_no_cube_more_is_needed_where_the_letters_are_there() -> None:
    desk = Desk(opening=("s-v", "type:noun", "function:subject"))
    desk.letters("LAMP")
    desk.challenge(P3, "now")
    assert faults(desk, P3, *LAMP) == {}
    assert {desk.state.places[cube] for cube in handed(desk, P3).cubes} == {"letters"}


@pytest.mark.paragraph("now-one-cube", book="linguishtik-play")
def test_named_cubes_are_looked_at_as_they_were_named() -> None:
    desk = challenged("now")
    l_, a, m, p = desk.cube("L"), *(desk.cube(letter, place="letters") for letter in "AMP")
    beside = desk.cube("A")
    assert faults(desk, P1, *LAMP, cubes=(l_, a, m, p)) == {}
    desk = challenged("now")
    assert faults(desk, P1, *LAMP, cubes=(l_, beside, m, p)) == {"cubes": "now-one-cube"}
    desk = challenged("now")
    assert faults(desk, P1, *LAMP, cubes=(l_, a, m, m)) == {"cubes": "now-one-cube"}  # one cube twice
    desk = challenged("now")
    assert faults(desk, P1, *LAMP, cubes=(l_, a, m)) == {"cubes": "now-one-cube"}


@pytest.mark.paragraph("demand-not-letter", book="linguishtik-play")
def test_a_cube_on_demands_spells_nothing() -> None:
    desk = challenged("now")
    cubes = (desk.state.demand_cubes[0], *desk.state.at("letters"))
    assert faults(desk, P1, *LAMP, cubes=cubes) == {"cubes": "demand-not-letter"}


@pytest.mark.paragraph("impossible-any-letters", book="linguishtik-play")
@pytest.mark.parametrize("writer", [P2, P3])
def test_under_impossible_the_word_takes_any_letters_that_are_not_on_demands(writer: Seat) -> None:
    desk = shake("impossible")
    assert faults(desk, writer, "The plane crashed.", "plane") == {}
    desk = shake("impossible")
    assert faults(desk, writer, "The puzzle arrived.", "puzzle") == {"cubes": "impossible-any-letters"}


def wild(*more: str) -> Desk:
    """A wild colour or a transfer is in force; A, M and P lie in Letters and p1 calls Now."""
    desk = Desk(opening=("s-v", "type:noun", "function:subject"))
    desk.open(*more)
    desk.letters("AMP")
    by = next(seat for seat in desk.seats if seat != desk.state.last_mover)
    desk.challenge(by, "now")
    return desk


@pytest.mark.paragraph("colour-wild", book="linguishtik-play")
def test_a_wild_cube_spells_any_letter_of_a_solution_and_other_colours_do_not() -> None:
    desk = wild("wild:yellow")
    writer = desk.state.block.challengers[0] if desk.state.block else P1
    d = desk.cube("Q")
    a, m, p = (desk.cube(letter, place="letters") for letter in "AMP")
    assert faults(desk, writer, "The damp spread.", "damp", cubes=(d, a, m, p)) == {}
    desk = wild("wild:yellow")
    assert faults(desk, writer, "The damp spread.", "damp", cubes=(desk.cube("S"), a, m, p)) == {
        "cubes": "colour-wild"
    }


@pytest.mark.paragraph("letter-transfer", book="linguishtik-play")
def test_a_letter_that_became_another_spells_only_that() -> None:
    desk = wild("transfer:C=D")
    assert desk.state.block is not None
    writer = desk.state.block.challengers[0]
    assert faults(desk, writer, "The damp spread.", "damp") == {}
    desk = wild("transfer:C=D")
    assert faults(desk, writer, *CAMP) == {"cubes": "now-one-cube"}
    desk = wild("transfer:C=D")
    cubes = (desk.cube("C"), *desk.state.at("letters"))
    assert faults(desk, writer, *CAMP, cubes=cubes) == {"cubes": "letter-transfer"}


# A demand made with the one more cube.


def with_lamp_there() -> Desk:
    desk = Desk(opening=("s-v", "type:noun", "function:subject"))
    desk.letters("LAMP")
    desk.challenge(P3, "now")
    return desk


@pytest.mark.paragraph("now-demand", book="linguishtik-play")
@pytest.mark.parametrize(
    ("demand", "found"),
    [
        ("singular", {}),
        ("contains:L", {}),
        ("plural", {"plural": "noun-demands"}),
        ("contains:Z", {"contains:Z": "letters-contain"}),
        ("type:verb", {"extra-demand": "later-demands"}),
        ("past-tense", None),
        ("function:nonsense", None),
        ("transfer:P", None),
        ("wild:", None),
        ("length:many", None),
        ("nonsense", None),
    ],
)
def test_the_demand_must_be_legal_and_the_word_must_meet_it(
    demand: str, found: dict[str, str] | None
) -> None:
    desk = with_lamp_there()
    seen = faults(desk, P3, *LAMP, demand=demand, demand_cube=desk.cube("B", "green"))
    if found is None:
        assert "extra-demand" in seen
    else:
        assert seen == found


@pytest.mark.paragraph("now-demand", book="linguishtik-play")
def test_the_demand_holds_for_its_own_solution_only() -> None:
    desk = with_lamp_there()
    demands = desk.state.demands
    desk.present(P3, *LAMP, demand="plural", demand_cube=desk.cube("B", "green"))
    assert faults(desk, P1, *LAMP) == {}
    assert desk.state.demands == demands


@pytest.mark.paragraph("now-demand", book="linguishtik-play")
def test_a_second_demand_of_a_kind_that_is_made_once_is_illegal() -> None:
    desk = Desk(opening=("s-v", "type:noun", "function:subject", "contains:L"))
    desk.letters("LAMP")
    writer = next(seat for seat in desk.seats if seat != desk.state.last_mover)
    desk.challenge(writer, "now")
    cube = desk.cube("B", "green")
    assert faults(desk, writer, *LAMP, demand="contains:M", demand_cube=cube) == {
        "extra-demand": "letters-contain"
    }


@pytest.mark.paragraph("now-one-cube", book="linguishtik-play")
def test_only_a_green_or_black_cube_makes_the_demand() -> None:
    desk = with_lamp_there()
    seen = faults(desk, P3, *LAMP, demand="singular", demand_cube=desk.cube("H", "red"))
    assert seen == {"extra-demand": "demand-cube"}
    assert faults(with_lamp_there(), P3, *LAMP, demand="singular", demand_cube=desk.cube("I", "black")) == {}


@pytest.mark.paragraph("now-one-cube", book="linguishtik-play")
def test_a_cube_is_a_demand_or_a_letter_and_with_it_the_one_cube_is_spent() -> None:
    desk = challenged("now")  # L is not there yet
    seen = faults(desk, P1, *LAMP, demand="singular", demand_cube=desk.cube("B", "green"))
    assert seen == {"cubes": "now-one-cube"}
    desk = challenged("now")
    cubes = (desk.cube("B", "green"), *(desk.cube(letter, place="letters") for letter in "AMP"))
    seen = faults(desk, P1, *LAMP, cubes=cubes, demand="singular", demand_cube=cubes[0])
    assert seen == {"cubes": "demand-not-letter"}


@pytest.mark.paragraph("impossible-no-demand", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "cites"), [("impossible", "impossible-no-demand"), ("forceout", "forceout-no-demand")]
)
@each_manner
def test_no_demand_is_added_where_nobody_called_now(kind: Kind, cites: str, manner: Manner) -> None:
    desk = shake(kind, manner=manner, **GAME.presets.get(manner, {}))
    cube = desk.cube("B", "green")
    act = acts.Present(LAMP[0], 4, "lamp", demand="singular", demand_cube=cube)
    if manner == "guided":
        desk.no(P3, act, cites)
        return
    desk.yes(P3, act, "solution-presented")
    found = {str(fault.of): fault.cites for fault in look_at(desk.state, handed(desk, P3)).faults}
    assert found["extra-demand"] == cites


@pytest.mark.paragraph("solution-demand-written", book="linguishtik-play")
def test_a_demand_is_written_with_the_cube_that_makes_it() -> None:
    desk = with_lamp_there()
    cube = desk.cube("B", "green")
    desk.no(P3, acts.Present(LAMP[0], 4, "lamp", demand_cube=cube), "solution-demand-written")
    desk.no(P3, acts.Present(LAMP[0], 4, "lamp", demand="singular"), "solution-demand-written")
    on_demands = desk.state.demand_cubes[0]
    desk.no(P3, acts.Present(LAMP[0], 4, "lamp", demand="singular", demand_cube=on_demands), "now-one-cube")
    desk.present(P3, *LAMP, demand="singular", demand_cube=cube)
    assert (handed(desk, P3).demand, handed(desk, P3).demand_cube) == ("singular", cube)


@pytest.mark.paragraph("solution-demand-written", book="linguishtik-play")
def test_blanks_are_no_demand() -> None:
    desk = challenged("now")
    assert faults(desk, P1, *LAMP, demand="  ") == {}
    assert handed(desk, P1).demand == ""


@pytest.mark.paragraph("writing-minutes", "impossible-mover-writes", book="linguishtik-play")
@pytest.mark.parametrize(
    ("kind", "pays"),
    [("now", (2, 4, 4)), ("impossible", (6, 4, 2)), ("forceout", (2, 2, 2)), ("time", (2, 2, 2))],
)
def test_nobody_waits_for_a_player_who_says_there_is_no_solution(kind: Kind, pays: tuple[int, ...]) -> None:
    desk = shake(kind)
    obliged = {"now": {P1}, "impossible": {P3}}.get(kind, {P1, P2, P3})
    for seat in desk.seats:
        if seat in obliged:
            desk.yes(seat, acts.GiveUp(), "writing-minutes")
            assert not desk.may(seat, "Present")
        elif desk.may(seat, "Neutral"):
            desk.no(seat, acts.GiveUp())
            desk.yes(seat, acts.Neutral())
    assert points(desk) == pays


@pytest.mark.paragraph("neutral-minute", book="linguishtik-play")
def test_after_the_minute_a_third_party_without_a_solution_is_wrong_under_impossible() -> None:
    desk = shake("impossible")
    desk.wait(60)
    desk.yes(P2, acts.GiveUp())
    desk.yes(P3, acts.GiveUp())
    assert points(desk) == (6, 2, 2)
