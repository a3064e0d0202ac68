"""A diagram in words names every word once, with its work."""

from collections import Counter

import pytest

from gamehall.english.diagram import describe, gallery, plan
from gamehall.english.diagram.parts import Word
from gamehall.english.diagram.sketch import Sketch
from gamehall.english.diagram.words import spoken
from gamehall.english.reader import read_many
from tests.english.diagram.readings import reading

SAID = {
    "A/DT/det/1 widow/NN/nsubjpass/3 was/VBD/auxpass/3 granted/VBN/ROOT/3 money/NN/dobj/3 ./././3": (
        "Subject: widow, modified by the article A. Verb: was granted. Retained direct object: money."
    ),
    "Sing/VB/ROOT/0 very/RB/advmod/2 softly/RB/advmod/0 ./././0": (
        "Subject: you (understood). Verb: Sing, modified by the adverb softly (modified by the adverb very)."
    ),
    "Salt/NN/nsubj/3 and/CC/cc/0 pepper/NN/conj/0 fell/VBD/ROOT/3 ./././3": (
        "Subject: Salt and pepper. Verb: fell."
    ),
    "I/PRP/nsubj/1 know/VBP/ROOT/1 that/IN/mark/4 she/PRP/nsubj/4 left/VBD/ccomp/1 ./././1": (
        "Subject: I. Verb: know. Direct object: the noun clause opened by that (subject: she; verb: left)."
    ),
    "Feeding/VBG/csubj/2 goats/NNS/dobj/0 helps/VBZ/ROOT/2 ./././2": (
        "Subject: the gerund phrase (gerund: Feeding; direct object: goats). Verb: helps."
    ),
    "He/PRP/nsubj/1 ran/VBD/ROOT/1 ,/,/punct/1 but/CC/cc/1 she/PRP/nsubj/5 walked/VBD/conj/1 ./././1": (
        "Clause 1. Subject: He. Verb: ran. Clause 2, joined by but. Subject: she. Verb: walked."
    ),
    "Gosh/UH/intj/3 ,/,/punct/3 that/DT/nsubj/3 hurts/VBZ/ROOT/3 ./././3": (
        "Interjection: Gosh. Subject: that. Verb: hurts."
    ),
}


@pytest.mark.parametrize("written", SAID)
def test_what_is_said(written: str) -> None:
    assert describe(reading(written)) == SAID[written]


def test_every_word_of_the_gallery_is_said_once() -> None:
    sentences = [sentence for group in gallery() for sentence in group.sentences]
    for seen in read_many(sentences):
        said = Counter(
            node for each in spoken(plan(seen.best)) if isinstance(each, Word) for node in each.nodes
        )
        assert said == Counter(Sketch(seen.best).drawn)
