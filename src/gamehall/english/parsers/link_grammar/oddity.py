"""What is odd about a reading that the grammar lets pass: words in rare uses, verbs in strange company.

Link Grammar's own costs hardly tell likely readings from unlikely ones. These are added to them.
"""

from collections.abc import Callable

from gamehall.english.grammar.verb_lists import SAYING
from gamehall.english.parsers.link_grammar.clauses import is_inner
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.parse import Link
from gamehall.english.parsers.link_grammar.words import MODALS
from gamehall.lexicon.knowledge import Form, Frame, Kind, NounClass, Pos

_PARTS = {
    "v": Pos.VERB, "w": Pos.VERB, "q": Pos.VERB, "a": Pos.ADJECTIVE, "e": Pos.ADVERB,
    "n": Pos.NOUN, "s": Pos.NOUN, "t": Pos.NOUN, "u": Pos.NOUN, "c": Pos.NOUN,
}  # fmt: skip
_RARE = 0.15
"""For each doubling by which the word is met more often as another part of speech."""
_PREDICATES = ("attr", "acomp", "prep", "advmod", "ccomp", "xcomp", "expl", "advcl", "oprd", "npadvmod")
_TWICE = 0.6
"""What the grammar gives back for a phrase that it hangs on two words at once."""


def distaste(draft: Draft) -> float:
    cost = 0.0
    for word in range(1, len(draft.forms)):
        cost += (
            _rare_use(draft, word) + _lonely(draft, word) + (1.0 if draft.relations[word] == "dep" else 0.0)
        )
    for link in draft.linkage.links:
        if weigh := _BY_LINK.get(link.name):
            cost += weigh(draft, link)
    return cost


def _rare_use(draft: Draft, word: int) -> float:
    mark = draft.linkage.words[word].mark
    if mark.startswith("#") and mark != "#while":
        return 3.0
    part = _PARTS.get(mark[:1])
    if part is Pos.NOUN and draft.forms[word] in MODALS and not draft.linkage.left(word, "D", "DD"):
        return 1.5
    facts = draft.knows(word)
    if part is None or part not in facts.weights:
        return 0.0
    if part is Pos.ADJECTIVE and draft.relations[word] == "amod":
        return 0.0
    more = max(facts.weights.values()) - facts.weights[part]
    return _RARE * more if more >= 2 else 0.0


def _object(draft: Draft, link: Link) -> float:
    """She is painting: no noun; he is right: no noun either; slept the bed: no such object."""
    verb, word = draft.above(link.left, link.right), draft.joints.first(link.right)
    facts = draft.knows(word)
    if draft.joints.lemma(verb) != "be":
        frames = draft.knows(draft.joints.first(link.left)).frames
        takes_none = frames and Frame.TRANSITIVE not in frames and Frame.DITRANSITIVE not in frames
        open_ = facts.can_be(Pos.NOUN) and not facts.can_be(Pos.PRONOUN)
        rather_adverb = open_ and facts.can_be(Pos.ADVERB) and not draft.linkage.left(word, "D", "DD", "A")
        return 0.5 * bool(takes_none) + 0.6 * rather_adverb + 1.0 * _grades_next(draft, word)
    if draft.linkage.left(word, "D", "DD") or draft.joints.texts[word][0].isupper():
        return 0.0
    if draft.is_ing(word):
        return 0.0 if _names_act(draft, verb) else 1.0
    if not facts.can_be(Pos.NOUN) or facts.can_be(Pos.PRONOUN):
        return 0.0
    adjective = facts.weight(Pos.ADJECTIVE) >= facts.weight(Pos.NOUN) - 1
    countable = Kind.COUNTABLE in facts.kinds and Kind.MASS not in facts.kinds
    return 0.6 * (adjective or facts.is_past_participle) + 1.0 * (countable and not facts.plural)


def _grades_next(draft: Draft, word: int) -> bool:
    """works most patiently: "most" is no object"""
    after = word + 1
    if Kind.DEGREE not in draft.knows(word).kinds and draft.forms[word] not in (
        "more",
        "most",
        "less",
        "least",
    ):
        return False
    return after < len(draft.forms) and draft.relations[after] in ("advmod", "acomp", "amod")


def _names_act(draft: Draft, verb: int) -> bool:
    """Her hobby is painting."""
    subject = next(iter(draft.under(verb, "nsubj", "csubj")), None)
    if subject is None:
        return False
    return draft.relations[subject] == "csubj" or draft.knows(subject).main_class is NounClass.ACT


def _predicate(draft: Draft, link: Link) -> float:
    """was broken: rather passive; was tired: rather an adjective"""
    word = draft.joints.first(link.right)
    facts = draft.knows(word)
    verb, adjective = facts.weight(Pos.VERB), facts.weight(Pos.ADJECTIVE)
    if draft.joints.lemma(link.left) not in ("be", "get") or verb < 0:
        return 0.0
    if link.left in draft.joints.helped:
        gerund = link.fine[:1] == "g" and _names_act(draft, word)
        return 0.3 if gerund or adjective >= verb else 0.0
    return 0.3 if verb > adjective >= 0 and link.fine[:1] == "a" else 0.0


