"""Every lemma of the open classes, with its forms and tags, put together from all sources.

A form is taken from the hand-written lists, else from LemmInflect's table, else from WordNet's exceptions,
else by rule; but for those written by hand, only if SCOWL lists it.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from gamehall.lexicon.knowledge import inflect
from gamehall.lexicon.knowledge.code import Tags
from gamehall.lexicon.knowledge.terms import Form, Kind, NounClass, Pos, Regularity, Source
from gamehall.lexicon.knowledge.words import UNLISTED, Forms
from gamehall.lexicon.tools.closed import Closed
from gamehall.lexicon.tools.wordnet import COMPARED, PLURAL, Sense, somebody

T = TypeVar("T")

OPEN = (Pos.NOUN, Pos.VERB, Pos.ADJECTIVE, Pos.ADVERB)
_NEVER = Forms()
_BEGINNINGS = ("mis", "over", "re", "out", "under", "un", "fore", "inter", "with", "up", "pre")
_COMMON = 35
_SHORT = 3
_ENDINGS = ("man", "foot", "tooth", "mouse", "wife", "life", "half", "knife", "leaf", "wolf", "child")
"""Nouns whose irregular plural goes along into compounds: postmen, webfeet."""


class Lemma(NamedTuple):
    word: str
    """In small letters."""
    pos: Pos
    capital: bool
    form: Form
    """Which form of itself the lemma is: singular, both, base form, positive; plural for "scissors"."""
    forms: Forms
    tags: Tags
    weight: int
    source: Source


class Sources(NamedTuple):
    """All that was read."""

    spelled: dict[str, int]
    names: dict[str, int]
    senses: dict[str, list[Sense]]
    table: dict[tuple[str, Pos], Forms]
    exceptions: dict[tuple[str, Pos], list[str]]
    closed: Closed


def lemmas(read: Sources) -> list[Lemma]:
    found = []
    candidates = set(read.spelled) | {word for word in read.senses if _hyphenated(word, read)}
    for word in sorted(candidates):
        for pos in OPEN:
            senses = [sense for sense in read.senses.get(word, ()) if sense.pos is pos and sense.word == word]
            if senses and all(COMPARED in sense.remarks for sense in senses):
                continue
            lemma = _lemma(word, pos, senses, read)
            if lemma is not None:
                found.append(lemma)
    found += _capital(read)
    return found


def _hyphenated(word: str, read: Sources) -> bool:
    return "-" in word and all(part in read.spelled for part in word.split("-"))


def _lemma(word: str, pos: Pos, senses: list[Sense], read: Sources) -> Lemma | None:
    by_hand = word in read.closed.open_class[pos]
    given = read.table.get((word, pos))
    if not (senses or by_hand or given is not None):
        return None
    if word in read.closed.function_words and not by_hand and not _proven(word, senses):
        return None
    if _only_a_form(word, pos, read, senses):
        return None
    forms = _forms(word, pos, given, read, by_hand=by_hand)
    if pos is Pos.VERB and senses and (word, pos) not in read.closed.forms:
        forms = _first_given(forms, _ruled(word, read))
    if pos is Pos.VERB and not (senses or by_hand or (forms.past and forms.present_participle)):
        return None  # the table has "to language", and no list has "languaged"
    source = Source.WORDNET if senses else Source.SPECIALIST if given is not None else Source.HAND
    form, tags = _described(word, pos, forms, given, senses, read)
    return Lemma(word, pos, False, form, forms, tags, weight(senses), source)


def _proven(word: str, senses: list[Sense]) -> bool:
    """Short words stand for anything in some dictionary: a function word needs to be met as a noun."""
    return bool(senses) and (len(word) > _SHORT or any(sense.met for sense in senses))


def _only_a_form(word: str, pos: Pos, read: Sources, senses: list[Sense]) -> bool:
    """Dictionaries list a few irregular forms as words of their own: better, fewer, geese."""
    if word in read.closed.degrees[pos] and pos is not Pos.NOUN:
        return True
    return pos is Pos.NOUN and word in read.closed.plurals and not senses


def _forms(word: str, pos: Pos, given: Forms | None, read: Sources, *, by_hand: bool) -> Forms:
    written = read.closed.forms.get((word, pos))
    if written is not None:
        return written
    if pos is Pos.NOUN and word in read.closed.plural_only | read.closed.singular_in_s:
        return _NEVER
    made = _made(word, pos, read)
    if given is None:
        return made
    attested = read.spelled
    kept = [
        tuple(dict.fromkeys(form for form in getattr(given, name) if form in attested))
        for name in given.__struct_fields__
    ]
    result = Forms(*kept)
    if pos is Pos.NOUN:
        others = tuple(form for form in result.plural if form != word)
        both = word in read.closed.both
        # Its own spelling as plural marks a noun without plural there, a few true ones aside.
        return Forms(plural=(((word,) if both else ()) + (others or (() if both else made.plural))))
    if pos is Pos.VERB:
        # Where WordNet lists an exception that the table does not know, the table errs: tar, tared.
        excepted = {form for form in read.exceptions.get((word, pos), ()) if form.endswith("ed")}
        doubtful = bool(excepted) and not excepted & set(result.past)
        return _first_given(made, result) if doubtful else _first_given(result, made)
    return result if result.comparative and result.superlative else made


_VERB_FORMS = ("third", "past", "past_participle", "present_participle")


def _first_given(*ways: Forms) -> Forms:
    return Forms(
        **{name: next((found for way in ways if (found := getattr(way, name))), ()) for name in _VERB_FORMS}
    )


def _ruled(word: str, read: Sources) -> Forms:
    """All forms of a verb, listed or not: as of the irregular verb it ends with, else by rule."""
    for at in range(1, len(word) - 2):
        begin, last = word[:at], word[at:]
        forms = read.closed.forms.get((last, Pos.VERB)) or read.table.get((last, Pos.VERB))
        if forms is not None and (begin in read.spelled or begin in _BEGINNINGS):
            if forms.past and forms.past[0] not in inflect.regular_pasts(last):
                return Forms(
                    **{name: tuple(begin + form for form in getattr(forms, name)[:1]) for name in _VERB_FORMS}
                )
            break
    past, present = (inflect.with_ed(word),), (inflect.with_ing(word),)
    return Forms(third=(inflect.with_s(word),), past=past, past_participle=past, present_participle=present)


def _made(word: str, pos: Pos, read: Sources) -> Forms:
    """By WordNet's exceptions and by rule, as far as the forms are listed."""
    irregular = [form for form in read.exceptions.get((word, pos), ()) if form in read.spelled]

    def listed(*forms: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(form for form in forms if form in read.spelled or "-" in form))

    if pos is Pos.NOUN:
        both = (word,) if word in read.closed.both else ()
        plural = inflect.with_s(word)
        regular = listed(plural) or (listed(inflect.with_es_after_o(word)) if word.endswith("o") else ())
        changed = listed(
            *(
                word.removesuffix(last) + form
                for last in _ENDINGS
                if word.endswith(last)
                for form in read.closed.forms[last, pos].plural
            )
        )
        return Forms(plural=both + (tuple(irregular) or changed or regular))
    if pos is Pos.VERB:
        twice = inflect.doubled(word) if word[-1] not in "aeiouwxy" else word
        past = tuple(form for form in irregular if not form.endswith("ing")) or listed(
            inflect.with_ed(word), inflect.with_ed(twice)
        )
        present = tuple(form for form in irregular if form.endswith("ing")) or listed(
            inflect.with_ing(word), inflect.with_ing(twice)
        )
        third = listed(inflect.with_s(word)) or listed(inflect.with_es_after_o(word))
        return Forms(third=third, past=past, past_participle=past, present_participle=present)
    return _made_degrees(word, listed)


