"""Orders that nobody can meet, whatever the words: demands that rule one another out."""

from collections.abc import Iterator

from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.english.writer.wants import Want
from gamehall.games.linguishtik.judge.divisions import PRONOUN_KINDS
from gamehall.games.linguishtik.solver.orders import Order, want_of
from gamehall.lexicon.knowledge import Pos

_F, _K = Function, ContainerKind
_FINITE = ("simple-tense", "perfect-tense", "progressive", "perfect-progressive")
_VERBALS = (_F.VERBAL, _F.INFINITIVE, _F.GERUND, _F.PARTICIPLE)
_CLAUSES = (
    _K.DEPENDENT_CLAUSE, _K.NOUN_CLAUSE, _K.ADJECTIVE_CLAUSE, _K.ADVERB_CLAUSE, _K.ELLIPTICAL_CLAUSE,
    _K.DIRECT_QUOTE, _K.INDIRECT_QUOTE,
)  # fmt: skip
_NOMINATIVE = (_F.SUBJECT, _F.PREDICATE_NOUN)
_TOGETHER = (
    {_F.NOUN_MODIFIER, _F.PREDICATE_ADJECTIVE},
    {_F.NOUN_MODIFIER, _F.ADJACENT_ADJECTIVE},
    {_F.PRONOUN_MODIFIER, _F.PREDICATE_ADJECTIVE},
    {_F.PRONOUN_MODIFIER, _F.ADJACENT_ADJECTIVE},
    {_F.NOUN_MODIFIER, _F.OBJECTIVE_COMPLEMENT},
    {_F.PRONOUN_MODIFIER, _F.OBJECTIVE_COMPLEMENT},
    {_F.NOUN_MODIFIER, _F.RETAINED_OBJECTIVE_COMPLEMENT},
    {_F.PRONOUN_MODIFIER, _F.RETAINED_OBJECTIVE_COMPLEMENT},
    {_F.VERBAL, _F.INFINITIVE},
    {_F.VERBAL, _F.GERUND},
    {_F.VERBAL, _F.PARTICIPLE},
)
"""Two functions that one word can have at once."""
_AT_ONCE = (
    {"personal", "possessive"},
    {"personal", "reflexive"},
    {"personal", "intensive"},
    {"interrogative", "relative"},
)


def contradiction(order: Order) -> str | None:
    """Why nobody can meet this order; None if nothing speaks against it."""
    return next(_contradictions(want_of(order)), None)


def _contradictions(want: Want) -> Iterator[str]:
    yield from _of_letters(want)
    yield from _of_functions(want)
    yield from _of_places(want)
    match want.type:
        case Pos.NOUN | Pos.PRONOUN:
            yield from _of_nouns(want)
        case Pos.VERB:
            yield from _of_verbs(want)
        case Pos.ADJECTIVE | Pos.ADVERB:
            degrees = [d for d in ("positive", "comparative", "superlative") if want.detail(d) is not None]
            if len(degrees) > 1:
                yield f"No word is {degrees[0]} and {degrees[1]} at once."


def _of_letters(want: Want) -> Iterator[str]:
    letters = want.letters
    if letters.contains and letters.contains == letters.lacks:
        yield f"The word cannot contain {letters.contains.upper()} and lack it."


def _of_functions(want: Want) -> Iterator[str]:
    functions = set(want.functions)
    if len(functions) > 1 and not any(functions <= pair for pair in _TOGETHER):
        names = " and ".join(f.value for f in want.functions)
        yield f"No word does the work of {names} at once."


