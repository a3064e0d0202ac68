"""What stands where: each construction of school grammar has its place in a diagram."""

import pytest

from gamehall.english.diagram import describe, laid_out, plan
from gamehall.english.diagram.parts import (
    UNDERSTOOD,
    Clause,
    Dependent,
    Entry,
    Fork,
    Joined,
    Participle,
    Phrase,
    Predicate,
    Shape,
    Slant,
    Stilt,
)
from gamehall.english.diagram.shapes import Text
from gamehall.english.grammar import analyse
from gamehall.english.terms import ContainerKind, Function
from gamehall.english.tree import Node, Tree
from tests.english.diagram.readings import reading

WHO = "The/DT/det/1 man/NN/nsubj/4 who/WP/nsubj/3 came/VBD/relcl/1 left/VBD/ROOT/4 ./././4"
WHOSE = "Girls/NNS/nsubj/4 whose/WP$/poss/2 kites/NNS/nsubj/3 broke/VBD/relcl/0 cried/VBD/ROOT/4 ./././4"
KNOW = "I/PRP/nsubj/1 know/VBP/ROOT/1 that/IN/mark/4 she/PRP/nsubj/4 left/VBD/ccomp/1 ./././1"
RANG = (
    "When/WRB/advmod/2 bells/NNS/nsubj/2 rang/VBD/advcl/5 ,/,/punct/5 we/PRP/nsubj/5 left/VBD/ROOT/5 ./././5"
)
MET = "Men/NNS/nsubj/3 we/PRP/nsubj/2 met/VBD/relcl/0 left/VBD/ROOT/3 ./././3"


def clause(written: str) -> Clause:
    ((found, *_),) = (sentence.clauses for sentence in plan(reading(written)).sentences)
    return found


def predicate(written: str) -> Predicate:
    found = clause(written).predicate
    assert isinstance(found, Predicate)
    return found


def subject(written: str) -> Entry:
    found = clause(written).subject
    assert isinstance(found, Entry)
    return found


def text(written: str, word: str) -> Text:
    return next(each for each in laid_out(plan(reading(written))).texts if each.text == word)


def test_an_indirect_object_lies_on_a_shelf() -> None:
    found = predicate("She/PRP/nsubj/1 gave/VBD/ROOT/1 him/PRP/dative/1 tea/NN/dobj/1 ./././1")
    (shelf,) = found.verb.below
    assert isinstance(shelf, Phrase)
    assert shelf.opener is None
    assert shelf.function is Function.INDIRECT_OBJECT
    assert [each.function for each in found.complements] == [Function.DIRECT_OBJECT]


def test_an_object_stands_before_its_complement_whatever_the_order() -> None:
    found = predicate("They/PRP/nsubj/1 named/VBD/ROOT/1 him/PRP/dobj/1 captain/NN/oprd/1 ./././1")
    functions = [each.function for each in found.complements]
    assert functions == [Function.DIRECT_OBJECT, Function.OBJECTIVE_COMPLEMENT]


def test_an_adverb_hangs_from_the_adverb_it_modifies() -> None:
    (softly,) = predicate(
        "We/PRP/nsubj/1 sang/VBD/ROOT/1 very/RB/advmod/3 softly/RB/advmod/1 ./././1"
    ).verb.below
    assert isinstance(softly, Slant)
    assert [each.word.text for each in softly.below if isinstance(each, Slant)] == ["very"]


def test_two_prepositions_that_are_one_share_a_slant() -> None:
    (found,) = predicate(
        "It/PRP/nsubj/1 fell/VBD/ROOT/1 out/IN/prep/1 of/IN/prep/2 bed/NN/pobj/3 ./././1"
    ).verb.below
    assert isinstance(found, Phrase)
    assert found.opener is not None
    assert found.opener.text == "out of"


def test_a_gerund_stands_on_a_step_on_a_pedestal() -> None:
    found = clause("Feeding/VBG/csubj/2 goats/NNS/dobj/0 helps/VBZ/ROOT/2 ./././2").subject
    assert isinstance(found, Stilt)
    assert isinstance(found.top, Predicate)
    assert found.top.shape is Shape.GERUND
    assert text("Feeding/VBG/csubj/2 goats/NNS/dobj/0 helps/VBZ/ROOT/2 ./././2", "Feeding").course


def test_a_participle_hangs_from_its_noun_on_a_bend() -> None:
    written = "Holding/VBG/advcl/4 ropes/NNS/dobj/0 ,/,/punct/4 she/PRP/nsubj/4 leaned/VBD/ROOT/4 ./././4"
    (found,) = subject(written).below
    assert isinstance(found, Participle)
    assert text(written, "Holding").course


def test_an_infinitive_has_its_sign_on_a_slant() -> None:
    found = clause("To/TO/aux/1 wait/VB/csubj/2 is/VBZ/ROOT/2 hard/JJ/acomp/2 ./././2").subject
    assert isinstance(found, Stilt)
    assert isinstance(found.top, Phrase)
    assert found.top.opener is not None
    assert found.top.opener.text == "To"


def test_a_subject_that_comes_late_stands_first_and_it_floats() -> None:
    found = plan(reading("It/PRP/nsubj/1 is/VBZ/ROOT/1 hard/JJ/acomp/1 to/TO/aux/4 wait/VB/xcomp/2 ./././1"))
    assert [each.function for each in found.floats] == [Function.EXPLETIVE]
    assert isinstance(found.sentences[0].clauses[0].subject, Stilt)


