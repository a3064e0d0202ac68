"""The hand-written lists in `closed/`: the closed classes, and what the dictionaries lack."""

import tomllib
from collections import defaultdict
from typing import Any, NamedTuple

from gamehall.lexicon.knowledge.code import Tags
from gamehall.lexicon.knowledge.joining import CLOSED
from gamehall.lexicon.knowledge.terms import Case, Form, Frame, Gender, Kind, LabelKind, Meant, Number, Pos
from gamehall.lexicon.knowledge.words import Forms


class Fixed(NamedTuple):
    """A reading that is written down whole."""

    word: str
    pos: Pos
    form: Form
    lemma: str
    tags: Tags
    forms: str = ""
    """As `scheme` writes them."""


class Closed(NamedTuple):
    """All of the hand-written lists."""

    fixed: tuple[Fixed, ...]
    several: tuple[Fixed, ...]
    """Those of several words: compound prepositions and the like."""
    function_words: frozenset[str]
    """Words whose open-class readings need proof: "or" is no noun, whatever a hospital calls its room."""
    open_class: dict[Pos, frozenset[str]]
    open_kinds: dict[Pos, dict[Kind, frozenset[str]]]
    frames: dict[Frame, frozenset[str]]
    forms: dict[tuple[str, Pos], Forms]
    degrees: dict[Pos, frozenset[str]]
    """Irregular comparatives and superlatives."""
    plurals: frozenset[str]
    both: frozenset[str]
    plural_only: frozenset[str]
    singular_in_s: frozenset[str]
    mass: frozenset[str]
    prepositional: tuple[tuple[str, str], ...]
    contractions: dict[str, tuple[str, ...]]
    labels: dict[bool, dict[LabelKind, frozenset[str]]]
    marks: dict[bool, tuple[tuple[Pos, tuple[Meant, ...], frozenset[str]], ...]]
    """Slang by part of speech: the usual meaning of the word, and one besides others."""
    profane: dict[Pos, frozenset[str]]
    homely: frozenset[str]
    """Called informal, but slang in no dictionary."""
    loose: frozenset[str]
    """Contractions of careless speech."""
    given_names: frozenset[str]
    """Of people, where the name is also a common word."""
    not_frames: dict[str, frozenset[Frame]]
    """Frames that WordNet gives to a verb and school grammar does not."""


def closed() -> Closed:
    nouns, verbs, degrees = _read("nouns"), _read("verbs"), _read("degrees")
    shortened, also_plain = _read("contractions"), _words(degrees["also_plain"])
    fixed = (*_pronouns(), *_adjectives(), *_by_kind(), *_auxiliaries(), *_numbers(), *_interjections())
    forms = _forms(nouns["plurals"], verbs["forms"], degrees)
    compared = {
        pos: frozenset(
            form
            for given in degrees[name].values()
            for form in given.replace("/", " ").split()
            if form not in also_plain
        )
        for pos, name in ((Pos.ADJECTIVE, "adjective"), (Pos.ADVERB, "adverb"))
    }
    adverbs = _read("adverbs")["adverb"]
    return Closed(
        tuple(one for one in fixed if " " not in one.word),
        (*_several(), *(one for one in fixed if " " in one.word)),
        frozenset(
            one.word
            for one in fixed
            if one.pos in (Pos.PRONOUN, Pos.PREPOSITION, Pos.CONJUNCTION, Pos.PARTICLE)
            or Kind.MODAL in one.tags.kinds
            or Kind.ARTICLE in one.tags.kinds
        ),
        {
            Pos.NOUN: _words(nouns["both"], nouns["plural_only"], nouns["singular_in_s"], nouns["mass"])
            | nouns["plurals"].keys(),
            Pos.VERB: frozenset(verbs["forms"]),
            Pos.ADJECTIVE: frozenset(degrees["adjective"]),
            Pos.ADVERB: frozenset(degrees["adverb"]) | {w for v in adverbs.values() for w in v.split()},
        },
        {
            Pos.NOUN: {Kind.COLLECTIVE: _words(nouns["collective"])},
            Pos.VERB: {Kind.AUXILIARY: frozenset({"be", "have", "do", "get"})},
            Pos.ADJECTIVE: {},
            Pos.ADVERB: {
                Kind(_NAMES.get(k, k)): frozenset(v.split()) for k, v in adverbs.items() if k != "plain"
            },
        },
        {Frame[name.upper()]: frozenset(words.split()) for name, words in verbs["frames"].items()},
        forms,
        {Pos.NOUN: frozenset(), Pos.VERB: frozenset(), **compared},
        frozenset(form for given in nouns["plurals"].values() for form in given.split("/")),
        _words(nouns["both"]),
        _words(nouns["plural_only"]),
        _words(nouns["singular_in_s"]),
        _words(nouns["mass"]),
        tuple(
            (verb, particle) for particle, words in verbs["prepositional"].items() for verb in words.split()
        ),
        {short: _expansions(full) for table in shortened.values() for short, full in table.items()},
        {
            certain: {
                LabelKind(kind): frozenset(words.split()) for kind, words in _read("labels")[name].items()
            }
            for certain, name in ((True, "certain"), (False, "warning"))
        },
        {
            True: tuple((Pos(pos), (), frozenset(w.split())) for pos, w in _read("labels")["slang"].items()),
            False: tuple(
                (Pos.NOUN, (Meant[meant.upper()],), frozenset(words.split()))
                for meant, words in _read("labels")["besides"].items()
            ),
        },
        {Pos(pos): frozenset(words.split()) for pos, words in _read("labels")["profane"].items()},
        _words(_read("labels")["homely"]),
        frozenset(shortened["loose"]),
        _words(_read("names")["given"]),
        {
            verb: frozenset(Frame[name.upper()] for name in names.split())
            for verb, names in verbs["not_frames"].items()
        },
    )


