"""What is odd about a reading that the grammar lets pass: words in rare uses, verbs in strange company.

Link Grammar's own costs hardly tell likely readings from unlikely ones. These are added to them.
"""

from collections.abc import Callable

from gamehall.english.eyes.link_draft import Draft
from gamehall.english.eyes.link_parse import Link
from gamehall.english.grammar.verb_lists import SAYING
from gamehall.lexicon.knowledge import Frame, Kind, NounClass, Pos

_PARTS = {
    "v": Pos.VERB, "w": Pos.VERB, "q": Pos.VERB, "a": Pos.ADJECTIVE, "e": Pos.ADVERB,
    "n": Pos.NOUN, "s": Pos.NOUN, "t": Pos.NOUN, "u": Pos.NOUN, "c": Pos.NOUN,
}  # fmt: skip
_RARE = 0.15
"""For each doubling by which the word is met more often as another part of speech."""
_ABSTRACT = (
    NounClass.ACT,
    NounClass.ABSTRACT,
    NounClass.SAYING,
    NounClass.EVENT,
    NounClass.FEELING,
    NounClass.TIME,
)


def distaste(draft: Draft) -> float:
    cost = 0.0
    for word in range(1, len(draft.forms)):
        cost += _rare_use(draft, word) + (1.0 if draft.relations[word] == "dep" else 0.0)
    for link in draft.linkage.links:
        if weigh := _BY_LINK.get(link.name):
            cost += weigh(draft, link)
    return cost


def _rare_use(draft: Draft, word: int) -> float:
    mark = draft.linkage.words[word].mark
    if mark.startswith("#") and mark != "#while":
        return 3.0
    part = _PARTS.get(mark[:1])
    facts = draft.knows(word)
    if part is None or part not in facts.weights:
        return 0.0
    more = max(facts.weights.values()) - facts.weights[part]
    return _RARE * more if more >= 2 else 0.0


def _after_be(draft: Draft, link: Link) -> float:
    """She is painting: no noun. He is right: no noun either."""
    verb, word = draft.above(link.left, link.right), draft.joints.first(link.right)
    if draft.joints.lemma(verb) != "be" or draft.linkage.left(word, "D", "DD"):
        return _object(draft, link)
    facts = draft.knows(word)
    if draft.is_ing(word):
        return 0.0 if _has_abstract_subject(draft, verb) else 1.0
    return (
        0.6 if facts.weight(Pos.ADJECTIVE) >= facts.weight(Pos.NOUN) - 1 and facts.can_be(Pos.NOUN) else 0.0
    )


def _has_abstract_subject(draft: Draft, verb: int) -> bool:
    subject = next(iter(draft.under(verb, "nsubj", "csubj")), None)
    if subject is None:
        return False
    return draft.relations[subject] == "csubj" or draft.knows(subject).main_class in _ABSTRACT


def _object(draft: Draft, link: Link) -> float:
    """A verb that the lexicon knows without objects only."""
    frames = draft.knows(draft.joints.first(link.left)).frames
    return 0.5 if frames and Frame.TRANSITIVE not in frames and Frame.DITRANSITIVE not in frames else 0.0


def _predicate(draft: Draft, link: Link) -> float:
    """was broken: rather passive; was tired: rather an adjective"""
    word = draft.joints.first(link.right)
    facts = draft.knows(word)
    verb, adjective = facts.weight(Pos.VERB), facts.weight(Pos.ADJECTIVE)
    if draft.joints.lemma(link.left) not in ("be", "get") or adjective < 0 or verb < 0:
        return 0.0
    if link.left in draft.joints.helped:
        return 0.3 if adjective >= verb else 0.0
    return 0.3 if verb > adjective and link.fine[:1] == "a" else 0.0


def _adverb_beside(draft: Draft, link: Link) -> float:
    """dangerously narrow, too quickly: the adverb right before an adjective or adverb belongs to that."""
    word = link.right
    after = word + 1
    if link.fine[:1] != "a" or after >= len(draft.forms) or not draft.is_adverb(word):
        return 0.0
    modified = draft.heads[after] == draft.heads[word] and draft.relations[after] in (
        "acomp",
        "advmod",
        "oprd",
    )
    degree = draft.forms[word].endswith("ly") or Kind.DEGREE in draft.knows(word).kinds
    return 1.0 if modified and degree else 0.0


def _after_noun(draft: Draft, link: Link) -> float:
    """the rain stopped: a participle only if the verb can have an object; birds live: no adjective"""
    word = draft.joints.first(link.right)
    if link.fine[:1] == "v":
        facts = draft.knows(word)
        inverted = draft.linkage.left(link.left, "SI") is not None
        if Frame.TRANSITIVE not in facts.frames:
            return 3.0
        return 0.5 + 0.7 * facts.is_rather_intransitive + 1.0 * inverted
    return 0.7 if link.fine[:1] == "a" and not draft.linkage.rightward[word] else 0.0


def _wall(draft: Draft, link: Link) -> float:
    """No sentence, only a noun or a phrase; or a clause after a mere comma."""
    spliced = 0.5 if draft.forms[link.left] == "," else 0.0
    return spliced + (2.0 if link.fine[:1] in ("a", "l") else 0.0)


def _opening(draft: Draft, link: Link) -> float:
    """Down the hill rolled …: "down" before a noun and no comma is no adverb."""
    word = link.left
    between = draft.forms[word + 1 : link.right]
    adverb = draft.relations[word] == "advmod" and draft.knows(word).can_be(Pos.PREPOSITION)
    return 1.5 if adverb and between and "," not in between else 0.0


def _saying(draft: Draft, link: Link) -> float:
    """A clause is only then what somebody says if there is a verb of saying and a mark."""
    verb = draft.above(link.right, link.right)
    marked = any(form in (",", '"', "!", "?", "“", "”") for form in draft.forms[: link.right])
    return (0.0 if marked else 2.0) + (0.0 if draft.joints.lemma(verb) in SAYING else 1.0)


def _base_form(draft: Draft, link: Link) -> float:
    """had him come: rare, beside: has come"""
    return 1.5 if link.fine == "*j" and draft.joints.lemma(link.left) == "have" else 0.0


def _joined_nouns(draft: Draft, link: Link) -> float:
    """Two joined nouns have no comma between them."""
    if not link.fine.startswith("l") or draft.forms[link.right] == ",":
        return 0.0
    return 0.7 if draft.forms[link.right - 1] == "," and link.left not in draft.joints.pairs else 0.0


_BY_LINK: dict[str, Callable[[Draft, Link], float]] = {
    "O": _after_be,
    "P": _predicate,
    "MV": _adverb_beside,
    "M": _after_noun,
    "W": _wall,
    "CO": _opening,
    "CP": _saying,
    "I": _base_form,
    "SJ": _joined_nouns,
}
