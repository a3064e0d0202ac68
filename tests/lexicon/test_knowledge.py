"""What school grammar says of words, literally, and that the hall knows it."""

import pytest

from gamehall.lexicon.knowledge import (
    Form,
    Frame,
    Kind,
    NounClass,
    Number,
    Pos,
    Regularity,
    entry,
    forms_of,
    is_irregular,
    is_spelled,
    lemmas,
    near,
)
from tests.lexicon.knowledge import each, known, of, words


@pytest.mark.parametrize("pair", each("""
    child children; ox oxen; foot feet; tooth teeth; goose geese; mouse mice; louse lice; man men; woman
    women;
    person people; datum data; criterion criteria; phenomenon phenomena; bacterium bacteria; crisis crises;
    analysis analyses; oasis oases; cactus cacti; fungus fungi; nucleus nuclei; alumnus alumni; larva larvae;
    calf calves; elf elves; half halves; knife knives; leaf leaves; life lives; loaf loaves; shelf shelves;
    thief thieves; wife wives; wolf wolves; fireman firemen; policewoman policewomen; passerby passersby
"""))  # fmt: skip
def test_irregular_plurals(pair: str) -> None:
    singular, plural = pair.split()
    assert plural in forms_of(singular, Pos.NOUN).plural
    (reading,) = of(plural, Pos.NOUN, singular)
    assert (reading.form, reading.number) == (Form.PLURAL, (Number.PLURAL,))
    assert reading.regular is Regularity.IRREGULAR
    assert of(singular, Pos.NOUN, singular)[0].number == (Number.SINGULAR,)


@pytest.mark.parametrize("pair", each("""
    cat cats; box boxes; church churches; city cities; boy boys; hero heroes; piano pianos; potato potatoes;
    roof roofs; bus buses; quiz quizzes; radio radios; day days; lens lenses; engine engines; belief beliefs
"""))  # fmt: skip
def test_regular_plurals(pair: str) -> None:
    singular, plural = pair.split()
    assert forms_of(singular, Pos.NOUN).plural[0] == plural
    assert of(plural, Pos.NOUN, singular)[0].regular is Regularity.REGULAR


@pytest.mark.parametrize(
    "noun", words("sheep deer moose series species aircraft offspring salmon trout swine")
)
def test_one_spelling_for_both_numbers(noun: str) -> None:
    reading = of(noun, Pos.NOUN, noun)[0]
    assert (reading.form, reading.number) == (Form.BOTH, (Number.SINGULAR, Number.PLURAL))
    assert noun in forms_of(noun, Pos.NOUN).plural


def test_data_is_both() -> None:
    readings = {(reading.lemma, reading.number) for reading in known("data").readings_as(Pos.NOUN)}
    assert readings == {("datum", (Number.PLURAL,)), ("data", (Number.SINGULAR, Number.PLURAL))}


@pytest.mark.parametrize("noun", words("scissors trousers pants clothes tweezers cattle police thanks jeans"))
def test_only_in_the_plural(noun: str) -> None:
    assert of(noun, Pos.NOUN, noun)[0].number == (Number.PLURAL,)


@pytest.mark.parametrize("noun", words("news mathematics physics gymnastics measles politics"))
def test_singular_with_an_s(noun: str) -> None:
    assert of(noun, Pos.NOUN, noun)[0].number == (Number.SINGULAR,)


@pytest.mark.parametrize("noun", words("""
    army audience band class committee crew crowd family flock gang group herd jury orchestra pack squad staff
    swarm team troop choir congress fleet litter panel senate tribe union trio quartet faculty posse
"""))  # fmt: skip
def test_collective(noun: str) -> None:
    assert Kind.COLLECTIVE in of(noun, Pos.NOUN, noun)[0].kinds


@pytest.mark.parametrize("noun", words("furniture rice water luggage absolutism cat teacher books homework"))
def test_not_collective(noun: str) -> None:
    assert all(Kind.COLLECTIVE not in reading.kinds for reading in known(noun).readings)


