"""What people type for the acts that are the same in the five games."""

from collections.abc import Iterable

from gamehall.games.pentathlon import acts
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt

WORDS: dict[str, Action] = {
    "toss": acts.Toss(),
    "capture": acts.Capture(),
    "pass": acts.PassCard(),
    "pass card": acts.PassCard(),
    "accept": acts.Accept(),
    "ok": acts.Accept(),
    "opinion": acts.AskOpinion(),
    "sign": acts.Sign(),
    "collect": acts.Collect(),
}

WAYS = {
    "PassCard": "pass",
    "DeclareWin": "win",
    "AskOpinion": "opinion",
}
"""How an act is typed, where that is other than its name."""


def challenge(said: str, prompt: Prompt, natures: Iterable[str]) -> Action | None:
    """After a time out the nature alone will do."""
    word, *named = said.replace(",", " ").replace(" and ", " ").split() or [""]
    known = set(natures)
    if prompt.must and word in known:
        word, named = "challenge", [word, *named]
    if word != "challenge" or not known.issuperset(named):
        return None
    return acts.Challenge(tuple(acts.Claim(nature) for nature in named))


def write(action: Action, words: dict[str, Action]) -> str:
    """An act as one would type it; nothing, where that is its name and values."""
    match action:
        case acts.DeclareWin(line):
            return f"win {' '.join(map(str, line))}".strip()
        case acts.Challenge(claims):
            return f"challenge {' and '.join(claim.nature for claim in claims)}"
    return next((word for word, plain in words.items() if plain == action), "")
