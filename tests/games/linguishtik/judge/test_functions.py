"""The part of speech of the word, and words that may not be formed though they are of the right one."""

import pytest

from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import claim, faults, printed

TYPES = {
    "noun": "The *light* flickered.",
    "adjective": "A *light* breeze blew.",
    "verb": "We *light* a lamp.",
    "pronoun": "We want *that*.",
    "adverb": "The bird flew *inside*.",
    "preposition": "The bird sat *inside* the cage.",
    "conjunction": "We slept *until* the rooster crowed.",
    "interjection": "*Hooray*, we won.",
}


@pytest.mark.paragraph("type")
@pytest.mark.parametrize("demanded", TYPES)
@pytest.mark.parametrize("actual", TYPES)
def test_the_part_of_speech_is_that_of_the_use_in_the_sentence(demanded: str, actual: str) -> None:
    expected = [] if demanded == actual else [("type", "LT 9")]
    assert printed(claim(TYPES[actual], demanded)) == expected


@pytest.mark.paragraph("type")
def test_the_fault_says_what_the_word_is_instead() -> None:
    (fault,) = faults(claim("A *light* breeze blew.", "noun"))
    assert fault.says == '"light" is an adjective here: it modifies "breeze", a noun.'


@pytest.mark.paragraph("type")
@pytest.mark.parametrize(
    ("sentence", "type", "function"),
    [
        ("The *gold* ring vanished.", "adjective", "noun-modifier"),
        ("*Singing* calms my aunt.", "noun", "subject"),
        ("*Singing* calms my aunt.", "verb", "gerund"),
    ],
)
def test_what_the_dictionary_lists_both_ways_is_at_most_doubted(
    sentence: str, type: str, function: str
) -> None:
    found = faults(claim(sentence, type, functions=(function,)))
    assert [fault.of for fault in found if fault.sure] == []
    assert {fault.of for fault in found} <= {"type"}


@pytest.mark.paragraph("type")
def test_a_participle_before_its_noun_may_be_called_an_adjective_too() -> None:
    sentence = "The *broken* cup leaked."
    assert printed(claim(sentence, "adjective", "positive", functions=("noun-modifier",))) == []
    assert printed(claim(sentence, "verb", "past-participle", "irregular", functions=("participle",))) == []


@pytest.mark.paragraph("compound-preposition", book="linguishtik-elementary")
@pytest.mark.paragraph("compound-preposition", book="linguishtik-middle")
@pytest.mark.paragraph("compound-preposition", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
def test_a_part_of_a_compound_preposition(division: Division) -> None:
    barred = claim("The game ended *because* of the rain.", "preposition", division=division)
    assert printed(barred) == [("type", "LT 10")]
    (fault,) = faults(barred)
    assert fault.cites == "compound-preposition"
    assert fault.says == '"because" is only a part of the preposition "because of".'
    assert faults(claim("The game ended *during* the rain.", "preposition", division=division)) == ()


@pytest.mark.paragraph("correlative-conjunction", book="linguishtik-elementary")
@pytest.mark.paragraph("correlative-conjunction", book="linguishtik-middle")
@pytest.mark.paragraph("correlative-conjunction", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
def test_half_of_a_correlative_conjunction(division: Division) -> None:
    (fault,) = faults(claim("*Either* the cook or the waiter dropped it.", "conjunction", division=division))
    assert (fault.of, fault.cites, fault.sure) == ("type", "correlative-conjunction", True)
    assert faults(claim("Anna sang *while* Carl slept.", "conjunction", division=division)) == ()


@pytest.mark.paragraph("interjection-listed", book="linguishtik-elementary")
@pytest.mark.paragraph("interjection-listed", book="linguishtik-middle")
@pytest.mark.paragraph("interjection-listed", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
def test_an_interjection_is_listed_as_one(division: Division) -> None:
    assert faults(claim("*Hooray*, we won.", "interjection", division=division)) == ()
    (fault,) = faults(claim("*Hmm*, we won.", "interjection", division=division))
    assert (fault.of, fault.cites, fault.sure) == ("type", "interjection-listed", False)


@pytest.mark.paragraph("function-adjective")
@pytest.mark.parametrize("division", Division)
def test_a_predicate_adjective_modifies_its_noun_or_pronoun_too(division: Division) -> None:
    noun, pronoun = "The tunnel was *narrow*.", "They were *narrow*."
    both = ("predicate-adjective", "noun-modifier")
    assert printed(claim(noun, "adjective", functions=both, division=division)) == []
    assert printed(claim(pronoun, "adjective", functions=both, division=division)) == [
        ("noun-modifier", "LT 10")
    ]


@pytest.mark.paragraph("function-noun")
def test_the_fault_says_what_the_word_does_instead() -> None:
    (fault,) = faults(claim("We fed the *parrot*.", "noun", functions=("subject",)))
    assert (fault.cites, fault.says) == ("function-noun", '"parrot" is the direct object of "fed".')


@pytest.mark.paragraph("function-noun")
def test_direct_address_and_the_subject_of_an_infinitive_clause() -> None:
    sentence = "The captain ordered the *sailors* to row."
    assert printed(claim(sentence, "noun", functions=("direct-object",))) == [("direct-object", "LT 10")]
    assert printed(claim("*Captain*, lower the sails.", "noun", functions=("subject",))) == [
        ("subject", "LT 10")
    ]


@pytest.mark.paragraph("solution")
def test_the_word_must_stand_where_the_claim_says() -> None:
    from msgspec.structs import replace

    moved = replace(claim("We fed the *parrot*.", "noun"), start=3)
    (fault,) = faults(moved)
    assert (fault.of, fault.cites) == ("word", "solution")
    assert printed(replace(moved, word="")) == [("word", "LT 20")]


NOUN_BEFORE_NOUN = """
    kitten food; kitchen table; brick house; barn door; garden gate; lantern light; village school; puppy
    basket; paper bag; tiger cage; bicycle shop; window frame; picture book; college roof; tomato soup;
    mountain trail
"""


@pytest.mark.paragraph("function-noun")
@pytest.mark.parametrize("pair", [pair.strip() for pair in NOUN_BEFORE_NOUN.replace("\n", " ").split(";")])
@pytest.mark.parametrize("frame", ["The {} {} burned.", "We saw the {} {}.", "My old {} {} was sold."])
def test_a_noun_before_a_noun_is_a_noun_wherever_it_stands(frame: str, pair: str) -> None:
    first, last = pair.split()
    sentence = frame.format(f"*{first}*", last)
    assert judge(claim(sentence, "noun", functions=("noun-as-adjective",))).verdict is Verdict.VALID
    refused = judge(claim(sentence, "adjective", functions=("noun-modifier",)))
    assert refused.verdict is Verdict.INVALID
    assert "type" in {fault.of for fault in refused.faults}


@pytest.mark.parametrize("word", ["silver", "copper", "gold", "rubber", "plastic"])
def test_what_is_a_noun_and_an_adjective_is_granted_or_left_to_a_judge(word: str) -> None:
    for type, function in (("noun", "noun-as-adjective"), ("adjective", "noun-modifier")):
        answer = judge(claim(f"The *{word}* ring broke.", type, functions=(function,)))
        assert answer.verdict in (Verdict.VALID, Verdict.JUDGE)