@pytest.mark.parametrize(
    "noun", words("furniture luggage homework information advice rice water gold weather")
)
def test_mass(noun: str) -> None:
    assert Kind.MASS in of(noun, Pos.NOUN, noun)[0].kinds


def test_what_cannot_be_counted() -> None:
    for noun in ("furniture", "homework", "luggage"):
        assert forms_of(noun, Pos.NOUN).plural == ()
        assert Kind.COUNTABLE not in of(noun, Pos.NOUN, noun)[0].kinds
    assert Kind.COUNTABLE in of("chair", Pos.NOUN, "chair")[0].kinds


@pytest.mark.parametrize("line", each("""
    teacher person; pilot person; widow person; dog animal; goose animal; bread food; apple food; hammer
    artifact;
    table artifact; oak plant; rose plant; elbow body; hour time; winter time; earthquake event; team group;
    joy feeling; idea abstract; mountain natural object; honesty abstract; person person; animal animal
"""))  # fmt: skip
def test_noun_classes(line: str) -> None:
    noun, name = line.split(maxsplit=1)
    assert NounClass(name) in of(noun, Pos.NOUN, noun)[0].classes


def test_places() -> None:
    for noun in ("kitchen", "church", "school", "valley", "lake", "road", "city"):
        assert NounClass.PLACE in of(noun, Pos.NOUN, noun)[0].classes, noun


@pytest.mark.parametrize("line", each("""
    good better best; bad worse worst; far farther farthest; little less least; many more most; much more
    most;
    ill worse worst
"""))  # fmt: skip
def test_irregular_degrees(line: str) -> None:
    positive, more, most = line.split()
    found = forms_of(positive, Pos.ADJECTIVE)
    assert more in found.comparative
    assert most in found.superlative
    reading = of(more, Pos.ADJECTIVE, positive)[0]
    assert (reading.form, reading.regular) == (Form.COMPARATIVE, Regularity.IRREGULAR)
    assert of(most, Pos.ADJECTIVE, positive)[0].form is Form.SUPERLATIVE
    assert is_irregular(of(positive, Pos.ADJECTIVE, positive)[0])


@pytest.mark.parametrize("line", each("""
    tall taller tallest; big bigger biggest; happy happier happiest; nice nicer nicest; strong stronger
    strongest;
    dry drier driest; thin thinner thinnest; simple simpler simplest; few fewer fewest; narrow narrower
    narrowest
"""))  # fmt: skip
def test_regular_degrees(line: str) -> None:
    positive, more, most = line.split()
    found = forms_of(positive, Pos.ADJECTIVE)
    assert more in found.comparative
    assert most in found.superlative
    assert of(more, Pos.ADJECTIVE, positive)[0].regular is Regularity.REGULAR
    assert of(positive, Pos.ADJECTIVE, positive)[0].form is Form.POSITIVE


def test_better_is_of_good_and_of_well() -> None:
    better = {(reading.pos, reading.lemma) for reading in known("better").readings}
    assert better >= {(Pos.ADJECTIVE, "good"), (Pos.ADJECTIVE, "well"), (Pos.ADVERB, "well")}
    assert (Pos.ADJECTIVE, "better") not in better
    assert known("worse").readings_as(Pos.ADVERB)[0].form is Form.COMPARATIVE


def test_words_without_degrees_of_their_own() -> None:
    assert forms_of("important", Pos.ADJECTIVE).comparative == ()
    assert known("important").readings_as(Pos.ADJECTIVE)[0].form is Form.POSITIVE


@pytest.mark.parametrize(
    "word", words("blackboard sailboat football grandmother sunflower into upon without")
)
def test_compounds(word: str) -> None:
    found = known(word).compound
    assert found is not None
    assert found.certain
    assert "".join(found.parts) == word


@pytest.mark.parametrize("word", words("careless office carpet season target friendship teacher mother"))
def test_no_compounds(word: str) -> None:
    found = known(word).compound
    assert found is None or not found.certain