_NAMES = {"degree": "of degree"}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((CLOSED / f"{name}.toml").read_text("utf-8"))


def _words(*tables: dict[str, str]) -> frozenset[str]:
    return frozenset(word for table in tables for word in table["words"].split())


def _expansions(full: str) -> tuple[str, ...]:
    first, _, last = full.rpartition(" ")
    other = {"is": "has", "would": "had"}.get(last)
    return (full, f"{first} {other}") if other else (full,)


def _forms(
    plurals: dict[str, str], verbs: dict[str, str], degrees: dict[str, Any]
) -> dict[tuple[str, Pos], Forms]:
    found = {(word, Pos.NOUN): Forms(plural=_split(given)) for word, given in plurals.items()}
    for word, given in verbs.items():
        past, participle, present, third = map(_split, given.split())
        found[word, Pos.VERB] = Forms(
            past=past, past_participle=participle, present_participle=present, third=third
        )
    for pos in (Pos.ADJECTIVE, Pos.ADVERB):
        for word, given in degrees[pos].items():
            more, most = map(_split, given.split())
            found[word, pos] = Forms(comparative=more, superlative=most)
    return found


def _split(given: str) -> tuple[str, ...]:
    return () if given == "-" else tuple(given.split("/"))


def _pronouns() -> list[Fixed]:
    return [
        _spelled_out(word, Pos.PRONOUN, said)
        for word, readings in _read("pronouns")["pronoun"].items()
        for said in ([readings] if isinstance(readings, str) else readings)
    ]


def _spelled_out(word: str, pos: Pos, said: str, *kinds: Kind) -> Fixed:
    """A reading as the lists write it: terms in any order, `of:` before the lemma."""
    lemma, form, terms = word, Form.PLAIN, said.split()
    found: dict[str, list[Any]] = defaultdict(list)
    found["kinds"] += kinds
    for term in terms:
        if term.startswith("of:"):
            lemma = term[3:]
        elif term in _VERB_FORMS:
            form = _VERB_FORMS[term]
        elif term.isdigit():
            found["person"].append(int(term))
        elif term in ("singular", "plural"):
            found["number"].append(Number(term))
        elif term in ("nominative", "objective", "possessive"):
            found["case"].append(Case(term))
        elif term in ("masculine", "feminine", "neuter"):
            found["gender"].append(Gender(term))
        else:
            found["kinds"].append(Kind(term.removesuffix("-kind")))
    tags = Tags(
        number=tuple(found["number"]), case=tuple(found["case"]), person=tuple(found["person"]),
        gender=found["gender"][0] if found["gender"] else None, kinds=tuple(found["kinds"]),
    )  # fmt: skip
    return Fixed(word, pos, form, lemma, tags)


_VERB_FORMS = {
    "base": Form.BASE, "first": Form.FIRST, "third": Form.THIRD, "present-plural": Form.PRESENT_PLURAL,
    "past": Form.PAST, "past-participle": Form.PAST_PARTICIPLE,
    "present-participle": Form.PRESENT_PARTICIPLE,
}  # fmt: skip


