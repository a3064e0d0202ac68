"""Sites of a pronoun, all but those that open a clause or a question."""

from functools import cache

from msgspec.structs import replace

from gamehall.english.terms import Function, Pattern, Purpose
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.constructions.pronouns import INTERROGATIVE, RELATIVE, opening
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import tense_of
from gamehall.english.writer.goals import PREDICATE, Door, Setting, Site, Territory
from gamehall.english.writer.hosting import FREE, given_in, placed, told
from gamehall.english.writer.opinions import naming_noun
from gamehall.english.writer.parts import COMMA, word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.phrases import Named, noun_phrase, prepositional, pronoun, something
from gamehall.english.writer.places.nouns import looked_at
from gamehall.english.writer.stock import fits, noun_of, table, widened
from gamehall.english.writer.targets import is_compound
from gamehall.english.writer.verbs import PRESENT, Verb
from gamehall.english.writer.wants import Want
from gamehall.lexicon.knowledge import Kind, Number, Pos, entry

_F, _P, _T = Function, Pattern, Territory
_PLACES: dict[Function, tuple[str, str, tuple[Pattern, ...]]] = {
    _F.SUBJECT: ("subject", "subject", ()),
    _F.DIRECT_OBJECT: ("thing", "thing", (_P.S_V_DO, _P.S_V_IO_DO, _P.S_V_DO_OC_ADJ, _P.S_V_DO_OC_NOUN)),
    _F.INDIRECT_OBJECT: ("recipient", "recipient", (_P.S_V_IO_DO,)),
    _F.PREDICATE_NOUN: ("complement", "predicate", (_P.S_LV_PN,)),
    _F.OBJECTIVE_COMPLEMENT: ("complement", "renames", (_P.S_V_DO_OC_NOUN,)),
    _F.RETAINED_DIRECT_OBJECT: ("thing", "keeps", (_P.S_V_RETAINED_DO,)),
    _F.RETAINED_INDIRECT_OBJECT: ("recipient", "recipient", (_P.S_V_RETAINED_IO,)),
    _F.RETAINED_OBJECTIVE_COMPLEMENT: ("complement", "renames", (_P.S_V_RETAINED_OC_NOUN,)),
    _F.OBJECT_OF_PREPOSITION: ("", "object", ()),
    _F.APPOSITIVE: ("", "beside", ()),
}
"""The place in a clause, the list in pronouns.toml, the patterns."""
_RETAINED = tuple(f for f in _F if f.value.startswith("retained"))
_GROUND = ("contest", "prize", "room", "boat", "car", "island", "house")


@cache
def _list(part: str, name: str) -> frozenset[str]:
    return frozenset(table("pronouns")[part][name].split())


def pronouns_for(function: Function, want: Want) -> list[str]:
    """The pronouns that have all that is wanted of the word and can do this work."""
    name = _PLACES[function][1]
    found = [text for text in table("pronouns")["work"][name].split() if _is_fit(text, function, want)]
    last = _list("last", "words")
    return [text for text in found if text not in last] or found


def _is_fit(text: str, function: Function, want: Want) -> bool:
    known = entry(text)
    if (
        known is None
        or not want.spells(text)
        or (want.compound and not (known.compound and known.compound.certain))
    ):
        return False
    readings = known.readings_as(Pos.PRONOUN)
    kinds = {kind for r in readings for kind in r.kinds}
    for name in ("personal", "indefinite", "possessive", "demonstrative"):
        if want.has(name) and Kind(name) not in kinds:
            return False
    self_pronoun = Kind.REFLEXIVE in kinds
    if want.has("interrogative") or want.has("relative"):
        return False
    if want.has("reflexive") and (not self_pronoun or function is _F.APPOSITIVE):
        return False
    if want.has("intensive") and (not self_pronoun or function is not _F.APPOSITIVE):
        return False
    plural = text in _list("kinds", "plural")
    numbers = {n for r in readings for n in r.number}
    if (want.has("plural") and Number.PLURAL not in numbers) or (
        want.has("singular") and Number.SINGULAR not in numbers
    ):
        return False
    if (want.has("plural") and not plural) or (want.has("singular") and plural):
        return Number.SINGULAR in numbers and Number.PLURAL in numbers and text not in ("both", "many")
    return True


def pronoun_ends(function: Function, want: Want) -> Ends:
    patterns = _PLACES[function][2]

    def ends(here: Territory, last: Door | None) -> bool:
        if here is _T.MAIN:
            command = want.purpose is Purpose.IMPERATIVE
            if command and (function is _F.SUBJECT or function in _RETAINED):
                return False
            if want.pattern not in (None, _P.INVERTED) and patterns and want.pattern not in patterns:
                return False
        match function:
            case _F.SUBJECT if want.has("objective"):
                return here is _T.INFCL
            case _F.SUBJECT:
                return here in (_T.MAIN, _T.CLAUSE)
            case _F.OBJECT_OF_PREPOSITION:
                return here in (_T.PPV, _T.PPN)
            case _F.APPOSITIVE:
                phrase = any(each.kind.value == "appositive-phrase" for each in want.inside)
                if phrase:
                    return last is not None and last.name == "renamed"
                return here in PREDICATE or (last is not None and last.name == "renamed")
        if function in _RETAINED:
            return here in (_T.MAIN, _T.CLAUSE, _T.REL)
        return here in PREDICATE

    return ends