def _after_noun(draft: Draft, link: Link) -> float:
    """the rain stopped: a participle only if the verb can have an object; birds live: no adjective"""
    word = draft.joints.first(link.right)
    facts, kind = draft.knows(word), link.fine[:1]
    cost = _TWICE if draft.linkage.left(link.right, "MV") else 0.0
    if kind == "v":
        inverted = draft.linkage.left(link.left, "SI") is not None
        bare = not draft.linkage.rightward[word]
        possible = 0.5 + 0.7 * facts.is_rather_intransitive + 0.7 * bare + 1.0 * inverted
        return cost + (possible if Frame.TRANSITIVE in facts.frames else 3.0)
    if kind == "g" and word == link.left + 1 and draft.knows(link.left).can_be(Pos.PRONOUN):
        return cost + 0.7
    return cost + (0.7 if kind == "a" and not draft.linkage.rightward[word] else 0.0)


def _wall(draft: Draft, link: Link) -> float:
    """No sentence, only a noun or a phrase; a clause after a mere comma; a command in no base form."""
    kind = link.fine[:1]
    cost = 0.5 if draft.forms[link.left] == "," else 0.0
    fragment = kind in ("a", "l") or (kind == "o" and draft.relations[draft.below(link.right)] == "ROOT")
    if fragment or (draft.forms[link.right] == "please" and link.left > 0):
        cost += 2.0
    verbs = draft.knows(draft.joints.first(link.right)).verbs
    return cost + (3.0 if kind in ("i", "g") and verbs and Form.BASE not in verbs else 0.0)


def _infinitive(draft: Draft, link: Link) -> float:
    """My goal is to win: dear to the grammar, but plain English."""
    subject = next(iter(draft.under(draft.below(link.left), "nsubj")), None)
    named = subject is not None and draft.linkage.words[subject].mark not in ("", "p")
    return -1.5 if named and draft.joints.lemma(link.left) == "be" else 0.0


def _lonely(draft: Draft, word: int) -> float:
    """ "be" and nothing after it, "do" and no object."""
    lemma = draft.joints.lemma(word)
    if lemma not in ("be", "do") or not draft.joints.is_verb(word):
        return 0.0
    if draft.relations[word] in ("aux", "auxpass", "advcl"):
        return 0.0
    if lemma == "do":
        return 0.6 if draft.under(word, "prep") and not draft.under(word, "dobj", "ccomp") else 0.0
    return 0.0 if draft.under(word, *_PREDICATES) else 1.5


def _opening(draft: Draft, link: Link) -> float:
    """Down the hill rolled …: "down" before a noun and no comma is no adverb."""
    word = link.left
    between = draft.forms[word + 1 : link.right]
    adverb = draft.relations[word] == "advmod" and draft.knows(word).can_be(Pos.PREPOSITION)
    return 1.5 if adverb and between and "," not in between else 0.0


def _subject(draft: Draft, link: Link) -> float:
    """ "whoever" and the like open a clause of their own."""
    if draft.forms[link.left] not in ("whoever", "whatever", "whichever") or is_inner(link):
        return 0.0
    return 1.5 if draft.opens(link.left) in (None, draft.below(link.right)) else 0.0


def _bare_clause(draft: Draft, link: Link) -> float:
    """A clause without "that" after a verb that takes none."""
    frames = draft.knows(link.left).frames
    return 1.0 if link.fine == "e" and frames and Frame.CLAUSE not in frames else 0.0


def _compound(draft: Draft, link: Link) -> float:
    return 0.3 if draft.knows(link.left).can_be(Pos.ADJECTIVE) else 0.0


def _determiner(draft: Draft, link: Link) -> float:
    return 1.0 if draft.relations[draft.joints.first(link.right)] == "acomp" else 0.0


def _saying(draft: Draft, link: Link) -> float:
    """A clause is only then what somebody says if there is a verb of saying and a mark."""
    verb = draft.above(link.right, link.right)
    marked = any(form in (",", '"', "!", "?", "“", "”") for form in draft.forms[: link.right])
    return (0.0 if marked else 2.0) + (0.0 if draft.joints.lemma(verb) in SAYING else 1.0)


def _base_form(draft: Draft, link: Link) -> float:
    """had him come: rare, beside: has come; is come: no base form"""
    lemma = draft.joints.lemma(link.left)
    return 2.0 if lemma == "be" or (link.fine == "*j" and lemma == "have") else 0.0


def _joined_nouns(draft: Draft, link: Link) -> float:
    """Two joined nouns have no comma between them."""
    if not link.fine.startswith("l") or draft.forms[link.right] == ",":
        return 0.0
    return 0.7 if draft.forms[link.right - 1] == "," and link.left not in draft.joints.pairs else 0.0


_BY_LINK: dict[str, Callable[[Draft, Link], float]] = {
    "O": _object,
    "P": _predicate,
    "M": _after_noun,
    "W": _wall,
    "CO": _opening,
    "CP": _saying,
    "I": _base_form,
    "TO": _infinitive,
    "S": _subject,
    "C": _bare_clause,
    "AN": _compound,
    "D": _determiner,
    "SJ": _joined_nouns,
}