def _of_places(want: Want) -> Iterator[str]:
    inside = {each.kind for each in want.inside}
    for kind in want.outside:
        if kind in inside:
            yield f"The word cannot stand in a {kind.value} and outside it."
    plain = want.structure in (Structure.SIMPLE, Structure.COMPOUND)
    if plain and any(kind in _CLAUSES for kind in inside):
        yield f"A {want.structure} sentence has no dependent clause to stand in."
    if plain and _F.SUBORDINATOR in want.functions:
        yield f"A {want.structure} sentence has no subordinator."
    one = want.structure in (Structure.SIMPLE, Structure.COMPLEX)
    if one and _F.CONJUNCTIVE_ADVERB in want.functions:
        yield f"A {want.structure} sentence has no second independent clause to join."
    opened = {
        _F.ADVERB_PHRASE_OPENER: _K.ADVERB_PHRASE,
        _F.ADJECTIVE_PHRASE_OPENER: _K.ADJECTIVE_PHRASE,
    }
    for function, kind in opened.items():
        if function in want.functions and kind in want.outside:
            yield f"The word opens a {kind.value} and cannot stand outside it."
    quoted = {_K.DIRECT_QUOTE, _K.NOUN_CLAUSE, _K.DEPENDENT_CLAUSE}
    alone = want.type is Pos.INTERJECTION or _F.CONJUNCTIVE_ADVERB in want.functions
    if alone and not inside <= quoted:
        yield "Such a word stands in no other phrase or clause than a quotation."


def _of_nouns(want: Want) -> Iterator[str]:
    if want.has("singular") and want.has("plural"):
        yield "No noun or pronoun is singular and plural at once."
    if want.has("nominative") and want.has("objective"):
        yield "No noun or pronoun is nominative and objective at once."
    for function in want.functions:
        if want.has("nominative") and function not in (*_NOMINATIVE, _F.APPOSITIVE):
            yield f"A {function.value} is not nominative."
        if want.has("objective") and function is _F.PREDICATE_NOUN:
            yield f"A {function.value} is not objective."
    kinds = {kind for kind in PRONOUN_KINDS if want.has(kind)}
    if len(kinds) > 1 and not any(kinds <= pair for pair in _AT_ONCE):
        yield f"No pronoun is {' and '.join(sorted(kinds))} at once."
    if want.has("reflexive") and _F.APPOSITIVE in want.functions:
        yield "A pronoun beside its noun is intensive, not reflexive."
    if want.has("intensive") and not set(want.functions) <= {_F.APPOSITIVE}:
        yield "An intensive pronoun stands beside its noun as an appositive."
    if want.has("reflexive") and _F.SUBJECT in want.functions:
        yield "A reflexive pronoun is no subject."


def _of_verbs(want: Want) -> Iterator[str]:
    pairs = (
        ("singular-form", "plural-form"), ("regular", "irregular"), ("present-participle", "past-participle"),
        ("active", "passive"), ("transitive", "intransitive"), ("present-infinitive", "perfect-infinitive"),
        ("present-infinitive", "present-perfect-infinitive"), ("linking", "transitive"),
        ("linking", "passive"), ("linking", "intransitive"), ("passive", "intransitive"),
        ("emphatic", "passive"),
    )  # fmt: skip
    made = {feature.partition(":")[0] for feature in want.features}
    for one, other in pairs:
        if one in made and other in made:
            yield f"No verb is {one} and {other} at once."
    tenses = [name for name in _FINITE if name in made]
    if len(tenses) > 1 or ("emphatic" in made and tenses and tenses != ["simple-tense"]):
        yield "No verb has two tenses or forms at once."
    verbal = any(function in _VERBALS for function in want.functions)
    finite = {*_FINITE, "emphatic", "singular-form", "plural-form", "imperative-mood"}
    if verbal and made & finite:
        yield "An infinitive, gerund or participle has no tense, no mood, and no form for one number."
    infinitives = made & {"present-infinitive", "perfect-infinitive", "present-perfect-infinitive"}
    if infinitives and not set(want.functions) & {_F.INFINITIVE, _F.VERBAL}:
        yield "Only an infinitive is a present or perfect infinitive."
    for name, _ in want.verbal_work:
        if not set(want.functions) <= {Function(name), _F.VERBAL}:
            yield f"The word is no {name}."
    if "imperative-mood" in made and made & {
        *_FINITE,
        "passive",
        "emphatic",
        "present-participle",
        "past-participle",
    }:
        yield "A command has none of these forms."
    if "present-participle" in made and {_F.GERUND, _F.INFINITIVE} & set(want.functions):
        yield "A gerund or an infinitive is no participle."
    if _F.AUXILIARY in want.functions and made & {"regular", "linking"}:
        yield "No helping verb of four letters or more is regular, and none links."
    if want.purpose is Purpose.IMPERATIVE and want.structure is None and want.pattern is Pattern.INVERTED:
        yield "A command is not inverted."
