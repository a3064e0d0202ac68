"""Whole sentences: the clause with the target in it becomes a statement, a question, a command …"""

from msgspec.structs import replace

from gamehall.english.terms import Aspect, Pattern, Purpose, Structure, Time
from gamehall.english.writer import clauses
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import reaction
from gamehall.english.writer.parts import COMMA, Part, mark, word
from gamehall.english.writer.paths import Path
from gamehall.english.writer.phrases import Named, prepositional, pronoun, something
from gamehall.english.writer.stock import fits, table
from gamehall.english.writer.verbs import PAST, PRESENT, Verb
from gamehall.english.writer.wants import Want

_SELDOM = ("never", "seldom", "rarely", "only then", "not once", "never")
_PERSON = frozenset({"person"})
_JOINERS = ("and", "but", "and")
_STANDING = (
    "person",
    "animal",
    "tool",
    "vehicle",
    "furniture",
    "vessel",
    "building",
    "tree",
    "machine",
    "toy",
    "object",
)


def sentence(draft: Draft, goal: Goal, want: Want, path: Path) -> Part | None:
    """The root of a sentence of the designated kind, its end mark with it."""
    if want.pattern is Pattern.INVERTED and draft.chance(0.6) and (named := goal.named(draft, _STANDING)):
        root = turned(draft, named)
        return root.after(mark(".")) if root else None
    draft.joined = want.structure in (Structure.COMPOUND, Structure.COMPOUND_COMPLEX)
    setting = _setting(draft, want, goal)
    clause = goal.clause(draft, setting)
    if clause is None:
        return None
    joined = want.structure in (Structure.COMPOUND, Structure.COMPOUND_COMPLEX) and not goal.site.joins
    if want.structure in (Structure.COMPLEX, Structure.COMPOUND_COMPLEX) and not path.dependent:
        clause = _with_dependent(draft, clause, front=True)
    root = _said(draft, clause, want)
    if root is not None and joined:
        root = _followed(draft, root) if _ends_plainly(clause) else _preceded(draft, root)
    if root is None:
        return None
    if goal.site.exclaims and not goal.doors:
        root = root.before(word(goal.site.exclaims, "UH", "intj", target=True), COMMA)
    return root.after(mark("?" if clause.asks else _end(want)))


def _setting(draft: Draft, want: Want, goal: Goal) -> Setting:
    pattern = None if want.pattern is Pattern.INVERTED else want.pattern
    subject = pronoun("you") if want.purpose is Purpose.IMPERATIVE else None
    act = want.purpose is Purpose.IMPERATIVE
    return Setting(
        pattern=pattern,
        subject=subject,
        act=act,
        purpose=want.purpose,
        main=True,
        inverted=want.pattern is Pattern.INVERTED,
    )


def _end(want: Want) -> str:
    if want.purpose is Purpose.INTERROGATIVE:
        return "?"
    return "!" if want.purpose is Purpose.EXCLAMATORY else "."


def _said(draft: Draft, clause: Clause, want: Want) -> Part | None:
    if want.purpose is Purpose.IMPERATIVE:
        return clauses.command(clause, please=draft.chance(0.25))
    if want.purpose is Purpose.INTERROGATIVE or clause.asks:
        asks_subject = clause.subject is not None and clause.subject.part.tag in ("WP", "WDT")
        return clauses.statement(clause) if asks_subject else clauses.question(clause, clause.asked)
    if want.pattern is Pattern.INVERTED and not clause.plain:
        return _inverted(draft, clause)
    return clauses.statement(clause)


def _inverted(draft: Draft, clause: Clause) -> Part | None:
    """Never did the guide sell a map."""
    if clause.front or clause.asks or clause.subject is None or clause.subject.part.tag[:2] in ("VB", "MD"):
        return None
    tense = clause.tense
    if clause.verb.lemma == "be" or tense.passive:
        if not clause.verb.target:
            clause = replace(clause, tense=replace(tense, time=Time.FUTURE, aspect=Aspect.SIMPLE))
        return clauses.inverted(clause, word("never", "RB", "advmod"))
    first, _, second = draft.one(_SELDOM).rpartition(" ")
    opener = word(second, "RB", "advmod")
    return clauses.inverted(clause, opener.before(word(first, "RB", "advmod")) if first else opener)


def turned(draft: Draft, named: Named) -> Part | None:
    """Beside the barn stood a tractor."""
    place = something(draft, ("building", "tree", "furniture"), plural=False)
    lemma = "stand" if named.lives or fits(named.classes, ("furniture", "building", "tree")) else "lie"
    lemma = draft.one(("wait", "sit", "stand")) if named.human else lemma
    if place is None or named.pronoun:
        return None
    phrase = prepositional(draft.one(("near", "behind", "beside")), place)
    clause = Clause(Verb(lemma), Pattern.S_V, named)
    return clauses.turned(clause, (phrase,))


def _with_dependent(draft: Draft, clause: Clause, *, front: bool) -> Clause:
    """With an adverb clause that goes with anything."""
    opener, noun, past, present, lemma = draft.one(table("joiners")["dependent"]["clauses"]).split()
    subject = word(noun, "NN", "nsubj").before(word("the", "DT", "det"))
    tag, dep = ("WRB", "advmod") if opener == "when" else ("IN", "mark")
    text, verb_tag = (past, "VBD") if draft.time is Time.PAST else (present, "VBZ")
    said = word(text, verb_tag, "advcl", lemma).before(word(opener, tag, dep), subject)
    return clause.with_front(said) if front else clause.with_end(said)


def _ends_plainly(clause: Clause) -> bool:
    """Whether nothing in the clause could take a further clause to itself."""
    return not any(_has_verb(part) for part in (*clause.complements, *clause.end))


def _has_verb(part: Part) -> bool:
    return part.tag[:2] in ("VB", "MD") or any(_has_verb(each) for each in (*part.left, *part.right))


def _followed(draft: Draft, root: Part) -> Part:
    """…, but nobody laughed."""
    joiner, who, lemma = draft.one(table("joiners")["tails"]["clauses"]).split()
    named = pronoun(who) if who in ("she", "he", "we", "they") else Named(word(who, "NN"), _PERSON)
    other = Clause(Verb(lemma), Pattern.S_V, named, PAST if draft.time is Time.PAST else PRESENT)
    return root.after(COMMA, word(joiner, "CC", "cc"), clauses.statement(other, "conj"))


def _preceded(draft: Draft, root: Part) -> Part | None:
    """The crowd cheered, and …: another independent clause comes first."""
    subject = something(draft, ("people", "group"))
    other = reaction(draft, Setting(subject=subject)) if subject else None
    if other is None:
        return None
    joiner = word(draft.one(_JOINERS), "CC", "cc")
    return clauses.statement(other).after(COMMA, joiner, root.as_("conj"))
