"""What people type at a LinguiSHTIK table in the terminal, and what they see there."""

import random

import pytest

from gamehall.games.linguishtik import acts, terminal
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.notation import read_demand, read_designation, write_demand
from gamehall.games.linguishtik.offering import designations, open_demands
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.saying import name_designation, say_demand
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt

from .desk import NOUN, P1, P2, P3, Desk

ANY = Prompt("any", P1, tuple(kind.__name__ for kind in GAME.actions if kind is not acts.RollForFirst))
OPENING = ("s-v-do", *NOUN)


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Desk(opening=OPENING)


def meant(desk: Desk, typed: str, prompt: Prompt = ANY) -> Action | None:
    return terminal.parse(desk.state, prompt, typed)


def told(desk: Desk, typed: str, *prompts: Prompt) -> str:
    """What the table says to words that mean nothing."""
    assert meant(desk, typed, prompts[0] if prompts else ANY) is None
    return terminal.explain(desk.state, prompts or (ANY,), typed)


@pytest.mark.parametrize(
    ("typed", "act"),
    [
        ("roll", acts.Roll()),
        ("Designate S-V-DO", acts.Designate("s-v-do")),
        ("designate compound-complex", acts.Designate("compound-complex")),
        ("designate S-V-DO-OC (noun)", acts.Designate("s-v-do-oc-noun")),
        ("pass", acts.Pass()),
        ("NOW", acts.Challenge("now")),
        ("impossible", acts.Challenge("impossible")),
        ("neutral", acts.Neutral()),
        ("agree", acts.Agree()),
        ("ready", acts.Ready()),
        ("illegal demand", acts.CallIllegal("demand")),
        ("illegal pass: it was too early", acts.CallIllegal("pass", "it was too early")),
        ("accept p2", acts.Accept(P2)),
        ("vote p2 yes", acts.Vote(P2, True)),
        ("vote p3 no", acts.Vote(P3, False)),
        ("object p2 grammar: the verb is missing", acts.Object(P2, ("grammar",), "the verb is missing")),
        ("object p2 subject, type, s-v-do", acts.Object(P2, ("subject", "type", "s-v-do"))),
        ("object p3 contains E, end mark", acts.Object(P3, ("contains:E", "end-mark"))),
    ],
)
def test_words_at_the_table_mean_acts(desk: Desk, typed: str, act: Action) -> None:
    assert meant(desk, typed) == act


@pytest.mark.parametrize("typed", ["letter red h", "letter rh", "letter RH", "letter r h", "letter h red"])
def test_a_cube_is_named_by_its_colour_or_initial_and_its_letter(desk: Desk, typed: str) -> None:
    assert meant(desk, typed) == acts.PlayLetter(desk.cube("H", "red"))


def test_a_letter_alone_is_enough_where_one_colour_bears_it(desk: Desk) -> None:
    assert meant(desk, "letter q") == acts.PlayLetter(desk.cube("Q"))
    says = told(desk, "letter n")
    assert "There is N on black and pink" in says


def test_the_first_roll_and_the_roll_of_the_shake_are_both_typed_roll(desk: Desk) -> None:
    assert meant(desk, "roll", Prompt("first:1:p1", P1, ("RollForFirst",))) == acts.RollForFirst()


@pytest.mark.parametrize(
    ("typed", "demand"),
    [
        ("type noun", "type:noun"),
        ("function object of the preposition", "function:object-of-preposition"),
        ("plural", "plural"),
        ("must be plural", "plural"),
        ("contains E", "contains:E"),
        ("contain a", "contains:A"),
        ("must contain an e", "contains:E"),
        ("does not contain a", "lacks:A"),
        ("lacks x", "lacks:X"),
        ("red is wild", "wild:red"),
        ("wild pink", "wild:pink"),
        ("p becomes x", "transfer:P=X"),
        ("P=X", "transfer:P=X"),
        ("transfer p to x", "transfer:P=X"),
        ("five letters", "length:5"),
        ("length 10", "length:10"),
        ("in a noun clause", "in:noun-clause"),
        ("not in noun clause", "not-in:noun-clause"),
        ("noun clause as subject", "container-function:noun-clause=subject"),
        ("container-function:noun-clause=subject", "container-function:noun-clause=subject"),
        ("simple past tense", "simple-tense:past"),
        ("nominative", "nominative"),
        ("The word must be in the passive voice.", "passive"),
        ("purple", None),
        ("contains", None),
    ],
)
def test_demands_are_read_by_name_by_sentence_and_as_they_are_kept(typed: str, demand: str | None) -> None:
    assert read_demand(typed) == demand


@pytest.mark.parametrize("division", Division)
def test_every_designation_and_demand_of_a_division_can_be_typed(division: Division) -> None:
    for group in designations(division):
        for designation in group.demands:
            assert read_designation(name_designation(designation)) == designation
            assert read_designation(designation) == designation
    for opening in ((), ("type:noun",), ("type:verb",), NOUN, ("type:verb", "function:infinitive")):
        for demand in open_demands(division, "simple", opening):
            assert read_demand(write_demand(demand)) == demand
            assert read_demand(demand) == demand
            assert read_demand(say_demand(demand)) in (demand, None)


def test_a_demand_names_its_cube_first(desk: Desk) -> None:
    green = desk.cube("T", "green")
    assert meant(desk, "demand green t plural") == acts.Demand(green, "plural")
    assert meant(desk, "demand gt: contains E") == acts.Demand(green, "contains:E")
    assert meant(desk, "demand red a plural") == acts.Demand(desk.cube("A", "red"), "plural")


