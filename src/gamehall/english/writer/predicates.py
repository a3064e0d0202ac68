"""What may be said of nearly anything: plain predicates for a subject of a class."""

from functools import cache

from msgspec.structs import replace

from gamehall.english.terms import Pattern
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import Given, tense_of
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.phrases import Named, determiner
from gamehall.english.writer.stock import table
from gamehall.english.writer.verbs import Verb
from gamehall.lexicon.knowledge import Number, Pos, entry, forms_of

_DEPS: dict[Pattern, tuple[str, ...]] = {
    Pattern.S_V: (),
    Pattern.S_V_DO: ("dobj",),
    Pattern.S_V_IO_DO: ("dative", "dobj"),
    Pattern.S_LV_PN: ("attr",),
    Pattern.S_LV_PA: ("acomp",),
    Pattern.S_V_DO_OC_NOUN: ("dobj", "oprd"),
    Pattern.S_V_DO_OC_ADJ: ("dobj", "oprd"),
    Pattern.S_V_RETAINED_DO: ("dobj",),
    Pattern.S_V_RETAINED_IO: ("dative",),
    Pattern.S_V_RETAINED_OC_NOUN: ("oprd",),
    Pattern.S_V_RETAINED_OC_ADJ: ("oprd",),
}
_RETAINED = frozenset(pattern for pattern in Pattern if "retained" in pattern.value)
_OF_QUALITY = (Pattern.S_LV_PA, Pattern.S_V_DO_OC_ADJ, Pattern.S_V_RETAINED_OC_ADJ)
_RENAMING = (Pattern.S_LV_PN, Pattern.S_V_RETAINED_OC_NOUN)
"""What follows the verb is what the subject is."""
_ARTICLES = ("a", "the", "some", "our", "my", "much")
_STATES = frozenset({"be", "seem", "remain", "become", "cost", "matter", "need", "see", "look", "feel"})


@cache
def _of(kind: str, pattern: Pattern) -> tuple[str, ...]:
    return tuple(table("predicates")[kind].get(pattern.value, ()))


def predicate(draft: Draft, pattern: Pattern, subject: Named, given: Given) -> Clause | None:
    """A clause of this pattern about this subject."""
    kind = next((k for k in table("predicates") if k in subject.classes), "anything")
    options = [line for line in _of(kind, pattern) if not (given.act and line.split()[0] in _STATES)]
    if subject.plural:
        options = [line for line in options if not _is_of_one(line, pattern)]
    fresh = [line for line in options if not any(w in draft.used for w in line.split())]
    if not fresh:
        return None
    lemma, _, rest = draft.one(fresh).partition(" ")
    texts = [text.strip() for text in rest.split("|")] if rest else []
    deps = _DEPS[pattern]
    parts = []
    for place, (text, dep) in enumerate(zip(texts, deps, strict=True)):
        quality = pattern in _OF_QUALITY and place == len(deps) - 1
        parts.append(
            word(text, "JJ", dep) if quality else _phrase(text, subject, pattern in _RENAMING).as_(dep)
        )
    draft.used.update(part.lemma for part in parts)
    tense = tense_of(draft, given)
    if pattern in _RETAINED:
        tense = replace(tense, passive=True)
    return Clause(Verb(lemma), pattern, subject, tense, tuple(parts))


def _is_of_one(line: str, pattern: Pattern) -> bool:
    """Whether it can only be said of one: was elected president, became the leader."""
    return pattern in _RENAMING and line.split()[1] != "a"


def _phrase(text: str, subject: Named, renames: bool) -> Part:
    """A few words as a noun phrase; what several people are is plural: they were heroes."""
    if subject.plural and subject.human and renames and text.startswith("a "):
        noun = text.removeprefix("a ")
        return word(forms_of(noun, Pos.NOUN).plural[0], "NNS", lemma=noun)
    *before, noun = text.split()
    if noun in ("us", "me", "it", "them"):
        return word(noun, "PRP")
    if noun in ("everyone",):
        return word(noun, "NN")
    if noun[0].isupper():
        return word(noun, "NNP", lemma=noun)
    known = entry(noun)
    readings = known.readings_as(Pos.NOUN) if known else ()
    plural = any(r.number == (Number.PLURAL,) for r in readings)
    lemma = readings[0].lemma if readings else noun
    head = word(noun, "NNS" if plural else "NN", lemma=lemma)
    return head.before(*(determiner(w) if w in _ARTICLES else word(w, "JJ", "amod") for w in before))
