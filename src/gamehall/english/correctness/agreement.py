"""A verb agrees with its subject."""

from collections.abc import Iterator

from gamehall.english.correctness import forms, subjects
from gamehall.english.correctness.faults import Fault, in_grammar
from gamehall.english.correctness.lists import BLESSING
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Form, Kind, Number

_SINGULAR = frozenset({"is", "was", "has", "does", "'s", "’s"})
_PLURAL = frozenset({"are", "were", "have", "do", "'re", "’re", "'ve", "’ve"})
_FIRST = frozenset({"am", "'m", "’m"})
_UNREAL = frozenset({"if", "though", "unless", "that", "whether", "lest", "provided", "suppose"})
_WISHING = listed("wish insist demand suggest recommend require ask propose order request urge move prefer")
_BARE = listed("make let help see hear watch feel have notice bid observe get")
_CLAUSE_OPENERS = listed("that what how why whether")
_MEMBERS = listed("themselves their they them other another")
"""Tell that the members of a group act one by one."""
_PAIRS = (("is", "are"), ("was", "were"), ("has", "have"), ("does", "do"))
_GIVES = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}


def agreement(page: Page, sight: Sight) -> Iterator[Fault]:
    tree = sight.tree
    for main, verb in sight.verbs.items():
        subject = _subject(sight, main)
        if subject is None or verb.to is not None:
            continue
        acts = verb.helpers[0] if verb.helpers else main
        needs = _needs(sight, acts, main)
        if needs is None or _unreal(sight, main, acts) or _blesses(sight, subject, needs):
            continue
        word, person = tree[acts].lower, tree[subject].lower
        if person in ("i", "you") and len(sight.joined(subject)) == 1:
            if not _fits_person(person, word, needs):
                yield _fault(tree[subject].text, tree[acts].text, _other(word, person))
            continue
        if needs == "first" and tree[subject].tag in ("WP", "WDT"):
            continue
        if needs == "first":
            yield _fault(tree[subject].text, tree[acts].text, "")
            continue
        given = subjects.number_of(sight, subject, acts)
        joined_after = subject > main and len(sight.joined(subject)) > 1
        if Number(needs) not in given and not (joined_after and needs == "singular"):
            group = subjects.is_collective(sight, subject)
            if needs == "plural" and group and any(node.lower in _MEMBERS for node in tree.nodes):
                continue
            sure = needs != "plural" or not (group or _and_before(sight, acts))
            yield _fault(_named(sight, subject), tree[acts].text, _GIVES.get(word, ""), sure)


def _fault(subject: str, verb: str, better: str, sure: bool = True) -> Fault:
    hint = f": {quoted(better)}" if better else ""
    return in_grammar(f"{quoted(verb)} does not agree with its subject {quoted(subject)}{hint}.", sure)


def _named(sight: Sight, subject: int) -> str:
    heads = sight.joined(subject)
    return (
        sight.tree[subject].text if len(heads) == 1 else " … ".join(sight.tree[head].text for head in heads)
    )


def _subject(sight: Sight, main: int) -> int | None:
    tree = sight.tree
    own = tree.under(main, *SUBJECTS)
    if own:
        clause = tree[own[0]].dep.startswith("csubj") or (own[0] > main and not _may_turn(sight))
        return None if clause or len(own) > 1 or _mistaken(sight, own[0]) else own[0]
    if tree.first(main, "expl") is not None or _opens_with_place(sight, main):
        seems = tree.first(main, "xcomp")
        return tree.first(main if seems is None else seems, "attr")
    if tree[main].dep != "conj":
        return None
    head = tree[main].head
    between = any(head < other < main for other in sight.verbs)
    shared = sight.shared_subject(main)
    commands = (*sight.verbs[main].helpers, main)[0]
    if tree[commands].lower == "do" or tree[commands].tag == "VB":
        return None
    if between or shared is None or shared > main or tree[shared].dep.startswith("csubj"):
        return None
    return shared


def _may_turn(sight: Sight) -> bool:
    """Whether the sentence opens so that its subject may follow the verb."""
    first = sight.tree[0]
    if first.lower in ("here", "there") or first.tag in ("EX", "IN", "WRB", "WP", "WDT", "MD", "``"):
        return True
    return Kind.AUXILIARY in forms.kinds(first.lower) or Kind.NEGATIVE in forms.kinds(first.lower)