def test_a_solution_is_a_sentence_a_stroke_and_the_word_in_it(desk: Desk) -> None:
    text = "The crew repaired engines."
    assert meant(desk, f"hand in: {text} / engines") == acts.Present(text, 18, "engines")
    assert meant(desk, f"Hand in {text} / ENGINES") == acts.Present(text, 18, "engines")
    extra = meant(desk, f"hand in: {text} / engines with green t: plural")
    assert extra == acts.Present(text, 18, "engines", (), "plural", desk.cube("T", "green"))
    named = meant(desk, f"hand in: {text} / engines as S-V-DO")
    assert named == acts.Present(text, 18, "engines", designation="s-v-do")
    twice = "The train passed the train."
    assert meant(desk, f"hand in: {twice} / train 2") == acts.Present(twice, 21, "train")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("letter", "Name a cube by its colour and letter: black e, or short be."),
        ("letter black q", "No black Q lies in Resources."),
        ("letter rh rm", "One cube is moved at a time."),
        ("designate", "You may designate S-V, S-V-DO"),
        ("designate sonnet", "Write: designate s-v-do."),
        ("demand", "Letters: a colour is wild, contains a letter"),
        ("demand gt", "Write: demand black e plural."),
        ("demand gt purple", '"purple" is no demand of any division.'),
        ("hand in: The crew repaired engines.", "After the stroke stands the word"),
        ("hand in: The crew repaired engines. / engine", "engine does not stand in your sentence."),
        ("hand in: The crew repaired engines. / engines please", "Only as and with may follow the word."),
        ("object p2", "Name what is wrong."),
        ("object p2 smell", "or one of these.\n  cubes: The cubes do not spell it, or too many are taken\n"),
        ("vote p2", "vote p2 yes, if you hold it to be correct"),
        ("illegal", "pass, that pass is not allowed"),
    ],
)
def test_what_cannot_be_read_is_answered_with_how_to_write_it(desk: Desk, typed: str, says: str) -> None:
    assert says in told(desk, typed)


def test_what_is_not_asked_for_now_is_told_so(desk: Desk) -> None:
    moving = Prompt("move:1:3:3", P1, ("PlayLetter", "Demand", "Pass"))
    assert told(desk, "ready", moving) == (
        "A shake is being played. Say that you are ready when it is over. (LT 5)"
    )
    assert told(desk, "sing", moving) == ""


def test_a_check_is_about_the_player_of_its_prompt(desk: Desk) -> None:
    two = Prompt("check:1:p2:p1", P1, ("Accept", "Object"), about=P2)
    three = Prompt("check:1:p3:p1", P1, ("Accept", "Object"), about=P3)
    assert meant(desk, "accept", three) == acts.Accept(P3)
    assert meant(desk, "accept p3", two) is None
    assert meant(desk, "object grammar", two) == acts.Object(P2, ("grammar",))
    assert "Name the fault" in told(desk, "object p3 smell", two, three)
    assert told(desk, "accept p1", two, three) == "The table does not ask you about the solution of p1."


def test_every_answer_the_table_lists_can_be_typed_as_it_is_shown() -> None:
    desk = Desk(division=Division.MIDDLE)
    seen: set[str] = set()
    for _ in range(40):
        prompt = next((p for p in desk.table.prompts if p.must and p.seat in desk.seats), None)
        if prompt is None:
            break
        answers = GAME.legal(desk.state, prompt) if GAME.legal else ()
        for answer in answers:
            typed = terminal.write(desk.state, answer)
            read = terminal.parse(desk.state, prompt, typed)
            if isinstance(answer, acts.Demand | acts.PlayLetter):
                # Cubes that look alike are one cube to whoever types.
                assert isinstance(read, acts.Demand | acts.PlayLetter)
                assert desk.state.cube(read.cube) == desk.state.cube(answer.cube)
            else:
                assert read == answer, typed
            seen.add(type(answer).__name__)
        calls = [p for p in desk.table.prompts if p.kinds == ("Challenge",) and len(desk.state.moves) == 4]
        if calls:
            desk.yes(calls[0].seat, acts.Challenge("impossible"))
        else:
            desk.yes(prompt.seat, answers[0])
    assert {"Designate", "Demand", "Present", "Neutral", "Accept", "Ready"} <= seen


def test_the_picture_shows_sheet_mat_and_solutions() -> None:
    desk = Desk(opening=OPENING)
    desk.letters("AH")
    desk.challenge(P3, "impossible")
    drawn = terminal.picture(desk.state, P1)
    assert "Sheet      Pattern: S-V-DO." in drawn
    assert "bE Type: noun." in drawn
    assert "Letters    rA rH" in drawn
    assert "Demands    bE bT" in drawn
    assert "wrote" not in drawn
    desk.present(P2, "The hats lost money.", "hats")
    if desk.may(P1, "Neutral"):
        desk.yes(P1, acts.Neutral())
    assert "{p2} wrote: The hats lost money. / hats" in terminal.picture(desk.state, P1)


def test_each_colour_has_its_own_look(desk: Desk) -> None:
    styles = [style for _, style in terminal.paint(desk.state)]
    assert len(set(styles)) == len(styles) == 7


def test_solutions_are_not_listed_among_the_answers() -> None:
    assert "Present" in GAME.unlisted


def test_typing_anything_at_all_never_breaks_the_reader(desk: Desk) -> None:
    rng = random.Random(1)
    begun = ("letter", "demand", "designate", "hand in:", "object p2", "vote", "illegal", "accept", "")
    letters = "abegprtyo pPlural:/,.'= é12"
    for _ in range(2000):
        typed = f"{rng.choice(begun)} {''.join(rng.choices(letters, k=rng.randrange(14)))}"
        terminal.parse(desk.state, ANY, typed)
        terminal.explain(desk.state, (ANY,), typed)
