"""LT 20 to LT 22: an objection holds if the solution has the fault, by whatever name it was called."""

from typing import Any

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.bots.checks import vote
from gamehall.games.linguishtik.judge.dictionary import word_list
from gamehall.games.linguishtik.judge.grounds import asked_of, ground, grounds, opinions
from gamehall.games.linguishtik.judge.official import LONGEST, judge
from gamehall.games.linguishtik.notation import Unwritten, read_fault
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.terminal import parse
from gamehall.games.linguishtik.typed import write_act
from gamehall.kernel.seat import JUDGE, Seat
from gamehall.lexicon.knowledge import label
from tests.games.linguishtik.desk import NOUN, P1, P2, P3, Desk
from tests.games.linguishtik.shakes import ASLEEP, LAMP, challenged, hand_in, object_to, points

PLAY = "linguishtik-play"
NO_WORD = "It is no word that may be used: not English, a name, slang, old, shortened"
SANG = "The lamp sang a song and cooked dinner."


def handed_in(text: str, word: str, opening: tuple[str, ...] = ("s-v", *NOUN), **options: Any) -> Desk:
    """p1 has called Impossible, and p3 writes this with any cubes that spell it, or none."""
    desk = Desk(opening=opening, roll="ETIN BEGT AHMP SRON JKQY CDL", **options)
    desk.challenge(desk.state.mover, "impossible")
    mover = desk.state.block and desk.state.block.mover
    assert mover == P3
    desk.present(P3, text, word)
    desk.yes(P2, acts.Neutral())
    return desk


def ruled(desk: Desk) -> tuple[bool, str, str]:
    (event,) = desk.happened(e.SolutionRuled)
    assert isinstance(event, e.SolutionRuled)
    return event.correct, event.cites, event.says


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.parametrize(
    ("text", "word", "named", "cites"),
    [
        ("The malp glowed.", "malp", ("word", "spelling", NO_WORD, "definition", "type"), "spelling"),
        ("They dont glow.", "dont", ("word", "spelling", "punctuation"), "spelling"),
        ("The lamp wont glow.", "lamp", ("spelling", "punctuation"), "spelling"),
        ("They wont break the lamp.", "lamp", ("spelling", "punctuation"), "spelling"),
        ("The icecold glowed.", "icecold", ("word", "spelling"), "spelling"),
        ("The gato slept.", "gato", ("word", "spelling"), "spelling"),
        ("The Lamp glowed.", "Lamp", ("word", "capitals", "spelling"), "word-form"),
        ("The dogs lamp glowed.", "lamp", ("possessive", "punctuation", "spelling"), "possessives"),
        ("The lamp glowed", "lamp", ("punctuation", "end-mark"), "opening-and-close"),
        ("The lamp glow.", "lamp", ("grammar", "s-v"), "pattern"),
        ("Glowing lamp.", "lamp", ("grammar", "s-v"), ""),
        ("He glowed the lamp.", "glowed", ("type", "subject", "plural", "possessive", "definition"), "type"),
    ],
)  # fmt: skip
def test_a_fault_is_found_by_each_name(text: str, word: str, named: tuple[str, ...], cites: str) -> None:
    for name in named:
        desk = handed_in(text, word)
        object_to(desk, P3, name, by=P1)
        correct, cited, _ = ruled(desk)
        assert (name, correct) == (name, False)
        assert not cites or cited == cites


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.parametrize("named", ["in:direct-quote", "punctuation", "capitals"])
def test_a_quotation_that_is_badly_written_is_no_direct_quote(named: str) -> None:
    """LT 16 O asks for its punctuation and capitals."""
    opening = ("complex", "type:noun", "function:direct-object", "in:direct-quote")
    desk = Desk(opening=opening)
    desk.challenge(P2, "impossible")
    desk.present(P1, 'The guide said "watch the lamp."', "lamp")
    desk.yes(P3, acts.Neutral())
    object_to(desk, P1, named, by=P2)
    assert ruled(desk)[0] is False


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.paragraph("opening-and-close", book="linguishtik")
@pytest.mark.parametrize("named", ["punctuation", "end-mark", "purpose"])
@pytest.mark.parametrize(
    ("purpose", "text"),
    [
        ("declarative", "The lamp glowed!"),
        ("declarative", "The lamp glowed?"),
        ("exclamatory", "The lamp glowed."),
    ],
)
def test_an_end_mark_that_makes_another_purpose_is_a_wrong_mark(purpose: str, text: str, named: str) -> None:
    desk = handed_in(text, "lamp", (purpose, *NOUN))
    object_to(desk, P3, purpose if named == "purpose" else named, by=P1)
    assert ruled(desk)[:2] == (False, "purpose")


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.parametrize("text", ["Did the lamp glow?", "Break the lamp."])
def test_a_mark_that_fits_another_purpose_is_not_wrong(text: str) -> None:
    desk = handed_in(text, "lamp", ("declarative", *NOUN))
    object_to(desk, P3, "end-mark", by=P1)
    assert ruled(desk)[0] is True


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.parametrize("named", ["cubes", "extra-demand"])
def test_one_cube_too_many_is_one_however_it_is_called(named: str) -> None:
    desk = challenged()  # A, M and P lie in Letters
    cube, more = desk.cube("B"), desk.cube("L")
    spelled = (more, *(desk.cube(letter, place="letters") for letter in "AMP"))
    hand_in(desk, P1, cubes=spelled, demand="singular", demand_cube=cube)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, named, by=P2)
    assert ruled(desk)[:2] == (False, "now-one-cube")


