"""The part of speech of each word, from its tag, its place in the tree and the dictionary."""

from functools import cache

from gamehall.english.grammar.sight import MARKS, NOUN_TAGS, QUOTES, VERB_TAGS, Sight
from gamehall.lexicon.knowledge import Form, Kind, Pos, Reading, entry

_NOUN_PLACES = frozenset(
    {"nsubj", "nsubjpass", "dobj", "dative", "pobj", "attr", "appos", "oprd", "npadvmod", "ROOT", "nmod"}
)
ADVERB_NOUNS = frozenset(
    {"home", "tomorrow", "today", "yesterday", "tonight", "north", "south", "east", "west", "abroad"}
    | {"downtown", "uptown", "upstairs", "downstairs", "outdoors", "indoors", "overseas", "outside", "inside"}
)
"""Nouns and adverbs by the dictionary; without an article they do an adverb's work."""

_GERUND_PLACES = frozenset({"nsubj", "csubj", "dobj", "pobj", "pcomp", "attr", "xcomp", "appos", "dative"})

Parts = tuple[Pos | None, tuple[Pos, ...]]


@cache
def readings(word: str, pos: Pos) -> tuple[Reading, ...]:
    """What the dictionary knows of this spelling as this part of speech."""
    known = entry(word)
    return known.readings_as(pos) if known else ()


@cache
def weight(word: str, pos: Pos) -> int:
    """How usual a part of speech is for a word; -1 where it is none."""
    return max((r.weight for r in readings(word, pos)), default=-1)


@cache
def is_participle(word: str) -> bool:
    forms = (Form.PRESENT_PARTICIPLE, Form.PAST_PARTICIPLE)
    return any(r.form in forms for r in readings(word, Pos.VERB))


@cache
def is_pronoun(word: str) -> bool:
    return bool(readings(word, Pos.PRONOUN))


def part_of_speech(sight: Sight, index: int) -> Parts:
    """The part of speech, and those it might as well be called here."""
    node = sight.tree[index]
    tag, dep, word = node.tag, node.dep, node.lower
    if not any(c.isalnum() for c in node.text) or (tag in MARKS and not node.text[0].isalpha()):
        return None, ()
    if node.text in QUOTES:
        return None, ()
    if tag == "POS":
        return Pos.PARTICLE, ()
    if is_conjunctive(sight, index):
        return Pos.CONJUNCTION, (Pos.ADVERB,)
    if dep == "intj" or tag == "UH":
        return Pos.INTERJECTION, ()
    if tag == "TO" or (word == "to" and dep == "aux"):
        return (Pos.PARTICLE if dep == "aux" else Pos.PREPOSITION), ()
    if dep == "amod" and tag in ("VBN", "VBG") and _has_degree(sight, index):
        return Pos.ADJECTIVE, (Pos.VERB,)
    if tag in VERB_TAGS:
        if tag == "VBG" and dep in _GERUND_PLACES and not sight.tree.children[index]:
            return Pos.VERB, ((Pos.NOUN,) if weight(word, Pos.NOUN) >= 0 else ())
        return _verb(word, dep)
    if tag in NOUN_TAGS:
        return _noun(sight, index)
    if tag in ("PRP", "WP"):
        return (Pos.ADJECTIVE if dep in ("det", "predet") else Pos.PRONOUN), ()
    if tag in ("PRP$", "WP$"):
        return (Pos.ADJECTIVE if dep == "poss" else Pos.PRONOUN), ()
    if tag in ("DT", "WDT", "PDT"):
        return _determiner(dep, word)
    if tag == "EX":
        return Pos.ADVERB, ()
    if tag == "CD":
        return (
            Pos.ADJECTIVE if dep in ("nummod", "amod", "quantmod", "compound", "nmod") else _counted(word)
        ), ()
    if tag in ("JJ", "JJR", "JJS", "AFX"):
        return _adjective(sight, index)
    if tag in ("RB", "RBR", "RBS", "WRB", "RP"):
        return _adverb(sight, index)
    if tag == "IN":
        return _joining(sight, index)
    if tag == "CC":
        return Pos.CONJUNCTION, ()
    return (Pos.NOUN, ()) if node.text[0].isalpha() else (None, ())


def _has_degree(sight: Sight, index: int) -> bool:
    """What is more so or very so is an adjective: "the more experienced climbers"."""
    tree, word = sight.tree, sight.tree[index].lower
    degrees = any(tree[i].lower in _DEGREE_WORDS for i in tree.under(index, "advmod"))
    return degrees and weight(word, Pos.ADJECTIVE) >= 0


_DEGREE_WORDS = frozenset(
    {"more", "most", "less", "least", "very", "too", "so", "quite", "rather", "extremely"}
)


def _verb(word: str, dep: str) -> Parts:
    if dep in ("amod", "acomp", "oprd") and is_participle(word) and weight(word, Pos.ADJECTIVE) >= 0:
        if weight(word, Pos.ADJECTIVE) >= weight(word, Pos.VERB) or dep != "amod":
            return Pos.ADJECTIVE, (Pos.VERB,)
        return Pos.VERB, (Pos.ADJECTIVE,)
    return Pos.VERB, ()


def _counted(word: str) -> Pos:
    return Pos.PRONOUN if is_pronoun(word) else Pos.NOUN


