"""LinguiSHTIK's rulings: every act finds its chapter here, and the game with its four divisions."""

from typing import Any

from gamehall.games.linguishtik import acts, events
from gamehall.games.linguishtik.answers import legal
from gamehall.games.linguishtik.charts import charts
from gamehall.games.linguishtik.cubes import cube_sets
from gamehall.games.linguishtik.facts import facts
from gamehall.games.linguishtik.fold import apply
from gamehall.games.linguishtik.judge.books import OFFICIALS, shelf
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.official import judge
from gamehall.games.linguishtik.keeping import rule_typed
from gamehall.games.linguishtik.options import Options
from gamehall.games.linguishtik.portrait import pieces, portray
from gamehall.games.linguishtik.prompts import dials, prompts
from gamehall.games.linguishtik.rules.beginning import rite, rule_beginning
from gamehall.games.linguishtik.rules.challenging import rule_challenge
from gamehall.games.linguishtik.rules.checking import rule_checking
from gamehall.games.linguishtik.rules.conduct import leaves, rule_conduct
from gamehall.games.linguishtik.rules.moving import rule_move
from gamehall.games.linguishtik.rules.penalties import rule_initial
from gamehall.games.linguishtik.rules.procedure import rule_procedure
from gamehall.games.linguishtik.rules.time import rule_time
from gamehall.games.linguishtik.state import State, opening
from gamehall.games.linguishtik.untimely import not_now
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import FirstGame
from gamehall.kernel.outcome import Outcome
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling, refused
from gamehall.kernel.seat import Seat

_CHAPTERS = (
    rule_beginning,
    rule_move,
    rule_procedure,
    rule_challenge,
    rule_checking,
    rule_initial,
    rule_conduct,
    rule_time,
)


def rule(state: State, seat: Seat, action: Action) -> Ruling:
    match action:
        case acts.ActFor():
            return rule_typed(state, action, rule)
        case acts.Challenge(_, also) if also and not state.options.real:
            return refused("first-hand", "The first hand on the block is the challenger's.")
    for chapter in _CHAPTERS:
        ruling = chapter(state, seat, action)
        if ruling is not None:
            return ruling
    return refused("hall-kind", f"LinguiSHTIK knows no {type(action).__name__} here.")


def ponders(state: State, asked: Action | Prompt) -> bool:
    """A sentence is read for what is checked as it is handed in, and for a judge's ruling on a solution."""
    match asked:
        case acts.ActFor(_, act):
            return ponders(state, act)
        case acts.Present():
            return state.options.check == "at once"
        case Prompt():
            return "RuleOn" in asked.kinds
    return False


def outcome(state: State) -> Outcome | None:
    return state.ended


def stamps(options: Options) -> dict[str, Any]:
    """The record says which faces were on the cubes and which chart paid."""
    if options.cube_set not in cube_sets():
        raise ValueError(f"The hall has no cubes {options.cube_set!r}; it has {', '.join(cube_sets())}.")
    if options.chart not in charts():
        raise ValueError(f"The hall has no chart {options.chart!r}; it has {', '.join(charts())}.")
    faces = ", ".join(f"{colour} {kind.faces}" for colour, kind in options.set.cubes.items())
    return {"faces": faces}


def choices() -> dict[str, tuple[tuple[str, str], ...]]:
    return {
        "cube_set": tuple((id, cubes.title) for id, cubes in cube_sets().items()),
        "chart": tuple((id, chart.title) for id, chart in charts().items()),
    }


GAME = Game(
    id="linguishtik",
    name="LinguiSHTIK",
    tagline="Cubes, demands, one word, and a sentence that bears it out.",
    shelves=tuple(
        shelf(division)
        for division in (Division.SENIOR, Division.JUNIOR, Division.MIDDLE, Division.ELEMENTARY)
    ),
    options=Options,
    actions=acts.ACTIONS,
    events=events.EVENTS,
    opening=opening,
    prompts=prompts,
    rule=rule,
    apply=apply,
    outcome=outcome,
    seats=(2, 3),
    usual=3,
    officials=OFFICIALS,
    judge=judge,
    legal=legal,
    pieces=pieces,
    portray=portray,
    facts=facts,
    dials=dials,
    presets={"guided": {"check": "at once"}},
    first=FirstGame(
        lays=frozenset({"PlayLetter", "Demand"}),
        book=Division.ELEMENTARY.value,
        calm="No clock, and three shakes: take the time you need.",
        options={
            "round_minutes": 0,
            "move_seconds": 0,
            "writing_seconds": 3600,
            "checking_seconds": 3600,
            "neutral_seconds": 3600,
            "ready_seconds": 600,
            "shakes": 3,
        },
        rite=rite,
    ),
    stamps=stamps,
    choices=choices,
    ponders=ponders,
    leaves=leaves,
    sound=lambda state: len(state.letters) == len(state.places),
    bots_play=lambda options: not options.real,
    wooden=lambda options, typed: typed or options.real,
    not_now=not_now,
    unlisted=frozenset({"Present"}),
)
