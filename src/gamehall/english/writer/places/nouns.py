"""Sites of a noun: subject, objects, complements, appositive, noun used as adjective."""

from msgspec.structs import replace

from gamehall.english.terms import Function, Pattern, Purpose, Structure
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import NOMINAL, PREDICATE, Door, Setting, Site, Territory
from gamehall.english.writer.hosting import FREE, given_in, placed, told
from gamehall.english.writer.opinions import kind_of, listed, naming_noun
from gamehall.english.writer.parts import COMMA, word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.phrases import Named, noun_part, noun_phrase, somebody
from gamehall.english.writer.stock import adjectives, fits, table
from gamehall.english.writer.targets import NounTarget
from gamehall.english.writer.verbs import Verb
from gamehall.english.writer.wants import Want

_F, _P, _T = Function, Pattern, Territory
_PLACES: dict[Function, tuple[str, tuple[Pattern, ...]]] = {
    _F.SUBJECT: ("subject", ()),
    _F.DIRECT_OBJECT: ("thing", (_P.S_V_DO, _P.S_V_IO_DO, _P.S_V_DO_OC_NOUN, _P.S_V_DO_OC_ADJ)),
    _F.INDIRECT_OBJECT: ("recipient", (_P.S_V_IO_DO,)),
    _F.PREDICATE_NOUN: ("complement", (_P.S_LV_PN,)),
    _F.OBJECTIVE_COMPLEMENT: ("complement", (_P.S_V_DO_OC_NOUN,)),
    _F.RETAINED_DIRECT_OBJECT: ("thing", (_P.S_V_RETAINED_DO,)),
    _F.RETAINED_INDIRECT_OBJECT: ("recipient", (_P.S_V_RETAINED_IO,)),
    _F.RETAINED_OBJECTIVE_COMPLEMENT: ("complement", (_P.S_V_RETAINED_OC_NOUN,)),
}
"""Which place of a clause, and in which patterns; any for the subject."""
_RETAINED = (_F.RETAINED_DIRECT_OBJECT, _F.RETAINED_INDIRECT_OBJECT, _F.RETAINED_OBJECTIVE_COMPLEMENT)
_LOOKS = ("careful look", "second look", "closer look", "quick look")


def noun_ends(function: Function, want: Want) -> Ends:
    """Where a noun of this function can stand; that of an infinitive clause is a subject, too."""
    plain = want.structure in (Structure.SIMPLE, Structure.COMPOUND)

    def ends(here: Territory, last: Door | None) -> bool:
        if here is _T.MAIN and not _in_main(function, want):
            return False
        match function:
            case _F.SUBJECT:
                if want.has("objective") or (here is _T.INFCL and plain and not want.has("nominative")):
                    return here is _T.INFCL
                return here in (_T.MAIN, _T.CLAUSE, _T.THAN)
            case _F.OBJECT_OF_PREPOSITION:
                return here in (_T.PPV, _T.PPN)
            case _F.APPOSITIVE if last is not None and last.name == "renamed":
                return True
            case _F.APPOSITIVE:
                return here in (PREDICATE | {_T.PPV, _T.PPN}) and not _wants_phrase(want)
            case _F.NOUN_AS_ADJECTIVE:
                return here in PREDICATE | NOMINAL
        if function in _RETAINED:
            return here in (_T.MAIN, _T.CLAUSE, _T.REL)
        return here in PREDICATE

    return ends


def _wants_phrase(want: Want) -> bool:
    return any(each.kind.value == "appositive-phrase" for each in want.inside)


def _in_main(function: Function, want: Want) -> bool:
    if function is _F.SUBJECT and want.purpose is Purpose.IMPERATIVE:
        return False
    if function in _RETAINED and want.purpose is Purpose.IMPERATIVE:
        return False
    patterns = _PLACES.get(function, ("", ()))[1]
    return want.pattern in (None, _P.INVERTED) or not patterns or want.pattern in patterns


def noun_site(target: NounTarget, function: Function, want: Want) -> Site:
    def named(draft: Draft, slot: tuple[str, ...]) -> Named | None:
        match function:
            case _F.APPOSITIVE:
                return _appositive(draft, target, slot, want)
            case _F.NOUN_AS_ADJECTIVE:
                return _as_adjective(draft, target, slot)
        found = phrase(draft, target)
        return found if not slot or fits(found.classes, slot) else None

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        if function in (_F.APPOSITIVE, _F.NOUN_AS_ADJECTIVE):
            made = named(draft, ())
            return _hosting(draft, made, setting, want) if made else None
        return _in_place(draft, target, function, setting)

    return Site(clause, named)