def test_a_compound_stays_one_in_its_forms() -> None:
    found = known("blackboards").compound
    assert found is not None
    assert found.parts == ("black", "boards")


@pytest.mark.parametrize("line", each("""
    water noun verb; run noun verb; fast adjective adverb noun verb; light noun verb adjective; since
    preposition
    conjunction adverb; before preposition conjunction adverb; that pronoun adjective conjunction adverb;
    her pronoun
    adjective; well adverb adjective noun interjection; down preposition adverb; kitchen noun; quickly adverb;
    gosh interjection; therefore conjunction adverb; both pronoun adjective conjunction; four adjective
    pronoun
"""))  # fmt: skip
def test_parts_of_speech(line: str) -> None:
    word, *parts = line.split()
    assert {reading.pos for reading in known(word).readings} >= {Pos(part) for part in parts}


@pytest.mark.parametrize("line", each("or noun; he noun; the noun; of verb; kitchen verb; and adjective"))
def test_parts_of_speech_they_are_not(line: str) -> None:
    word, part = line.split()
    assert known(word).readings_as(Pos(part)) == ()


def test_capitals() -> None:
    polish = known("polish")
    assert polish.form == "polish"
    assert [reading.pos for reading in polish.readings if reading.capital]
    assert known("london").form == "London"
    assert known("LONDON") == known("london")
    assert known("i").form == "I"
    assert not any(reading.capital for reading in known("more").readings)


def test_levels() -> None:
    assert known("the").level == 10
    assert known("kitchen").level <= 35
    assert known("zyzzyvas").level >= 70
    assert is_spelled("kitchen")
    assert not is_spelled("kichen")
    assert not is_spelled("zyzzyvas", 50)
    assert is_spelled("London")
    assert not is_spelled("london")
    assert is_spelled("colour")
    assert is_spelled("color")
    assert entry("naïve") is None
    assert entry("") is None
    assert entry("~put") is None


@pytest.mark.parametrize(("wrong", "right"), [
    ("recieve", "receive"), ("seperate", "separate"), ("definately", "definitely"), ("kichen", "kitchen"),
    ("freind", "friend"), ("accomodate", "accommodate"), ("hte", "the"),
])  # fmt: skip
def test_near_spellings(wrong: str, right: str) -> None:
    assert entry(wrong) is None or not is_spelled(wrong)
    assert right in near(wrong)


def test_lemmas_for_a_writer() -> None:
    people = lemmas(Pos.NOUN, main=NounClass.PERSON)
    assert {"teacher", "pilot", "dentist", "neighbor"} <= set(people)
    assert "table" not in people
    assert list(people) == sorted(people)
    give = lemmas(Pos.VERB, frames=frozenset({Frame.DITRANSITIVE}), level=35)
    assert {"give", "send", "teach"} <= set(give)
    assert "sleep" not in give
    collective = lemmas(Pos.NOUN, kinds=frozenset({Kind.COLLECTIVE}), level=70)
    assert 150 < len(collective) < 400
    conjunctive = lemmas(Pos.CONJUNCTION, kinds=frozenset({Kind.CONJUNCTIVE_ADVERB}))
    assert {"therefore", "however", "moreover"} <= set(conjunctive)
    assert {"quickly", "softly"} <= set(lemmas(Pos.ADVERB))


def test_a_writer_gets_no_word_with_a_label() -> None:
    plain = set(lemmas(Pos.NOUN, level=60))
    assert not plain & {"bastard", "dude", "london"}
    assert "dude" in lemmas(Pos.NOUN, level=60, plain=False)


def test_what_is_no_lemma_has_no_forms() -> None:
    assert forms_of("geese", Pos.NOUN).plural == ()
    assert forms_of("kitchen", Pos.VERB).past == ()
    assert forms_of("xyzzy", Pos.NOUN).plural == ()
    assert forms_of("can", Pos.VERB).past == ("canned",)
    assert forms_of("may", Pos.VERB).past == ("might",)
    assert forms_of("must", Pos.VERB).past == ()