def _noun(sight: Sight, index: int) -> Parts:
    node = sight.tree[index]
    word = node.lower
    owned = sight.tree.under(index, "det", "poss")
    if is_pronoun(word) and node.tag in ("NN", "NNS") and not owned:
        return Pos.PRONOUN, ()
    if word in ("one", "ones", "others", "nothing", "none", "nobody", "somebody", "anybody", "everybody"):
        return Pos.PRONOUN, ()
    if node.dep in ("npadvmod", "advmod") and word in ADVERB_NOUNS and not sight.tree.children[index]:
        return Pos.ADVERB, (Pos.NOUN,)
    if node.dep in ("acomp", "amod") and node.tag in ("NN",) and weight(word, Pos.ADJECTIVE) >= 0:
        return Pos.ADJECTIVE, (Pos.NOUN,)
    return Pos.NOUN, ()


def _determiner(dep: str, word: str) -> Parts:
    if dep in ("det", "predet", "poss", "amod", "nmod", "compound"):
        return Pos.ADJECTIVE, ()
    if dep in ("cc", "preconj"):
        return Pos.CONJUNCTION, ()
    if dep == "mark":
        return Pos.CONJUNCTION, ()
    if dep == "advmod":
        return Pos.ADVERB, ()
    return Pos.PRONOUN, ()


def _adjective(sight: Sight, index: int) -> Parts:
    node = sight.tree[index]
    word = node.lower
    if node.dep in _NOUN_PLACES and node.dep not in ("oprd", "npadvmod", "ROOT", "attr", "nmod"):
        if is_pronoun(word):
            return Pos.PRONOUN, ()
        if sight.tree.under(index, "det", "poss") or weight(word, Pos.NOUN) >= 0:
            return Pos.NOUN, (Pos.ADJECTIVE,)
    if node.dep in ("attr", "acomp") and sight.tree.under(index, "det"):
        return Pos.NOUN, (Pos.ADJECTIVE,)
    if node.dep == "advmod" and weight(word, Pos.ADVERB) >= 0:
        return Pos.ADVERB, ()
    if _has_degree(sight, index):
        return Pos.ADJECTIVE, ((Pos.VERB,) if is_participle(word) else ())
    if is_participle(word) and weight(word, Pos.VERB) > weight(word, Pos.ADJECTIVE) and node.dep == "amod":
        return Pos.VERB, (Pos.ADJECTIVE,)
    if is_participle(word):
        return Pos.ADJECTIVE, (Pos.VERB,)
    return Pos.ADJECTIVE, ()


def _adverb(sight: Sight, index: int) -> Parts:
    node = sight.tree[index]
    word = node.lower
    if node.dep == "prep" and sight.tree.under(index, "pobj", "pcomp"):
        return Pos.PREPOSITION, ()
    if node.dep == "mark":
        return Pos.CONJUNCTION, (Pos.ADVERB,)
    if node.dep in ("cc", "preconj"):
        return Pos.CONJUNCTION, ()
    if node.dep in ("acomp", "oprd", "amod") and weight(word, Pos.ADJECTIVE) >= 0:
        return Pos.ADJECTIVE, ()
    if node.tag == "WRB" and opens_clause(sight, index):
        return Pos.CONJUNCTION, (Pos.ADVERB,)
    return Pos.ADVERB, ()


def is_conjunctive(sight: Sight, index: int) -> bool:
    """A conjunctive adverb with the semicolon before it that joins two clauses."""
    if index == 0 or sight.tree[index - 1].text != ";":
        return False
    word = sight.tree[index].lower
    known = (*readings(word, Pos.CONJUNCTION), *readings(word, Pos.ADVERB))
    return any(Kind.CONJUNCTIVE_ADVERB in r.kinds for r in known)


def opens_clause(sight: Sight, index: int) -> bool:
    """Whether when, where, why or how opens a dependent clause here."""
    head = sight.tree[index].head
    if index in sight.quoted and any(sight.tree[i].dep == "aux" for i in (index + 1,) if i < len(sight.tree)):
        return False
    while sight.tree[head].dep in ("advmod", "acomp", "amod") and sight.tree[head].head != head:
        head = sight.tree[head].head
    if sight.tree[head].dep == "prep" and head == index + 1:
        return True
    return sight.tree[head].dep in ("advcl", "relcl", "ccomp", "csubj", "csubjpass", "pcomp", "acl", "xcomp")


def _joining(sight: Sight, index: int) -> Parts:
    node = sight.tree[index]
    word = node.lower
    if word == "than":
        return Pos.CONJUNCTION, (Pos.PREPOSITION,)
    if node.dep == "mark" or node.dep in ("cc", "preconj"):
        return Pos.CONJUNCTION, ()
    if node.dep in ("nsubj", "nsubjpass", "dobj", "pobj", "attr") and is_pronoun(word):
        return Pos.PRONOUN, ()
    if node.dep == "det":
        return Pos.ADJECTIVE, ()
    if node.dep in ("prep", "agent", "dative", "case"):
        if sight.tree.under(index, "pobj", "pcomp") or weight(word, Pos.ADVERB) < 0:
            return Pos.PREPOSITION, ()
        return Pos.ADVERB, ()
    if node.dep in ("advmod", "prt"):
        return Pos.ADVERB, ()
    if any(Kind.SUBORDINATING in r.kinds for r in readings(word, Pos.CONJUNCTION)):
        return Pos.CONJUNCTION, ()
    return Pos.PREPOSITION, ()
