"""LT 21 D: a word may not be profanity, vulgar or slang in its usage."""

import pytest

from gamehall.english.reader import read
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.word import word_faults
from tests.games.linguishtik.judge.claiming import claim


def found(sentence: str) -> list[tuple[str, bool]]:
    before, word, after = sentence.split("*")
    text = before + word + after
    return [(fault.cites, fault.sure) for fault in word_faults(word, len(before), text, read(text).best.tree)]


@pytest.mark.paragraph("word-slang", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "He heard the *bullshit* again.",
        "The *shitty* bicycle broke.",
        "They *fucked* around all day.",
        "An *asshole* took my seat.",
        "The *pissed* driver yelled.",
        "The *boffin* fixed the radio.",
        "A drunk *wanker* yelled at us.",
    ],
)
def test_profanity_and_what_is_slang_in_every_sense_is_barred(sentence: str) -> None:
    assert ("word-slang", True) in found(sentence)


@pytest.mark.paragraph("word-slang", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *dude* left early.",
        "Two *cops* searched the garage.",
        "The *nerds* won the contest.",
        "Everybody noticed his *noggin* then.",
        "The *moolah* disappeared.",
        "The *bozo* forgot the tickets.",
    ],
)
def test_where_slang_is_the_usual_sense_a_judge_is_asked(sentence: str) -> None:
    assert found(sentence) == [("word-slang", False)]


@pytest.mark.paragraph("word-slang", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *copper* arrested the burglar.",
        "The *copper* chased the thief.",
        "My uncle is a *copper*.",
        "A *copper* blew his whistle.",
        "He earns good *bread* at the factory.",
        "She spent her *dough* on a guitar.",
        "He keeps his *bread* in the bank.",
        "He paid ten *bucks*.",
        "The hat cost ten *bucks*.",
        "His cousin is a *jerk*.",
        "The teacher scolded the *jerk*.",
        "His story was *tripe*.",
        "*Babe*, close the door.",
    ],
)
def test_where_the_sentence_may_mean_the_slang_sense_a_judge_is_asked(sentence: str) -> None:
    assert found(sentence) == [("word-slang", False)]


@pytest.mark.paragraph("word-slang", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *copper* shone in the sun.",
        "The roof is *copper*.",
        "Miners dug *copper* from the hill.",
        "My aunt baked *bread* yesterday.",
        "The price of *bread* rose.",
        "The *bread* cost a dollar.",
        "The hunter saw ten *bucks*.",
        "We bought *bread* with our last coins.",
        "He rolled the *dough* on the table.",
        "A sudden *jerk* broke the rope.",
        "The *chick* chased a beetle.",
        "The *pigs* ate their dinner.",
        "My *daddy* laughed.",
        "Her *legs* ached.",
        "The *bird* sang.",
        "A *stick* lay across the path.",
        "The *lettuce* wilted.",
        "He borrowed *sugar* from us.",
        "The *trap* caught a mouse.",
        "The *kids* cheered.",
        "The *smashed* window leaked.",
        "The *soaked* towel dried slowly.",
        "The *kale* wilted.",
        "My *mama* laughed.",
        "A quick *chuck* landed the ball.",
        "The *pooch* slept.",
    ],
)
def test_the_plain_sense_of_a_word_passes(sentence: str) -> None:
    assert found(sentence) == []


@pytest.mark.paragraph("word-slang", book="linguishtik")
def test_the_answer_says_why() -> None:
    answer = judge(claim("The *copper* arrested the burglar.", "noun", functions=("subject",)))
    assert answer.verdict is Verdict.JUDGE
    assert [(fault.paragraph, fault.says) for fault in answer.faults] == [
        ("LT 21 D", '"copper" for a person is slang: a judge decides whether that is meant.')
    ]
    barred = judge(claim("An *asshole* took my seat.", "noun", functions=("subject",)))
    assert barred.verdict is Verdict.INVALID
    assert [fault.says for fault in barred.faults] == ['As a noun "asshole" is labelled vulgar.']
