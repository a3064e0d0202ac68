"""Whether the sentence is of the pattern, the structure or the purpose that was designated."""

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.grammar.sight import FINITE_TAGS
from gamehall.english.reading import Clause, Reading, Use
from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import offer_of

_SUBJECTS = ("nsubj", "nsubjpass", "csubj", "csubjpass", "expl")
_MANY = ("no", "one", "two", "three", "four", "five")


def designation_faults(claim: Claim, reading: Reading, use: Use) -> tuple[Fault, ...]:
    """At most one; none of a designation that the division does not have."""
    designated = claim.designation
    if designated in offer_of(claim.division).patterns:
        found = _pattern(Pattern(designated), reading, use)
    elif designated in {*Structure}:
        found = _structure(Structure(designated), reading)
    elif designated in {*Purpose}:
        found = _purpose(Purpose(designated), reading)
    else:
        found = None
    return (found,) if found else ()


def _pattern(designated: Pattern, reading: Reading, use: Use) -> Fault | None:
    if not any(_has(clause, designated) for clause in reading.independent):
        return Fault(designated, "pattern", _seen(reading, designated))
    home = next((clause for clause in reading.independent if use.index in clause.words), None)
    if home is None:
        return None
    here = _patterns_at(reading, home, use.index)
    if designated is Pattern.INVERTED:
        if _has(home, designated):
            return None
        return Fault(designated, "pattern-half", f'"{use.text}" stands in the half that is not inverted.')
    if designated in here:
        return None
    names = saying.together(saying.pattern(pattern) for pattern in dict.fromkeys(here))
    return Fault(designated, "pattern-half", f'"{use.text}" stands in the half that is {names}.')


def _has(clause: Clause, pattern: Pattern) -> bool:
    if pattern is Pattern.INVERTED:
        return clause.inverted and clause.purpose is not Purpose.INTERROGATIVE
    return pattern in _patterns(clause)


def _patterns(clause: Clause) -> tuple[Pattern, ...]:
    return clause.patterns or ((clause.pattern,) if clause.pattern else ())


def _patterns_at(reading: Reading, clause: Clause, index: int) -> tuple[Pattern, ...]:
    """The patterns a word stands in: that of its own half of a compound predicate, all where it is shared."""
    patterns = _patterns(clause)
    if len(clause.verbs) != len(patterns):
        return patterns
    below = index
    for here in (index, *reading.tree.above(index)):
        if here in clause.verbs:
            first = here == clause.verbs[0]
            shared = first and (index < here or reading.tree[below].dep in _SUBJECTS)
            return patterns if shared else (patterns[clause.verbs.index(here)],)
        below = here
    return patterns


def _seen(reading: Reading, designated: Pattern) -> str:
    clauses = reading.independent
    if not clauses:
        return "There is no independent clause with a verb."
    if designated is Pattern.INVERTED:
        if all(clause.purpose is Purpose.INTERROGATIVE for clause in clauses):
            return "A question does not count as inverted."
        return "No part of the verb stands before the subject."
    patterns = dict.fromkeys(pattern for clause in clauses for pattern in _patterns(clause))
    if not patterns:
        return "There is no verb that makes a pattern."
    names = saying.together(saying.pattern(pattern) for pattern in patterns)
    if len(patterns) > 1:
        return f"The patterns are {names}."
    parts = [
        f'"{reading.uses[slot.heads[0]].text}" is {saying.part(slot.function)}'
        for slot in clauses[0].slots
        if slot.heads and slot.function is not Function.SUBJECT
    ]
    return f"The pattern is {names}: {saying.together(parts)}." if parts else f"The pattern is {names}."


def _structure(designated: Structure, reading: Reading) -> Fault | None:
    actual = reading.structure
    if actual is designated:
        return None
    if actual is None:
        return Fault(designated, "structure", "There is no clause with a subject and a verb.")
    dependent = [each for each in reading.containers if each.is_a(ContainerKind.DEPENDENT_CLAUSE)]
    if dependent and designated in (Structure.SIMPLE, Structure.COMPOUND):
        clause = dependent[0]
        says = f"The {saying.kind(clause.kind)} {saying.words_of(reading, clause.words)} makes it {actual}."
        return Fault(designated, "spillover", says)
    count = len(reading.independent)
    several = f"{_MANY[min(count, 5)]} independent clause{'s' if count != 1 else ''}"
    many = f"There {'are' if count != 1 else 'is only'} {several}"
    says = f"{many}{'' if dependent else ' and no dependent one'}: the sentence is {actual}."
    return Fault(designated, "structure", says)


def _purpose(designated: Purpose, reading: Reading) -> Fault | None:
    """One independent clause of the purpose is enough, and the word need not stand in it."""
    purposes = dict.fromkeys(c.purpose for c in reading.independent if c.purpose) or (
        {reading.purpose: None} if reading.purpose else {}
    )
    if designated in purposes:
        return None
    if not purposes:
        return Fault(designated, "purpose", "There is no clause whose purpose can be told.")
    says = f"The sentence is {saying.together(purposes)}."
    if designated is Purpose.IMPERATIVE and _says_you(reading):
        says = f'With "you" for its subject, not set off by a comma, {says[0].lower()}{says[1:]}'
    if designated is Purpose.DECLARATIVE and Purpose.EXCLAMATORY in purposes:
        says = "The exclamation mark makes the sentence exclamatory."
    if designated is Purpose.EXCLAMATORY and Purpose.IMPERATIVE in purposes:
        says = "A command stays imperative, also with an exclamation mark."
    if designated is Purpose.DECLARATIVE and purposes.keys() == {Purpose.INTERROGATIVE} and _states(reading):
        says = "The question mark makes the sentence interrogative."
    if designated is Purpose.EXCLAMATORY and purposes.keys() == {Purpose.DECLARATIVE}:
        says = "The sentence ends without an exclamation mark: it is declarative."
    return Fault(designated, "purpose", says)


def _says_you(reading: Reading) -> bool:
    return any(reading.tree[head].lower == "you" for head in _subjects(reading))


def _states(reading: Reading) -> bool:
    """ "The lamp glowed?": nothing but its mark makes it a question."""
    first = min(_subjects(reading), default=None)
    if first is None:
        return False
    before = reading.tree.nodes[: first + 1]
    return not any(node.tag[0] == "W" or node.tag in FINITE_TAGS for node in before)


def _subjects(reading: Reading) -> list[int]:
    slots = [slot for clause in reading.independent for slot in clause.slots]
    return [head for slot in slots if slot.function is Function.SUBJECT for head in slot.heads]
