"""Clauses in a linkage: the verb a subject belongs to, and the verb of the clause that a word opens."""

from collections.abc import Iterator

from gamehall.english.parsers.link_grammar.joints import Joints
from gamehall.english.parsers.link_grammar.parse import Link

SUBJECT_LINKS = ("S", "SX", "SF")
_TO_SUBJECT = ("C", "R", "HM")
_NOUN_MARKS = ("n", "s", "i", "u")


def verb_of(joints: Joints, subject: int) -> int | None:
    """The main verb of the clause whose subject this is; of a verb that is no subject its main verb."""
    if link := _own(joints, subject):
        return joints.main(link.right)
    return joints.main(subject) if joints.is_verb(subject) or subject in joints.helped else None


def _own(joints: Joints, subject: int) -> Link | None:
    """Of "whoever", which may be the subject of two verbs, the outer one."""
    links = [each for each in joints.linkage.rightward[subject] if each.name in SUBJECT_LINKS]
    return max(links, key=lambda each: (not is_inner(each), each.right), default=None)


def is_inner(link: Link) -> bool:
    """The subject link inside the clause that "whoever" opens: whoever WINS gets a prize."""
    return link.name == "S" and link.fine.endswith("d")


def clause(joints: Joints, opener: int) -> int | None:
    """The verb of the clause that this word opens; of an elliptical one the word that is left of it."""
    return next(_candidates(joints, opener), None)


def _candidates(joints: Joints, opener: int) -> Iterator[int]:
    linkage = joints.linkage
    rightward = linkage.rightward[opener]
    for link in rightward:
        if link.name in _TO_SUBJECT and link.fine != "w":
            subject = joints.pairs[link.right].left if link.right in joints.pairs else link.right
            if (verb := verb_of(joints, subject)) is not None:
                yield verb
    for link in rightward:
        if link.name in ("CV", "RS", "IV"):
            yield joints.main(link.right)
    for link in rightward:
        if is_inner(link) or (link.name in SUBJECT_LINKS and "w" in link.fine):
            yield joints.main(link.right)
    for link in rightward:
        if link.name == "B" and joints.is_verb(link.right):
            yield joints.main(link.right)
    for link in rightward:
        if link.name in ("D", "EA", "H", "EE"):
            yield from _through(joints, link.right)
    for link in rightward:
        if link.name in ("M", "P") and joints.linkage.words[link.right].mark[:1] not in _NOUN_MARKS:
            yield joints.main(joints.first(link.right))


def _through(joints: Joints, word: int) -> Iterator[int]:
    """The verb behind "which TEAM", "how OLD", "how MANY books"."""
    for link in joints.linkage.rightward[word]:
        if link.name in (*SUBJECT_LINKS, "B", "AF") and joints.is_verb(link.right):
            yield joints.main(link.right)
        elif link.name in ("D", "A", "EA"):
            yield from _through(joints, link.right)
