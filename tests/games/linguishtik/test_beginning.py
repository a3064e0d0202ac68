"""LT 3, LT 5 and LT 6: the cubes, who goes first, the roll, and who begins the shakes that follow."""

from collections import Counter

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.charts import charts
from gamehall.games.linguishtik.events import MarkedPresent
from gamehall.games.linguishtik.state import KEEPER
from gamehall.kernel.action import Fell
from gamehall.kernel.prompt import Dice
from gamehall.kernel.seat import DEALER, JUDGE, Seat
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, ROLL, Desk

PLAY = "linguishtik-play"


@pytest.mark.paragraph("all-cubes", "three-orange", book=PLAY)
def test_23_cubes_are_rolled_three_of_them_orange() -> None:
    desk = Desk(begun=False)
    desk.begin()
    desk.yes(P1, acts.Roll(), "roll-and-order")
    [roll] = desk.asked(DEALER)
    assert roll.chance == Dice(23)
    counts = Counter(desk.state.options.set.colours)
    assert counts.pop("orange") == 3
    assert counts == dict.fromkeys(("black", "green", "red", "pink", "yellow"), 4)


@pytest.mark.paragraph("all-cubes", book=PLAY)
def test_every_shake_rolls_all_cubes_again() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("CAT")
    desk.challenge(P1, "impossible")
    desk.wait(200)
    desk.ready()
    assert (desk.state.shake, desk.state.phase, set(desk.state.letters)) == (2, "rolling", {""})
    desk.roll("OOOO BBBB AAAA OOOO JJJJ AAA")
    assert desk.on("resources") == "AAAAAAABBBBJJJJOOOOOOOO"
    assert (desk.on("letters"), desk.on("demands"), desk.state.demands) == ("", "", ())


@pytest.mark.paragraph("red-bears-u", book=PLAY)
def test_red_cubes_with_c_for_u_are_not_used() -> None:
    with pytest.raises(ValueError, match="red cubes must bear a U"):
        Desk(faces="red AFHMPC")
    assert Desk(faces="red AFHMCU", roll="ETIN BEGT CUCU SRON JKQY CAL").on("resources").count("C") == 3
    assert set(Desk(begun=False).state.options.set.cubes["red"].faces) >= {"U"}


@pytest.mark.paragraph("materials", book=PLAY)
def test_chart_demand_sheet_mat_and_cubes_lie_at_the_table() -> None:
    desk = Desk(opening=("s-v", *NOUN))
    desk.letters("CAT")
    assert desk.state.options.chart in charts()
    assert (desk.state.designation, desk.state.demands) == ("s-v", NOUN)
    pieces = desk.table.game.pieces
    assert pieces is not None
    lying = pieces(desk.state).places
    assert {place: len(cubes) for place, cubes in lying.items()} == {
        "letters": 3,
        "demands": 2,
        "resources": 18,
    }


# LT 5: who goes first.


@pytest.mark.paragraph("who-first", book=PLAY)
@pytest.mark.parametrize(
    ("letters", "order"),
    [("EIN", (P1, P2, P3)), ("NIO", (P2, P3, P1)), ("TRO", (P3, P1, P2)), ("TEE", ()), ("ITT", (P1, P2, P3))],
)
def test_the_letter_nearest_a_begins_and_the_others_follow_to_the_left(
    letters: str, order: tuple[Seat, ...]
) -> None:
    desk = Desk(begun=False)
    assert desk.must() == {P1, P2, P3}
    for seat, letter in zip(desk.seats, letters, strict=True):
        assert not desk.state.order
        last = desk.roll_first(seat, letter)
    assert (desk.state.order, desk.state.first) == (order, order[0] if order else None)
    assert last.cites == ("who-first" if order else "first-tie")


@pytest.mark.paragraph("who-first", book=PLAY)
def test_each_rolls_one_cube_of_one_colour_in_any_order_and_once() -> None:
    desk = Desk(begun=False)
    desk.yes(P3, acts.RollForFirst(), "who-first")
    [prompt] = desk.asked(DEALER)
    assert prompt.chance == Dice(1)
    desk.no(P1, acts.RollForFirst())
    assert desk.yes(DEALER, Fell((1,))).says == "{p3} rolls E."
    desk.no(P3, acts.RollForFirst())
    desk.roll_first(P1, "T")
    assert "{p3} is nearest to A and is Player One." in desk.roll_first(P2, "I").says


