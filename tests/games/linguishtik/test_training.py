"""Exercises: legal, solvable, always the same; and answers marked as a judge at the table would."""

from collections import Counter

import pytest

from gamehall.games.linguishtik.cubes import Cube, cube_sets
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice import easy
from gamehall.games.linguishtik.practice.marking import NotMarked, mark
from gamehall.games.linguishtik.practice.training import FURTHER, Level, draw
from gamehall.games.linguishtik.rules.demanding import demand_faults, designation_faults
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, TYPE, WILD, Need, detail_of, name_of
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.lexicon.knowledge import Pos
from gamehall.lexicon.manners import fit_to_show

PLAY = "linguishtik-play"
EACH = [(division, level) for division in Division for level in Level]
SEEDS = range(4)
CREW = "The crew repaired engines."


def need(letters: str, *demands: str, designation: str = "s-v-do", most: int | None = None) -> Need:
    """Red cubes on Letters before the bar, pink ones in Resources after it."""
    on_mat, _, beside = letters.partition("|")
    return Need(
        Division.MIDDLE,
        designation,
        ("type:noun", "function:direct-object", *demands),
        tuple(Cube("red", letter) for letter in on_mat),
        tuple(Cube("pink", letter) for letter in beside),
        most,
    )


@pytest.mark.parametrize(("division", "level"), EACH)
def test_every_demand_is_legal_when_it_is_made(division: Division, level: Level) -> None:
    for seed in SEEDS:
        drawn = draw(division, level, seed).need
        assert designation_faults(division, drawn.designation) == ()
        for at, demand in enumerate(drawn.demands):
            assert demand_faults(division, drawn.designation, drawn.demands[:at], demand) == ()


@pytest.mark.parametrize(("division", "level"), EACH)
def test_the_level_says_how_many_demands_there_are(division: Division, level: Level) -> None:
    for seed in SEEDS:
        drawn = draw(division, level, seed).need
        names = [name_of(demand) for demand in drawn.demands]
        general = [name for name in names if name not in (TYPE, FUNCTION, WILD, TRANSFER)]
        assert len(general) == FURTHER[level]
        assert len({*names} & {WILD, TRANSFER}) == (level is Level.HARD)
        assert names[0] == TYPE
        assert (FUNCTION in names) == (drawn.type is not Pos.INTERJECTION)


@pytest.mark.paragraph("all-cubes", "three-orange", "red-bears-u", book=PLAY)
@pytest.mark.parametrize(("division", "level"), EACH)
def test_all_cubes_lie_somewhere_and_only_green_and_black_carry_demands(
    division: Division, level: Level
) -> None:
    cubes = cube_sets()["mlag"]
    for seed in SEEDS:
        drawn = draw(division, level, seed)
        lie = (*drawn.carriers, *drawn.need.letters, *drawn.need.resources)
        assert Counter(cube.colour for cube in lie) == Counter(cubes.colours)
        assert all(cubes.bears(cube.colour, cube.letter) for cube in lie)
        assert len(drawn.carriers) == len(drawn.need.demands)
        assert {cube.colour for cube in drawn.carriers} <= {*cubes.carries}


@pytest.mark.parametrize(("division", "level"), EACH)
def test_the_model_is_a_valid_answer(division: Division, level: Level) -> None:
    for seed in SEEDS:
        drawn = draw(division, level, seed)
        model = drawn.model
        marked = mark(drawn.need, model.sentence, model.word, model.start)
        assert marked.verdict is Verdict.VALID, marked
        assert marked.cubes == model.cubes
        assert model.word.lower() in drawn.words
        assert fit_to_show(model.word.lower())


@pytest.mark.paragraph("now-three-letters", "now-one-cube", book=PLAY)
def test_a_now_leaves_one_cube_to_take() -> None:
    nows = [drawn for seed in range(12) if (drawn := draw(Division.MIDDLE, Level.MEDIUM, seed)).now]
    assert nows
    for drawn in nows:
        assert drawn.need.most == 1
        assert len(drawn.need.letters) >= 3
        taken = [at for at in drawn.model.cubes if at >= len(drawn.need.letters)]
        assert len(taken) <= 1


def test_some_are_nows_and_some_are_not_but_easy_ones_never() -> None:
    assert {draw(Division.SENIOR, Level.HARD, seed).now for seed in range(10)} == {True, False}
    assert not any(draw(Division.SENIOR, Level.EASY, seed).now for seed in range(10))


def test_a_number_is_always_the_same_exercise_and_others_differ() -> None:
    first = draw(Division.JUNIOR, Level.MEDIUM, 7)
    draw.cache_clear()
    again = draw(Division.JUNIOR, Level.MEDIUM, 7)
    assert again == first
    assert again is not first
    needs = {str(draw(division, level, seed).need) for division, level in EACH for seed in SEEDS}
    assert len(needs) == len(EACH) * len(SEEDS)


