"""Mending rules on phrases and nouns that tell where and when: what they belong to."""

from gamehall.english.grammar import verb_lists
from gamehall.english.grammar.parts import ADVERB_NOUNS, readings
from gamehall.english.reader.draft import Draft
from gamehall.english.reader.words import NOUNS, VERBS, main_class
from gamehall.lexicon.knowledge import Frame, NounClass, Pos


def phrase_of_predicate(draft: Draft) -> None:
    """was a boat WITH A LEAK: right after a predicate noun "with" and "of" tell of the noun."""
    for i, node in enumerate(draft.nodes):
        if node.dep == "prep" and node.lower in ("with", "of") and draft[node.head].lemma == "be":
            things = [k for k in draft.under(node.head, "attr") if k == i - 1]
            if things and draft[things[0]].tag in NOUNS:
                draft.set(i, head=things[0])


def between_two(draft: Draft) -> None:
    """between the house that needed paint AND THE BARN: one thing has no between, so it is joined to it."""
    for prep, node in enumerate(draft.nodes):
        one = draft.first(prep, "pobj") if node.lower in ("between", "betwixt") else None
        if one is None or draft[one].tag not in ("NN", "NNP") or draft.under(one, "conj"):
            continue
        inside = [i for i in draft.span(one) if i > one]
        other = next((i for i in inside if draft[i].dep == "conj" and draft[i].tag in NOUNS), None)
        if other is None or main_class(draft[one].lower) is NounClass.GROUP:
            continue
        for i in (other, *(i for i in draft.under(draft[other].head, "cc") if i < other)):
            draft.set(i, head=one)


_TELLING = (NounClass.SAYING, NounClass.ARTIFACT)


def phrase_about(draft: Draft) -> None:
    """the book ABOUT A PRIZE: what a book or a story is about belongs to it, not to the verb."""
    for i, node in enumerate(draft.nodes):
        if node.lower != "about" or node.dep != "prep" or draft[i - 1].tag not in NOUNS or i == 0:
            continue
        if draft[node.head].tag in VERBS and main_class(draft[i - 1].lower) in _TELLING:
            draft.set(i, head=i - 1)


def place_not_object(draft: Draft) -> None:
    """works DOWNTOWN, works NIGHTS: where and when, and not what."""
    for i, node in enumerate(draft.nodes):
        bare = node.dep == "dobj" and node.tag == "NN" and not draft.under(i) and node.lower in ADVERB_NOUNS
        if bare and node.head == i - 1 and Frame.INTRANSITIVE in verb_lists.frames(draft[node.head].lemma):
            draft.set(i, dep="advmod", tag="RB")
        frames = next((r.frames for r in readings(draft[node.head].lemma, Pos.VERB)), ())
        when = (
            node.dep == "dobj"
            and main_class(node.lower) is NounClass.TIME
            and not draft.under(i, "det", "poss")
        )
        if when and node.tag in NOUNS and frames[:1] == (Frame.INTRANSITIVE,):
            draft.set(i, dep="npadvmod")


_ASKED_FOR = verb_lists.listed(
    "ask thank blame praise punish scold search pay trade exchange charge prepare reward forgive mistake beg"
)


def phrase_of_verb(draft: Draft) -> None:
    """asked a farmer FOR DIRECTIONS: the phrase belongs to the asking, not to the farmer."""
    for i, node in enumerate(draft.nodes):
        thing, verb = node.head, draft[node.head].head
        asked = draft[thing].dep == "dobj" and draft[verb].lemma in _ASKED_FOR
        if node.lower == "for" and node.dep == "prep" and asked:
            draft.set(i, head=verb)
