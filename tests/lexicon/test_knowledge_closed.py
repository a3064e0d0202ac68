"""The closed classes are whole and consistent."""

import tomllib

import pytest

from gamehall.lexicon.knowledge import (
    Case,
    Form,
    Gender,
    Kind,
    Number,
    Pos,
    Reading,
    correlatives,
    entry,
    handbook_conjunctive_adverbs,
    lemmas,
)
from gamehall.lexicon.knowledge.joining import CLOSED
from gamehall.lexicon.tools.closed import closed


def readings(word: str, pos: Pos) -> tuple[Reading, ...]:
    found = entry(word)
    assert found is not None, word
    return found.readings_as(pos)


def reading(word: str, pos: Pos) -> Reading:
    (found,) = readings(word, pos)
    return found


def pronouns() -> list[tuple[str, Reading]]:
    names = tomllib.loads((CLOSED / "pronouns.toml").read_text("utf-8"))["pronoun"]
    return [(word, reading) for word in names for reading in readings(word, Pos.PRONOUN)]


def test_every_pronoun_has_case_number_person_and_kind() -> None:
    listed = pronouns()
    assert len(listed) > 100
    for word, found in listed:
        assert found.case, word
        assert found.number, word
        assert found.person, word
        assert found.kinds, word


def test_every_kind_of_pronoun_is_there() -> None:
    kinds = {kind for _, found in pronouns() for kind in found.kinds}
    assert kinds >= {
        Kind.PERSONAL, Kind.POSSESSIVE, Kind.DEMONSTRATIVE, Kind.INTERROGATIVE, Kind.RELATIVE,
        Kind.INDEFINITE,
        Kind.REFLEXIVE, Kind.INTENSIVE, Kind.RECIPROCAL,
    }  # fmt: skip


@pytest.mark.parametrize(("word", "case", "number", "person", "lemma"), [
    ("i", "nominative", "singular", 1, "i"), ("me", "objective", "singular", 1, "i"),
    ("he", "nominative", "singular", 3, "he"), ("him", "objective", "singular", 3, "he"),
    ("she", "nominative", "singular", 3, "she"), ("her", "objective", "singular", 3, "she"),
    ("we", "nominative", "plural", 1, "we"), ("us", "objective", "plural", 1, "we"),
    ("they", "nominative", "plural", 3, "they"), ("them", "objective", "plural", 3, "they"),
])  # fmt: skip
def test_personal_pronouns(word: str, case: str, number: str, person: int, lemma: str) -> None:
    found = reading(word, Pos.PRONOUN)
    assert (found.case, found.number, found.person) == ((case,), (number,), (person,))
    assert (found.lemma, Kind.PERSONAL in found.kinds) == (lemma, True)


def test_pronouns_of_two_cases() -> None:
    for word in ("you", "it"):
        assert reading(word, Pos.PRONOUN).case == (Case.NOMINATIVE, Case.OBJECTIVE)
    assert reading("you", Pos.PRONOUN).number == (Number.SINGULAR, Number.PLURAL)
    assert reading("she", Pos.PRONOUN).gender is Gender.FEMININE
    assert reading("it", Pos.PRONOUN).gender is Gender.NEUTER


def test_who_whom_whose() -> None:
    for word, case in (("who", Case.NOMINATIVE), ("whom", Case.OBJECTIVE)):
        found = readings(word, Pos.PRONOUN)
        assert {kind for one in found for kind in one.kinds} == {Kind.INTERROGATIVE, Kind.RELATIVE}
        assert {one.case for one in found} == {(case,)}
        assert {one.lemma for one in found} == {"who"}
    assert all(Case.POSSESSIVE in one.case for one in readings("whose", Pos.PRONOUN))
    assert Kind.POSSESSIVE in {kind for one in readings("whose", Pos.ADJECTIVE) for kind in one.kinds}
    assert reading("whomever", Pos.PRONOUN).case == (Case.OBJECTIVE,)
    assert reading("whoever", Pos.PRONOUN).case == (Case.NOMINATIVE,)


def test_that_has_two_works_as_a_pronoun() -> None:
    demonstrative, relative = readings("that", Pos.PRONOUN)
    assert (demonstrative.kinds, demonstrative.number) == ((Kind.DEMONSTRATIVE,), (Number.SINGULAR,))
    assert relative.kinds == (Kind.RELATIVE,)
    assert reading("those", Pos.PRONOUN).number == (Number.PLURAL,)


def test_self_pronouns() -> None:
    for word in "myself yourself himself herself itself ourselves yourselves themselves".split():  # noqa: SIM905
        found = reading(word, Pos.PRONOUN)
        assert {Kind.REFLEXIVE, Kind.INTENSIVE} <= set(found.kinds)
        assert found.number == ((Number.PLURAL if word.endswith("ves") else Number.SINGULAR),)
    assert entry("hisself") is None or not readings("hisself", Pos.PRONOUN)


def test_indefinite_pronouns_by_number() -> None:
    for word in ("each", "everyone", "nobody", "something", "another"):
        assert reading(word, Pos.PRONOUN).number == (Number.SINGULAR,), word
    for word in ("both", "few", "many", "several", "others"):
        assert reading(word, Pos.PRONOUN).number == (Number.PLURAL,), word
    for word in ("all", "any", "most", "none", "some"):
        assert len(reading(word, Pos.PRONOUN).number) == 2, word


