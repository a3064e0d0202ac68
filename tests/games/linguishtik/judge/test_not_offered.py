"""Demands that a division does not offer, and demands that are made too often."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division, paragraph
from gamehall.games.linguishtik.judge.not_offered import not_offered
from tests.games.linguishtik.judge.claiming import claim, faults

ELEMENTARY, MIDDLE, JUNIOR, SENIOR = Division
SENTENCES = {
    "noun": "The *parrot* screeched.",
    "pronoun": "*They* screeched.",
    "verb": "The parrots *screech*.",
    "adjective": "A *loud* parrot screeched.",
    "adverb": "The parrot screeched *loudly*.",
    "preposition": "The parrot sat *inside* the cage.",
    "conjunction": "We slept *until* the rooster crowed.",
    "interjection": "*Hooray*, we won.",
}


def refused(division: Division, type: str, *demands: str, functions: tuple[str, ...] = ()) -> list[str]:
    """Each refusal as "demand: key, paragraph"."""
    found = not_offered(claim(SENTENCES[type], type, *demands, division=division, functions=functions))
    assert all(fault.sure and fault.says.endswith(".") for fault in found)
    return [f"{fault.of}: {fault.cites}, {paragraph(division, fault.cites)}" for fault in found]


@pytest.mark.paragraph("noun-demands", "pronoun-demands", "verb-demands", book="linguishtik-elementary")
@pytest.mark.paragraph("adjective-demands", "in-clause", "in-phrase", book="linguishtik-elementary")
@pytest.mark.parametrize(
    ("type", "demand", "refusal"),
    [
        ("noun", "nominative", "noun-demands, LT 16 H"),
        ("pronoun", "reflexive", "pronoun-demands, LT 16 I"),
        ("verb", "passive", "verb-demands, LT 16 J"),
        ("verb", "simple-tense", "verb-demands, LT 16 J"),
        ("verb", "infinitive-function:subject", "verb-demands, LT 16 J"),
        ("adjective", "comparative:regular", "adjective-demands, LT 16 K"),
        ("noun", "in:gerund-phrase", "in-phrase, LT 16 M"),
        ("noun", "in:infinitive-clause", "in-clause, LT 16 N"),
        ("noun", "in:direct-quote", "demand-listed, LT 16"),
        ("noun", "not-in:noun-clause", "demand-listed, LT 16"),
        ("noun", "container-function:noun-clause=subject", "demand-listed, LT 16"),
    ],
)
def test_what_other_divisions_have_is_refused_in_elementary(type: str, demand: str, refusal: str) -> None:
    assert refused(ELEMENTARY, type, demand) == [f"{demand}: {refusal}"]


@pytest.mark.paragraph("pronoun-demands", "verb-demands", "in-clause", "in-quote", book="linguishtik-middle")
@pytest.mark.parametrize(
    ("type", "demand", "refusal"),
    [
        ("pronoun", "intensive", "pronoun-demands, LT 16 I"),
        ("verb", "transitive", "verb-demands, LT 16 J"),
        ("noun", "in:elliptical-clause", "in-clause, LT 16 M"),
        ("noun", "in:indirect-quote", "in-quote, LT 16 O"),
        ("noun", "not-in:direct-quote", "demand-listed, LT 16"),
    ],
)
def test_what_older_divisions_have_is_refused_in_middle(type: str, demand: str, refusal: str) -> None:
    assert refused(MIDDLE, type, demand) == [f"{demand}: {refusal}"]


@pytest.mark.paragraph("not-in", book="linguishtik-junior-senior")
@pytest.mark.parametrize("kind", ["dependent-clause", "prepositional-phrase"])
def test_not_in_leaves_out_clauses_and_phrases_at_large(kind: str) -> None:
    assert refused(SENIOR, "noun", f"not-in:{kind}") == [f"not-in:{kind}: not-in, LT 16 Q"]


@pytest.mark.paragraph("demand-listed", "demand-of-type")
@pytest.mark.parametrize("division", Division)
def test_demands_that_nobody_knows_or_that_belong_to_another_part_of_speech(division: Division) -> None:
    unknown = ["purple", "in:tree", "contains", "singular:twice", ""]
    assert refused(division, "noun", *unknown) == [
        "purple: demand-listed, LT 16",
        "in:tree: demand-listed, LT 16",
        "contains: letters-contain, LT 16 B",
        "singular:twice: noun-demands, LT 16 H",
        ": demand-listed, LT 16",
    ]
    assert refused(division, "preposition", "plural") == ["plural: demand-of-type, LT 16"]
    assert refused(division, "adverb", "linking") == ["linking: demand-of-type, LT 16"]


@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-elementary")
@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-middle")
@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
def test_a_noun_used_as_an_adjective_has_neither_number_nor_case(division: Division) -> None:
    used = ("noun-as-adjective",)
    assert refused(division, "noun", "collective", functions=used) == []
    assert refused(division, "noun", "plural", functions=used) == ["plural: noun-as-adjective, LT 16 H"]
    (fault,) = faults(claim("The *garden* wall collapsed.", "noun", "singular", division=division))
    assert (fault.of, fault.cites, fault.sure) == ("singular", "noun-as-adjective", True)


@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-middle")
@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, JUNIOR, SENIOR])
def test_nor_may_its_case_be_demanded(division: Division) -> None:
    functions = ("noun-as-adjective",)
    refusal = ["objective: noun-as-adjective, LT 16 H"]
    assert refused(division, "noun", "objective", functions=functions) == refusal


@pytest.mark.paragraph("interjection", book="linguishtik-elementary")
@pytest.mark.paragraph("interjection", book="linguishtik-middle")
@pytest.mark.paragraph("interjection", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
def test_an_interjection_has_no_function(division: Division) -> None:
    assert refused(division, "interjection") == []
    refusal = ["subject: interjection, LT 10"]
    assert refused(division, "interjection", functions=("subject",)) == refusal


@pytest.mark.paragraph("function-verb", "function-noun", book="linguishtik-elementary")
@pytest.mark.paragraph("function-pronoun", book="linguishtik-middle")
def test_functions_that_a_division_does_not_offer() -> None:
    assert refused(ELEMENTARY, "verb", functions=("gerund",)) == ["gerund: function-verb, LT 10"]
    assert refused(ELEMENTARY, "noun", functions=("objective-complement",)) == [
        "objective-complement: function-noun, LT 10"
    ]
    assert refused(MIDDLE, "pronoun", functions=("retained-direct-object",)) == [
        "retained-direct-object: function-pronoun, LT 10"
    ]
    assert refused(SENIOR, "noun", functions=("main-verb",)) == ["main-verb: function-noun, LT 10"]


@pytest.mark.paragraph("appositive-restrictive", book="linguishtik-elementary")
@pytest.mark.paragraph("appositive-restrictive", book="linguishtik-middle")
@pytest.mark.paragraph("appositive-restrictive", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", Division)
@pytest.mark.parametrize("demand", ["restrictive", "appositive:restrictive"])
def test_nobody_demands_a_restrictive_appositive(division: Division, demand: str) -> None:
    assert refused(division, "noun", demand) == [f"{demand}: appositive-restrictive, LT 10"]


@pytest.mark.paragraph("conditional-tense", book="linguishtik-middle")
@pytest.mark.paragraph("conditional-tense", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, JUNIOR, SENIOR])
@pytest.mark.parametrize("demand", ["conditional", "conditional-tense", "perfect-tense:conditional"])
def test_nobody_demands_the_conditional(division: Division, demand: str) -> None:
    assert refused(division, "verb", demand) == [f"{demand}: conditional-tense, LT 16 J"]


@pytest.mark.paragraph("verb-time", "degree-regularity", "infinitive-and-gerund", book="linguishtik-middle")
@pytest.mark.paragraph("verb-time", "degree-regularity", book="linguishtik-junior-senior")
@pytest.mark.paragraph("infinitive-and-gerund", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, JUNIOR, SENIOR])
def test_what_may_be_named_with_a_demand(division: Division) -> None:
    allowed = ["simple-tense:past", "progressive:future", "infinitive-function:subject"]
    assert refused(division, "verb", *allowed) == []
    named = ["progressive:never", "gerund-function:main-verb", "infinitive-function"]
    assert refused(division, "verb", *named) == [
        "progressive:never: verb-time, LT 16 J",
        "gerund-function:main-verb: infinitive-and-gerund, LT 16 J",
        "infinitive-function: infinitive-and-gerund, LT 16 J",
    ]
    assert refused(division, "adjective", "comparative:odd", "superlative:regular") == [
        "comparative:odd: degree-regularity, LT 16 K, L"
    ]


@pytest.mark.paragraph("verb-time", book="linguishtik-junior-senior")
def test_the_emphatic_form_has_no_future() -> None:
    assert refused(SENIOR, "verb", "emphatic:past", "emphatic:future") == [
        "emphatic:future: verb-time, LT 16 J"
    ]


@pytest.mark.paragraph("letters-contain", "letters-lack", "letters-number")
@pytest.mark.parametrize("division", Division)
def test_letters_are_demanded_once_and_well(division: Division) -> None:
    once = ["contains:R", "lacks:Z", "length:6"]
    assert refused(division, "noun", *once, *once) == []
    assert refused(division, "noun", *once, "contains:P", "lacks:Q", "length:7") == [
        "contains:P: letters-contain, LT 16 B",
        "lacks:Q: letters-lack, LT 16 C",
        "length:7: letters-number, LT 16 E",
    ]
    assert refused(division, "noun", "contains:RR", "lacks:", "length:3", "length:ten") == [
        "contains:RR: letters-contain, LT 16 B",
        "lacks:: letters-lack, LT 16 C",
        "length:3: letters-number, LT 16 E",
        "length:ten: letters-number, LT 16 E",
    ]


@pytest.mark.paragraph("container-limit", book="linguishtik-elementary")
def test_elementary_demands_one_clause_or_one_phrase() -> None:
    assert refused(ELEMENTARY, "noun", "in:noun-clause") == []
    assert refused(ELEMENTARY, "noun", "in:noun-clause", "in:infinitive-phrase") == [
        "in:infinitive-phrase: container-limit, LT 16 M, N"
    ]


@pytest.mark.paragraph("container-limit", book="linguishtik-middle")
@pytest.mark.paragraph("container-limit", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, JUNIOR, SENIOR])
def test_the_others_demand_two_of_them_and_a_quote_besides(division: Division) -> None:
    two = ["in:noun-clause", "in:infinitive-phrase", "in:direct-quote"]
    assert refused(division, "noun", *two) == []
    assert refused(division, "noun", *two, "in:adverb-phrase") == [
        "in:adverb-phrase: container-limit, LT 16 M, N"
    ]


@pytest.mark.paragraph("not-in-limit", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [JUNIOR, SENIOR])
def test_not_in_is_demanded_once_besides_two_others(division: Division) -> None:
    demands = ["in:noun-clause", "in:adverb-phrase", "not-in:gerund-phrase"]
    assert refused(division, "noun", *demands) == []
    assert refused(division, "noun", *demands, "not-in:direct-quote") == [
        "not-in:direct-quote: not-in-limit, LT 16 Q"
    ]


@pytest.mark.paragraph("container-function", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [JUNIOR, SENIOR])
def test_the_function_of_a_clause_follows_the_demand_for_the_clause(division: Division) -> None:
    work = "container-function:noun-clause=subject"
    assert refused(division, "noun", "in:noun-clause", work) == []
    assert refused(division, "noun", "in:adverb-clause", work) == [f"{work}: container-function, LT 16 R"]
    odd = "container-function:noun-clause=chief"
    assert refused(division, "noun", "in:noun-clause", odd) == [f"{odd}: container-function, LT 16 R"]
    quote = "container-function:direct-quote=direct-object"
    assert refused(division, "noun", "in:direct-quote", quote) == [f"{quote}: container-function, LT 16 R"]