@pytest.mark.paragraph("objection-named", book=PLAY)
@pytest.mark.parametrize("named", ["cubes", "extra-demand"])
def test_a_demand_with_a_cube_that_carries_none_too(named: str) -> None:
    desk = challenged()
    hand_in(desk, P1, ("The map arrived.", "map"), demand="singular", demand_cube=desk.cube("H", "red"))
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, named, by=P2)
    assert ruled(desk)[0] is False


@pytest.mark.paragraph("objection-named", "judge-moves-on", book=PLAY)
@pytest.mark.parametrize(
    ("text", "word", "named"),
    [
        ("The lamp glowed.", "lamp", ("word", "spelling", "grammar", "punctuation", "cubes", "s-v", "type")),
        ("Teh lamp glowed.", "lamp", ("word", "cubes", "punctuation", "length")),  # the word is a good one
        ("the lamp glowed.", "lamp", ("word", "grammar", "punctuation", "cubes")),
        ("He broke the lamp.", "lamp", ("word", "grammar", "type", "capitals")),
    ],
)
def test_what_is_not_so_is_not_so_under_any_name(text: str, word: str, named: tuple[str, ...]) -> None:
    for name in named:
        desk = handed_in(text, word)
        object_to(desk, P3, name, by=P1)
        assert (name, ruled(desk)[0]) == (name, True)


# Opinions.


@pytest.mark.paragraph("objection-opinion", book=PLAY)
@pytest.mark.paragraph("reality", "word-defined", "word-gimmick", "cumbersome", book="linguishtik")
@pytest.mark.parametrize("named", ["reality", "definition", "gimmick", "cumbersome"])
@pytest.mark.parametrize("text", [LAMP[0], ASLEEP[0], "The lamp sang and danced."])
def test_software_has_no_opinion_and_the_opponents_vote(named: str, text: str) -> None:
    desk = handed_in(text, "lamp")
    object_to(desk, P3, named, by=P1)
    assert desk.happened(e.SolutionRuled) == []
    assert desk.must() == {P1, P2}
    asked = next(p for p in desk.asked(P2) if "Vote" in p.kinds)
    known = ground(named)
    assert known is not None
    assert known.says in asked.says
    desk.yes(P1, acts.Vote(P3, False))
    desk.yes(P2, acts.Vote(P3, False))
    assert ruled(desk)[:2] == (False, "checking-vote")


@pytest.mark.paragraph("objection-opinion", book=PLAY)
@pytest.mark.parametrize("correct", [True, False])
def test_a_person_in_the_judges_chair_has_the_opinion(correct: bool) -> None:
    desk = handed_in(SANG, "lamp", ("s-v-do", *NOUN), software=())
    object_to(desk, P3, "reality", by=P1)
    assert desk.must() == {JUDGE}
    (asked,) = [p for p in desk.asked(JUDGE) if p.must]
    assert "could not be so" in asked.says
    assert isinstance(judge(desk.state, asked), acts.PutToVote)
    desk.yes(JUDGE, acts.RuleOn(P3, correct, "reality", "Lamps do not sing."), "reality")
    assert ruled(desk)[0] is correct


