"""Doors to infinitives, gerunds, participles before a clause, and clauses cut short."""

from msgspec.structs import replace

from gamehall.english.terms import Pattern, Purpose
from gamehall.english.writer import clauses
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import ClauseDoor, NamedDoor, filler, given_in, placed, tensed
from gamehall.english.writer.opinions import naming_noun
from gamehall.english.writer.parts import COMMA, Part, word
from gamehall.english.writer.phrases import Named, noun_phrase, prepositional, pronoun, somebody, something
from gamehall.english.writer.stock import fits, table, widened
from gamehall.english.writer.verbs import Verb

_P = Pattern
_ACT = widened(("idea",)) | {"doing", "fact"}
_ANYBODY = Named(word("people", "NNS"), widened(("folk",)), True)
"""Whoever does what an infinitive or gerund names, where nobody is named."""


def _words(table_name: str, name: str) -> list[str]:
    found: list[str] = table("hosts")[table_name][name].split()
    return found


def _verb(draft: Draft, name: str, setting: Setting) -> str | None:
    """A verb that takes a verbal; in a command one that can be commanded."""
    words = _words("verbals", name)
    return draft.fresh([w for w in words if w in _words("verbals", "commands")] if setting.act else words)


def _doing(draft: Draft, goal: Goal, doer: Named | None = None, *, busy: bool = False) -> Clause | None:
    """What is done, by whom; said without the doer later."""
    found = goal.clause(draft, Setting(subject=doer or _ANYBODY, act=True, busy=busy))
    return found if found and not found.front else None


def _to(draft: Draft, goal: Goal, dep: str, doer: Named | None = None) -> Part | None:
    found = _doing(draft, goal, doer)
    return clauses.infinitive(found, dep, perfect=found.tense.aspect.value == "perfect") if found else None


def _ing(draft: Draft, goal: Goal, dep: str, doer: Named | None = None) -> Part | None:
    found = _doing(draft, goal, doer)
    return clauses.ing(found, dep) if found else None


def _with_object(draft: Draft, setting: Setting, lemma: str, part: Part) -> Clause:
    subject = setting.subject or somebody(draft)
    return Clause(Verb(lemma), _P.S_V_DO, subject, tensed(draft, setting), (part,))


def _wanted_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    subject = setting.subject or somebody(draft)
    to = _to(draft, goal, "xcomp", subject)
    lemma = _verb(draft, "infinitive", setting)
    return _with_object(draft, replace(setting, subject=subject), lemma, to) if to and lemma else None


