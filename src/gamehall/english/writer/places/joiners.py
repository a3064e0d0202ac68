"""Sites of words that join, and of those that stand alone."""

from msgspec.structs import replace

from gamehall.english.terms import Function, Purpose, Time
from gamehall.english.writer import clauses
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Door, Setting, Site, Territory
from gamehall.english.writer.hosting import filler
from gamehall.english.writer.parts import SEMICOLON, word
from gamehall.english.writer.paths import Ends
from gamehall.english.writer.stock import table
from gamehall.english.writer.targets import is_compound
from gamehall.english.writer.wants import Want

_F, _T = Function, Territory
_UNUSUAL = ("clause as predicate", "clause as subject", "rumor", "about whether")
"""Only where the function of the clause is wanted."""
_HABITS = ("whenever", "wherever", "unless", "once", "till")
"""After these the present is plainer."""


def prepositions(function: Function, want: Want) -> list[str]:
    name = "adjective" if function is _F.ADJECTIVE_PHRASE_OPENER else "adverb"
    found = [p for p in table("prepositions")[name] if p not in ("by", "of")]
    return [p for p in found if _is_fit(p, want)]


def _is_fit(text: str, want: Want) -> bool:
    return want.spells(text) and (not want.compound or is_compound(text))


def preposition_ends(function: Function, want: Want) -> Ends:
    wanted = _T.PPN if function is _F.ADJECTIVE_PHRASE_OPENER else _T.PPV

    def ends(here: Territory, last: Door | None) -> bool:
        return here is wanted

    return ends


def opener_site(text: str) -> Site:
    """The target opens the clause or phrase behind the last door; what follows is free."""

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        return filler(draft, setting)

    return Site(clause, opener=text, time=Time.PRESENT if text in _HABITS else None)


def subordinators(want: Want) -> dict[str, list[str]]:
    """For each door, the words that may open what lies behind it."""
    named = bool(want.inside)
    listed = table("joiners")["subordinators"]
    doors = {door: words for door, words in listed.items() if named or door not in _UNUSUAL}
    found = {door: [w for w in words.split() if _is_fit(w, want)] for door, words in doors.items()}
    return {door: words for door, words in found.items() if words}


def subordinator_ends(want: Want) -> Ends:
    doors = subordinators(want)

    def ends(here: Territory, last: Door | None) -> bool:
        return last is not None and last.name in doors

    return ends


def interjections(want: Want) -> list[str]:
    listed = table("joiners")["interjections"]
    plain = [w for w in listed["words"].split() if _is_fit(w, want)]
    return plain or [w for w in listed["further"].split() if _is_fit(w, want)]


def aside_ends(want: Want) -> Ends:
    """Interjections and conjunctive adverbs stand in the independent clause or in a quotation."""

    def ends(here: Territory, last: Door | None) -> bool:
        return here is _T.MAIN or (last is not None and last.name == "quotation")

    return ends


def interjection_site(text: str) -> Site:
    """Before the whole sentence; within a quotation before what is quoted."""

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        made = filler(draft, setting)
        if made is None or setting.main:
            return made
        return replace(made, front=(word(text, "UH", "intj", target=True), *made.front))

    return Site(clause, exclaims=text)


def conjunctive_adverbs(want: Want) -> list[str]:
    return [w for w in table("joiners")["conjunctive"]["words"].split() if _is_fit(w, want)]


def conjunctive_site(text: str) -> Site:
    """The rain stopped; therefore, the game began."""

    def clause(draft: Draft, setting: Setting) -> Clause | None:
        command = setting.purpose is Purpose.IMPERATIVE
        first = filler(draft, replace(setting, pattern=None if not command else setting.pattern))
        second = filler(draft, Setting(setting.pattern))
        if first is None or second is None or first.front or second.front:
            return None
        joined = replace(second, front=(word(text, "RB", "advmod", target=True),))
        if setting.purpose is Purpose.INTERROGATIVE:
            return first.with_end(SEMICOLON, clauses.question(joined, dep="conj"))
        if setting.inverted:
            said = clauses.inverted(joined, word("never", "RB", "advmod")).as_("conj")
            return replace(first.with_end(SEMICOLON, said), plain=True)
        return first.with_end(SEMICOLON, clauses.statement(joined, "conj"))

    return Site(clause, joins=True)