def test_the_handbooks_prepositions() -> None:
    handbook = """
        about above across after against along amid among around before behind below beneath beside besides
        between
        beyond concerning down during except from inside into like over past since through throughout
        toward under
        underneath until unto upon with within without despite near onto opposite outside than till towards
    """
    for word in handbook.split():
        assert reading(word, Pos.PREPOSITION).kinds == (Kind.SIMPLE,), word
    for word in ("because of", "in front of", "according to", "instead of", "out of"):
        assert reading(word, Pos.PREPOSITION).kinds == (Kind.COMPOUND,), word


def test_the_handbooks_conjunctions() -> None:
    for word in ("and", "but", "for", "nor", "or", "so", "yet"):
        assert Kind.COORDINATING in reading(word, Pos.CONJUNCTION).kinds, word
    subordinators = """
        after although because before lest provided since than that though unless until when whenever where
        wherever whether while only albeit except like whereas if as once
    """
    for word in subordinators.split():
        assert Kind.SUBORDINATING in reading(word, Pos.CONJUNCTION).kinds, word
    conjunctive = """
        again also anyway besides finally however indeed moreover next otherwise still then therefore ergo
        hence
        thus instead likewise meanwhile namely similarly accordingly consequently furthermore nevertheless
        nonetheless
    """
    for word in conjunctive.split():
        assert Kind.CONJUNCTIVE_ADVERB in reading(word, Pos.CONJUNCTION).kinds, word
    assert handbook_conjunctive_adverbs() < set(conjunctive.split())
    assert ("either", "or") in correlatives()
    assert ("not", "only", "but", "also") in correlatives()
    for word in {word for pair in correlatives() for word in pair}:
        assert entry(word) is not None


def test_auxiliaries() -> None:
    for word in "am is are was were be been being have has had having do does did".split():  # noqa: SIM905
        assert all(Kind.AUXILIARY in found.kinds for found in readings(word, Pos.VERB)), word
    for word in "can could may might must shall should will would ought".split():  # noqa: SIM905
        assert any(Kind.MODAL in found.kinds for found in readings(word, Pos.VERB)), word
    could = readings("could", Pos.VERB)
    assert [(found.lemma, found.form) for found in could] == [("can", Form.PAST)]


def test_articles_and_what_stands_before_a_noun() -> None:
    for word in ("a", "an", "the"):
        assert Kind.ARTICLE in reading(word, Pos.ADJECTIVE).kinds
    for word in ("my", "our", "your", "his", "her", "its", "their"):
        assert Kind.POSSESSIVE in reading(word, Pos.ADJECTIVE).kinds
    assert reading("these", Pos.ADJECTIVE).number == (Number.PLURAL,)
    assert reading("every", Pos.ADJECTIVE).number == (Number.SINGULAR,)


def test_numbers() -> None:
    assert Kind.CARDINAL in reading("seven", Pos.ADJECTIVE).kinds
    assert Kind.ORDINAL in reading("seventh", Pos.ADJECTIVE).kinds
    assert Kind.CARDINAL in reading("twenty-one", Pos.ADJECTIVE).kinds
    assert Kind.ORDINAL in reading("ninety-ninth", Pos.ADJECTIVE).kinds


def test_particles_and_question_words() -> None:
    assert reading("to", Pos.PARTICLE).kinds == (Kind.INFINITIVE_SIGN,)
    assert reading("there", Pos.PARTICLE).kinds == (Kind.EXPLETIVE,)
    assert {Kind.INTERROGATIVE, Kind.RELATIVE} <= set(reading("where", Pos.ADVERB).kinds)
    assert Kind.DEGREE in reading("very", Pos.ADVERB).kinds
    assert Kind.NEGATIVE in reading("not", Pos.ADVERB).kinds


def test_interjections() -> None:
    handbook = """
        alas amen bravo egad golly gosh gracious hello help hooray hurrah hurray indeed oops ouch phooey
        presto
        pshaw shucks whew whoa yikes yippee
    """
    found = set(lemmas(Pos.INTERJECTION, level=95, plain=False))
    assert set(handbook.split()) <= found
    assert len(found) > 80


def test_contractions() -> None:
    found = entry("it’s")
    assert found is not None
    assert found.expansions == ("it is", "it has")
    joined = entry("cannot")
    assert joined is not None
    assert joined.expansions == ("can not",)
    assert joined.labels == ()


def test_every_word_of_the_lists_is_known() -> None:
    lists = closed()
    for one in (*lists.fixed, *lists.several):
        assert any(found.lemma == one.lemma for found in readings(one.word, one.pos)), one
    for verbs in lists.frames.values():
        assert [verb for verb in verbs if entry(verb) is None] == []
    for words in lists.open_kinds[Pos.NOUN].values():
        for word in words:
            assert readings(word, Pos.NOUN), word


def test_lists_say_nothing_twice() -> None:
    for file in CLOSED.glob("*.toml"):
        for table in tomllib.loads(file.read_text("utf-8")).values():
            for name, given in table.items():
                words = given.split() if isinstance(given, str) and "\n" in given else []
                assert sorted(words) == sorted(set(words)), (file.name, name)