def pronoun_site(text: str, function: Function, want: Want) -> Site:
    place, _, patterns = _PLACES[function]

    def named(draft: Draft, slot: tuple[str, ...]) -> Named | None:
        if function is _F.APPOSITIVE:
            return _beside(draft, text, slot, want)
        found = as_named(text, want)
        if _is_self(text):
            return None
        return found if not slot or fits(found.classes, slot) else None

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        if function is _F.APPOSITIVE:
            made = named(draft, ())
            return _hosting(draft, made, setting, want) if made else None
        if place == "subject" and setting.fixed:
            return None
        free = draft.shuffled((*FREE, _P.S_LV_PN)) if not patterns else [*patterns]
        tried = [setting.pattern] if setting.pattern else free
        given = given_in(setting)
        found = as_named(text, want)
        if _is_self(text) and setting.subject is None:
            back = _antecedent(draft, text)
            given = replace(given, subject=back)
        elif _is_self(text) and not _agrees(text, setting.subject):
            return None
        for pattern in tried:
            if patterns and pattern not in patterns:
                continue
            filled = replace(given, **{place: found})
            if place == "recipient" and not found.human:
                said = looked_at(draft, found, setting) if pattern is _P.S_V_IO_DO else None
            elif place == "complement":
                said = _complement(draft, pattern, found, setting)
            elif place == "subject":
                said = told(draft, pattern, filled)
            else:
                said = assemble(draft, pattern, filled)
            if said:
                return said
        return None

    return Site(clause, named)


def as_named(text: str, want: Want) -> Named:
    plural = text in _list("kinds", "plural") or (want.has("plural") and text not in _list("kinds", "thing"))
    if text in _list("kinds", "person"):
        classes = widened(("folk",)) | {"animal", "group"}
    elif text in _list("kinds", "thing"):
        classes = widened(("toy", "text", "idea", "dish", "tool", "object")) | {"it"}
    else:
        classes = widened(("toy", "text", "vessel", "clothing", "dish", "tool", "vehicle", "object"))
    tag = _tag(text)
    return Named(word(text, tag, target=True), classes, plural, pronoun=True)


def _tag(text: str) -> str:
    if text in ("this", "that", "these", "those", "another", "each", "either", "neither", "both", "some"):
        return "DT"
    if text in ("many", "several", "most"):
        return "JJ" if text != "most" else "JJS"
    if text == "others":
        return "NNS"
    if (
        text in _list("kinds", "person") | _list("kinds", "thing")
        and not _is_self(text)
        and text not in ("they", "them")
    ):
        return "NN"
    return "NN" if text == "none" else "PRP"


def _is_self(text: str) -> bool:
    return text.endswith(("self", "selves"))


_GENDERS = {"himself": "m", "herself": "f"}


def _antecedent(draft: Draft, text: str) -> Named | None:
    match text:
        case "myself":
            return pronoun("i")
        case "ourselves":
            return pronoun("we")
        case "yourself" | "yourselves":
            return pronoun("you")
        case "themselves":
            return something(draft, ("people",), plural=True)
    lemma = draft.one(table("pronouns")["back"][text].split())
    kind = {"king": "official", "queen": "official", "cat": "pet"}.get(lemma, "kin")
    noun = noun_of(lemma, (kind,))
    return noun_phrase(draft, noun) if noun else None


def _agrees(text: str, subject: Named | None) -> bool:
    if subject is None:
        return False
    if text == "themselves":
        return subject.plural
    return text in _GENDERS and subject.gender == _GENDERS[text]


def _complement(draft: Draft, pattern: Pattern, found: Named, setting: Setting) -> Clause | None:
    """The boat is ours; they declared the island theirs."""
    given = given_in(setting)
    noun = naming_noun(draft.one(_GROUND if "thing" in found.classes else ("winner", "visitor", "guest")))
    thing = noun_phrase(draft, noun, found.plural, article="the")
    match pattern:
        case _P.S_LV_PN:
            if setting.subject is not None:
                return None
            return Clause(Verb("be"), pattern, thing, tense_of(draft, given), (found.part.as_("attr"),))
        case _P.S_V_DO_OC_NOUN | _P.S_V_RETAINED_OC_NOUN:
            verb = draft.one(("declare", "consider", "call"))
            passive = pattern is _P.S_V_RETAINED_OC_NOUN
            base = assemble(draft, pattern, replace(given, subject=thing if passive else given.subject))
            if base is None or (passive and setting.subject is not None):
                return None
            renamed = found.part.as_("oprd")
            parts = (renamed,) if passive else (thing.part.as_("dobj"), renamed)
            return replace(base, verb=replace(base.verb, lemma=verb), complements=parts)
    return None


