"""What the dictionary says of a word at its place in a draft."""

from functools import cache

from gamehall.english.grammar.parts import is_pronoun, readings, weight
from gamehall.english.grammar.sight import FINITE_TAGS as FINITE
from gamehall.english.grammar.sight import NOUN_TAGS as NOUNS
from gamehall.english.grammar.sight import VERB_TAGS as VERBS
from gamehall.english.reader.draft import Draft
from gamehall.lexicon.knowledge import Form, NounClass, Pos, Source

_VERB_TAGS = {
    Form.BASE: "VB",
    Form.THIRD: "VBZ",
    Form.PAST: "VBD",
    Form.PAST_PARTICIPLE: "VBN",
    Form.PRESENT_PARTICIPLE: "VBG",
    Form.FIRST: "VBP",
    Form.PRESENT_PLURAL: "VBP",
}
__all__ = [
    "ADJECTIVES",
    "CLAUSES",
    "FINITE",
    "NOUNS",
    "VERBS",
    "can_be_adjective",
    "ing_verb",
    "is_nominal",
    "main_class",
    "names_person",
    "verb_tags",
]

ADJECTIVES = frozenset({"JJ", "JJR", "JJS"})
CLAUSES = frozenset({"ROOT", "ccomp", "advcl", "relcl", "csubj", "csubjpass", "pcomp", "parataxis"})


@cache
def verb_tags(word: str) -> dict[str, str]:
    """The tags a word can have as a verb, each with its base form."""
    found: dict[str, str] = {}
    for reading in readings(word, Pos.VERB):
        if tag := _VERB_TAGS.get(reading.form):
            found.setdefault(tag, reading.lemma)
    return found


@cache
def ing_verb(word: str) -> str | None:
    """The base form of which this is the -ing form, where it is listed as such and not mostly a noun."""
    for reading in readings(word, Pos.VERB):
        if reading.form is Form.PRESENT_PARTICIPLE and reading.source is not Source.RULE:
            return None if weight(word, Pos.NOUN) > weight(word, Pos.VERB) + 2 else reading.lemma
    return None


@cache
def main_class(word: str) -> NounClass | None:
    found = [r.classes[0] for r in readings(word, Pos.NOUN) if r.classes]
    return found[0] if found else None


def names_person(draft: Draft, index: int) -> bool:
    node = draft[index]
    if node.tag in ("PRP", "WP"):
        return node.lower not in ("it", "itself", "what")
    if node.tag in ("NNP", "NNPS"):
        return True
    if is_pronoun(node.lower):
        return node.lower.endswith(("one", "body"))
    if main_class(node.lower) in (NounClass.PERSON, NounClass.GROUP):
        return True
    return any(NounClass.PERSON in r.classes[:3] for r in readings(node.lower, Pos.NOUN))


def is_nominal(draft: Draft, index: int) -> bool:
    node = draft[index]
    return (
        node.tag in NOUNS or node.tag in ("PRP", "WP", "CD", "DT") or bool(draft.under(index, "det", "poss"))
    )


def can_be_adjective(draft: Draft, index: int) -> bool:
    node = draft[index]
    if node.tag in ("PRP", "PRP$", "DT", "WP"):
        return False
    return node.tag in ADJECTIVES or weight(node.lower, Pos.ADJECTIVE) >= 0