def test_an_appositive_stands_beside_its_noun_in_brackets() -> None:
    written = "Bo/NNP/nsubj/5 ,/,/punct/0 a/DT/det/3 hound/NN/appos/0 ,/,/punct/0 slept/VBD/ROOT/5 ./././5"
    (found,) = subject(written).beside
    assert isinstance(found, Entry)
    assert [each.text for each in laid_out(plan(reading(written))).texts][1] == "(hound)"


def test_a_relative_pronoun_stands_in_its_own_clause_where_the_dotted_line_ends() -> None:
    _, found = subject(WHO).below
    assert isinstance(found, Dependent)
    assert found.kind is ContainerKind.ADJECTIVE_CLAUSE
    assert found.link == 2
    (dotted,) = (line for line in laid_out(plan(reading(WHO))).lines if line.dotted)
    (x, y), who = dotted.points[-1], text(WHO, "who")
    assert 0 < who.x - x < 12
    assert y - who.y == pytest.approx(5)


def test_a_dotted_line_runs_on_into_the_slant_that_holds_the_relative_word() -> None:
    (dotted,) = (line for line in laid_out(plan(reading(WHOSE))).lines if line.dotted)
    end = dotted.points[-1]
    slants = [line for line in laid_out(plan(reading(WHOSE))).lines if line.points[0] == end]
    assert len(slants) == 1


def test_a_relative_pronoun_that_is_left_out_is_understood() -> None:
    (found,) = subject(MET).below
    assert isinstance(found, Dependent)
    assert found.link == UNDERSTOOD
    assert "direct object: that (understood)" in describe(reading(MET))


def test_a_noun_clause_stands_above_its_line_with_its_opener_above_the_verb() -> None:
    assert text(KNOW, "that").y < text(KNOW, "left").y < text(KNOW, "know").y


def test_a_subordinator_stands_on_the_dotted_line() -> None:
    (found,) = predicate(RANG).verb.below
    assert isinstance(found, Dependent)
    assert found.opener is not None
    assert found.opener.text == "When"
    assert text(RANG, "When").turn > 45
    assert text(RANG, "rang").y > text(RANG, "left").y


def test_joined_verbs_fork_and_joined_modifiers_are_dashed_together() -> None:
    assert isinstance(
        clause("He/PRP/nsubj/1 ate/VBD/ROOT/1 and/CC/cc/1 slept/VBD/conj/1 ./././1").predicate, Fork
    )
    (found,) = subject(
        "Dark/JJ/amod/3 and/CC/cc/0 cold/JJ/conj/0 nights/NNS/nsubj/4 came/VBD/ROOT/4 ./././4"
    ).below
    assert isinstance(found, Joined)


def test_the_second_clause_lies_below_the_first() -> None:
    written = (
        "It/PRP/nsubj/1 rained/VBD/ROOT/1 ,/,/punct/1 but/CC/cc/1 we/PRP/nsubj/5 left/VBD/conj/1 ./././1"
    )
    assert text(written, "rained").y < text(written, "but").y < text(written, "left").y


def test_what_a_hyphen_an_apostrophe_or_a_helping_verb_joins_is_one_word() -> None:
    cannot = "We/PRP/nsubj/3 ca/MD/aux/3 n't/RB/neg/3 stop/VB/ROOT/3 ./././3"
    assert predicate(cannot).verb.word.text == "can stop"
    hyphened = Tree(
        "old-time songs ended",
        (
            Node("old", 0, "old", "JJ", "amod", 2),
            Node("-", 3, "-", "HYPH", "punct", 2),
            Node("time", 4, "time", "NN", "compound", 3),
            Node("songs", 9, "song", "NNS", "nsubj", 4),
            Node("ended", 15, "end", "VBD", "ROOT", 4),
        ),
    )
    assert "the noun old-time" in describe(analyse(hyphened))
    possessive = "Bo/NNP/poss/2 's/POS/case/0 dog/NN/nsubj/3 ran/VBD/ROOT/3 ./././3"
    assert [each.word.nodes for each in subject(possessive).below if isinstance(each, Slant)] == [(0, 1)]


def test_a_comparison_is_a_clause_cut_short() -> None:
    written = "He/PRP/nsubj/1 is/VBZ/ROOT/1 taller/JJR/acomp/1 than/IN/prep/2 she/PRP/pobj/3 ./././1"
    assert describe(reading(written)) == (
        "Subject: He. Verb: is. Predicate adjective: taller, modified by the elliptical clause opened by "
        "than (subject: she; verb: left out)."
    )


def test_a_clause_with_words_left_out_shows_where() -> None:
    written = "While/IN/mark/1 waiting/VBG/advcl/4 ,/,/punct/4 she/PRP/nsubj/4 slept/VBD/ROOT/4 ./././4"
    assert text(written, "(×) waiting").nodes == (1,)


def test_words_before_what_they_join_stand_with_their_partners() -> None:
    written = "Both/CC/preconj/1 salt/NN/nsubj/4 and/CC/cc/1 tea/NN/conj/1 sold/VBD/ROOT/4 ./././4"
    assert text(written, "Both … and").nodes == (0, 2)
    assert describe(reading(written)).startswith("Subject: Both salt and tea.")
