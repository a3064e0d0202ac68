"""Players made of software. They see what their seat sees, and say what anyone in that seat may say."""

from random import Random

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots.challenges import call_roll_hopeless, challenge, write
from gamehall.games.linguishtik.bots.character import Character, in_mood
from gamehall.games.linguishtik.bots.checks import call_illegal, check, vote
from gamehall.games.linguishtik.bots.mistakes import illegal_move
from gamehall.games.linguishtik.bots.moves import choose_move
from gamehall.games.linguishtik.bots.odds import EVERY_LEVEL
from gamehall.games.linguishtik.bots.openings import demand_opening, designate
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat


def beginner(err: float = 0.2) -> Bot:
    """Knows the commonest words, seldom looks ahead, and writes with slips."""
    return _seated(Character(20, 0.1, 0.15, 0.1, 0.2, 0.25, err=_rate(err)))


def regular(err: float = 0.05) -> Bot:
    """Knows everyday words, often sees a solution, and often hands in first drafts."""
    return _seated(Character(50, 0.5, 0.7, 0.75, 0.6, 0.7, crafty=0.4, err=_rate(err)))


def strong(err: float = 0.0) -> Bot:
    """Knows every word, blocks, calls what it can prove, and reads everything with a judge's eyes."""
    return _seated(Character(EVERY_LEVEL, 1.0, 1.0, 1.0, 1.0, 1.0, crafty=1.0, err=_rate(err)))


def warm() -> None:
    """Read the word lists and open the judge's eyes before anyone waits for them."""
    from gamehall.english.reader import read
    from gamehall.games.linguishtik import engine

    engine.warm()
    read("The judge opens both eyes.")


def _rate(rate: float) -> float:
    if not 0 <= rate <= 1:
        raise ValueError(f"{rate} is no rate from 0 to 1")
    return rate


def _seated(who: Character) -> Bot:
    def bot(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        now = in_mood(who, state, seat)
        for prompt in sorted(prompts, key=lambda p: p.must):
            action = _answer(now, state, seat, prompt, rng)
            if action is not None:
                return Answer(prompt.id, action)
        return None

    return bot


_PLAIN: dict[str, Action] = {
    "RollForFirst": acts.RollForFirst(),
    "Roll": acts.Roll(),
    "Ready": acts.Ready(),
}


def _answer(who: Character, state: State, seat: Seat, prompt: Prompt, rng: Random) -> Action | None:
    match prompt.kinds:
        case ("CallIllegal",):
            return call_illegal(who, state, seat)
        case ("Challenge",):
            return challenge(who, state, seat)
        case ("Accept", *_) if prompt.about:
            return check(who, state, seat, prompt.about)
        case ("Vote",) if prompt.about:
            return vote(state, prompt.about)
        case kinds if "Present" in kinds:
            return write(who, state, seat, kinds)
        case kinds if "Pass" in kinds:
            return _move(who, state, seat, rng)
        case ("PlayLetter", *_):
            return None  # it is somebody else's turn
    return _PLAIN.get(prompt.kinds[0])


def _move(who: Character, state: State, seat: Seat, rng: Random) -> Action | None:
    if wrong := illegal_move(who, state, seat, rng):
        return wrong
    match state.stage:
        case "designation":
            return call_roll_hopeless(state) or designate(who, state, rng)
        case "type" | "function":
            return demand_opening(who, state, rng)
    return choose_move(who, state, seat, rng)


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play."""
    match action:
        case acts.Challenge(call):
            return f"calls of {call}"
        case acts.CallIllegal():
            return "illegal procedures called"
        case acts.Object():
            return "objections"
        case acts.Pass():
            return "passes"
        case acts.Neutral():
            return "neutral"
    return ""


BOTS = Bots(
    kinds={"beginner": beginner, "regular": regular, "strong": strong},
    ladder={
        "beginner": Rung("Beginner", "Knows the commonest words, and seldom sees that a sentence is there."),
        "regular": Rung("Regular", "Knows everyday words, and often sees a solution."),
        "strong": Rung("Strong", "Knows every word, blocks, and calls whatever it can prove."),
    },
    warm=warm,
    remark=remark,
)