def _auxiliaries() -> list[Fixed]:
    lists = _read("auxiliaries")
    found = [
        _spelled_out(word, Pos.VERB, said, *kinds)
        for name, kinds in (("auxiliary", (Kind.AUXILIARY,)), ("modal", (Kind.AUXILIARY, Kind.MODAL)))
        for word, readings in lists[name].items()
        for said in ([readings] if isinstance(readings, str) else readings)
    ]
    pasts = {one.lemma: one.word for one in found if one.form is Form.PAST and not one.tags.person}
    return [
        one._replace(forms=f"{pasts.get(one.word, '')}|||") if _is_bare_modal(one) else one for one in found
    ]


def _is_bare_modal(one: Fixed) -> bool:
    return Kind.MODAL in one.tags.kinds and one.form is Form.BASE


def _adjectives() -> list[Fixed]:
    lists = _read("adjectives")
    kinds: dict[str, list[Kind]] = defaultdict(list)
    for name, words in lists["adjective"].items():
        for word in words.split():
            kinds[word].append(Kind(name))
    numbers = {name: words.split() for name, words in lists["number"].items()}
    return [
        Fixed(
            word, Pos.ADJECTIVE, Form.PLAIN, lists["of"].get(word, word),
            Tags(number=tuple(Number(n) for n, words in numbers.items() if word in words), kinds=tuple(of)),
        )
        for word, of in kinds.items()
    ]  # fmt: skip


def _by_kind() -> list[Fixed]:
    found: dict[tuple[str, Pos], list[Kind]] = defaultdict(list)
    for word in _read("prepositions")["preposition"]["simple"].split():
        found[word, Pos.PREPOSITION].append(Kind.SIMPLE)
    for name, words in _read("conjunctions")["conjunction"].items():
        for word in words.split():
            found[word, Pos.CONJUNCTION].append(Kind(name.replace("_", " ")))
    for name, words in _read("adverbs")["particle"].items():
        for word in words.split():
            kind = Kind.EXPLETIVE if name == "expletive" else Kind.INFINITIVE_SIGN
            found[word, Pos.PARTICLE].append(kind)
    return [
        Fixed(word, pos, Form.PLAIN, word, Tags(kinds=tuple(dict.fromkeys(kinds))))
        for (word, pos), kinds in found.items()
    ]


def _several() -> list[Fixed]:
    conjunctions = _read("conjunctions")["several"]
    listed = [(word, Pos.PREPOSITION, Kind.COMPOUND) for word in _read("prepositions")["several"]["words"]]
    listed += [(word, Pos.CONJUNCTION, Kind.SUBORDINATING) for word in conjunctions["subordinating"]]
    listed += [
        (word, Pos.CONJUNCTION, Kind.CONJUNCTIVE_ADVERB) for word in conjunctions["conjunctive_adverb"]
    ]
    return [
        Fixed(word, pos, Form.PLAIN, word, Tags(kinds=tuple(dict.fromkeys((kind, Kind.COMPOUND)))))
        for word, pos, kind in listed
    ]


_ONES = 10


def _numbers() -> list[Fixed]:
    lists = _read("numbers")
    found = []
    for name, kind in (("cardinal", Kind.CARDINAL), ("ordinal", Kind.ORDINAL)):
        words = lists[name]["words"].split()
        tens = lists["cardinal"]["words"].split()[20:28]
        ones = words[1:_ONES] if name == "cardinal" else words[: _ONES - 1]
        words += [f"{ten}-{one}" for ten in tens for one in ones]
        single = (Number.SINGULAR,) if kind is Kind.ORDINAL else ()
        for word in words:
            number = (Number.SINGULAR,) if word == "one" else (Number.PLURAL,) if not single else ()
            found.append(Fixed(word, Pos.ADJECTIVE, Form.PLAIN, word, Tags(number=number, kinds=(kind,))))
            cases = (Case.NOMINATIVE, Case.OBJECTIVE)
            tags = Tags(number=number or single, case=cases, person=(3,), kinds=(Kind.INDEFINITE, kind))
            found.append(Fixed(word, Pos.PRONOUN, Form.PLAIN, word, tags))
    return found


def _interjections() -> list[Fixed]:
    words = _read("interjections")["interjection"]["words"].split()
    return [Fixed(word, Pos.INTERJECTION, Form.PLAIN, word, Tags()) for word in words]