def _made_degrees(word: str, listed: Callable[..., tuple[str, ...]]) -> Forms:
    for stem in (word, inflect.doubled(word)):
        more, most = listed(inflect.with_er(stem)), listed(inflect.with_est(stem))
        if more and most and "-" not in word:
            return Forms(comparative=more, superlative=most)
    return _NEVER


def _described(
    word: str, pos: Pos, forms: Forms, given: Forms | None, senses: list[Sense], read: Sources
) -> tuple[Form, Tags]:
    closed = read.closed
    kinds = [kind for kind, words in closed.open_kinds[pos].items() if word in words]
    if pos is Pos.NOUN:
        form = Form.SINGULAR
        if word in closed.both or word in forms.plural:
            form = Form.BOTH
        elif word in closed.plural_only or (senses and all(PLURAL in sense.remarks for sense in senses)):
            form = Form.PLURAL
        if form is not Form.PLURAL and forms.plural:
            kinds.append(Kind.COUNTABLE)
        self_plural = given is not None and word in given.plural and word not in closed.both
        if word in closed.mass or (form is Form.SINGULAR and self_plural):
            kinds.append(Kind.MASS)
        kinds += _in_order(sense.kinds for sense in senses)
        classes = _in_order(sense.classes for sense in senses)
        return form, Tags(kinds=tuple(dict.fromkeys(kinds)), classes=classes)
    if pos is Pos.VERB:
        by_hand = [frame for frame, words in closed.frames.items() if word in words]
        barred = closed.not_frames.get(word, frozenset())
        given_frames = [*(sense.frames for sense in senses), tuple(by_hand), somebody(senses)]
        frames = tuple(frame for frame in _in_order(given_frames) if frame not in barred)
        return Form.BASE, Tags(
            regular=_regularity({*forms.past, *forms.past_participle}, inflect.regular_pasts(word)),
            kinds=tuple(kinds),
            frames=frames,
        )
    degrees = {*forms.comparative, *forms.superlative}
    regular = _regularity(degrees, inflect.regular_degrees(word))
    return Form.POSITIVE, Tags(regular=regular, kinds=tuple(kinds))


