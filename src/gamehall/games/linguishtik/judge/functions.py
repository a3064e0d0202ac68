"""Whether the word is the part of speech demanded and has the functions demanded."""

from collections.abc import Iterator

from gamehall.english import saying
from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import Reading, Use
from gamehall.english.terms import Function
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import function_key, offer_of
from gamehall.lexicon.knowledge import Form, Kind, NounClass, Pos, entry
from gamehall.lexicon.sounds import an

_MODIFIERS = (Function.NOUN_MODIFIER, Function.PRONOUN_MODIFIER)
_LONGEST_PREPOSITION = 4
"""Words in a preposition of several words: in the middle of."""


def function_faults(claim: Claim, reading: Reading, use: Use) -> tuple[Fault, ...]:
    """Faults of the type, then of the functions; none of what the division does not offer."""
    if claim.type is Pos.PARTICLE:
        return ()
    return (*_type(claim, reading, use), *_functions(claim, reading, use))


def is_type(reading: Reading, use: Use, pos: Pos) -> bool:
    """Whether the word may be called this part of speech here, if only by a stretch."""
    return pos in (use.pos, *use.also_pos) or bool(_by_a_stretch(reading, use, pos))


def _type(claim: Claim, reading: Reading, use: Use) -> Iterator[Fault]:
    if claim.type in (use.pos, *use.also_pos):
        yield from _barred(claim, reading, use)
    elif _by_a_stretch(reading, use, claim.type):
        listed = f"the dictionary lists it as {an(claim.type)} too"
        says = f'"{use.text}" {saying.does(reading, use)}; {listed}.'
        yield Fault("type", "type", says, sure=False)
    elif use.pos is None:
        yield Fault("type", "type", f'"{use.text}" is no word.')
    else:
        says = f'"{use.text}" is {an(use.pos)} here: it {saying.does(reading, use)}.'
        yield Fault("type", "type", says)


def _barred(claim: Claim, reading: Reading, use: Use) -> Iterator[Fault]:
    """Words of the right type that the rules bar all the same."""
    if claim.type is Pos.PREPOSITION and (whole := _compound_preposition(reading, use)):
        says = f'"{use.text}" is only a part of the preposition "{whole}".'
        alone = any(Kind.SIMPLE in kinds for kinds in _kinds(use.text, Pos.PREPOSITION))
        yield Fault("type", "compound-preposition", says, sure=not alone)
    if claim.type is Pos.CONJUNCTION and use.function is Function.CORRELATIVE:
        yield Fault("type", "correlative-conjunction", f'"{use.text}" is half of a correlative conjunction.')
    if claim.type is Pos.INTERJECTION and not _listed(use.text, Pos.INTERJECTION):
        says = f'"{use.text}" is not known to be listed as an interjection.'
        yield Fault("type", "interjection-listed", says, sure=False)


def _functions(claim: Claim, reading: Reading, use: Use) -> Iterator[Fault]:
    offered = offer_of(claim.division).functions.get(claim.type, ())
    has = _functions_as(reading, use, claim.type)
    for function in claim.demanded:
        if function in offered and function not in has:
            says = f'"{use.text}" {saying.does(reading, use)}.'
            yield Fault(function, function_key(claim.type), says)


def _functions_as(reading: Reading, use: Use, pos: Pos) -> frozenset[Function]:
    """The functions of the word, called this part of speech."""
    own = frozenset(use.functions)
    if pos is use.pos:
        return own
    if pos is Pos.VERB and use.pos is Pos.ADJECTIVE:
        return frozenset({Function.PARTICIPLE, Function.VERBAL})
    if pos is Pos.NOUN and use.pos is Pos.ADJECTIVE and own & {*_MODIFIERS}:
        return frozenset({Function.NOUN_AS_ADJECTIVE})
    return own | frozenset(_by_a_stretch(reading, use, pos))


def _by_a_stretch(reading: Reading, use: Use, pos: Pos) -> tuple[Function, ...]:
    """What the word would be, called another part of speech that it is listed as and might be taken for."""
    if not _listed(use.text, pos):
        return ()
    match use.pos, pos:
        case Pos.NOUN, Pos.ADJECTIVE if use.function is Function.NOUN_AS_ADJECTIVE:
            return (Function.NOUN_MODIFIER, Function.ADJACENT_ADJECTIVE)
        case Pos.VERB, Pos.ADJECTIVE if use.function is Function.PARTICIPLE:
            return use.also
        case Pos.VERB, Pos.NOUN if use.function is Function.GERUND and use.work:
            return (use.work,)
        case Pos.ADJECTIVE, Pos.NOUN if {*use.functions} & {*_MODIFIERS} and _names_stuff(use.text):
            return (Function.NOUN_AS_ADJECTIVE,)
        case Pos.NOUN, Pos.INTERJECTION if use.function is Function.DIRECT_ADDRESS:
            return (Function.INTERJECTION,)
        case Pos.NOUN, Pos.VERB if _is_bare_ing(reading, use):
            return (Function.GERUND, Function.VERBAL)
    return ()


def _names_stuff(word: str) -> bool:
    """What is met about as often as the name of what a thing is made of: a silver spoon."""
    nouns = [each for each in forms.readings(word.lower()) if each.pos is Pos.NOUN]
    stuff = forms.is_a(word.lower(), NounClass.SUBSTANCE, NounClass.FOOD)
    adjective = max((e.weight for e in forms.readings(word.lower()) if e.pos is Pos.ADJECTIVE), default=0)
    return stuff and max(each.weight for each in nouns) + 1 >= adjective


def _listed(word: str, pos: Pos) -> bool:
    return bool(_kinds(word, pos))


def _kinds(word: str, pos: Pos) -> list[tuple[Kind, ...]]:
    """The kinds of the word in each way the dictionary lists it as this part of speech."""
    known = entry(word)
    return [each.kinds for each in known.readings_as(pos)] if known else []


def _is_bare_ing(reading: Reading, use: Use) -> bool:
    """An -ing form without article or adjective, as in "Skating tires me"."""
    known = entry(use.text)
    forms = [each.form for each in known.readings] if known else []
    return Form.PRESENT_PARTICIPLE in forms and not reading.tree.under(use.index, "det", "poss", "amod")


def _compound_preposition(reading: Reading, use: Use) -> str:
    """The preposition of several words that this word is a part of; empty if there is none."""
    tree = reading.tree
    for size in range(2, _LONGEST_PREPOSITION + 1):
        for first in range(max(0, use.index - size + 1), use.index + 1):
            span = range(first, min(first + size, len(tree)))
            several = " ".join(tree[i].lower for i in span)
            known = entry(several)
            listed = known.readings_as(Pos.PREPOSITION) if known else ()
            if any(Kind.COMPOUND in each.kinds for each in listed) and _hangs_together(reading, span):
                return several
    return ""


def _hangs_together(reading: Reading, span: range) -> bool:
    """Whether all but one of these words hang on another of them."""
    return sum(reading.tree[i].head not in span for i in span) == 1
