"""Degrees of comparison, adjectives and adverbs in each other's place."""

from collections.abc import Iterator
from itertools import pairwise

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_grammar, in_spelling
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, NounClass, Pos

_DEGREES = frozenset({Form.COMPARATIVE, Form.SUPERLATIVE})
_MODIFIERS = frozenset({Pos.ADJECTIVE, Pos.ADVERB})
_COMPARING = listed("more less other rather else different sooner otherwise differently than fewer no")


def _degrees(word: str) -> frozenset[Form]:
    """The degrees its commonest readings have as an adjective or adverb."""
    found = [each for each in forms.readings(word) if each.pos in _MODIFIERS]
    most = max((each.weight for each in found), default=0)
    return frozenset(each.form for each in found if each.weight > most - 3)


def degree(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "More heavier", "most tallest", "as taller as", "tall than", "taller then"."""
    words = [word.lower for word in page.words]
    for index, (word, after) in enumerate(pairwise(words)):
        if page.after(page.words[index]).strip():
            continue
        third = words[index + 2] if index + 2 < len(words) else ""
        if word in ("more", "most") and _degrees(after) and _degrees(after) <= _DEGREES:
            yield in_grammar(f'"{word} {after}" compares twice: {quoted(after)}.')
        elif word == "as" and third == "as" and _degrees(after) == {Form.COMPARATIVE}:
            yield in_grammar(f'"as {after} as" mixes two comparisons.')
        elif after == "than" and _plainly_positive(word) and not _compares_before(words[:index]):
            yield in_grammar(f'{quoted(word)} before "than" must be comparative.')
        elif (
            after == "then"
            and third
            and _degrees(word) == {Form.COMPARATIVE}
            and (not page.after(page.words[index + 1]).strip())
        ):
            yield in_spelling(f'"{word} then" must be "{word} than".')


def _plainly_positive(word: str) -> bool:
    positive = _degrees(word) == {Form.POSITIVE} and word not in _COMPARING
    return positive and forms.usual_parts(word) <= _MODIFIERS


def _compares_before(words: list[str]) -> bool:
    return any(word in _COMPARING or Form.COMPARATIVE in _degrees(word) for word in words)


_ACTING = listed(
    "sing run walk speak drive play dance write work talk move swim read eat fight listen study behave"
    " perform skate climb paint cook march whisper shout breathe type row pitch throw"
)


def manner(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Sings beautiful", "plays good", "a quickly runner"."""
    tree = sight.tree
    for index, node in enumerate(tree.nodes):
        if not index:
            continue
        before = tree[index - 1]
        ends = (
            index + 1 == len(tree) or tree[index + 1].text in ".!?,;" or tree[index + 1].tag in ("IN", "CC")
        )
        if _does_it(sight, index) and ends:
            better = "well" if node.lower == "good" else "badly"
            yield in_grammar(f"{quoted(node.text)} tells how it is done and must be {quoted(better)}.")
        acts = before.tag.startswith("VB") and before.lemma in _ACTING
        if (
            acts
            and ends
            and node.dep in ("acomp", "oprd", "advmod", "dobj")
            and _manner_adjective(node.lower)
        ):
            better = "well" if node.lower == "good" else _adverb_of(node.lower)
            yield in_grammar(
                f"{quoted(node.text)} modifies the verb {quoted(before.text)} and must be {quoted(better)}."
            )
        if before.tag == "DT" and before.lower in ("a", "an", "the") and _manner_adverb(node.lower):
            after = tree[index + 1] if index + 1 < len(tree) else None
            if after is not None and after.tag in ("NN", "NNS") and forms.parts(after.lower) == {Pos.NOUN}:
                yield in_grammar(
                    f"The adverb {quoted(node.text)} cannot modify the noun {quoted(after.text)}."
                )


def _does_it(sight: Sight, index: int) -> bool:
    """ "She did it good": good or bad after what a person does."""
    tree = sight.tree
    if index < 3 or tree[index].lower not in ("good", "bad") or tree[index - 1].lower not in ("it", "that"):
        return False
    doer = tree[index - 3].lower
    person = doer in ("i", "you", "he", "she", "we", "they") or forms.is_a(doer, NounClass.PERSON)
    return person and tree[index - 2].lower in ("do", "does", "did")


def _adverb_of(adjective: str) -> str:
    if adjective.endswith("le"):
        return adjective[:-1] + "y"
    if adjective.endswith("y"):
        return adjective[:-1] + "ily"
    return f"{adjective}ally" if adjective.endswith("ic") else f"{adjective}ly"


_STATES = listed(
    "happy sad hungry tired alone angry naked wet dry drunk sober calm proud free empty cold hot safe sick"
    " awake nervous afraid content thirsty"
)


def _manner_adjective(word: str) -> bool:
    if word in ("good", "bad"):
        return True
    if word in _STATES or forms.parts(word) != {Pos.ADJECTIVE}:
        return False
    return forms.parts(_adverb_of(word)) == {Pos.ADVERB}


def _manner_adverb(word: str) -> bool:
    return word.endswith("ly") and forms.parts(word) == {Pos.ADVERB} and _degrees(word) == {Form.POSITIVE}