def _mistaken(sight: Sight, subject: int) -> bool:
    """What is no subject: "Slosh paint on it", "Ann, shut it", "That he lost games is sad"."""
    called = len(sight.tree) > 1 and sight.tree[1].text == ","
    if sight.tree[0].lower in _CLAUSE_OPENERS and any(
        sight.verbs[i].finite for i in sight.verbs if i < subject
    ):
        return True
    return subject == 0 and (called or Form.BASE in forms.verb_forms(sight.tree[0].lower))


def _and_before(sight: Sight, acts: int) -> bool:
    """Whether an "and" stands before the verb that may join two subjects."""
    for index in range(acts - 1, -1, -1):
        if index in sight.verbs and sight.verbs[index].finite:
            return False
        if sight.tree[index].lower == "and" and len(sight.joined(sight.tree[index].head)) > 1:
            return True
    return False


def _opens_with_place(sight: Sight, main: int) -> bool:
    """ "In the box were three kittens": the subject after "be" may be taken for a predicate noun."""
    tree = sight.tree
    return (
        tree[main].lemma == "be"
        and tree[main].head == main
        and any(i < main for i in tree.under(main, "prep"))
        and tree[0].tag == "IN"
    )


def _needs(sight: Sight, acts: int, main: int) -> str | None:
    """Which number of subject this form of the verb needs; None where it fits all."""
    node = sight.tree[acts]
    word = node.lower
    if acts and Kind.MODAL in forms.kinds(sight.tree[acts - 1].lower):
        return None
    if word in _FIRST:
        return "first"
    if word in _SINGULAR and node.tag in ("VBZ", "VBD"):
        return "singular"
    if word in _PLURAL and node.tag in ("VBP", "VBD", "VB"):
        return "plural" if node.tag != "VB" or _heads_sentence(sight, main) else None
    known = forms.verb_forms(word)
    if node.tag == "VBZ" and known == {Form.THIRD}:
        return "singular"
    plain = Form.BASE in known and Form.PAST not in known
    if plain and (node.tag == "VBP" or (node.tag == "VB" and acts == main and _heads_sentence(sight, main))):
        return None if _bare_infinitive(sight, main) else "plural"
    return None


def _heads_sentence(sight: Sight, main: int) -> bool:
    """A base form that has a subject before it and is no command."""
    tree = sight.tree
    own = tree.first(main, *SUBJECTS)
    return tree[main].head == main and own is not None and own < main


def _bare_infinitive(sight: Sight, main: int) -> bool:
    tree = sight.tree
    if tree[main].dep not in ("ccomp", "xcomp") or tree.under(main, "mark"):
        return False
    return tree[tree[main].head].lemma in _BARE


def _unreal(sight: Sight, main: int, acts: int) -> bool:
    """ "If he were", "I wish it were", "insist that he go": the verb need not agree."""
    tree = sight.tree
    word = tree[acts].lower
    if word != "were" and word in _SINGULAR | _FIRST:
        return False
    marks = {tree[i].lower for i in tree.under(main, "mark")}
    over = tree[tree[main].head]
    if word == "were" and (marks & _UNREAL or "as" in marks or over.lemma in _WISHING or acts == 0):
        return True
    if tree[main].dep in ("ccomp", "conj") and over.lemma in _WISHING:
        return True
    return bool(marks & {"that", "lest", "if", "whether"}) and word not in ("are", "have", "do", "were")


def _blesses(sight: Sight, subject: int, needs: str) -> bool:
    """ "God bless this ship": a wish."""
    return needs == "plural" and sight.tree[subject].lower in BLESSING


def _fits_person(person: str, word: str, needs: str) -> bool:
    if person == "you":
        return needs == "plural"
    return word in ("was", "am", "'m", "’m", "'s", "’s") or (
        needs == "plural" and word not in ("are", "were", "'re", "’re")
    )


def _other(word: str, person: str) -> str:
    if person == "i" and word in ("is", "are"):
        return "am"
    if person == "i" and word == "were":
        return "was"
    return _GIVES.get(word, "")
