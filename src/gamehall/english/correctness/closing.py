"""The mark that closes the sentence."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_closing
from gamehall.english.correctness.lists import PERSONS
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import FINITE_TAGS, SUBJECTS, Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.lexicon.knowledge import Form, Kind, Pos

_ASKING = listed("ask wonder inquire enquire know tell explain see say decide learn discover forget")


def closing(page: Page, sight: Sight) -> Iterator[Fault]:
    if not page.end_mark:
        yield in_closing("The sentence has no mark at its end.")
        return
    stripped = page.text.rstrip("\"“”'’) \u00a0")
    if stripped[-2:-1] in ("?", "!", ".") and stripped[-3:] != "..." and not _short(stripped):
        yield in_closing(
            "The sentence closes with more than one mark.", sure=stripped[-2:] not in ("?!", "!?")
        )
    if page.quotations and page.text.rstrip()[-1:] in '"”':
        return
    if page.end_mark == "." and (asks(sight) or _opens_a_question(page, sight)):
        yield in_closing("A question ends with a question mark.")
    elif page.end_mark == "?":
        yield from _not_asked(page, sight)


def _short(text: str) -> bool:
    return text.endswith(("a.m.", "p.m.", "Mr.", "Jr.", "Sr.", "etc."))


def asks(sight: Sight) -> bool:
    """Whether the main clause has the order of a question, and can be nothing else."""
    tree = sight.tree
    root = tree.roots[0] if len(tree.roots) == 1 else -1
    verb = sight.verbs.get(root)
    subject = tree.first(root, *SUBJECTS, "expl") if root >= 0 else None
    if verb is None or subject is None or not verb.finite or verb.imperative:
        return False
    start, acts = _start(sight), (*verb.helpers, root)[0]
    inverted = acts < subject and _helps(tree[acts].lower)
    opener = tree[start]
    if opener.tag in ("WP", "WDT", "WP$", "WRB") and opener.lower not in _NO_QUESTION:
        finite_before = any(tree[i].tag in ("VBD", "VBZ", "VBP") for i in range(start, acts))
        return _asks_for_subject(sight, start, subject, acts) or (inverted and not finite_before)
    if opener.tag == "IN" and tree[min(start + 1, len(tree) - 1)].tag in ("WP", "WDT"):
        return inverted and tree[start + 1].lower != "what"
    return start == acts and inverted and _plain_inversion(sight, acts, subject, root)


_NO_QUESTION = listed("whoever whatever whichever whomever that")


def _asks_for_subject(sight: Sight, start: int, subject: int, acts: int) -> bool:
    """ "Who ate the cake": the only clause has a question word for its subject."""
    tree = sight.tree
    if (
        subject > acts
        or start not in tree.subtree(subject)
        or tree[start].lower not in ("who", "which", "whose")
    ):
        return False
    second = any(n.tag == "NNS" and forms.likeliest(n.lower) is Pos.VERB for n in tree.nodes[acts + 1 :])
    return sum(1 for each in sight.verbs.values() if each.finite) == 1 and not second


_ASKING_WORDS = listed("who what when where why how whom which whose")
_NEVER_FIRST = listed("is are was does has isn't aren't wasn't doesn't didn't hasn't")
"""Cannot open a statement."""
_AFTER_HELPER = listed("i you he she we they it the a an my your his her our their this that these those")


def _opens_a_question(page: Page, sight: Sight) -> bool:
    """ "Why is the sky", "How many tickets did the": the first words tell, unless a second verb follows."""
    first = [word.lower for word in page.words[:5]]
    if page.quoted(page.words[0].start):
        return False
    if len(first) > 1 and first[0] in _NEVER_FIRST and first[1] in _AFTER_HELPER:
        return first[0] != "has" or first[1] not in ("a", "an")
    if first[0] not in _ASKING_WORDS or sum(node.tag in FINITE_TAGS for node in sight.tree.nodes) != 1:
        return False
    helper = next((at for at, word in enumerate(first) if at and _helps(word)), len(first))
    verbs = {Form.THIRD, Form.PAST} if first[0] == "what" else set()
    plain = not any(forms.verb_forms(word) & verbs or word in PERSONS for word in first[1:helper])
    return plain and helper + 1 < len(first) and first[helper + 1] in _AFTER_HELPER


def _start(sight: Sight) -> int:
    """The first word of the main clause, after an interjection, a name called or a conjunction."""
    passed = ("intj", "cc", "punct", "npadvmod", "vocative")
    return next((i for i, node in enumerate(sight.tree.nodes) if node.dep not in passed), 0)


def _helps(word: str) -> bool:
    return bool(forms.kinds(word) & {Kind.AUXILIARY, Kind.MODAL}) or word in _SHORT_HELPERS


_SHORT_HELPERS = listed("ca wo 's ’s 're ’re")


def _plain_inversion(sight: Sight, acts: int, subject: int, root: int) -> bool:
    """ "Did you go", not "Have the boys wash", "May you win", "Don't you dare", "Had I known"."""
    tree, word = sight.tree, sight.tree[acts].lower
    forbids = word == "do" and tree[acts + 1].lower in ("n't", "n’t", "not") and tree[subject].lower == "you"
    if word in ("may", "let") or forbids:
        return False
    if word in ("do", "does", "did") and acts == root:
        return False
    if word == "have":
        return acts != root and Form.PAST_PARTICIPLE in forms.verb_forms(tree[root].lower)
    if word in ("had", "were", "should") and len(sight.verbs) > 1:
        return False
    if word in ("can", "will", "must", "need", "dare"):
        after = tree[min(subject + 1, len(tree) - 1)].lower
        base = Form.BASE in forms.verb_forms(tree[root].lower) | forms.verb_forms(after)
        return tree[acts].tag == "MD" and base
    return True


def _not_asked(page: Page, sight: Sight) -> Iterator[Fault]:
    """A statement, above all one that reports a question, does not end with a question mark."""
    tree = sight.tree
    if len(tree.roots) != 1 or page.quotations:
        return
    root = tree.roots[0]
    verb = sight.verbs.get(root)
    subject = sight.subject_of(root)
    if verb is None or not verb.finite or any(node.tag.startswith("W") for node in tree.nodes[:2]):
        return
    acts = (*verb.helpers, root)[0]
    states = verb.imperative or (subject is not None and subject < acts)
    if not states or _tagged(sight) or tree[0].tag in ("MD",) or _helps(tree[0].lower):
        return
    reports = any(_indirect(sight, clause) for clause in tree.under(root, "ccomp", "advcl", "dobj"))
    person = tree[subject].lower if subject is not None else ""
    if reports and tree[root].lemma in _ASKING and person != "you":
        yield in_closing("A question that is only reported ends with a period.")
    elif not verb.imperative and person not in ("you", "i", "we"):
        yield in_closing("A statement ends with a period.", sure=False)


def _indirect(sight: Sight, clause: int) -> bool:
    tree = sight.tree
    first = min(tree.subtree(clause))
    return tree[first].tag in ("WP", "WRB", "WDT", "WP$") or tree[first].lower in ("if", "whether")


def _tagged(sight: Sight) -> bool:
    """ "You like it, don't you?" """
    tail = [node.lower for node in sight.tree.nodes[-5:]]
    return "," in tail
