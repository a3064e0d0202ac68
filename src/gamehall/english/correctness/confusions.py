"""Words that sound alike, where their neighbours settle which one is meant."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.lists import GOVERNING, PERSONS
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, Sight
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Pos

_BE = frozenset({"is", "are", "was", "were", "will", "has", "isn't", "aren't", "wasn't", "weren't"})
_NO_NOUN = frozenset({"a", "an", "the", "not", "been", "my", "too", "very"})
_OWNING = {"their": "there", "its": "it's", "your": "you're", "whose": "who's"}
_SHORT = {"it's": "its", "who's": "whose", "you're": "your", "they're": "their"}


def sound_alikes(page: Page, sight: Sight) -> Iterator[Fault]:
    yield from _owning_for_short(page, sight)
    yield from _to_for_too(page, sight)
    words = page.words
    for index, word in enumerate(words[:-1]):
        if page.after(word).strip():
            continue
        lower, after = word.lower, words[index + 1].lower
        before = words[index - 1].lower if index and not page.before(word).strip() else ""
        third = (
            words[index + 2].lower
            if index + 2 < len(words) and not page.after(words[index + 1]).strip()
            else ""
        )
        verb_third = third in _BE or Form.PAST in forms.verb_forms(third)
        if lower == "their" and after in _BE:
            yield _fault("spelling", word.text, "there")
        elif lower in ("its", "your", "whose") and after in _NO_NOUN and not _noun_soon(after, third):
            yield _fault("possessive" if lower == "its" else "spelling", word.text, _OWNING[lower])
        elif lower in _SHORT and _is_thing(after):
            if (verb_third and (lower != "who's" or not before)) or _governs(before):
                yield _fault("possessive", word.text, _SHORT[lower])
        elif lower == "there" and index == 0 and _is_thing(after) and verb_third:
            yield _fault("spelling", word.text, "their")
        elif lower == "there" and (
            _may_own(page, index)
            or (_is_thing(after) and _governs(before) and (not third or third in ("in", "at", "on")))
        ):
            yield _fault("spelling", word.text, "their", sure=False)
        elif lower in ("cant", "wont") and (_is_somebody(before) or _does(before, after)):
            yield _fault("spelling", word.text, f"{lower[:-1]}'t")
        elif lower == "lets" and index == 0 and forms.likeliest(after) is Pos.VERB:
            yield _fault("spelling", word.text, "let's")


def _is_somebody(word: str) -> bool:
    return word in PERSONS or forms.is_name(word)


def _does(thing: str, verb: str) -> bool:
    """ "The lamp wont glow": between a noun and the base form of a verb."""
    return forms.likeliest(thing) is Pos.NOUN and Form.BASE in forms.verb_forms(verb)


def _owning_for_short(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "Its raining", "Your late": a clause that has no verb but the one left out."""
    if len(page.words) < 2 or any(
        node.tag in FINITE_TAGS or forms.looks_finite(node.lower) for node in sight.tree.nodes
    ):
        return
    first, after = page.words[0], page.words[1].lower
    if first.lower not in ("its", "your") or page.after(first).strip() or page.end_mark not in (".", "!"):
        return
    acts = Form.PRESENT_PARTICIPLE in forms.verb_forms(after) and forms.likeliest(after) is Pos.VERB
    if acts or forms.usual_parts(after) <= {Pos.ADJECTIVE, Pos.ADVERB}:
        yield _fault("possessive" if first.lower == "its" else "spelling", first.text, _OWNING[first.lower])


_SHUT = frozenset({"door", "gate", "window", "shutter", "lid", "curtain"})
"""Can be pushed to."""


def _to_for_too(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "There are to many goats", "I have to much rice", "I like rice to"."""
    words = [word.lower for word in page.words]
    for index in range(1, len(words) - 1):
        verb, to, many = words[index - 1 : index + 2]
        if to == "to" and many in ("many", "much") and words[index + 2 : index + 3] != ["a"]:
            there = index > 1 and words[index - 2] == "there"
            if verb in ("have", "has", "had") or verb in _BE:
                yield _fault("spelling", "to", "too", sure=there or verb not in _BE)
    tree = sight.tree
    last = max((i for i, node in enumerate(tree.nodes) if node.text[0].isalpha()), default=0)
    if last < 3 or tree[last].lower != "to" or tree[last - 1].tag not in ("NN", "NNS", "PRP"):
        return
    joined = any(node.tag[0] == "W" or node.dep in ("relcl", "acl", "ccomp") for node in tree.nodes)
    clauses = sum(node.tag in FINITE_TAGS for node in tree.nodes)
    infinitive = any(node.lower == "to" and node.tag == "TO" for node in tree.nodes[:last])
    if joined or infinitive or clauses > 1 or page.end_mark == "?" or tree[last - 1].lemma in _SHUT:
        return
    after_to = tree[last - 1].dep == "pobj" and tree[tree[last - 1].head].lower == "to"
    yield _fault("spelling", "to", "too", sure=after_to)


def _may_own(page: Page, index: int) -> bool:
    """ "They lost there keys", "There boots are wet": things that are counted, after a full verb or first."""
    words = [word.lower for word in page.words[max(index - 1, 0) : index + 3]]
    if index == 0:
        return len(words) == 3 and words[2] in ("are", "were") and _are_things(words[1])
    before, after = words[0], words[2]
    transitive = Frame.TRANSITIVE in forms.frames(before) and _governs(before)
    return transitive and not page.before(page.words[index]).strip() and _are_things(after)


def _are_things(word: str) -> bool:
    if not forms.only_plural(word) or forms.likeliest(word) is not Pos.NOUN:
        return False
    return forms.is_a(word, NounClass.ARTIFACT, NounClass.BODY, NounClass.PERSON, NounClass.ANIMAL)


def _fault(of: str, word: str, better: str, sure: bool = True) -> Fault:
    cites = "possessives" if of == "possessive" else "spelling"
    says = f"{quoted(word)} must be {quoted(better)} here"
    mark = " with its apostrophe" if better.replace("'", "").lower() == word.lower() else ""
    return Fault(of, cites, f"{says}{mark}.", sure)


def _noun_soon(after: str, third: str) -> bool:
    """ "Its very existence", "your too many": an adverb may stand before an adjective or noun."""
    return (
        after in ("very", "too", "not")
        and bool(forms.parts(third) & {Pos.NOUN, Pos.ADJECTIVE, Pos.ADVERB})
        and third != ""
    )


_THINGS = (
    NounClass.ARTIFACT,
    NounClass.ANIMAL,
    NounClass.BODY,
    NounClass.PERSON,
    NounClass.PLANT,
    NounClass.PLACE,
    NounClass.SAYING,
)


def _is_thing(word: str) -> bool:
    """A noun that is counted and so cannot follow "is" without an article."""
    if forms.likeliest(word) is not Pos.NOUN or not forms.only_singular(word):
        return False
    if forms.is_a(word, NounClass.SAYING, NounClass.PLACE) and Kind.MASS in forms.noun_kinds(word):
        return False
    return forms.is_a(word, *_THINGS) and not forms.usual_parts(word) & {Pos.ADJECTIVE, Pos.ADVERB}


def _governs(word: str) -> bool:
    if not word:
        return False
    if word in GOVERNING or word in ("in", "on", "into", "under", "over"):
        return True
    plain = forms.likeliest(word) is Pos.VERB and not forms.kinds(word) & {Kind.AUXILIARY, Kind.MODAL}
    return plain and word not in (
        "think",
        "know",
        "say",
        "said",
        "thinks",
        "thought",
        "believe",
        "hope",
        "guess",
        "knows",
    )
