"""Finer points of the demands: what counts, what does not, and where a judge is asked."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import claim, faults

OLDER = (Division.MIDDLE, Division.JUNIOR, Division.SENIOR)


def told(sentence: str, type: str, demand: str, division: Division = Division.SENIOR) -> str:
    """What is said against one demand: nothing, a fault, or a doubt with a question mark before it."""
    found = faults(claim(sentence, type, demand, division=division))
    return " ".join(f"{'' if fault.sure else '? '}{fault.says}" for fault in found)


@pytest.mark.paragraph("prepositional-extent", book="linguishtik-middle")
@pytest.mark.paragraph("prepositional-extent", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_a_clause_after_the_first_of_two_objects_is_no_part_of_the_phrase(division: Division) -> None:
    single, first = (
        "We stood beside the girl who *sang*.",
        "We stood beside the girl who *sang* and her brother.",
    )
    assert told(single, "verb", "in:prepositional-phrase", division) == ""
    (fault,) = faults(claim(first, "verb", "in:prepositional-phrase", division=division))
    assert (fault.of, fault.cites) == ("in:prepositional-phrase", "prepositional-extent")
    object_itself = "We stood beside the girl who sang and her *brother*."
    assert told(object_itself, "noun", "in:prepositional-phrase", division) == ""


@pytest.mark.paragraph("no-degrees", book="linguishtik-middle")
@pytest.mark.paragraph("no-degrees", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
@pytest.mark.parametrize(
    ("sentence", "type"),
    [
        ("*Every* jar broke.", "adjective"),
        ("The *daily* train left.", "adjective"),
        ("The train left *yesterday*.", "adverb"),
        ("The train left *there*.", "adverb"),
    ],
)
def test_what_has_no_degrees_is_positive(sentence: str, type: str, division: Division) -> None:
    assert told(sentence, type, "positive", division) == ""
    assert told(sentence, type, "superlative", division).endswith("is positive here.")


@pytest.mark.paragraph("adjective-demands")
@pytest.mark.parametrize("division", Division)
def test_more_and_most_give_an_adjective_its_degree(division: Division) -> None:
    sentence = "The second puzzle was more *difficult*."
    assert told(sentence, "adjective", "comparative", division) == ""
    assert told(sentence, "adjective", "positive", division) == '"difficult" is comparative here.'
    assert told("The most *difficult* puzzle won.", "adjective", "superlative", division) == ""


@pytest.mark.paragraph("noun-demands")
@pytest.mark.parametrize("division", Division)
def test_number_is_that_of_the_use(division: Division) -> None:
    assert told("That *sheep* is lame.", "noun", "plural", division) == '"sheep" is singular.'
    assert told("Those *sheep* are lame.", "noun", "plural", division) == ""
    assert told("The *sheep* escaped.", "noun", "plural", division).startswith("? ")


@pytest.mark.paragraph("noun-demands")
@pytest.mark.parametrize("division", Division)
def test_a_mass_noun_is_not_collective(division: Division) -> None:
    assert told("The *luggage* arrived.", "noun", "collective", division) == (
        '"luggage" is a mass noun, not a collective one.'
    )
    assert told("Two *teams* arrived.", "noun", "collective", division) == ""


@pytest.mark.paragraph("noun-demands", book="linguishtik-middle")
@pytest.mark.paragraph("noun-demands", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_an_appositive_has_the_case_of_its_noun(division: Division) -> None:
    subject, thing = "Our coach, a retired *boxer*, whistled.", "We met our coach, a retired *boxer*."
    assert told(subject, "noun", "nominative", division) == ""
    assert told(thing, "noun", "objective", division) == ""
    assert (
        told(thing, "noun", "nominative", division) == '"boxer" is objective: it is an appositive of "coach".'
    )


@pytest.mark.paragraph("pronoun-demands", book="linguishtik-junior-senior")
def test_pronouns_by_their_use() -> None:
    assert told("The skaters *who* won smiled.", "pronoun", "plural") == ""
    assert told("The skater *who* won smiled.", "pronoun", "plural") == '"who" is singular.'
    assert told("*Hers* won.", "pronoun", "personal") == ""
    assert told("We saw *nothing*.", "pronoun", "relative") == '"nothing" is an indefinite pronoun here.'
    assert told("The guide called *you*.", "pronoun", "plural").startswith("? ")


@pytest.mark.paragraph("verb-demands")
@pytest.mark.parametrize("division", Division)
def test_a_form_that_does_not_tell_its_number_passes_for_either(division: Division) -> None:
    for form in ("singular-form", "plural-form"):
        assert told("The dogs *barked*.", "verb", form, division) == ""
        assert told("The dog will *bark*.", "verb", form, division) == ""
    assert (
        told("The dog *has* barked.", "verb", "plural-form", division) == '"has barked" is the singular form.'
    )


@pytest.mark.paragraph("verb-demands")
@pytest.mark.parametrize("division", Division)
def test_verbs_with_a_past_of_both_kinds_are_both(division: Division) -> None:
    for kind in ("regular", "irregular"):
        assert told("The toast will *burn*.", "verb", kind, division) == ""
    assert told("The toast *burned*.", "verb", "irregular", division) == '"burned" is regular.'


@pytest.mark.paragraph("verb-demands")
@pytest.mark.parametrize("division", Division)
def test_verbals_and_the_conditional_have_no_tense(division: Division) -> None:
    tense = "simple-tense:present"
    assert told("She wants to *sing*.", "verb", tense, division).endswith("it is no part of a main verb.")
    assert told("She would *sing*.", "verb", tense, division) == (
        '"would sing" has none of the tenses that can be demanded.'
    )
    assert told("The boys can *sing*.", "verb", tense, division).startswith("? ")
    assert told("*Sing* loudly.", "verb", tense, division).startswith("? ")


@pytest.mark.paragraph("verb-demands", book="linguishtik-junior-senior")
@pytest.mark.parametrize(
    ("sentence", "demand"),
    [
        ("*Does* the clerk sing?", "emphatic"),
        ("The clerk does not *sing*.", "emphatic"),
        ("The clerk *does* a trick.", "emphatic"),
        ("Nobody *has* sung.", "past-participle"),
        ("He hopes to *cut* it.", "past-participle"),
        ("The clerk was *humming*.", "present-infinitive"),
        ("The clerk *sang*.", "passive"),
    ],
)
def test_forms_that_look_like_others(sentence: str, demand: str) -> None:
    assert told(sentence, "verb", demand)
    assert not told(sentence, "verb", demand).startswith("?")


@pytest.mark.paragraph("verb-demands", book="linguishtik-junior-senior")
def test_a_retained_object_makes_a_verb_transitive_and_other_passives_are_disputed() -> None:
    assert told("The pupils were *given* pencils.", "verb", "transitive") == ""
    for demand in ("transitive", "intransitive"):
        assert told("The bridge was *painted*.", "verb", demand).startswith("? ")


@pytest.mark.paragraph("compound-word")
@pytest.mark.parametrize("division", Division)
@pytest.mark.parametrize("word", ["helpless", "kindness", "carpet"])
def test_a_prefix_a_suffix_or_chance_makes_no_compound_word(word: str, division: Division) -> None:
    found = told(f"The *{word}* vanished.", "noun", "compound-word", division)
    assert f'"{word}" is not built of whole words.' in found


@pytest.mark.paragraph("compound-word")
@pytest.mark.parametrize("division", Division)
@pytest.mark.parametrize("word", ["skyscraper", "shoplifter", "woodpecker", "kidnappers", "icebreaker"])
def test_a_doer_seldom_met_alone_is_a_word_all_the_same(word: str, division: Division) -> None:
    found = told(f"The *{word}* vanished.", "noun", "compound-word", division)
    assert found.startswith("? ")
    assert "may be built of" in found


@pytest.mark.paragraph("compound-word")
@pytest.mark.parametrize("word", ["teacher", "contender", "officer", "surrender", "carpenter"])
def test_an_ending_is_no_doer(word: str) -> None:
    assert "is not built of whole words." in told(f"The *{word}* ended.", "noun", "compound-word")


@pytest.mark.paragraph("in-phrase")
@pytest.mark.parametrize("division", Division)
def test_an_article_alone_makes_no_appositive_phrase(division: Division) -> None:
    assert told("Our guide, a *ranger*, waved.", "noun", "in:appositive-phrase", division) == (
        '"ranger" stands in no appositive phrase.'
    )


@pytest.mark.paragraph("in-clause")
@pytest.mark.parametrize("division", Division)
def test_what_opens_a_clause_stands_in_it_and_clauses_nest(division: Division) -> None:
    assert told("We hid *because* the storm came.", "conjunction", "in:adverb-clause", division) == ""
    nested = "Everyone knows that the man who lost the *medal* wept."
    assert told(nested, "noun", "in:noun-clause", division) == ""
    assert told(nested, "noun", "in:adjective-clause", division) == ""


@pytest.mark.paragraph("in-clause", book="linguishtik-middle")
@pytest.mark.paragraph("in-clause", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_an_infinitive_clause_is_no_dependent_clause(division: Division) -> None:
    sentence = "The captain ordered the *sailors* to row."
    assert told(sentence, "noun", "in:dependent-clause", division) == (
        '"sailors" stands in no dependent clause; "the sailors to row" is an infinitive clause.'
    )


def test_demands_of_a_part_of_speech_are_not_looked_for_in_a_word_of_another() -> None:
    (fault,) = faults(claim("A *fast* runner won.", "adverb", "superlative"))
    assert fault.of == "type"