def _hosting(draft: Draft, named: Named, setting: Setting, want: Want) -> Clause | None:
    if want.has("objective") and not setting.fixed:
        if setting.pattern not in (None, _P.S_V_DO, _P.S_V_IO_DO):
            return None
        pattern = setting.pattern or _P.S_V_DO
        place = "thing" if pattern is _P.S_V_DO else "recipient"
        return assemble(draft, pattern, replace(given_in(setting), **{place: named}))
    return placed(draft, named, setting)


def _beside(draft: Draft, text: str, slot: tuple[str, ...], want: Want) -> Named | None:
    """The queen herself; one visitor, someone from the museum; our car, mine …"""
    found = word(text, _tag(text), "appos", target=True)
    if _is_self(text):
        head = _antecedent(draft, text)
        return (head and not (slot and not fits(head.classes, slot)) and head.after(found)) or None
    if slot == ("worker", "expert", "performer", "folk"):
        origin = something(draft, ("building",), plural=False)
        if origin is None or text not in ("someone", "somebody"):
            return None
        return Named(found.after(prepositional("from", origin)), widened(("folk",)))
    if text in ("someone", "somebody", "those"):
        noun = naming_noun("visitor")
        head = noun_phrase(draft, noun, text == "those", article="the" if text == "those" else "one")
        origin = something(draft, ("building",), plural=False)
        if origin is None or any(kind.value == "appositive-phrase" for kind in want.outside):
            return None
        return head.after(COMMA, found.after(prepositional("from", origin)), COMMA)
    noun = naming_noun(draft.one(("car", "boat", "house")))
    head = noun_phrase(draft, noun, article="the", modifiers=(word("older", "JJR", "amod"),))
    return head.after(COMMA, found, COMMA)


def opening_doors(function: Function, want: Want) -> dict[str, list[str]]:
    """For relative and interrogative pronouns: the doors they open, and the pronouns for each."""
    kinds = [k for k in ("relative", "interrogative") if want.has(k)]
    if any(
        want.has(k)
        for k in ("personal", "indefinite", "demonstrative", "reflexive", "intensive", "possessive")
    ):
        return {}
    found: dict[str, list[str]] = {}
    for name, lists in (("relative", RELATIVE), ("interrogative", INTERROGATIVE)):
        if kinds and name not in kinds:
            continue
        for door, texts in lists.get(function, {}).items():
            found[door] = [t for t in texts if want.spells(t) and (not want.compound or is_compound(t))]
    return {door: texts for door, texts in found.items() if texts}


_ASKED: dict[Function, tuple[str, ...]] = {
    _F.SUBJECT: ("what", "which"),
    _F.DIRECT_OBJECT: ("what", "which", "whom"),
    _F.PREDICATE_NOUN: ("what", "whose"),
    _F.OBJECT_OF_PREPOSITION: ("whom",),
}


def asking_pronouns(function: Function, want: Want) -> list[str]:
    """Pronouns that open a question; only where interrogative is wanted or nothing else is."""
    other = ("personal", "indefinite", "demonstrative", "reflexive", "intensive", "possessive", "relative")
    if any(want.has(kind) for kind in other) or want.inside:
        return []
    if want.purpose not in (None, Purpose.INTERROGATIVE) or want.pattern is _P.INVERTED:
        return []
    return [t for t in _ASKED.get(function, ()) if want.spells(t)]


def asking_site(text: str, function: Function, want: Want) -> Site:
    patterns = _PLACES[function][2]

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        asked = Named(opening(text), _classes(text), pronoun=True)
        given = given_in(setting)
        if function is _F.SUBJECT:
            pattern = setting.pattern or draft.one((_P.S_V, _P.S_V_DO, _P.S_LV_PA))
            made = told(draft, pattern, replace(given, subject=asked))
            return replace(made, asks=True) if made else None
        if function is _F.OBJECT_OF_PREPOSITION:
            made = assemble(
                draft, _P.S_V, replace(given, verb=Verb(draft.one(("travel", "work", "sing", "play"))))
            )
            phrase = word("with", "IN", "prep").after(asked.part.as_("pobj"))
            fit = made and setting.pattern in (None, _P.S_V)
            return replace(made, asks=True, asked=phrase) if made and fit else None
        if function is _F.PREDICATE_NOUN:
            noun = naming_noun(
                draft.one(("problem", "answer", "prize") if text == "what" else ("car", "boat", "hat"))
            )
            subject = noun_phrase(draft, noun, article="the")
            if setting.pattern not in (None, _P.S_LV_PN):
                return None
            return Clause(Verb("be"), _P.S_LV_PN, subject, PRESENT, asks=True, asked=asked.part.as_("attr"))
        pattern = setting.pattern or _P.S_V_DO
        if pattern not in patterns:
            return None
        made = assemble(draft, pattern, replace(given, thing=asked, act=True))
        if made is None:
            return None
        kept = tuple(part for part in made.complements if not part.target)
        return replace(made, complements=kept, asks=True, asked=asked.part.as_("dobj"))

    return Site(clause)


def _classes(text: str) -> frozenset[str]:
    if text == "whom":
        return widened(("folk",))
    return widened(("toy", "text", "event", "dish", "tool", "object", "idea"))
