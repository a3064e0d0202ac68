"""LT 21 and LT 2: the word that is formed."""

import pytest

from gamehall.english.correctness.faults import Fault
from gamehall.english.parsers.spacy_model import tree
from gamehall.games.linguishtik.judge.word import word_faults


def faults(sentence: str) -> tuple[Fault, ...]:
    """Of the word between stars."""
    before, word, after = sentence.split("*")
    text = before + word + after
    return word_faults(word, len(before), text, tree(text))


def barred(sentence: str, cites: str, sure: bool = True) -> None:
    assert [(fault.of, fault.cites, fault.sure) for fault in faults(sentence)] == [("word", cites, sure)]


@pytest.mark.paragraph("word-length", book="linguishtik")
@pytest.mark.parametrize(
    "sentence", ["The *owl* hooted.", "An *oar* broke.", "Her *grandmother* rowed.", "We *photographed* it."]
)
def test_the_word_has_four_to_ten_letters(sentence: str) -> None:
    barred(sentence, "word-length")


@pytest.mark.paragraph("word-form", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The goat *can't* climb.",
        "They *weren’t* late.",
        "The *goat's* horn cracked.",
        "The *goat*'s horn cracked.",
        "The *goats*' horns cracked.",
        "We saw a *well-known* heron.",
        "We saw a *well*-known heron.",
        "We *gonna* wait.",
    ],
)
def test_contractions_apostrophes_and_hyphens_bar_a_word(sentence: str) -> None:
    barred(sentence, "word-form")


@pytest.mark.paragraph("word-form", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "*Harry* won.",
        "*Rusty* barked.",
        "We rowed to *Norway* in spring.",
        "The ferry leaves on *Monday* morning.",
        "We named the goat *Biscuit* yesterday.",
        "*Ingrid* repaired the oar.",
        "*Robin* repaired the oar.",
        "*Mother* repaired the oar.",
        "I asked *Grandpa* about the oar.",
        "We met *Aunt* Ingrid.",
    ],
)
def test_a_proper_noun_is_barred(sentence: str) -> None:
    barred(sentence, "word-form")


@pytest.mark.paragraph("word-form", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "My *mother* repaired the oar.",
        "Our *uncle* repaired the oar.",
        "*Mothers* repair oars.",
        "*Honesty* builds trust.",
        "*Herons* eat frogs.",
        "*Frost* covered the deck.",
        "*Sailor*, lower the sail.",
        "*Nobody* laughed.",
        "*Alpha* precedes beta.",
        "*Omega* ends the alphabet.",
        "*Delta* follows gamma.",
        "*Autumn* came early.",
        "*Denim* fades.",
        "*Rusty* nails bend.",
        "*Harry* the enemy.",
        "*Suede* stains easily.",
        "*Winter* ended.",
        "*Dawn* broke.",
        "*Olive* oil dripped.",
        "*Amber* beads glowed.",
        "*Daisy* chains broke.",
        "*Peanut* butter sticks.",
        "*Kitten* food smells.",
        "*Polish* the silver.",
        '"*Lower* the sail," he said.',
        "The *jeep* stalled.",
        "The *photo* faded.",
    ],
)
def test_common_words_pass_also_with_the_capital_of_a_beginning(sentence: str) -> None:
    assert faults(sentence) == ()


@pytest.mark.paragraph("word-form", book="linguishtik")
@pytest.mark.parametrize(
    "sentence", ["*Coach* blew the whistle.", "The *Polish* ferry sank.", "*Mother* and child slept."]
)
def test_what_may_be_a_name_is_left_to_a_judge(sentence: str) -> None:
    barred(sentence, "word-form", sure=False)


@pytest.mark.paragraph("word-label", book="linguishtik")
@pytest.mark.parametrize(
    "sentence", ["He *hath* rowed.", "The goat went *thither* slowly.", "*Prithee*, lower the sail."]
)
def test_an_archaic_word_is_barred(sentence: str) -> None:
    barred(sentence, "word-label")


@pytest.mark.paragraph("word-foreign", book="linguishtik")
def test_a_foreign_word_is_barred_and_one_with_an_entry_is_not() -> None:
    barred("My *amigo* rowed.", "word-foreign")
    barred("They said *ciao* quickly.", "word-foreign")
    assert faults("The *piano* fell.") == ()
    assert faults("He paid one *peso* for it.") == ()
    assert faults("The *alpha* wolf howled.") == ()


@pytest.mark.paragraph("word-slang", book="linguishtik")
def test_slang_and_vulgar_words() -> None:
    barred("The *damn* gate creaked.", "word-slang", sure=False)
    assert faults("The *cool* water helped.") == ()
    assert faults("The *boys* rowed.") == ()


@pytest.mark.paragraph("word-abbreviated", book="linguishtik")
def test_an_abbreviation_is_barred_and_a_clipped_word_is_not() -> None:
    assert ("word-abbreviated", True) in [(f.cites, f.sure) for f in faults("We live on a *blvd* here.")]
    assert faults("She took an *exam* today.") == ()


@pytest.mark.paragraph("spelling", book="linguishtik")
def test_a_word_that_no_list_has_is_misspelled() -> None:
    assert [(fault.of, fault.sure) for fault in faults("The *hernon* landed.")] == [("spelling", True)]


def test_without_a_tree_the_lexicon_alone_decides() -> None:
    assert word_faults("oars", 4, "The oars broke.", None) == ()
    assert [fault.cites for fault in word_faults("Ingrid", 0, "Ingrid rowed.", None)] == ["word-form"]


@pytest.mark.parametrize("start", [-5, 3, 12, 99_999])
def test_a_word_that_does_not_stand_there_is_called_no_name(start: int) -> None:
    text = "Barrels rolled down the ramp."
    assert not any("name" in fault.says for fault in word_faults("Barrels", start, text, tree(text)))


def test_no_word_at_all_is_too_short() -> None:
    text = "Barrels rolled down the ramp."
    assert [fault.cites for fault in word_faults("", 0, text, tree(text))][:1] == ["word-length"]