@pytest.mark.paragraph("first-tie", book=PLAY)
def test_only_those_tied_for_the_lead_roll_again_until_one_is_first() -> None:
    desk = Desk(begun=False)
    for seat, letter in ((P1, "T"), (P2, "E")):
        desk.roll_first(seat, letter)
    tied = desk.roll_first(P3, "E")
    assert (tied.cites, tied.says) == ("first-tie", "{p3} rolls E. {p2} and {p3} roll again.")
    assert desk.must() == {P2, P3}
    desk.roll_first(P2, "O")
    assert desk.roll_first(P3, "O").cites == "first-tie"
    desk.roll_first(P3, "R")
    assert desk.roll_first(P2, "N").cites == "who-first"
    assert desk.state.order == (P2, P3, P1)


@pytest.mark.paragraph("first-tie", book=PLAY)
def test_three_may_tie_and_a_tie_for_the_last_place_means_nothing() -> None:
    desk = Desk(begun=False)
    desk.roll_first(P1, "I")
    desk.roll_first(P2, "I")
    assert desk.roll_first(P3, "I").cites == "first-tie"
    assert desk.must() == {P1, P2, P3}
    desk.begin(P2)
    assert desk.state.first == P2


@pytest.mark.paragraph("who-first", book=PLAY)
@pytest.mark.parametrize(("rolled", "first"), [("", P1), ("T", P1), ("TI", P2)])
def test_who_has_not_rolled_in_time_does_not_begin(rolled: str, first: Seat) -> None:
    desk = Desk(begun=False)
    for seat, letter in zip(desk.seats, rolled, strict=False):
        desk.roll_first(seat, letter)
    desk.wait(59.999)
    assert desk.state.phase == "first"
    desk.wait(0.001)
    assert (desk.last.cites, desk.state.first, desk.scores) == ("who-first", first, (0, 0, 0))


@pytest.mark.paragraph("who-first", book=PLAY)
def test_without_a_limit_on_moves_the_first_roll_has_none() -> None:
    desk = Desk(begun=False, move_seconds=0)
    assert desk.wait(10_000) == ()
    assert desk.must() == {P1, P2, P3}


@pytest.mark.paragraph("next-first", book=PLAY)
@pytest.mark.parametrize(("players", "firsts"), [(2, "1212"), (3, "1231")])
def test_each_shake_begins_one_to_the_left(players: int, firsts: str) -> None:
    desk = Desk(players=players, begun=False)
    desk.begin(P1)
    for number, first in enumerate(firsts, start=1):
        assert (desk.state.shake, desk.state.first) == (number, Seat(f"p{first}"))
        assert desk.state.order[1] == desk.seats[(desk.seats.index(desk.state.order[0]) + 1) % players]
        desk.roll()
        desk.hopeless()
        desk.ready()
    assert desk.scores == (0,) * players


@pytest.mark.paragraph("next-first", book=PLAY)
def test_who_is_away_is_passed_over() -> None:
    desk = Desk()
    desk.hopeless()
    desk.yes(JUDGE, acts.MarkAbsent(P2), "missed-shake")
    desk.ready()
    assert list(desk.state.order) == [P3, P1]
    desk.roll()
    desk.yes(JUDGE, acts.MarkPresent(P2), "missed-shake")
    assert list(desk.state.order) == [P3, P1]
    desk.hopeless()
    desk.ready()
    assert list(desk.state.order) == [P1, P2, P3]


@pytest.mark.paragraph("next-first", book=PLAY)
def test_player_one_who_leaves_before_designating_has_not_been_player_one() -> None:
    before_roll, rolled = Desk(begun=False), Desk()
    before_roll.begin()
    for desk in (before_roll, rolled):
        desk.yes(JUDGE, acts.MarkAbsent(P1), "missed-shake")
        assert (desk.state.order, desk.must()) == ((P2, P3), {P2})
        if desk is before_roll:
            desk.roll()
        desk.no(P1, acts.Designate("s-v"))
        desk.designate(P2, "s-v")
        desk.demand(P3, "type:noun")
        desk.challenge(P2, "impossible")
        desk.wait(200)
        desk.ready()
        assert desk.state.order == (P3, P2)


@pytest.mark.paragraph("next-first", book=PLAY)
def test_player_one_who_leaves_after_designating_has_been_player_one() -> None:
    desk = Desk(opening=("s-v",))
    desk.yes(JUDGE, acts.MarkAbsent(P1), "missed-shake")
    assert (desk.state.order, desk.state.mover) == ((P2, P3), P2)
    desk.challenge(P2, "impossible")
    desk.wait(200)
    desk.ready()
    assert desk.state.first == P2


# LT 6: the roll.


