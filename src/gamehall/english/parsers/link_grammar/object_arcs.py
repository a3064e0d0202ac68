"""Objects and object complements: which object is direct, which indirect, which noun renames another."""

from collections.abc import Callable

from gamehall.english.grammar.verb_lists import NAMED_OBJECT, RECIPIENT, listed
from gamehall.english.parsers.link_grammar.draft import Arc, Draft
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import NEGATIVES, names_person
from gamehall.lexicon.knowledge import Frame, Kind

_SPENDING = listed("take spend waste need have save lose give")
_POINTING = listed("this that last next every each all")
_NOUN_AFTER = frozenset({"be", "become", "remain", "seem"})


def _object(draft: Draft, link: Link) -> None:
    head, word = draft.above(link.left, link.right), draft.joints.first(link.right)
    inner = draft.opens(link.right)
    if not draft.joints.is_verb(link.left):
        _object_of_no_verb(draft, link)
    elif inner is not None:
        draft.draw(inner, head, "ccomp")
    elif draft.forms[word] in NEGATIVES or draft.forms[word] == "so":
        draft.draw(word, head, "neg" if draft.forms[word] in NEGATIVES else "advmod")
    elif draft.joints.lemma(head) in _NOUN_AFTER and head not in draft.joints.passive:
        draft.draw(draft.below(word), head, "attr")
    elif draft.is_ing(word):
        draft.draw(draft.below(word), head, "xcomp")
    elif _is_adverbial(draft, head, word, link):
        draft.draw(draft.below(word), head, "npadvmod")
    else:
        draft.draw(draft.below(word), head, "dobj")


def _object_of_no_verb(draft: Draft, link: Link) -> None:
    """than his brother, as his brother; what a day"""
    if draft.forms[link.left] in ("what", "such"):
        draft.draw(link.left, draft.below(link.right), "det")
    else:
        draft.draw(draft.below(link.right), link.left, "pobj")


def _is_adverbial(draft: Draft, verb: int, word: int, link: Link) -> bool:
    facts, verbs = draft.knows(word), draft.knows(verb)
    if link.name == "OD":
        return True
    determiner = draft.linkage.left(word, "D", "DT", "ND", "NS")
    if determiner is None or not (facts.measures or facts.counts_time):
        return False
    form = draft.forms[determiner.left]
    if form in _POINTING and facts.counts_time:
        return True
    counted = form in ("a", "an") or Kind.CARDINAL in draft.knows(determiner.left).kinds
    return counted and Frame.INTRANSITIVE in verbs.frames and draft.joints.lemma(verb) not in _SPENDING


def _title(draft: Draft, link: Link) -> None:
    """elected Maria treasurer; became king"""
    verb = draft.above(link.left, link.right)
    linking = draft.joints.lemma(verb) in _NOUN_AFTER and verb not in draft.joints.passive
    draft.draw(draft.below(link.right), verb, "attr" if linking else "oprd")


def settle_objects(draft: Draft) -> None:
    """Tells the indirect object and the object complement from the direct object."""
    for verb in {
        head for head, relation in zip(draft.heads, draft.relations, strict=True) if relation == "dobj"
    }:
        objects = draft.under(verb, "dobj")
        lemma = draft.joints.lemma(verb)
        renamed, given = lemma in NAMED_OBJECT, lemma in RECIPIENT
        if verb in draft.joints.passive and len(objects) == 1 and renamed:
            _either(draft, verb, objects[0], ("oprd", "dobj"), given)
        elif len(objects) >= 2:
            _two_objects(draft, verb, objects[0], objects[1], renamed, given)


def _either(draft: Draft, verb: int, word: int, relations: tuple[str, str], doubtful: bool) -> None:
    """The first of two relations if the word names a person or stands without article, the second if not."""
    likely = not doubtful or names_person(draft.forms[word]) or not draft.linkage.left(word, "D")
    now, else_ = relations if likely else relations[::-1]
    draft.redraw(word, verb, now)
    if doubtful:
        draft.others.append((0.6, (Arc(word, verb, else_),)))


def _two_objects(draft: Draft, verb: int, first: int, second: int, renamed: bool, given: bool) -> None:
    if first < verb < second:
        first, second = second, first
    complement = renamed and (not given or _renames(draft, first, second))
    as_complement = (Arc(first, verb, "dobj"), Arc(second, verb, "oprd"))
    as_gift = (Arc(first, verb, "dative"), Arc(second, verb, "dobj"))
    for arc in as_complement if complement else as_gift:
        draft.redraw(*arc)
    if renamed and given:
        draft.others.append((0.6, as_gift if complement else as_complement))


def _renames(draft: Draft, first: int, second: int) -> bool:
    """made him (a) captain, and not: made him a cake, made us pancakes"""
    if names_person(draft.forms[second]):
        return True
    return not names_person(draft.forms[first]) and draft.forms[first] not in ("it", "them")


OBJECT_ARCS: dict[str, Callable[[Draft, Link], None]] = {
    "O": _object,
    "OD": _object,
    "OT": _object,
    "TI": _title,
}