@pytest.mark.paragraph("objection-opinion", "checking-vote", book=PLAY)
@pytest.mark.parametrize(
    ("unsure", "correct"), [("stands", True), ("fails", True), ("wait", None), ("vote", None)]
)
def test_a_table_without_a_vote_lets_stand_what_only_the_objector_doubts(
    unsure: str, correct: bool | None
) -> None:
    desk = handed_in(SANG, "lamp", ("s-v-do", *NOUN), unsure=unsure)
    object_to(desk, P3, "reality", by=P1)
    assert bool(desk.happened(e.VoteCalled)) is (unsure == "vote")
    assert [event.correct for event in desk.happened(e.SolutionRuled)] == (  # type: ignore[attr-defined]
        [] if correct is None else [correct]
    )


@pytest.mark.paragraph("objection-opinion", book=PLAY)
def test_with_two_players_the_objectors_word_alone_is_no_vote() -> None:
    desk = challenged(players=2)
    hand_in(desk, P1)
    desk.yes(P2, acts.Neutral())
    object_to(desk, P1, "reality", by=P2)
    correct, cites, says = ruled(desk)
    assert (correct, cites) == (True, "reality")
    assert "nobody but the objector" in says


@pytest.mark.paragraph("objection-opinion", "checking-vote", book=PLAY)
@pytest.mark.parametrize(
    ("votes", "correct"),
    [
        ({P1: False}, True),
        ({P2: False}, False),
        ({P1: False, P2: False}, False),
        ({P1: False, P2: True}, True),
    ],
)
def test_an_opinion_that_only_the_objector_votes_for_is_not_enough(
    votes: dict[Seat, bool], correct: bool
) -> None:
    desk = handed_in(*LAMP)
    object_to(desk, P3, "reality", by=P1)
    for seat, held in votes.items():
        desk.yes(seat, acts.Vote(P3, held))
    desk.wait(61)
    assert ruled(desk)[:2] == (correct, "checking-vote")


@pytest.mark.paragraph("objection-opinion", book=PLAY)
def test_a_fault_that_is_sure_needs_no_opinion() -> None:
    desk = handed_in("The lamp sang a song", "lamp", ("s-v-do", *NOUN))
    object_to(desk, P3, "reality", "punctuation", by=P1)
    assert ruled(desk)[:2] == (False, "opening-and-close")
    desk = handed_in("In my dream the lamp slept.", "lamp")  # printed: these words may not be used
    object_to(desk, P3, "reality", by=P1)
    assert ruled(desk)[:2] == (False, "reality")


@pytest.mark.paragraph("objection-opinion", book=PLAY)
@pytest.mark.parametrize(("solution", "correct"), [(ASLEEP, False), (LAMP, True)])
def test_a_bot_votes_by_its_own_doubts(solution: tuple[str, str], correct: bool) -> None:
    desk = challenged()
    hand_in(desk, P1, solution)
    for seat in (P2, P3):
        desk.yes(seat, acts.Neutral())
    object_to(desk, P1, "reality", by=P2)
    assert vote(desk.state, P1) == acts.Vote(P1, correct)
    desk.yes(P2, acts.Vote(P1, False))
    desk.yes(P3, vote(desk.state, P1))
    assert ruled(desk)[0] is correct
    desk.accept_all()
    assert points(desk) == ((6, 2, 2) if correct else (2, 4, 4))


# How they are offered.


@pytest.mark.paragraph("objection-named", book=PLAY)
def test_each_ground_is_offered_once_and_in_players_words() -> None:
    ids = [one.id for one in grounds()]
    assert len(ids) == len({*ids}) == len({one.says for one in grounds()})
    assert {"gimmick", "reality", "definition", "word", "cubes", "grammar"} <= {*ids}
    assert not {"end-mark", "possessive", "cumbersome"} & {*ids}  # named otherwise, and heard all the same
    for one in grounds():
        assert ground(one.says) is ground(one.id) is ground(one.id.upper()) is one
        assert all(ground(other) is one for other in one.also)
        assert not one.opinion or one in opinions((one.id,))
        assert not one.opinion or "".join(GAME.shelves[0].cite(one.opinion).at)
    assert ground("purple") is None


