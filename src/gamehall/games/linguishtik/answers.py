"""Every sensible answer to a prompt, for the plain page, for random play and for proofs."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.judge.grounds import EXTRA, asked_of, grounds, say_ground
from gamehall.games.linguishtik.judge.official import judge
from gamehall.games.linguishtik.offering import designations, open_demands
from gamehall.games.linguishtik.rules.challenging import LETTERS_FOR_NOW
from gamehall.games.linguishtik.solver.possible import possible
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import State, need_of, spellers, unheard
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

_PLAIN: dict[str, Action] = {
    "RollForFirst": acts.RollForFirst(),
    "Roll": acts.Roll(),
    "Neutral": acts.Neutral(),
    "GiveUp": acts.GiveUp(),
    "Agree": acts.Agree(),
    "Disagree": acts.Disagree(),
    "Ready": acts.Ready(),
}
_FRAMES = (
    "The {word} was here.",
    "They {word} the old house.",
    "We saw a {word} bridge.",
    "It moved {word}.",
)
"""Sentences to hand in when any will do."""


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    found: list[Action] = []
    for kind in prompt.kinds:
        found += _of_kind(state, prompt, kind)
    return tuple(found)


def _of_kind(state: State, prompt: Prompt, kind: str) -> list[Action]:
    seat, of = prompt.seat, prompt.about or Seat("")
    if kind in _PLAIN:
        return [_PLAIN[kind]]
    match kind:
        case "Designate" | "PlayLetter" | "Demand" | "Pass" if seat == state.mover:
            return _moves(state, seat, kind)
        case "Challenge":
            return _challenges(state, seat)
        case "CallIllegal":
            return [acts.CallIllegal(nature) for nature in unheard(state, seat)]
        case "Present":
            return _solutions(state)
        case "Accept":
            return [acts.Accept(of)]
        case "Object":
            return [acts.Object(of, (name,), say_ground(name)) for name in may_be_named(state, of)]
        case "Vote":
            return [acts.Vote(of, True), acts.Vote(of, False)]
        case "RuleProcedure" | "RuleOn" | "Initial":
            ruled = judge(state, prompt)
            return [ruled] if ruled else []
        case "NameFirst":
            return [acts.NameFirst(player) for player in state.seats]
        case "SetOut":
            return [acts.SetOut(tuple(state.options.set.letter(c, 1) for c in range(len(state.places))))]
    return []


def may_be_named(state: State, of: Seat) -> tuple[str, ...]:
    """All that may be held against this solution: what was asked for, the word, the sentence."""
    check = state.check(of)
    slip = check.solution if check else None
    extra = slip.demand if slip else ""
    kind = state.designation or (slip.designation if slip else "")
    asked = (kind, *(asked_of(demand) for demand in (*state.demands, extra)), EXTRA if extra else "")
    rest = (one.id for one in grounds() if one.group != "asked")
    return tuple(dict.fromkeys(name for name in (*asked, *rest) if name))


def _moves(state: State, seat: Seat, kind: str) -> list[Action]:
    match kind:
        case "Designate" if state.stage == "designation":
            return [
                acts.Designate(d) for group in designations(state.options.division) for d in group.demands
            ]
        case "PlayLetter" if state.stage == "free":
            by_look = {state.cube(cube): cube for cube in state.at("resources")}
            return [acts.PlayLetter(cube) for cube in by_look.values()]
        case "Demand" if state.stage != "designation":
            carrier = carriers(state)[:1]
            open_ = open_demands(state.options.division, state.designation, state.demands) if carrier else ()
            return [acts.Demand(carrier[0], demand) for demand in open_]
        case "Pass" if state.set_up and seat not in state.passed:
            return [acts.Pass()]
    return []


def carriers(state: State) -> tuple[int, ...]:
    """The cubes of Resources that can carry a demand."""
    return tuple(cube for cube in state.at("resources") if state.colour(cube) in state.options.set.carries)


def _challenges(state: State, seat: Seat) -> list[Action]:
    if seat == state.last_mover or (not state.designation and seat != state.mover):
        return []
    now = state.designation and len(state.at("letters")) >= LETTERS_FOR_NOW
    return [acts.Challenge("impossible"), *((acts.Challenge("now"),) if now else ())]


def correct_solution(state: State, kind: Kind, seed: int = 0) -> acts.Present | None:
    """A solution that the hall itself finds, if it finds one."""
    found = possible(need_of(state, kind), seed)
    if found.verdict != "possible":
        return None
    cubes, named = spellers(state), found.designation if kind == "hopeless" else ""
    return acts.Present(
        found.sentence, found.start, found.word, tuple(cubes[at] for at in found.cubes), designation=named
    )


def _solutions(state: State) -> list[Action]:
    block = state.block
    if block is None:
        return []
    if state.options.check == "at once":
        return [solution for seed in (0, 1) if (solution := correct_solution(state, block.kind, seed))]
    words = fitting_words(need_of(state, block.kind))[:3] or ("word",)
    named = "declarative" if block.kind == "hopeless" else ""
    return [
        acts.Present(frame.format(word=word), frame.index("{"), word, designation=named)
        for word in words
        for frame in _FRAMES
    ]
