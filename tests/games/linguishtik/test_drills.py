"""Drills: every answer is what the rules say, and every reason has its paragraph."""

from collections import Counter

import pytest

from gamehall.english.reader import read
from gamehall.english.terms import Function
from gamehall.games.linguishtik.charts import charts
from gamehall.games.linguishtik.judge.books import shelf
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import TEMPLATES, sheet
from gamehall.games.linguishtik.practice.drill_demands import rule_of
from gamehall.games.linguishtik.practice.drills import NAMES, Drill, ask
from gamehall.games.linguishtik.saying import name_demand, name_designation
from gamehall.lexicon.knowledge import Pos

PLAY = "linguishtik-play"
EACH = [(division, drill) for division in Division for drill in Drill]
MANY = range(25)


@pytest.mark.parametrize(("division", "drill"), EACH)
def test_a_question_has_one_right_answer_and_a_reason_for_each(division: Division, drill: Drill) -> None:
    rights = Counter[int]()
    for seed in MANY:
        question = ask(division, drill, seed)
        assert len({*question.choices}) == len(question.choices) == len(question.reasons) >= 2
        assert question.asks.endswith("?")
        rights[question.right] += 1
        for reason in question.reasons:
            assert reason.says.endswith(".")
            assert shelf(division).cite(reason.cites).gist
        if question.word:
            assert question.text[question.start :].startswith(question.word)
    assert len(rights) > 1, "always the same answer"


def test_a_number_is_always_the_same_question() -> None:
    first = [ask(division, drill, 3) for division, drill in EACH]
    ask.cache_clear()
    assert [ask(division, drill, 3) for division, drill in EACH] == first
    assert len({str(ask(Division.SENIOR, Drill.MIXED, seed)) for seed in MANY}) == len(MANY)


def test_mixed_asks_of_all_kinds() -> None:
    asked = {ask(Division.SENIOR, Drill.MIXED, seed).asks.split()[0] for seed in range(80)}
    assert {"Is", "What", "Which", "Does", "Do", "How"} <= asked
    assert {*NAMES} == {*Drill}


def test_illegal_demands_break_many_rules() -> None:
    broken = Counter[str]()
    for seed in range(150):
        question = ask(Division.MIDDLE, Drill.LEGAL, seed)
        if question.choices[question.right] == "No":
            broken[question.reasons[0].cites] += 1
    assert {"about-the-word", "function-third", "later-demands", "type-second"} <= {*broken}
    assert len(broken) >= 12, broken


@pytest.mark.paragraph("later-demands", "type-second", "function-third", book=PLAY)
@pytest.mark.parametrize("division", Division)
def test_a_legal_demand_cites_the_rule_that_lists_it(division: Division) -> None:
    for pos in Pos:
        if pos in (Pos.PARTICLE, Pos.INTERJECTION):
            continue
        for group in sheet(division, pos):
            for demand in group.demands:
                key = rule_of(pos, TEMPLATES.get(demand, (demand,))[0])
                assert key in {*shelf(division).keys()}, demand


@pytest.mark.parametrize("division", Division)
def test_functions_are_what_a_reader_finds(division: Division) -> None:
    """The sentence is known by construction; most are also read so with no knowledge of that."""
    agreed = 0
    for seed in MANY:
        question = ask(division, Drill.FUNCTION, seed)
        use = read(question.text).best.at(question.start)
        assert use is not None
        named = {name_demand(f"function:{each}") for each in use.functions if each in {*Function}}
        agreed += question.choices[question.right] in named
        wrong = {*question.choices} - {question.choices[question.right]}
        if question.choices[question.right] in named:
            assert not wrong & named, question
    assert agreed >= 0.85 * len(MANY)


@pytest.mark.parametrize("division", Division)
def test_kinds_of_sentences_are_what_a_reader_finds(division: Division) -> None:
    agreed = 0
    for seed in MANY:
        question = ask(division, Drill.SENTENCE, seed)
        reading = read(question.text).best
        patterns = {name_designation(each) for each in reading.patterns if each}
        seen = {str(reading.structure), str(reading.purpose), *patterns}
        right = question.choices[question.right]
        agreed += right in seen or (right == "inverted" and reading.inverted)
    assert agreed >= 0.85 * len(MANY)


def test_a_word_that_meets_its_demand_and_one_that_does_not() -> None:
    answers = Counter[str]()
    for seed in range(40):
        question = ask(Division.SENIOR, Drill.MEETS, seed)
        answers[question.choices[question.right]] += 1
        found = f'"{question.word}", a' in question.reasons[0].says
        assert found == (question.choices[question.right] == "Yes"), question
    assert min(answers["Yes"], answers["No"]) >= 8


@pytest.mark.paragraph("scoring-chart", "four-ahead", "forceout-points", "hopeless-points", book=PLAY)
def test_points_and_rows_are_those_of_the_chart() -> None:
    rows = charts()["default"].rows
    seen = set()
    for seed in range(120):
        question = ask(Division.JUNIOR, Drill.POINTS, seed)
        reason = question.reasons[question.right].says
        letter = reason.partition("Row ")[2][0]
        seen.add(letter)
        right = question.choices[question.right]
        if question.asks.startswith("Which row"):
            assert right == f"{letter}. {rows[letter].says}"
        else:
            paid = {*rows[letter].points.values(), *rows[letter].four_ahead.values()}
            assert int(right) in paid
        assert question.note == rows[letter].provenance
    assert seen == {*"ABCDEFGH"}


@pytest.mark.paragraph("colour-wild", "letter-transfer", "letter-move", book=PLAY)
def test_spelling_is_told_cube_by_cube() -> None:
    for seed in range(30):
        question = ask(Division.MIDDLE, Drill.SPELLING, seed)
        reason = question.reasons[0]
        assert reason.cites in ("colour-wild", "letter-transfer", "letter-move")
        yes = question.choices[question.right] == "Yes"
        assert reason.says.startswith("They do:") == yes
        if not question.facts:
            word = question.asks.partition("“")[2].partition("”")[0].upper()
            lie = Counter(cube.letter for cube in question.cubes)
            assert (not Counter(word) - lie) == yes
