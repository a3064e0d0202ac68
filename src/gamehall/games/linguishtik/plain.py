"""LinguiSHTIK in words alone."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.answers import carriers, legal
from gamehall.games.linguishtik.judge.grounds import say_ground
from gamehall.games.linguishtik.offering import open_demands
from gamehall.games.linguishtik.rules.procedure import NATURES
from gamehall.games.linguishtik.saying import say_demand, say_designation
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import is_player

_KINDS = {
    "RollForFirst": "Roll a cube for the start",
    "Roll": "Roll the cubes",
    "Designate": "Say what sentence it must be",
    "PlayLetter": "Move a cube to Letters",
    "Demand": "Make a demand of the word",
    "Pass": "Pass, once in a shake",
    "CallIllegal": "Say that the last move was illegal",
    "Challenge": "Pick up the block",
    "Neutral": "Write no solution: stay neutral",
    "GiveUp": "I have no solution",
    "Agree": "Agree: these cubes allow no solution",
    "Disagree": "Disagree: I will write one",
    "Present": "Hand in your solution",
    "Accept": "Accept a solution",
    "Object": "Object to a solution",
    "Vote": "Vote on a solution",
    "Ready": "Ready for the next shake",
    "RuleOn": "Rule on the solution",
    "PutToVote": "Put it to the vote",
    "RuleProcedure": "Rule on the move",
    "Initial": "Initial the penalty",
    "Warn": "Warn a player",
    "Panel": "Let a panel decide",
    "MarkAbsent": "A player misses this shake",
    "MarkPresent": "A player is back",
    "NameFirst": "Name Player One",
    "SetOut": "Type the letters that were rolled",
    "ActFor": "Type what a player did",
}
_TELLS_NOTHING = frozenset({"Present", "RuleOn", "RuleProcedure", "Initial", "SetOut"})
"""To list an answer of these kinds is to have looked for one."""


def say(state: State, action: Action) -> str:
    match action:
        case acts.Designate(designation):
            return say_designation(designation)
        case acts.PlayLetter(cube):
            return f"Move {_cube(state, cube)} to Letters"
        case acts.Demand(cube, demand):
            return f"{say_demand(demand)} With {_cube(state, cube)}"
        case acts.Challenge(call):
            return f"Pick up the block and say {call.capitalize()}"
        case acts.CallIllegal(nature):
            return f"The last move was illegal: {NATURES[nature]}"
        case acts.Present(text, _, word):
            return f"Hand in “{text}” with the word {word}"
        case acts.Accept(of):
            return f"Accept the solution of {{{of}}}"
        case acts.Object(of, faults, words):
            return f"Object to the solution of {{{of}}}: {words or '; '.join(map(say_ground, faults))}"
        case acts.Vote(of, correct):
            return f"The solution of {{{of}}} is {'correct' if correct else 'not correct'}"
        case acts.NameFirst(player):
            return f"{{{player}}} is Player One"
        case acts.RuleOn(of, correct):
            return f"The solution of {{{of}}} is {'correct' if correct else 'not correct'}"
        case acts.RuleProcedure(illegal):
            return "The move was illegal" if illegal else "The move was legal"
        case acts.Initial(_, granted):
            return "Initial the penalty" if granted else "Strike the penalty"
        case acts.MarkAbsent(player):
            return f"{{{player}}} misses this shake"
        case acts.MarkPresent(player):
            return f"{{{player}}} is back"
    return _KINDS.get(type(action).__name__, "")


def _cube(state: State, cube: int) -> str:
    return f"the {state.colour(cube)} {state.letters[cube]}"


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """What stands on everybody's demand sheet and lies open on the mat."""
    kinds = tuple(kind for kind in prompt.kinds if kind not in _TELLS_NOTHING)
    found = list(legal(state, Prompt(prompt.id, prompt.seat, kinds, about=prompt.about)))
    if "Demand" in kinds and is_player(prompt.seat):
        found = [one for one in found if not isinstance(one, acts.Demand)]
        demands = open_demands(state.options.division, state.designation, state.demands)
        for colour in dict.fromkeys(state.colour(cube) for cube in carriers(state)):
            cube = next(one for one in carriers(state) if state.colour(one) == colour)
            found += [acts.Demand(cube, demand) for demand in demands if "=" not in demand]
    return tuple(found)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
