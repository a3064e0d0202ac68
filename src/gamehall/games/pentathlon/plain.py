"""Acts that are the same in the five games, in words alone."""

from collections.abc import Mapping

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.answers import PLAIN
from gamehall.games.pentathlon.highlights import Nature
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt

KINDS = {
    "Toss": "Toss a die for the start",
    "Roll": "Roll the dice",
    "PassCard": "Pass the Scoring Flag Card",
    "Capture": "Capture what your opponent left",
    "Accept": "Accept",
    "AskOpinion": "Hold up the Opinion Card",
    "Sign": "Sign your score card",
    "Collect": "Collect the score cards",
    "Challenge": "Challenge",
    "DeclareWin": "Declare a win",
    "Rule": "Rule on the challenge",
}
_MARKS = {"C": "it is right to challenge", "I": "nothing is wrong", "IA": "it is not the time for it"}


def say(action: Action, natures: Mapping[str, Nature]) -> str:
    """What is said in every game; empty where it is the game's own."""
    match action:
        case acts.Challenge(()):
            return "Call “Challenge” and stop the clock; say what is wrong then"
        case acts.Challenge(claims):
            return f"Challenge: {' '.join(_claimed(claim, natures) for claim in claims)}"
        case acts.DeclareWin(()):
            return "Declare a win by your score"
        case acts.DeclareWin(line):
            return f"Declare a win by the line {', '.join(map(str, line))}"
        case acts.Rule(opinions):
            return f"Rule: {'; '.join(f'{_MARKS[one.mark]}. {one.says}' for one in opinions)}"
    return KINDS.get(type(action).__name__, "")


def _claimed(claim: acts.Claim, natures: Mapping[str, Nature]) -> str:
    known = natures.get(claim.nature)
    return " ".join(filter(None, (known.says if known else claim.nature, claim.words)))


def offers(prompt: Prompt, natures: Mapping[str, Nature]) -> tuple[Action, ...]:
    """What is said in one word, and everything that a challenge can be about."""
    found = [PLAIN[kind] for kind in prompt.kinds if kind in PLAIN]
    if "Challenge" in prompt.kinds:
        found += [acts.Challenge((acts.Claim(one.name),)) for one in natures.values() if not one.monitors]
        found += [acts.Challenge()] * (not prompt.must)
    return tuple(found)