def _enjoyed(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    subject = setting.subject or somebody(draft)
    doing = _ing(draft, goal, "xcomp", subject)
    lemma = _verb(draft, "gerund", setting)
    return _with_object(draft, replace(setting, subject=subject), lemma, doing) if doing and lemma else None


def _to_as_subject(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    return _judged(draft, setting, _to(draft, goal, "csubj"))


def _ing_as_subject(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    return _judged(draft, setting, _ing(draft, goal, "csubj"))


def _judged(draft: Draft, setting: Setting, act: Part | None) -> Clause | None:
    """To swim the river takes courage; feeding the goats was hard."""
    if act is None or setting.fixed or setting.purpose is Purpose.INTERROGATIVE:
        return None
    subject, tense = Named(act, _ACT), tensed(draft, setting)
    pattern = setting.pattern or draft.one((_P.S_V_DO, _P.S_LV_PA))
    if pattern is _P.S_V_DO:
        needed = word(draft.one(_words("judged", "takes")), "NN", "dobj")
        return Clause(Verb(draft.one(("take", "require"))), pattern, subject, tense, (needed,))
    if pattern is _P.S_LV_PA:
        quality = word(draft.one(_words("judged", "good")), "JJ", "acomp")
        return Clause(Verb("be"), pattern, subject, tense, (quality,))
    if pattern is _P.S_LV_PN:
        noun = noun_phrase(
            draft, naming_noun(draft.one(("mistake", "pleasure", "challenge", "joy"))), article="a"
        )
        return Clause(Verb("be"), pattern, subject, tense, (noun.part.as_("attr"),))
    if pattern is _P.S_V:
        return Clause(Verb("matter"), pattern, subject, tense)
    return placed(draft, subject, setting)


def _goal(draft: Draft, name: str) -> Named:
    noun = naming_noun(draft.one(_words("goals", name)))
    return noun_phrase(draft, noun, article=draft.one(("her", "my", "our")))


def _to_as_predicate(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    to = _to(draft, goal, "xcomp")
    if to is None or setting.fixed:
        return None
    return Clause(Verb("be"), _P.S_LV_PN, _goal(draft, "nouns"), tensed(draft, setting), (to,))


def _ing_as_predicate(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    doing = _ing(draft, goal, "attr")
    if doing is None or setting.fixed:
        return None
    subject = _goal(draft, "gerunds")
    favorite = word("favorite", "JJ", "amod")
    part = replace(subject.part, left=(*subject.part.left, favorite))
    return Clause(Verb("be"), _P.S_LV_PN, replace(subject, part=part), tensed(draft, setting), (doing,))


def _in_order_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """My uncle stopped to rest; to reach the shelf, the boy used a ladder."""
    subject = setting.subject or somebody(draft)
    to = _to(draft, goal, "advcl", subject)
    if to is None:
        return None
    if setting.pattern in (None, _P.S_V):
        lemma = draft.one(("stop", "return", "leave", "wait", "come", "hurry"))
        return Clause(Verb(lemma), _P.S_V, subject, tensed(draft, setting), end=(to,))
    outer = assemble(draft, setting.pattern, replace(given_in(setting), subject=subject))
    return outer.with_front(to) if outer and not setting.fixed else None


def _ready_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    subject = setting.subject or somebody(draft)
    to = _to(draft, goal, "xcomp", subject)
    if to is None:
        return None
    ready = word(draft.one(("ready", "eager", "able", "anxious", "happy")), "JJ", "acomp").after(to)
    return Clause(Verb("be"), _P.S_LV_PA, subject, tensed(draft, setting), (ready,))


def _too_late_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    subject = setting.subject or somebody(draft)
    to = _to(draft, goal, "xcomp", subject)
    if to is None:
        return None
    late = word(draft.one(("late", "early")), "RB", "advmod")
    late = late.before(word("too", "RB", "advmod")).after(to)
    return Clause(
        Verb(draft.one(("arrive", "leave", "come"))), _P.S_V, subject, tensed(draft, setting), end=(late,)
    )


def _plan_to(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The plan to sell the barn: an infinitive that tells of a noun."""
    if slot and not fits(widened(("idea",)), slot):
        return None
    to = _to(draft, goal, "acl")
    noun = naming_noun(draft.one(_words("goals", "needs")))
    if to is None:
        return None
    made = noun_phrase(draft, noun, article="the").after(to)
    return replace(made, classes=widened(("notion",)))


def _no_choice_but(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The fox had no choice but to fight: an infinitive after a preposition."""
    subject = setting.subject or somebody(draft)
    to = _to(draft, goal, "pcomp", subject)
    if to is None:
        return None
    but = word("but", "IN", "prep").after(to)
    choice = word(draft.one(("choice", "option")), "NN", "dobj").before(word("no", "DT", "det")).after(but)
    return _with_object(draft, replace(setting, subject=subject), "have", choice)


def _wanted_them_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The coach wanted the twins to sing: an infinitive clause."""
    bare = draft.chance(0.3)
    lemma = _verb(draft, "bare" if bare else "clause", setting)
    inner = goal.clause(draft, Setting(act=True))
    if lemma is None or inner is None or inner.front or inner.subject is None:
        return None
    subject = _objective(inner.subject)
    if not subject.lives:
        return None
    said = clauses.infinitive_clause(replace(inner, subject=subject), "ccomp", to=not bare)
    return _with_object(draft, setting, lemma, said)


_OBJECTIVE = {"he": "him", "she": "her", "they": "them", "we": "us", "I": "me"}


def _objective(named: Named) -> Named:
    text = _OBJECTIVE.get(named.part.text)
    return pronoun(text) if text else named


def _for_them_to(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The plan was for the twins to sing."""
    inner = goal.clause(draft, Setting(act=True))
    if inner is None or inner.front or inner.subject is None or setting.fixed or not inner.subject.lives:
        return None
    said = clauses.infinitive_clause(replace(inner, subject=_objective(inner.subject)), "ccomp")
    said = said.before(word("for", "IN", "mark"))
    return Clause(Verb("be"), _P.S_LV_PN, _goal(draft, "nouns"), tensed(draft, setting), (said,))


def _given_attention(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """My aunt gives painting her full attention."""
    doing = _ing(draft, goal, "dative")
    if doing is None:
        return None
    subject = setting.subject or something(draft, ("kin",), plural=False)
    if subject is None:
        return None
    left = (word("full", "JJ", "amod"),)
    attention = word("attention", "NN", "dobj").before(
        word("their" if subject.plural else "its", "PRP$", "poss"), *left
    )
    owner = "his" if subject.gender == "m" else "her" if subject.gender == "f" else "their"
    attention = replace(attention, left=(word(owner, "PRP$", "poss"), *left))
    return Clause(Verb("give"), _P.S_V_IO_DO, subject, tensed(draft, setting), (doing, attention))


def _job_doing(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """Her job, washing windows, …"""
    if slot and not fits(widened(("idea",)), slot):
        return None
    doing = _ing(draft, goal, "appos")
    if doing is None:
        return None
    return replace(_goal(draft, "gerunds"), classes=widened(("notion",))).after(COMMA, doing, COMMA)


def _doing_as_object(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """by washing windows"""
    if "doing" not in slot:
        return None
    doing = _ing(draft, goal, "pcomp")
    return Named(doing, _ACT) if doing else None


def _before_clause(
    draft: Draft, goal: Goal, setting: Setting, opener: str, subject: Named | None = None
) -> Clause | None:
    """Holding the rope, the girl waved; while crossing the creek, she slipped."""
    if setting.subject is not None or setting.fixed:
        return None
    subject = subject or something(draft, ("people",)) or pronoun("we")
    doing = _doing(draft, goal, subject, busy=True)
    outer = filler(draft, replace(setting, subject=subject)) if doing else None
    if doing is None or outer is None:
        return None
    said = clauses.ing(doing, "advcl")
    if opener:
        said = said.before(word(opener, "IN", "mark", target=goal.opener == opener))
    return outer.with_front(said)


def _holding(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    return _before_clause(draft, goal, setting, "")


def _she_holding(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    who = pronoun(draft.one(("she", "he", "they", "we")))
    return _before_clause(draft, goal, setting, "", who)


def _while_holding(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    return _before_clause(draft, goal, setting, goal.opener or "while")


def _than(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """My sister sings better than the pilot."""
    draft.safe = True
    other = goal.named(draft, ("person", "animal", "group"))
    outer = filler(draft, replace(setting, pattern=_P.S_V)) if other else None
    if other is None or outer is None:
        return None
    better = word(draft.one(("longer", "sooner", "louder", "harder")), "RBR", "advmod")
    return outer.with_end(better.after(prepositional("than", other)))


def _alone_before(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The melting snow: a participle alone before its noun."""
    for each in (slot,) if slot else (("people",), ("animal",), ("thing",), ("weather", "food", "plant")):
        head = something(draft, each, plural=False)
        inner = goal.clause(draft, Setting(subject=head, act=True)) if head else None
        if head is None or inner is None or inner.complements:
            continue
        melting = clauses.ing(replace(inner, end=(), middle=()), "amod")
        return replace(head, part=replace(head.part, left=(*head.part.left, melting)))
    return None


BY_CLAUSE: dict[str, ClauseDoor] = {
    "wanted to": _wanted_to,
    "to as subject": _to_as_subject,
    "to as predicate": _to_as_predicate,
    "in order to": _in_order_to,
    "ready to": _ready_to,
    "too late to": _too_late_to,
    "no choice but to": _no_choice_but,
    "wanted them to": _wanted_them_to,
    "for them to": _for_them_to,
    "enjoyed": _enjoyed,
    "doing as subject": _ing_as_subject,
    "doing as predicate": _ing_as_predicate,
    "doing as receiver": _given_attention,
    "holding": _holding,
    "she, holding": _she_holding,
    "while holding": _while_holding,
    "than": _than,
    "alone as subject": _ing_as_subject,
    "alone as object": _enjoyed,
    "alone as predicate": _ing_as_predicate,
    "alone as receiver": _given_attention,
}
BY_NOUN: dict[str, NamedDoor] = {
    "plan to": _plan_to,
    "job doing": _job_doing,
    "by doing": _doing_as_object,
    "alone renaming": _job_doing,
    "by doing alone": _doing_as_object,
    "alone before": _alone_before,
}
