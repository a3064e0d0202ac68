"""LT 4, LT 13 and LT 20: who judges what was objected to, by which books, and what software says."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.bots.character import Character
from gamehall.games.linguishtik.bots.checks import call_illegal, check
from gamehall.games.linguishtik.judge.official import judge
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel.codec import read_lines, write_lines
from gamehall.kernel.seat import JUDGE, Seat
from tests.games.linguishtik.desk import ELEMENTARY, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import (
    ASLEEP,
    BROKEN,
    CAMP,
    HORSE,
    LAMP,
    challenged,
    hand_in,
    object_to,
    points,
    scored,
    shake,
)

CAREFUL = Character(level=9, reads=1.0, sight=1.0, guard=1.0, doubt=1.0, checks=1.0)
"""A bot that misses nothing its opponents do."""


def written(solutions: dict[Seat, tuple[str, str]], **options: object) -> Desk:
    """p1 has called Now, and these are handed in."""
    desk = challenged("now", **options)
    for seat in desk.seats:
        if seat in solutions:
            hand_in(desk, seat, solutions[seat])
        else:
            desk.yes(seat, acts.Neutral())
    return desk


def ruled(desk: Desk) -> list[tuple[Seat, bool, str]]:
    events = desk.happened(e.SolutionRuled)
    return [(r.of, r.correct, r.cites) for r in events if isinstance(r, e.SolutionRuled)]


@pytest.mark.paragraph("demand-sheet", book="linguishtik-play")
@pytest.mark.parametrize(
    ("solution", "named", "cites"),
    [
        (HORSE, "cubes", "now-one-cube"),
        (BROKEN, "s-v", "pattern"),
        (BROKEN, "subject", "function-noun"),
        (("The lamp glowed", "lamp"), "end-mark", "opening-and-close"),
        (("the lamp glowed.", "lamp"), "capitals", "opening-and-close"),
    ],
)
def test_software_upholds_an_objection_where_it_is_sure(
    solution: tuple[str, str], named: str, cites: str
) -> None:
    desk = written({P1: solution})
    object_to(desk, P1, named, by=P2)
    assert ruled(desk) == [(P1, False, cites)]
    assert desk.last.cites == cites
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
@pytest.mark.parametrize("solution", [LAMP, HORSE, BROKEN, ASLEEP])
def test_an_objection_that_names_the_wrong_fault_fails(solution: tuple[str, str]) -> None:
    desk = written({P1: solution})
    object_to(desk, P1, "punctuation", by=P2)
    assert ruled(desk) == [(P1, True, "judging-manual")]
    desk.yes(P3, acts.Accept(P1))
    assert points(desk) == (6, 2, 2)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_another_objector_may_still_name_the_right_one() -> None:
    desk = written({P1: HORSE})
    object_to(desk, P1, "spelling", by=P2)
    object_to(desk, P1, "reality", "cubes", by=P3)
    assert ruled(desk) == [(P1, True, "judging-manual"), (P1, False, "now-one-cube")]
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_what_nobody_objects_to_stands_though_it_is_wrong() -> None:
    desk = written({P1: HORSE})
    desk.accept_all()
    assert points(desk) == (6, 2, 2)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_of_several_named_faults_one_that_is_sure_is_enough() -> None:
    desk = written({P1: ("The lamp slept", "lamp")})
    object_to(desk, P1, "reality", "end-mark", by=P2)
    assert ruled(desk) == [(P1, False, "opening-and-close")]


@pytest.mark.paragraph("checking-vote", book="linguishtik-play")
@pytest.mark.parametrize(
    ("unsure", "verdict"),
    [("stands", [(P1, True, "reality")]), ("fails", [(P1, False, "reality")]), ("wait", []), ("vote", [])],
)
def test_a_table_says_what_happens_where_software_is_not_sure(
    unsure: str, verdict: list[tuple[Seat, bool, str]]
) -> None:
    desk = written({P1: ASLEEP}, unsure=unsure)
    object_to(desk, P1, "reality", by=P2)
    assert ruled(desk) == verdict
    match unsure:
        case "vote":
            assert desk.must() == {P2, P3}
        case "wait":
            assert desk.must() == {JUDGE}
            desk.wait(3600)
            assert desk.state.phase == "checking"
            desk.yes(JUDGE, acts.RuleOn(P1, False, "reality", "Lamps do not sleep."), "reality")
            assert points(desk) == (2, 4, 4)
        case "stands":
            desk.yes(P3, acts.Accept(P1))
            assert points(desk) == (6, 2, 2)
        case "fails":
            assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
@pytest.mark.parametrize("first", [P1, P3])
def test_two_solutions_objected_to_at_once_are_ruled_on_apart(first: Seat) -> None:
    desk = written({P1: HORSE, P3: CAMP}, software=())
    object_to(desk, P1, "cubes", by=P2)
    object_to(desk, P3, "grammar", by=P1)
    asked = {prompt.id: judge(desk.state, prompt) for prompt in desk.asked(JUDGE) if prompt.must}
    assert len(asked) == 2
    proposed = {act.of: act for act in asked.values() if isinstance(act, acts.RuleOn)}
    assert (proposed[P1].correct, proposed[P3].correct) == (False, True)
    for of in (first, P3 if first == P1 else P1):
        desk.yes(JUDGE, proposed[of])
    desk.yes(P2, acts.Accept(P3))
    assert points(desk) == (2, 4, 6)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_software_rules_on_both_at_once() -> None:
    desk = written({P1: HORSE, P2: BROKEN, P3: LAMP})
    object_to(desk, P3, "grammar", by=P1)
    object_to(desk, P1, "cubes", by=P2)
    object_to(desk, P2, "s-v", by=P3)
    desk.accept_all()
    assert scored(desk).results == {P1: "wrong", P2: "wrong", P3: "correct"}
    assert points(desk) == (2, 2, 6)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_objectors_of_one_solution_are_heard_one_after_the_other() -> None:
    desk = written({P1: LAMP}, software=())
    object_to(desk, P1, "grammar", by=P2)
    desk.no(P3, acts.Object(P1, ("spelling",)))
    desk.yes(JUDGE, acts.RuleOn(P1, True), "judging-manual")
    object_to(desk, P1, "spelling", by=P3)
    desk.yes(JUDGE, acts.RuleOn(P1, False, "spelling"), "spelling")
    assert points(desk) == (2, 4, 4)


@pytest.mark.paragraph("dictionary", book="linguishtik-play")
@pytest.mark.paragraph("grammar-books", book="linguishtik-play")
@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
@pytest.mark.parametrize(
    ("cites", "cited"),
    [
        ("dictionary", "dictionary"),
        ("grammar-books", "grammar-books"),
        ("judging-manual", "judging-manual"),
        ("", "judging-manual"),
        ("no such paragraph", "judging-manual"),
        ("double-vowel", "double-vowel"),
    ],
)
@pytest.mark.parametrize("correct", [True, False])
def test_a_person_rules_by_a_book_and_the_ruling_cites_it(cites: str, cited: str, correct: bool) -> None:
    desk = written({P1: LAMP}, software=())
    object_to(desk, P1, "word", by=P2)
    said = desk.yes(JUDGE, acts.RuleOn(P1, correct, cites, "Looked up"), cited)
    assert said.says.startswith("Looked up. The solution of {p1} ")
    assert ruled(desk) == [(P1, correct, cited)]


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_a_person_may_rule_against_what_software_proposes() -> None:
    desk = written({P1: HORSE}, software=())
    object_to(desk, P1, "cubes", by=P2)
    (asked,) = [prompt for prompt in desk.asked(JUDGE) if prompt.must]
    assert judge(desk.state, asked) == acts.RuleOn(
        P1, False, "now-one-cube", 'The cubes do not spell "horse".'
    )
    desk.yes(JUDGE, acts.RuleOn(P1, True))
    desk.yes(P3, acts.Accept(P1))
    assert points(desk) == (6, 2, 2)


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_only_the_judge_rules_and_only_when_asked() -> None:
    desk = written({P1: LAMP}, software=())
    desk.no(JUDGE, acts.RuleOn(P1, False))
    desk.no(JUDGE, acts.PutToVote(P1))
    object_to(desk, P1, by=P2)
    for seat in desk.seats:
        desk.no(seat, acts.RuleOn(P1, False))
        desk.no(seat, acts.PutToVote(P1))
        desk.no(seat, acts.Vote(P1, False))


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_before_a_ruling_no_player_is_told_what_the_books_say() -> None:
    desk = written({P1: HORSE, P2: LAMP}, software=())
    for prompt in desk.table.prompts:
        assert "spell" not in prompt.says
    legal = GAME.legal
    assert legal is not None
    asked = {prompt.about: legal(desk.state, prompt) for prompt in desk.asked(P3)}
    assert [type(act) for act in asked[P1]] == [type(act) for act in asked[P2]]


@pytest.mark.paragraph("references-forbidden", book="linguishtik-play")
def test_references_at_the_table_are_for_the_judge_to_act_on() -> None:
    desk = written({P1: LAMP}, software=())
    desk.yes(JUDGE, acts.Warn(P1, "You have a dictionary on your knees", ("the chief judge",)))
    panel = acts.Panel(P1, "a dictionary", ("Ann", "Bob", "Cy"), disqualify="round")
    desk.yes(JUDGE, panel, "disqualified")
    assert scored(desk).results[P1] == "absent"


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_each_division_is_judged_by_its_own_lists() -> None:
    desk = Desk(ELEMENTARY)
    desk.challenge(P1, "impossible")
    for seat in (P2, P3):
        hand_in(desk, seat, LAMP, designation="s-v-retained-do" if seat == P2 else "s-v")
    object_to(desk, P2, "s-v-retained-do", by=P1)
    assert ruled(desk) == [(P2, False, "pattern")]


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
@pytest.mark.parametrize("text", ["Lamp lamp lamp lamp.", "lamp", "!? lamp", "\u706f lamp \u706f."])
def test_what_is_hardly_a_sentence_is_ruled_on_too(text: str) -> None:
    desk = shake("hopeless", software=(JUDGE,))
    start = text.lower().index("lamp")
    desk.yes(P2, acts.Present(text, start, "lamp", designation="s-v"), "solution-presented")
    desk.yes(P3, acts.Agree())
    every = ("grammar", "type", "s-v", "word", "spelling", "capitals", "end-mark", "reality")
    object_to(desk, P2, *every, by=P1)
    assert [(of, correct) for of, correct, _ in ruled(desk)] == [(P2, False)]


@pytest.mark.paragraph("judging-manual", book="linguishtik-play")
def test_however_long_what_is_ruled_on_the_record_can_be_read_again() -> None:
    word = "b" * 500
    desks = [Desk(), written({P1: (f"The {word} glowed.", word)})]
    desks[0].designate(P1, word)
    called = call_illegal(CAREFUL, desks[0].state, P2)
    assert isinstance(called, acts.CallIllegal)
    desks[0].yes(P2, called)
    objected = check(CAREFUL, desks[1].state, P2, P1)
    assert isinstance(objected, acts.Object)
    desks[1].yes(P2, objected)
    for desk in desks:
        assert desk.table.entries[-1].seat == JUDGE
        kept = write_lines(desk.table.header, desk.table.entries)
        assert read_lines(kept, lambda _: GAME)[1] == desk.table.entries
