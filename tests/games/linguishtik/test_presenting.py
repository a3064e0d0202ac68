"""LT 20: what a solution shows, when it is handed over, and that it is not taken back."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.seat import GALLERY, JUDGE
from gamehall.kernel.table import submit
from gamehall.kernel.views import view_of
from tests.games.linguishtik.desk import P1, P2, P3
from tests.games.linguishtik.shakes import ASLEEP, BROKEN, CAMP, HORSE, LAMP, challenged, shake

GUIDED = {"manner": "guided", **GAME.presets["guided"]}


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
@pytest.mark.parametrize(
    ("text", "start", "word"),
    [
        ("", 0, ""),
        ("   ", 0, "lamp"),
        ("The lamp glowed.", 4, ""),
        ("The lamp glowed.", 4, "  "),
        ("The lamp glowed.", 3, "lamp"),
        ("The lamp glowed.", -12, "lamp"),
        ("The lamp glowed.", 40, "lamp"),
        ("The lamp glowed.", 4, "camp"),
        ("The lamps glowed.", 4, "lamp"),  # a part of a word
        ("The clamp held.", 5, "lamp"),
        ("The lampé glowed.", 4, "lamp"),
        ("The lamp-post fell.", 4, "lamp"),
        ("The lamp's glow faded.", 4, "lamp"),
        ("The lamp\u2019s glow faded.", 4, "lamp"),
        ("The arc-lamp glowed.", 8, "lamp"),
    ],
)
def test_a_sentence_is_written_and_its_word_marked_where_it_stands(text: str, start: int, word: str) -> None:
    desk = challenged("now")
    desk.no(P1, acts.Present(text, start, word), "solution-written")
    desk.yes(P1, acts.Present("The lamp glowed.", 4, "LAMP"), "solution-presented")


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
@pytest.mark.parametrize(
    "text",
    ["Lamp!", '"Lamp," he said.', "He said 'lamp'.", "(Lamp)", "The lamp - it glowed.", "He saw it: lamp"],
)
def test_a_word_may_stand_beside_any_mark(text: str) -> None:
    desk = challenged("now")
    desk.yes(P1, acts.Present(text, text.lower().index("lamp"), "lamp"), "solution-presented")


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_the_table_finds_the_cubes_where_none_are_named() -> None:
    desk = challenged("now")
    desk.present(P1, *LAMP)
    slip = desk.state.slips[P1]
    assert "".join(desk.state.letters[cube] for cube in slip.cubes) == "LAMP"
    desk.present(P2, *HORSE)
    assert desk.state.slips[P2].cubes == ()


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
@pytest.mark.paragraph("all-cubes", book="linguishtik-play")
@pytest.mark.parametrize("cube", [-1, 23, 1000])
def test_cubes_that_are_not_there_cannot_be_named(cube: int) -> None:
    desk = challenged("now")
    desk.no(P1, acts.Present(*LAMP[:1], 4, "lamp", cubes=(cube, 1, 2, 3)), "all-cubes")
    desk.no(P1, acts.Present(*LAMP[:1], 4, "lamp", demand="singular", demand_cube=cube), "all-cubes")


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_a_solution_is_presented_when_it_is_handed_in_and_shown_when_all_are() -> None:
    desk = challenged("now")
    said = desk.present(P1, *LAMP)
    assert "{p1}" in said.says
    assert desk.state.phase == "writing"
    desk.yes(P2, acts.Neutral())
    assert desk.happened(e.SlipsShown) == []
    desk.present(P3, *CAMP)
    (shown,) = desk.happened(e.SlipsShown)
    assert isinstance(shown, e.SlipsShown)
    assert [(slip.by, slip.text) for slip in shown.solutions] == [(P1, LAMP[0]), (P3, CAMP[0])]
    assert {p.seat for p in desk.table.prompts if "Accept" in p.kinds} == {P1, P2, P3}


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_until_then_nobody_else_reads_it() -> None:
    desk = challenged("now")
    desk.present(P1, *LAMP)
    for seat in (P2, P3, JUDGE, GALLERY):
        assert "lamp" not in str(view_of(desk.table, seat).table.state)
        assert "lamp" not in str([entry.seen_by(seat) for entry in desk.table.entries])
    assert "lamp" in str(view_of(desk.table, P1).table.state)


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_when_the_time_is_over_what_is_in_is_shown() -> None:
    desk = challenged("now")
    desk.present(P2, *CAMP)
    desk.wait(190)
    assert desk.state.phase == "checking"
    assert [check.solution.by for check in desk.state.checks] == [P2]


@pytest.mark.paragraph("solution-final", book="linguishtik-play")
def test_what_is_handed_in_is_not_withdrawn_nor_changed() -> None:
    desk = challenged("now")
    asked = desk.asked(P1)[0].id
    desk.present(P1, *LAMP)
    before = desk.state.slips[P1]
    again = submit(desk.table, P1, acts.Present(*CAMP[:1], 4, "camp"), prompt=asked, at=desk.now)
    assert (again.ruling.verdict, again.ruling.cites) == ("refused", "hall-late")
    assert desk.asked(P1) == []
    desk.no(P1, acts.Neutral())
    assert desk.state.slips[P1] == before


@pytest.mark.paragraph("solution-circled", book="linguishtik-play")
def test_the_sentence_handed_in_is_the_one_that_is_shown_and_none_pays_for_circling() -> None:
    desk = challenged("now")
    desk.present(P1, *LAMP)
    desk.wait(190)
    assert "{p1} wrote: The lamp glowed. (lamp)" in (GAME.portray(desk.state) if GAME.portray else "")
    desk.accept_all()
    assert desk.happened(e.Penalised) == []


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_a_guided_table_hands_a_faulty_solution_back_with_its_fault() -> None:
    desk = challenged("now", **GUIDED)
    desk.no(P1, acts.Present(*HORSE[:1], 4, "horse"), "now-one-cube")
    desk.no(P1, acts.Present(BROKEN[0], 13, "lamp"), "pattern")
    desk.yes(P1, acts.Present(*LAMP[:1], 4, "lamp"), "solution-presented")


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_a_guided_table_takes_what_only_a_judge_could_tell() -> None:
    desk = challenged("now", **GUIDED)
    desk.present(P1, *ASLEEP)
    desk = shake("hopeless", **GUIDED)
    desk.present(P2, "He gave up the lamp.", "lamp", designation="s-v")  # or gave, up the lamp


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_a_tournament_table_says_nothing_of_faults() -> None:
    right, wrong = challenged("now"), challenged("now")
    assert right.present(P1, *LAMP).says == wrong.present(P1, *HORSE).says
    assert right.last.faults == wrong.last.faults == ()


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_a_tournament_table_may_hand_a_wrong_solution_back_at_once_too() -> None:
    desk = challenged("now", check="at once")
    desk.no(P1, acts.Present(HORSE[0], 4, HORSE[1]), "now-one-cube")
    desk.present(P1, *LAMP)


@pytest.mark.paragraph("hopeless-solution", book="linguishtik-play")
def test_a_guided_table_hands_back_a_sentence_of_no_kind() -> None:
    desk = shake("hopeless", **GUIDED)
    desk.no(P2, acts.Present(*LAMP[:1], 4, "lamp"), "hopeless-solution")
    desk.no(P2, acts.Present(*LAMP[:1], 4, "lamp", designation="funny"), "designation")
    desk.present(P2, *LAMP, designation="s-v")


@pytest.mark.paragraph("now-demand", book="linguishtik-play")
def test_a_guided_table_hands_back_an_illegal_further_demand() -> None:
    desk = challenged("now", **GUIDED)
    cube = desk.cube("B", "green")
    desk.no(P1, acts.Present(*LAMP[:1], 4, "lamp", demand="nonsense", demand_cube=cube), "demand-listed")
    assert desk.may(P1, "Present")
    assert not desk.may(P3, "Challenge")
