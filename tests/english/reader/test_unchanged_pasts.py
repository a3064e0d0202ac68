"""Verbs whose past is their base form look like nouns: The pipe burst."""

import pytest

from gamehall.english.reader import read
from gamehall.english.terms import Function
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.lexicon.knowledge import Pos
from tests.games.linguishtik.judge.claiming import claim

ALONE = """
    pipe burst; football burst; tire burst; balloon burst; knife cut; actor cut; ball hit; sun set;
    cement set; door shut; gate shut; log split; team split; rumor spread; fire spread; knee hurt;
    plumber quit; engine quit; dog shed; snake shed; couple wed; prince wed; gambler bet; buyer bid; aunt
    knit; drum beat; llama spit; runner sweat; girl read; shoe fit
"""
WITH_OBJECT = """
    chef cut bread; batter hit ball; clerk put stamp; waiter set table; guard shut gate; farmer split
    log; cook spread butter; tire cost dollar; fall hurt knee; landlord let room; fisherman cast net;
    plumber quit job; cat rid barn; snake shed skin; knight thrust sword; prince wed farmer; gambler bet
    dollar; dealer bid dollar; aunt knit scarf; tailor slit cloth; champion beat rival; news upset class;
    station broadcast game; expert forecast storm; nurse reset clock; needle burst balloon
"""


def cases(written: str) -> list[list[str]]:
    return [case.split() for case in written.replace("\n", " ").split(";")]


def check(text: str, subject: str, verb: str) -> None:
    uses = {use.text: use for use in read(text).best.uses}
    assert (uses[verb].pos, uses[verb].function) == (Pos.VERB, Function.MAIN_VERB)
    assert uses[subject].function is Function.SUBJECT


@pytest.mark.parametrize(("subject", "verb"), cases(ALONE))
@pytest.mark.parametrize("before", ["The", "My", "That old"])
def test_alone_after_its_subject(before: str, subject: str, verb: str) -> None:
    check(f"{before} {subject} {verb}.", subject, verb)


@pytest.mark.parametrize("rest", ["yesterday", "in the garage", "loudly"])
@pytest.mark.parametrize("subject", ["pipe", "football", "tire"])
def test_with_more_after_it(subject: str, rest: str) -> None:
    check(f"The {subject} burst {rest}.", subject, "burst")


@pytest.mark.parametrize(("subject", "verb", "thing"), cases(WITH_OBJECT))
def test_with_an_object(subject: str, verb: str, thing: str) -> None:
    check(f"The {subject} {verb} the {thing}.", subject, verb)


@pytest.mark.paragraph("type", book="linguishtik")
@pytest.mark.parametrize("sentence", ["The *pipe* burst.", "The *football* burst.", "My *snake* shed."])
def test_its_subject_is_granted(sentence: str) -> None:
    assert judge(claim(sentence, "noun", functions=("subject",))).verdict is Verdict.VALID


@pytest.mark.paragraph("type", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *pipe* burst and the cellar flooded.",
        "The water *pipe* burst, and the cellar flooded.",
        "The *pipe* burst but the cellar stayed dry.",
        "The *fire* spread and the house burned.",
        "The *sausage* split and the cook laughed.",
        "The *tire* burst; the car stopped.",
        "The *tire* burst, so we stopped.",
        "The *tire* burst, and he cried.",
    ],
)
def test_before_another_clause_it_is_a_verb_too(sentence: str) -> None:
    asked = claim(sentence, "noun", designation="compound", functions=("subject",))
    assert judge(asked).verdict is Verdict.VALID


@pytest.mark.parametrize("text", ["The driver said that the tire burst and the car stopped."])
def test_inside_a_clause_too(text: str) -> None:
    check(text, "tire", "burst")
    check(text, "car", "stopped")


@pytest.mark.parametrize(
    ("sentence", "verdicts"),
    [
        ("The garden shed and the *barn* burned.", {Verdict.VALID, Verdict.JUDGE}),
        ("The tea set and the *vase* broke.", {Verdict.VALID, Verdict.JUDGE}),
    ],
)
def test_what_may_be_two_things_is_not_refused(sentence: str, verdicts: set[Verdict]) -> None:
    assert judge(claim(sentence, "noun", functions=("subject",), designation="simple")).verdict in verdicts


@pytest.mark.parametrize("text", ["The garden gate.", "My old bus ticket.", "The kitchen table."])
def test_two_nouns_without_such_a_verb_are_no_sentence(text: str) -> None:
    assert not any(use.pos is Pos.VERB for use in read(text).best.uses)