@pytest.mark.paragraph("objection-named", book=PLAY)
def test_the_plain_page_and_the_terminal_offer_the_same_grounds() -> None:
    desk = handed_in(*LAMP)
    (asked,) = [p for p in desk.asked(P1) if "Object" in p.kinds]
    legal = GAME.legal
    assert legal is not None
    offered = [act for act in legal(desk.state, asked) if isinstance(act, acts.Object)]
    named = [name for act in offered for name in act.faults]
    assert named == ["s-v", "type", "subject", *(g.id for g in grounds() if g.group != "asked")]
    assert all(act.words for act in offered)
    for name in named:
        assert read_fault(desk.state, name) == name
    assert read_fault(desk.state, "A word is misspelled") == "spelling"
    assert read_fault(desk.state, "cumbersome") == "cumbersome"
    with pytest.raises(Unwritten, match="gimmick"):
        read_fault(desk.state, "purple")
    assert [asked_of(d) for d in ("wild:red", "transfer:P=X", "plural", "in:noun-clause")] == [
        "", "", "plural", "in:noun-clause",
    ]  # fmt: skip


@pytest.mark.paragraph("objection-named", book=PLAY)
def test_what_is_offered_can_be_typed_as_it_is_written() -> None:
    demands = ("possessive", "in:noun-clause", "length:5", "lacks:E")
    desk = Desk(opening=("complex", "type:pronoun", "function:subject", *demands))
    desk.letters("AMP")
    desk.challenge(desk.state.mover, "now")
    (seat,) = desk.state.block.challengers if desk.state.block else ()
    more = {"demand": "contains:H", "demand_cube": desk.carrier()}
    desk.present(seat, "He said that theirs broke.", "theirs", **more)
    for other in desk.seats:
        if other != seat:
            desk.yes(other, acts.Neutral())
    asked = next(p for p in desk.table.prompts if "Object" in p.kinds)
    legal = GAME.legal
    assert legal is not None
    offered = [act for act in legal(desk.state, asked) if isinstance(act, acts.Object)]
    names = [act.faults[0] for act in offered]
    assert {"complex", "possessive", "in:noun-clause", "length:5", "contains:H", "extra-demand"} <= {*names}
    assert len(names) == len({*names})
    for act in offered:
        assert parse(desk.state, asked, write_act(desk.state, act)) == act


# The dictionary.


@pytest.mark.paragraph("dictionary-named", "dictionary", book=PLAY)
@pytest.mark.parametrize(
    ("text", "word", "named"),
    [
        ("The malp glowed.", "malp", "word"),
        ("The lamp glowed.", "lamp", "word"),
        ("Teh lamp glowed.", "lamp", "spelling"),
    ],
)
def test_a_ruling_by_the_dictionary_says_which_one_and_its_edition(text: str, word: str, named: str) -> None:
    desk = handed_in(text, word)
    object_to(desk, P3, named, by=P1)
    says = ruled(desk)[2]
    assert label().edition in says
    assert "Merriam-Webster" in says
    assert word_list() in desk.last.says


@pytest.mark.paragraph("dictionary-named", book=PLAY)
def test_a_slip_that_is_refused_at_once_is_told_the_dictionary_too() -> None:
    desk = challenged(check="at once")
    said = desk.no(P1, acts.Present("The malp glowed.", 4, "malp"), "spelling")
    assert said.says.endswith(word_list())
    said = desk.no(P1, acts.Present("The lamp glowed", 4, "lamp"), "opening-and-close")
    assert word_list() not in said.says


@pytest.mark.paragraph("dictionary-named", book=PLAY)
def test_a_ruling_on_something_else_does_not() -> None:
    desk = handed_in("The lamp glowed", "lamp")
    object_to(desk, P3, "end-mark", by=P1)
    assert label().edition not in ruled(desk)[2]


@pytest.mark.paragraph("dictionary-named", book=PLAY)
def test_however_long_the_word_the_dictionary_is_named() -> None:
    word = "b" * 490
    desk = handed_in(f"The {word} glowed.", word)
    object_to(desk, P3, "spelling", by=P1)
    says = ruled(desk)[2]
    assert len(says) <= LONGEST
    assert says.endswith(word_list())
