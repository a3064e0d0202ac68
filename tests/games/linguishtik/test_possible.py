"""Whether a solution can be written: what is called possible is shown and judged, what is not is not."""

import pytest
from msgspec.structs import replace

from gamehall.cli.games.linguishtik.positions import needs
from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.solver.need import Need
from gamehall.games.linguishtik.solver.possible import Possibility, possible, prove_now
from gamehall.games.linguishtik.solver.spelling import assign, spelling_fault
from gamehall.games.linguishtik.solver.words.fitting import fitting_words, helpful_transfers
from gamehall.lexicon.knowledge import Pos
from tests.games.linguishtik.positions import spelled_with

PLAY = "linguishtik-play"
SUBJECT = ("type:noun", "function:subject")


def is_a_solution(found: Possibility, need: Need) -> bool:
    """Whether a judge who knows nothing of how it was made accepts it, cubes and all."""
    assert found.type is not None
    claim = Claim(
        id="",
        division=need.division,
        designation=need.designation or found.designation,
        type=found.type,
        word=found.word,
        start=found.start,
        text=found.sentence,
        functions=need.functions,
        demands=need.claimed,
    )
    return judge(claim).verdict is Verdict.VALID and spelling_fault(found.word, found.cubes, need) is None


def test_what_is_called_possible_is_a_solution() -> None:
    seen = dict.fromkeys(("possible", "impossible", "unknown"), 0)
    for need in needs(60, seed=3):
        found = possible(need)
        seen[found.verdict] += 1
        if found.verdict == "possible":
            assert found.sure
            assert is_a_solution(found, need), (need, found)
            assert found.word.lower() in found.words
        assert found.words == fitting_words(need) or found.words == ()
    assert seen["possible"] > 15
    assert seen["unknown"] < 15


def test_the_same_question_is_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    need = spelled_with("KETTLE", *SUBJECT)
    first = possible(need)
    monkeypatch.setattr(
        "gamehall.games.linguishtik.solver.possible.write", lambda *_, **__: pytest.fail("written again")
    )
    turned = replace(need, letters=need.letters[::-1])
    assert possible(turned).sentence == first.sentence
    assert spelling_fault(first.word, possible(turned).cubes, turned) is None


@pytest.mark.paragraph("impossible-any-letters", book=PLAY)
def test_any_number_of_cubes_may_be_taken_where_impossible_is_called() -> None:
    need = spelled_with("K", *SUBJECT, "length:6", resources="ETTLE")
    assert possible(need).verdict == "possible"
    assert possible(replace(need, most=2)).verdict == "impossible"


def test_no_word_no_solution() -> None:
    assert possible(spelled_with("QQXZKV", *SUBJECT)) == Possibility("impossible", True)


def test_a_word_that_only_a_judge_could_allow_leaves_a_doubt() -> None:
    found = possible(spelled_with("SOME", "type:pronoun", "function:subject", "plural"))
    assert (found.verdict, found.sure) == ("impossible", False)


def test_demands_that_rule_one_another_out_are_impossible() -> None:
    found = possible(spelled_with("KETTLE", *SUBJECT, "nominative", "objective"))
    assert (found.verdict, found.sure) == ("impossible", True)
    assert "kettle" in found.words


def test_before_a_type_is_demanded_any_will_do() -> None:
    need = replace(spelled_with("KETTLE"), designation="")
    found = possible(need)
    assert found.verdict == "possible"
    assert found.type is Pos.NOUN
    assert is_a_solution(found, need)
    assert possible(spelled_with("UNTIL")).type in (Pos.PREPOSITION, Pos.CONJUNCTION, Pos.VERB, Pos.NOUN)


@pytest.mark.parametrize("division", Division)
def test_a_type_without_its_function_yet(division: Division) -> None:
    need = replace(spelled_with("HEAVY", "type:adjective"), division=division)
    assert is_a_solution(possible(need), need)


@pytest.mark.paragraph("now-one-cube", book=PLAY)
def test_now_is_proved_with_one_more_letter() -> None:
    need = spelled_with("KETTL", *SUBJECT, "length:6", resources="EX")
    found = prove_now(need)
    assert (found.verdict, found.word.lower(), found.demand) == ("possible", "kettle", "")
    assert sum(index >= 5 for index in found.cubes) == 1


@pytest.mark.paragraph("now-one-cube", "colour-wild", book=PLAY)
def test_now_is_proved_with_a_wild_colour() -> None:
    need = spelled_with("KETTL", *SUBJECT, "length:6")
    need = replace(
        need, letters=(*need.letters, Cube("pink", "N")), resources=(Cube("red", "Q"), Cube("green", "V"))
    )
    found = prove_now(need)
    assert (found.verdict, found.demand, found.demand_cube) == ("possible", "wild:red", 7)
    assert max(found.cubes) < 6
    assert is_a_solution(found, replace(need, demands=(*need.demands, found.demand), most=0))


@pytest.mark.paragraph("now-one-cube", "letter-transfer", book=PLAY)
def test_now_is_proved_with_a_letter_transfer() -> None:
    need = spelled_with("KQTTLQ", *SUBJECT, "length:6", "wild:yellow")
    need = replace(need, resources=(Cube("black", "N"),))
    found = prove_now(need)
    assert (found.verdict, found.word.lower(), found.demand) == ("possible", "kettle", "transfer:Q=E")


@pytest.mark.paragraph("now-one-cube", book=PLAY)
def test_a_demand_needs_a_cube_that_carries_it() -> None:
    need = spelled_with("KQTTLQ", *SUBJECT, "length:6", resources="N")
    assert prove_now(need) == Possibility("impossible", True)


def test_now_stays_open_where_a_demand_leaves_words_but_no_sentence_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gamehall.games.linguishtik.solver.possible.write", lambda *_, **__: None)
    need = replace(
        spelled_with("QUAVEZ", "type:noun", "function:appositive", "length:6"),
        resources=(Cube("green", "V"),),
    )
    found = prove_now(need)
    assert (found.verdict, found.sure, found.words) == ("unknown", False, ())


def test_helpful_transfers_are_those_that_spell_words() -> None:
    need = spelled_with("KQTTLQ", *SUBJECT, "length:6")
    found = helpful_transfers(need)
    assert ("Q", "E") in found
    for gone, now in found:
        changed = replace(need, demands=(*need.demands, f"transfer:{gone}={now}"), most=0)
        assert fitting_words(changed)
        assert all(assign(word, changed) for word in fitting_words(changed))
    spelling = [
        (gone, now)
        for gone in "KQTL"
        for now in "AEIOUS"
        if fitting_words(replace(need, demands=(*need.demands, f"transfer:{gone}={now}"), most=0))
    ]
    assert set(spelling) <= set(found)
