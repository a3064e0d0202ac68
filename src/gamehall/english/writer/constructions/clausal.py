"""Doors to clauses that are no part of a noun phrase: noun clauses, adverb clauses, quotations."""

from msgspec.structs import replace

from gamehall.english.terms import Pattern, Purpose, Time
from gamehall.english.writer import clauses
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.constructions.nominal import opened
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import ClauseDoor, filler, placed, tensed
from gamehall.english.writer.opinions import naming_noun
from gamehall.english.writer.parts import CLOSE_QUOTE, COMMA, OPEN_QUOTE, Part, word
from gamehall.english.writer.phrases import Named, listener, noun_phrase, somebody
from gamehall.english.writer.stock import table, widened
from gamehall.english.writer.verbs import Verb

_P = Pattern
_FACT = widened(("idea",)) | {"fact", "event", "saying"}
_ASKING = ("where", "why", "when", "how", "whether")


def _subject(draft: Draft, setting: Setting) -> Named:
    return setting.subject or somebody(draft)


def holding(draft: Draft, setting: Setting, lemma: str, *parts: Part) -> Clause:
    """Somebody says or knows what the clause says."""
    pattern = _P.S_V_IO_DO if len(parts) == 2 else _P.S_V_DO
    return Clause(Verb(lemma), pattern, _subject(draft, setting), tensed(draft, setting), parts)


def _that(draft: Draft, goal: Goal, dep: str = "ccomp") -> Part | None:
    inner = goal.clause(draft, Setting())
    if inner is None:
        return None
    return opened(clauses.statement(inner, dep), "that", "IN", "mark", target=goal.opener == "that")


def listed_verb(draft: Draft, name: str, setting: Setting) -> str:
    """A verb that takes a clause; in a command one that can be commanded."""
    listed = table("hosts")["clauses"]
    words = listed[name].split()
    if setting.act:
        words = [w for w in words if w in listed["commands"].split()]
    return draft.fresh(words) or "remember"


def _said(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    if setting.pattern is _P.S_V_IO_DO:
        return _told(draft, goal, setting)
    said = _that(draft, goal)
    return holding(draft, setting, listed_verb(draft, "said", setting), said) if said else None


def _told(draft: Draft, goal: Goal, setting: Setting, lemma: str = "tell") -> Clause | None:
    """The guide told us that …"""
    said, subject = _that(draft, goal), _subject(draft, setting)
    told = listener(draft, subject).part.as_("dative")
    return holding(draft, replace(setting, subject=subject), lemma, told, said) if said else None


def _known(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    if setting.pattern is _P.S_V_IO_DO:
        return _told(draft, goal, setting, "show")
    said = _that(draft, goal)
    return holding(draft, setting, listed_verb(draft, "known", setting), said) if said else None


def _question(draft: Draft, goal: Goal, dep: str) -> Part | None:
    """where the pilot slept, whether the lamp broke"""
    asked = goal.opener or draft.one(_ASKING)
    inner = goal.clause(draft, Setting())
    if inner is None or inner.front:
        return None
    tag, work = ("IN", "mark") if asked in ("whether", "if") else ("WRB", "advmod")
    return opened(clauses.statement(inner, dep), asked, tag, work, target=bool(goal.opener))


def _wondered(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    asked = _question(draft, goal, "ccomp")
    return holding(draft, setting, listed_verb(draft, "wondered", setting), asked) if asked else None


def _as_subject(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """Whether the lamp broke is a mystery."""
    if setting.fixed or setting.purpose is Purpose.INTERROGATIVE:
        return None
    asked = _question(draft, goal, "csubj") if goal.opener != "that" else _that(draft, goal, "csubj")
    return placed(draft, Named(asked, _FACT), setting) if asked else None


def _as_predicate(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The problem was that the lamp broke."""
    if setting.fixed:
        return None
    said = _that(draft, goal)
    noun = naming_noun(draft.one(("problem", "truth", "trouble", "reason", "surprise")))
    if said is None:
        return None
    subject = noun_phrase(draft, noun, article="the")
    return Clause(Verb("be"), _P.S_LV_PN, subject, tensed(draft, setting), (said,))


def _whoever(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """Whoever finds the keys will receive a reward."""
    if setting.fixed or setting.purpose is Purpose.INTERROGATIVE:
        return None
    who = Named(word("whoever", "WP"), widened(("folk",)), pronoun=True)
    inner = goal.clause(draft, Setting(subject=who))
    if inner is None:
        return None
    return placed(draft, Named(clauses.statement(inner, "csubj"), who.classes), setting)


_TIMES = ("when", "after", "before", "until", "while")
_CAUSES = ("because", "although", "since")


def _adverb_clause(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    inner = goal.clause(draft, Setting())
    outer = filler(draft, setting) if inner else None
    if inner is None or outer is None:
        return None
    lasting = draft.time is Time.FUTURE or inner.pattern in (_P.S_LV_PN, _P.S_LV_PA)
    opener = goal.opener or draft.one(_CAUSES if lasting else (*_TIMES, *_CAUSES))
    tag, dep = ("WRB", "advmod") if opener in ("when", "where", "wherever", "whenever") else ("IN", "mark")
    said = opened(clauses.statement(inner, "advcl"), opener, tag, dep, target=bool(goal.opener))
    if setting.main and (draft.joined or (setting.purpose is None and draft.chance(0.4))):
        return outer.with_front(said)
    return outer.with_end(said)


def _glad_that(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The coach was glad that the game ended: the clause tells of the adjective."""
    said = _that(draft, goal)
    if said is None:
        return None
    glad = word(draft.one(("glad", "sure", "certain", "happy", "sorry", "afraid", "proud")), "JJ", "acomp")
    return Clause(
        Verb("be"), _P.S_LV_PA, _subject(draft, setting), tensed(draft, setting), (glad.after(said),)
    )


def _faster_than(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The boy ran faster than the pilot walked: the clause tells of the adverb."""
    inner = goal.clause(draft, Setting(_P.S_V))
    outer = filler(draft, replace(setting, pattern=_P.S_V)) if inner else None
    if inner is None or outer is None or inner.front or inner.end:
        return None
    said = opened(clauses.statement(inner, "advcl"), "than", "IN", "mark", target=goal.opener == "than")
    return outer.with_end(
        word(draft.one(("longer", "sooner", "earlier", "later")), "RBR", "advmod").after(said)
    )


def _quoted(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The guide said, "The bridge is closed." """
    inner = goal.clause(draft, Setting())
    if inner is None:
        return None
    said = replace(clauses.statement(inner, "ccomp"), capital=True)
    lemma = draft.one(("say", "shout", "whisper", "reply", "answer", "explain"))
    outer = holding(draft, setting, lemma)
    if setting.main and setting.purpose in (None, Purpose.DECLARATIVE) and draft.chance(0.5):
        return replace(outer, front=(said.before(OPEN_QUOTE).after(COMMA, CLOSE_QUOTE),))
    return outer.with_end(COMMA, said.before(OPEN_QUOTE).after(CLOSE_QUOTE))


BY_CLAUSE: dict[str, ClauseDoor] = {
    "said that": _said,
    "knew that": _known,
    "wondered": _wondered,
    "clause as subject": _as_subject,
    "clause as predicate": _as_predicate,
    "whoever": _whoever,
    "adverb clause": _adverb_clause,
    "inner adverb clause": _adverb_clause,
    "glad that": _glad_that,
    "longer than": _faster_than,
    "quotation": _quoted,
}
