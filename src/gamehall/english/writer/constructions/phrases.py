"""Doors to phrases with a preposition that tell of a verb, an adjective or an adverb."""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Pattern, Time
from gamehall.english.writer import clauses, verbs
from gamehall.english.writer.assembly import LINKED, assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.constructions.nominal import opened
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import ClauseDoor, NamedDoor, given_in
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.phrases import Named, prepositional, somebody, something
from gamehall.english.writer.stock import Frame, fits, frames_of, table
from gamehall.english.writer.verbs import Verb

_P = Pattern
_LOOSE = ("time", "free")
_FRONT = (*_LOOSE, "at", "many")
_SHORT = 5
_RARE = ("opposite", "towards", "amid", "until", "alongside", "upon", "within", "underneath")
"""Only where they are the target."""
_VERBS = {
    "lean": ("lean", "rest"),
    "leap": ("leap", "jump", "climb"),
    "like": ("run", "sleep", "act", "laugh"),
    "along": ("travel", "walk", "play", "work"),
    "flee": ("escape", "flee", "emerge", "return"),
    "argue": ("argue", "joke", "worry", "disagree"),
    "means": ("win", "succeed", "improve"),
}
_OF = {
    "proud of": ("person", "group", "idea", "art"),
    "afraid of": ("animal", "weather", "event", "machine"),
    "tired of": ("noise", "food", "study", "weather"),
    "fond of": ("animal", "food", "music", "place"),
    "careful with": ("tool", "vessel", "machine", "instrument", "thing"),
    "angry about": ("event", "idea", "trouble", "noise", "abstract"),
    "happy with": ("toy", "clothing", "thing", "idea", "food"),
    "curious about": ("anything",),
}


class Row(Struct, frozen=True):
    preposition: str
    kind: str
    objects: tuple[str, ...]


def rows(opener: str) -> list[Row]:
    found = []
    for preposition, line in table("prepositions")["adverb"].items():
        if preposition == opener or (not opener and preposition not in _RARE):
            kind, objects = line.split("|")
            found.append(Row(preposition, kind.strip(), tuple(objects.split())))
    return found


def _phrase(draft: Draft, goal: Goal, row: Row) -> Part | None:
    plural = True if row.kind == "many" else None
    draft.safe = True
    if goal.opener:
        thing = something(draft, row.objects, plural=plural)
    else:
        thing = goal.named(draft, row.objects)
        if thing and row.kind == "many" and not thing.plural:
            return None
    return prepositional(row.preposition, thing, target=bool(goal.opener)) if thing else None