def phrase(draft: Draft, target: NounTarget, *, article: str | None = None) -> Named:
    draft.used.add(target.noun.lemma)
    return noun_phrase(draft, target.noun, target.plural, article=article, target=True)


def _in_place(draft: Draft, target: NounTarget, function: Function, setting: Setting) -> Clause | None:
    place, patterns = _PLACES[function]
    if place == "subject" and setting.fixed:
        return None
    if setting.pattern is not None and (not patterns or setting.pattern in patterns):
        tried: list[Pattern] = [setting.pattern]
    elif setting.pattern is None:
        tried = draft.shuffled(patterns[:2] or (*FREE, _P.S_LV_PN)) if len(patterns) != 4 else [*patterns]
    else:
        return None
    named = _phrase_for(draft, target, function)
    given = given_in(setting)
    for pattern in tried:
        filled = replace(given, **{place: named})
        clause = told(draft, pattern, filled) if place == "subject" else assemble(draft, pattern, filled)
        if clause:
            return clause
    if function is _F.INDIRECT_OBJECT:
        return looked_at(draft, named, setting)
    return None


def _phrase_for(draft: Draft, target: NounTarget, function: Function) -> Named:
    """With the article that the place asks for."""
    renames = function in (_F.OBJECTIVE_COMPLEMENT, _F.RETAINED_OBJECTIVE_COMPLEMENT)
    if renames and not target.plural and target.noun.lemma in table("people")["roles"]["words"].split():
        draft.used.add(target.noun.lemma)
        part = noun_part(target.noun, False, target=True)
        return Named(part, target.noun.classes | {"role"})
    if function in (_F.PREDICATE_NOUN, _F.OBJECTIVE_COMPLEMENT, _F.RETAINED_OBJECTIVE_COMPLEMENT):
        return phrase(draft, target, article="a" if target.noun.article and not target.plural else "")
    return phrase(draft, target)


def looked_at(draft: Draft, named: Named, setting: Setting) -> Clause | None:
    """gave the statue a careful look"""
    adjective, noun = draft.one(_LOOKS).split()
    look = word(noun, "NN", "dobj").before(word("a", "DT", "det"), word(adjective, "JJ", "amod"))
    subject = setting.subject or somebody(draft)
    if not subject.human:
        return None
    given = given_in(setting)
    base = assemble(draft, _P.S_V_IO_DO, replace(given, subject=subject, verb=Verb("give")))
    return replace(base, complements=(named.part.as_("dative"), look)) if base else None


def _hosting(draft: Draft, named: Named, setting: Setting, want: Want) -> Clause | None:
    """Subject where the case must be nominative, object where it must be objective."""
    if want.has("objective") and not setting.fixed:
        pattern = setting.pattern or _P.S_V_DO
        given = given_in(setting)
        if pattern in (_P.S_V_DO, _P.S_V_IO_DO, _P.S_V_DO_OC_ADJ, _P.S_V_DO_OC_NOUN, _P.S_V_RETAINED_DO):
            return assemble(draft, pattern, replace(given, thing=named))
        return None
    return placed(draft, named, setting)


def _appositive(draft: Draft, target: NounTarget, slot: tuple[str, ...], want: Want) -> Named | None:
    """My neighbor, a dentist, …; with an adjective where it must be a phrase."""
    renamed = phrase(draft, target, article=_plain_article(target))
    if slot == ("worker", "expert", "performer", "folk"):
        return _described(draft, renamed)
    head = kind_of(draft, renamed)
    if head.pronoun or (slot and not fits(head.classes, slot)):
        return None
    head = replace(head, classes=renamed.classes)
    return head.after(COMMA, renamed.part.as_("appos"), COMMA)


def _plain_article(target: NounTarget) -> str:
    if target.plural or target.noun.mass:
        return ""
    return "a" if target.noun.article else "the"


def _described(draft: Draft, named: Named) -> Named:
    """With an adjective before the noun."""
    groups = [g for g in adjectives() if fits(named.classes, g.of)]
    if not groups:
        return named
    text = draft.one(draft.one(groups).words)
    left = (*named.part.left, word(text, "JJ", "amod"))
    return replace(named, part=replace(named.part, left=left))


def _as_adjective(draft: Draft, target: NounTarget, slot: tuple[str, ...]) -> Named | None:
    """the soccer coach"""
    if target.plural:
        return None
    options = [w for w in listed("heads", target.noun.classes) if w != target.noun.lemma]
    for lemma in draft.shuffled(options):
        noun = naming_noun(lemma)
        if slot and not fits(noun.classes, slot):
            continue
        draft.used.update((lemma, target.noun.lemma))
        part = noun_part(target.noun, False, target=True).as_("compound")
        return noun_phrase(draft, noun, article=draft.one(("the", "the", "our", "this")), modifiers=(part,))
    return None