def test_words_of_the_hint_fit() -> None:
    drawn = draw(Division.ELEMENTARY, Level.MEDIUM, 1)
    assert {*drawn.words} <= {*fitting_words(drawn.need)} | {drawn.model.word.lower()}
    assert all(assign(word, drawn.need) for word in drawn.words[:50])
    assert not fit_to_show("anal")


def test_a_good_answer_is_valid_and_its_cubes_are_told() -> None:
    marked = mark(need("ENGI|NESX", "plural"), CREW, "engines")
    assert marked.verdict is Verdict.VALID
    assert marked.faults == ()
    assert [(*"ENGINESX",)[at] for at in marked.cubes] == [*"ENGINES"]
    assert (marked.claim.word, marked.claim.start) == ("engines", 18)


def test_every_fault_is_told() -> None:
    marked = mark(need("ENGI|NEX", "singular", "contains:Z"), "The crew repaired engines", "Engines")
    assert marked.verdict is Verdict.INVALID
    assert {fault.of for fault in marked.faults} == {"cubes", "singular", "contains:Z", "end-mark"}
    assert marked.cubes == ()


@pytest.mark.parametrize(
    ("wanted", "cites", "says"),
    [
        (need("ENGI|NEX"), "impossible-any-letters", 'The cubes do not spell "engines": they lack S.'),
        (need("GI|X"), "impossible-any-letters", "they lack 2 E, 2 N, S."),
        (need("ENGI|NES", most=1), "now-one-cube", '"engines" needs 3 cubes of Resources; you may take one.'),
        (need("ENGI|NES", "transfer:G=X"), "letter-transfer", "Every G became X"),
    ],
)
@pytest.mark.paragraph("letter-transfer", "impossible-any-letters", "now-one-cube", book=PLAY)
def test_why_the_cubes_do_not_spell_it(wanted: Need, cites: str, says: str) -> None:
    marked = mark(wanted, "The crew repaired engines.", "engines")
    fault = next(fault for fault in marked.faults if fault.of == "cubes")
    assert fault.cites == cites
    assert says in fault.says
    assert marked.verdict is Verdict.INVALID


@pytest.mark.paragraph("colour-wild", book=PLAY)
def test_too_few_wild_cubes() -> None:
    marked = mark(need("X|ENGI", "wild:red"), CREW, "engines")
    fault = next(fault for fault in marked.faults if fault.of == "cubes")
    assert (
        fault.says
        == 'The cubes do not spell "engines": E, N, S would have to be wild, and there is one wild cube.'
    )


def test_of_a_word_that_stands_twice_the_better_place_counts() -> None:
    text = "Engines need good engines."
    assert mark(need("ENGINES"), text, "engines").claim.start == 18
    assert mark(need("ENGINES"), text, "engines", 0).claim.start == 0
    assert mark(need("ENGINES"), text, "engines", 0).verdict is Verdict.INVALID
    assert mark(need("ENGINES"), text, "engines", 7).verdict is Verdict.VALID


@pytest.mark.parametrize(
    ("text", "word", "says"),
    [
        ("", "engines", "Write your sentence first."),
        (CREW, "", "Mark your word"),
        (CREW, "engine", '"engine" does not stand in your sentence.'),
        (CREW, "repaired engines", "does not stand in your sentence."),
    ],
)
def test_what_is_missing_is_said(text: str, word: str, says: str) -> None:
    with pytest.raises(NotMarked, match=says):
        mark(need("ENGINES"), text, word)


@pytest.mark.parametrize("seed", range(12))
def test_an_easy_exercise_is_easy(seed: int) -> None:
    """No inverted order, no work that few pupils name, and words that one takes for what is asked."""
    drawn = draw(Division.ELEMENTARY, Level.EASY, seed)
    assert drawn.need.designation in easy.DESIGNATIONS
    assert drawn.need.type in easy.TYPES
    named = [detail_of(demand) for demand in drawn.need.demands if name_of(demand) == FUNCTION]
    assert {*named} <= easy.FUNCTIONS
    assert not drawn.model.sentence.endswith("?")
    pos = drawn.need.type
    assert pos
    assert easy.usual(drawn.model.word, pos)
    assert all(easy.usual(word, pos) for word in drawn.words[:4])


@pytest.mark.parametrize("word", ["make", "makes", "does", "feel", "feels", "goes"])
def test_a_verb_is_no_usual_noun(word: str) -> None:
    assert easy.usual(word, Pos.VERB)
    assert not easy.usual(word, Pos.NOUN)


@pytest.mark.parametrize("word", ["dog", "play", "works", "kite", "water"])
def test_a_noun_is_one(word: str) -> None:
    assert easy.usual(word, Pos.NOUN)
