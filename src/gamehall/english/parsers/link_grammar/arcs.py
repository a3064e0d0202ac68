"""From a linkage to a tree of its words: every word under its head, in the relations of `tree.py`."""

from gamehall.english.grammar.verb_lists import NAMED_OBJECT
from gamehall.english.parsers.link_grammar import frame_arcs as frame
from gamehall.english.parsers.link_grammar.clause_arcs import CLAUSE_ARCS, openers
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.joints import Joints
from gamehall.english.parsers.link_grammar.noun_arcs import NOUN_ARCS
from gamehall.english.parsers.link_grammar.object_arcs import OBJECT_ARCS, settle_objects
from gamehall.english.parsers.link_grammar.repairs import doubt, mend, name_by_passive
from gamehall.english.parsers.link_grammar.tokens import is_mark
from gamehall.english.parsers.link_grammar.verb_arcs import SUBJECT_ARCS, VERB_ARCS
from gamehall.lexicon.knowledge import Frame, Kind, Pos

_ARCS = SUBJECT_ARCS | CLAUSE_ARCS | VERB_ARCS | OBJECT_ARCS | NOUN_ARCS
_TURNS = {name: turn for turn, name in enumerate(_ARCS)}


def draft_of(joints: Joints) -> Draft:
    """Every word that is no mark has its head in it; that of a root is itself."""
    draft = Draft(joints)
    frame.set_phrases(draft)
    frame.helping_verbs(draft)
    frame.joined_words(draft)
    drawn = [link for link in draft.linkage.links if link.left and link.name in _TURNS]
    for link in sorted(drawn, key=lambda link: _TURNS[link.name]):
        _ARCS[link.name](draft, link)
    mend(draft)
    settle_objects(draft)
    openers(draft)
    _close(draft, frame.sentences(draft))
    doubt(draft)
    return draft


def _close(draft: Draft, roots: list[int]) -> None:
    """Gives a head to every word that has none, and breaks every circle."""
    spoken = [word for word in range(1, len(draft.forms)) if not is_mark(draft.forms[word])]
    for mark in set(range(len(draft.forms))) - set(spoken):
        draft.heads[mark] = -1
    roots = [root for root in roots if root in spoken]
    if not roots:
        roots = [next((word for word in spoken if draft.joints.is_verb(word)), spoken[0] if spoken else 1)]
    for root in roots:
        draft.heads[root], draft.relations[root] = root, "ROOT"
    for word in spoken:
        if draft.heads[word] < 0:
            _leftover(draft, word, roots)
    for word in spoken:
        if not _reaches(draft, word, roots):
            draft.heads[word], draft.relations[word] = roots[0], "dep"


def _leftover(draft: Draft, word: int, roots: list[int]) -> None:
    """A word that no link, or none that makes an arc, ties to another."""
    facts, before, after = draft.knows(word), word - 1, word + 1
    root = next((each for each in roots if each >= word), roots[-1])
    if draft.linkage.words[word].used:
        draft.draw(word, root, "dep")
    elif facts.is_past_participle and name_by_passive(draft, word):
        roots[:] = [word if root == before else root for root in roots]
    elif draft.joints.lemma(before) == "be" and not draft.under(before, "attr", "acomp"):
        draft.draw(word, before, "acomp" if facts.can_be(Pos.ADJECTIVE) else "attr")
    elif draft.relations[before] == "dobj" and _complements(draft, draft.heads[before], word):
        draft.draw(word, draft.heads[before], "oprd")
    elif before in draft.joints.passive and _complements(draft, before, word):
        draft.draw(word, before, "oprd")
    elif facts.can_be(Pos.ADVERB):
        graded = after < len(draft.forms) and draft.relations[after] in ("advmod", "acomp", "amod")
        draft.draw(word, after if graded and Kind.DEGREE in facts.kinds else root, "advmod")
    else:
        draft.draw(word, root, "dep")


def _complements(draft: Draft, verb: int, word: int) -> bool:
    """Right after an object: turned the milk SOUR, declared the island THEIRS."""
    facts = draft.knows(word)
    if facts.can_be(Pos.NOUN, Pos.PRONOUN) and draft.joints.lemma(verb) in NAMED_OBJECT:
        return True
    return facts.can_be(Pos.ADJECTIVE) and Frame.OC_ADJECTIVE in draft.knows(verb).frames


def _reaches(draft: Draft, word: int, roots: list[int]) -> bool:
    for _ in draft.heads:
        if word in roots or word < 0:
            break
        word = draft.heads[word]
    return word in roots