def _adverbial(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    if setting.tense is not None and setting.tense.passive and setting.pattern is _P.S_V:
        return _agent(draft, goal, setting)
    for row in draft.shuffled(rows(goal.opener)):
        front = setting.pattern not in (None, _P.S_V) or (
            not setting.fixed and setting.purpose is None and row.kind in _LOOSE and draft.chance(0.4)
        )
        if front and (setting.fixed or row.kind not in (_LOOSE if setting.pattern in LINKED else _FRONT)):
            continue
        phrase = _phrase(draft, goal, row)
        if phrase is None:
            continue
        if clause := _with_phrase(draft, row, phrase, setting, front):
            return clause
    return None


def _with_phrase(draft: Draft, row: Row, phrase: Part, setting: Setting, front: bool) -> Clause | None:
    given = given_in(setting)
    if front:
        if not _is_short(phrase):
            return None
        pattern = setting.pattern or draft.one((_P.S_V, _P.S_V_DO, _P.S_LV_PA))
        outer = assemble(draft, pattern, given)
        return outer.with_front(phrase) if outer else None
    subject = setting.subject
    lemmas = _VERBS.get(row.kind) or _movers(row.kind, subject)
    for lemma in draft.shuffled(lemmas)[:5]:
        who = subject or (somebody(draft) if fits(frozenset({"person"}), _doers(lemma)) else None)
        outer = assemble(draft, _P.S_V, replace(given, subject=who, verb=Verb(lemma)))
        if outer is not None:
            return outer.with_end(phrase)
    return None


def _is_short(phrase: Part) -> bool:
    """Short enough to stand before the subject: the reader sees where it ends."""
    words, waiting = 0, [phrase]
    while waiting:
        part = waiting.pop()
        words += 1
        if part.text == "," or (part.tag[:2] == "VB" and part.dep != "pcomp"):
            return False
        waiting.extend((*part.left, *part.right))
    return words <= _SHORT


def _doers(lemma: str) -> tuple[str, ...]:
    return tuple(kind for frame in frames_of(_P.S_V, lemma) for kind in frame.subjects)


def _movers(kind: str, subject: Named | None) -> tuple[str, ...]:
    where = {"go": "go", "at": "at", "many": "at"}.get(kind)
    return tuple(
        frame.lemma
        for frame in frames_of(_P.S_V)
        if (where is None or frame.where == where)
        and (fits(subject.classes, frame.subjects) if subject else "person" in frame.subjects)
        and not frame.state
    )


def _agent(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """written by the mayor"""
    assert setting.subject is not None
    for frame in draft.shuffled(_matching(setting.subject)):
        doer = goal.named(draft, frame.subjects)
        if doer is None:
            continue
        by = prepositional("by", doer).as_("agent")
        return Clause(Verb(frame.lemma), _P.S_V, setting.subject, setting.tense or verbs.PAST, end=(by,))
    return None


def _matching(thing: Named) -> list[Frame]:
    return [f for f in frames_of(_P.S_V_DO) if fits(thing.classes, f.things) and not f.state]


def _proud_of(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The coach was proud of the team: the phrase tells of the adjective."""
    for words in draft.shuffled(tuple(_OF)):
        adjective, preposition = words.split()
        if goal.opener and preposition != goal.opener:
            continue
        thing = something(draft, _OF[words]) if goal.opener else goal.named(draft, _OF[words])
        if thing is None:
            continue
        phrase = prepositional(preposition, thing, target=bool(goal.opener))
        quality = word(adjective, "JJ", "acomp").after(phrase)
        subject = setting.subject or somebody(draft)
        if not subject.human:
            return None
        tense = setting.tense or (verbs.PAST if draft.time is Time.PAST else verbs.PRESENT)
        return Clause(Verb("be"), _P.S_LV_PA, subject, tense, (quality,))
    return None


def _early_in(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    """The bus left early in the morning: the phrase tells of the adverb."""
    options = {"in": ("period",), "during": ("event", "period")}
    for preposition, objects in options.items():
        if goal.opener and goal.opener != preposition:
            continue
        thing = something(draft, objects) if goal.opener else goal.named(draft, objects)
        if thing is None:
            continue
        phrase = prepositional(preposition, thing, target=bool(goal.opener))
        early = word(draft.one(("early", "late")), "RB", "advmod").after(phrase)
        subject = setting.subject or somebody(draft)
        outer = assemble(draft, _P.S_V, replace(given_in(setting), subject=subject, verb=Verb("leave")))
        return outer.with_end(early) if outer else None
    return None


def _question_as_object(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """(argued about) whether the lamp broke"""
    if "asking" not in slot:
        return None
    asked = goal.opener or draft.one(("whether", "how", "why"))
    inner = goal.clause(draft, Setting())
    if inner is None or inner.front:
        return None
    tag, dep = ("IN", "mark") if asked == "whether" else ("WRB", "advmod")
    said = opened(clauses.statement(inner, "pcomp"), asked, tag, dep, target=bool(goal.opener))
    return Named(said, frozenset({"asking"}))


BY_CLAUSE: dict[str, ClauseDoor] = {
    "adverb phrase": _adverbial,
    "proud of": _proud_of,
    "early in": _early_in,
}
BY_NOUN: dict[str, NamedDoor] = {"about whether": _question_as_object}