@pytest.mark.paragraph("roll-and-order", book=PLAY)
def test_player_one_rolls_and_all_cubes_lie_in_resources() -> None:
    desk = Desk(begun=False)
    desk.begin(P2)
    desk.no(P1, acts.Roll())
    desk.no(P2, acts.Designate("s-v"))
    desk.yes(P2, acts.Roll(), "roll-and-order")
    desk.no(P2, acts.Roll())
    faces = desk.state.options.set
    fell = tuple(1 for _ in faces.colours)
    assert desk.yes(DEALER, Fell(fell), "roll-and-order").verdict == "allowed"
    assert desk.on("resources") == "".join(sorted("EEEE" + "BBBB" + "AAAA" + "IIII" + "JJJJ" + "AAA"))
    desk.no(P2, acts.Roll())
    desk.designate(P2, "s-v")


@pytest.mark.paragraph("all-cubes", book=PLAY)
@pytest.mark.parametrize("dice", [(), (1,) * 22, (1,) * 24, (0, *(1,) * 22), (7, *(1,) * 22)])
def test_a_person_who_rolls_for_the_hall_types_one_face_for_each_cube(dice: tuple[int, ...]) -> None:
    desk = Desk(begun=False)
    desk.yes(P1, acts.RollForFirst())
    desk.no(DEALER, Fell(dice), "all-cubes")
    desk.yes(DEALER, Fell((1,)))
    for seat in (P2, P3):
        desk.roll_first(seat, "T")
    desk.yes(P1, acts.Roll())
    desk.no(DEALER, Fell(dice), "all-cubes")
    desk.yes(DEALER, Fell((6,) * 23), "roll-and-order")


@pytest.mark.paragraph("roll-and-order", "all-cubes", "three-orange", "red-bears-u", book=PLAY)
def test_real_cubes_are_typed_and_must_be_such_as_are_used() -> None:
    desk = Desk(begun=False, cubes="real")
    desk.no(KEEPER, acts.NameFirst(Seat("p9")), "who-first")
    desk.yes(KEEPER, acts.NameFirst(P2), "who-first")
    assert desk.state.order == (P2, P3, P1)
    typed = tuple(ROLL.replace(" ", ""))
    desk.no(KEEPER, acts.SetOut((*typed, "S")), "all-cubes")
    desk.no(KEEPER, acts.SetOut(typed[:-1]), "all-cubes")
    with_c = (*typed[:8], "C", *typed[9:])
    assert desk.no(KEEPER, acts.SetOut(with_c), "all-cubes").says == "No red cube bears C."
    desk.no(KEEPER, acts.SetOut(("", *typed[1:])), "all-cubes")
    with_u = (*typed[:8], "u", *typed[9:])
    desk.yes(KEEPER, acts.SetOut(with_u), "roll-and-order")
    assert desk.state.letters[8] == "U"


@pytest.mark.paragraph("designate-first", book=PLAY)
def test_player_one_designates_and_nobody_else() -> None:
    desk = Desk()
    for seat in (P2, P3):
        desk.no(seat, acts.Designate("s-v"))
        desk.no(seat, acts.Challenge("impossible"))
    assert desk.no(P1, acts.Designate("  "), "designate-first").says
    ruling = desk.designate(P1, "compound-complex")
    assert (ruling.verdict, desk.state.designation, desk.state.mover) == ("allowed", "compound-complex", P2)
    for seat in desk.seats:
        desk.no(seat, acts.Designate("s-v"))


# Between shakes.


@pytest.mark.paragraph("ready-next", book=PLAY)
def test_the_next_shake_begins_when_all_are_ready() -> None:
    desk = Desk()
    desk.hopeless()
    desk.yes(P3, acts.Ready(), "ready-next")
    desk.no(P3, acts.Ready())
    desk.yes(P1, acts.Ready(), "ready-next")
    assert desk.state.shake == 1
    desk.yes(P2, acts.Ready(), "next-first")
    assert (desk.state.shake, desk.state.phase) == (2, "rolling")


@pytest.mark.paragraph("ready-next", book=PLAY)
@pytest.mark.parametrize("seconds", [60, 5])
def test_the_next_shake_begins_a_short_time_after_the_points(seconds: int) -> None:
    desk = Desk(ready_seconds=seconds)
    desk.hopeless()
    desk.wait(seconds - 0.001)
    assert desk.state.shake == 1
    desk.wait(0.001)
    assert (desk.last.cites, desk.state.shake, desk.state.first) == ("ready-next", 2, P2)


@pytest.mark.paragraph("ready-next", book=PLAY)
def test_who_was_away_comes_back_by_saying_so() -> None:
    desk = Desk()
    desk.yes(JUDGE, acts.MarkAbsent(P3))
    desk.hopeless()
    assert desk.must() == {P1, P2}
    desk.yes(P3, acts.Ready(), "ready-next")
    assert desk.happened(MarkedPresent)
    desk.ready()
    assert desk.state.order == (P2, P3, P1)