def _regularity(made: set[str], regular: frozenset[str]) -> Regularity | None:
    if not made:
        return None
    if made <= regular:
        return Regularity.REGULAR
    return Regularity.EITHER if made & regular else Regularity.IRREGULAR


def _in_order(groups: Iterable[Iterable[T]]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(item for group in groups for item in group))


def weight(senses: Iterable[Sense]) -> int:
    return min(15, sum(sense.met for sense in senses).bit_length())


def _capital(read: Sources) -> list[Lemma]:
    """Names and other words that are only written with a capital."""
    found = []
    for name in sorted(read.names):
        word = name.lower()
        senses = [sense for sense in read.senses.get(word, ()) if sense.word == name]
        if _rather_a_word(name, senses, read):
            continue
        for pos in sorted({sense.pos for sense in senses}) or [Pos.NOUN]:
            of = [sense for sense in senses if sense.pos is pos]
            plural = f"{name}s"
            if not of and name.endswith("s") and name[:-1] in read.names:
                continue
            forms = Forms(plural=(plural.lower(),)) if pos is Pos.NOUN and plural in read.names else _NEVER
            classes: tuple[NounClass, ...] = _in_order(sense.classes for sense in of)
            source = Source.WORDNET if of else Source.SCOWL
            form = Form.SINGULAR if pos is Pos.NOUN else Form.BASE if pos is Pos.VERB else Form.POSITIVE
            found.append(Lemma(word, pos, True, form, forms, Tags(classes=classes), weight(of), source))
    return found


def _rather_a_word(name: str, senses: list[Sense], read: Sources) -> bool:
    """A surname such as More would only confuse; a name people are called by, or met in texts, is kept."""
    word = name.lower()
    if name in read.closed.given_names or weight(senses):
        return False
    return word in read.closed.function_words or read.spelled.get(word, UNLISTED) <= _COMMON
