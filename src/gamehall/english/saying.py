"""Terms as they are read out: names of patterns and functions, and what a word does in its sentence."""

from collections.abc import Collection, Iterable

from gamehall.english.reading import Reading, Use
from gamehall.english.terms import ContainerKind, Function, Pattern
from gamehall.lexicon.sounds import an as an

_NAMES = {
    Function.OBJECT_OF_PREPOSITION: "object of the preposition",
    Function.NOUN_AS_ADJECTIVE: "noun used as an adjective",
    Function.AUXILIARY: "helping verb",
    Function.NOUN_MODIFIER: "modifier of a noun",
    Function.PRONOUN_MODIFIER: "modifier of a pronoun",
    Function.VERB_MODIFIER: "modifier of a verb",
    Function.ADJECTIVE_MODIFIER: "modifier of an adjective",
    Function.ADVERB_MODIFIER: "modifier of an adverb",
    Function.SENTENCE_MODIFIER: "modifier of the whole sentence",
    Function.ADJECTIVE_PHRASE_OPENER: "opener of an adjective phrase",
    Function.ADVERB_PHRASE_OPENER: "opener of an adverb phrase",
    Function.DIRECT_ADDRESS: "noun of direct address",
    Function.COORDINATOR: "coordinating conjunction",
    Function.CORRELATIVE: "correlative conjunction",
    Function.POSSESSIVE: "possessive noun",
    Function.ADVERBIAL_NOUN: "noun that does an adverb's work",
    Function.PARTICLE: "particle of the verb",
    Function.INFINITIVE_SIGN: "sign of the infinitive",
}
_MODIFIERS = (
    Function.NOUN_MODIFIER,
    Function.PRONOUN_MODIFIER,
    Function.ADJACENT_ADJECTIVE,
    Function.VERB_MODIFIER,
    Function.ADJECTIVE_MODIFIER,
    Function.ADVERB_MODIFIER,
    Function.ADVERBIAL_NOUN,
)
_ONE_OF_ITS_VERB = (
    Function.SUBJECT,
    Function.DIRECT_OBJECT,
    Function.INDIRECT_OBJECT,
    Function.PREDICATE_NOUN,
    Function.PREDICATE_ADJECTIVE,
    Function.OBJECTIVE_COMPLEMENT,
    Function.RETAINED_DIRECT_OBJECT,
    Function.RETAINED_INDIRECT_OBJECT,
    Function.RETAINED_OBJECTIVE_COMPLEMENT,
)
_OPENERS = (Function.ADJECTIVE_PHRASE_OPENER, Function.ADVERB_PHRASE_OPENER)
_ABBREVIATIONS = frozenset({"s", "v", "lv", "do", "io", "oc", "pn", "pa"})


def quoted(text: str) -> str:
    return f'"{text}"'


def pattern(pattern: Pattern) -> str:
    """S-V-Retained DO, S-V-DO-OC (noun)."""
    if pattern is Pattern.INVERTED:
        return "inverted"
    parts = pattern.split("-")
    written = "-".join(part.upper() if part in _ABBREVIATIONS else part for part in parts)
    for ending, name in (("OC-noun", "OC (noun)"), ("OC-adj", "OC (adjective)")):
        written = written.replace(ending, name)
    return written.replace("retained-", "Retained ")


def function(function: Function) -> str:
    """Its name in running text: direct object, noun used as an adjective."""
    return _NAMES.get(function) or function.replace("-", " ")


def part(of: Function) -> str:
    """With its article: the direct object, an appositive."""
    name = function(of)
    return f"the {name}" if of in _ONE_OF_ITS_VERB else an(name)


def kind(kind: ContainerKind) -> str:
    return kind.replace("-", " ")


def does(reading: Reading, use: Use) -> str:
    """What a word does in its sentence, to be read after the word."""
    if use.function is None:
        return "has no function that can be named"
    head = None if use.head is None else reading.uses[use.head]
    if head is None:
        return f"is {part(use.function)}"
    over = quoted(head.text)
    modified = f"{over}, {an(head.pos)}" if head.pos else over
    if use.function is Function.NOUN_AS_ADJECTIVE:
        return f"is a noun used as an adjective before {over}"
    if use.function in _MODIFIERS:
        return f"modifies {modified}"
    if use.function in _OPENERS:
        name = use.function.removesuffix("-opener").replace("-", " ")
        return f"opens {an(name)} that modifies {modified}"
    match use.function:
        case Function.OBJECT_OF_PREPOSITION:
            return f"is the object of the preposition {over}"
        case Function.PREDICATE_ADJECTIVE:
            return f"is a predicate adjective that describes {modified}"
        case Function.APPOSITIVE | Function.SUBJECT | Function.DIRECT_OBJECT | Function.INDIRECT_OBJECT:
            return f"is {part(use.function)} of {over}"
    return f"is {part(use.function)}"


def words_of(reading: Reading, words: Collection[int]) -> str:
    """Words as they stand in the text, in quotation marks, shortened if they are many."""
    first, last = reading.tree[min(words)], reading.tree[max(words)]
    text = reading.text[first.start : last.end].strip(' ,;.!?"“”')
    several = text.split()
    return quoted(text if len(several) <= 6 else f"{' '.join(several[:5])} …")


def together(names: Iterable[str]) -> str:
    """One after another: S-V, S-V-DO and S-LV-PA."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
