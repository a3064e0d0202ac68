"""Players made of software. They see what their seat sees, and say what anyone in that seat may say.

In a team the first chair speaks; a bot in another chair of the team leaves it to them.
"""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.bots.mistakes import phoney, wrong_score
from gamehall.games.scrabble.bots.vocabulary import knows_all
from gamehall.games.scrabble.events import side_of
from gamehall.games.scrabble.hints import best_plays, every_play, rack_of, some_play
from gamehall.games.scrabble.referee import draft_score, phoneys, right_reading, right_score
from gamehall.games.scrabble.state import ONE, TWO, State
from gamehall.kernel.action import Action
from gamehall.kernel.extras import need
from gamehall.kernel.parts import Bot, Bots, Rung
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat

Choose = Callable[[State, Seat, Random], acts.Place | None]


class Character(Struct, frozen=True):
    """How a bot plays: how it chooses, how often it errs, lets a phoney pass, or overlooks a small error in
    the score of a turn."""

    choose: Choose
    err: float = 0.0
    missed: float = 0.0
    overlooked: float = 0.0


def random(err: float = 0.0) -> Bot:
    """Plays any word it can, and never challenges a word."""
    return _seated(Character(_any, _share(err), missed=1.0))


def club(err: float = 0.05, missed: float = 0.3, vocabulary: float = 0.3) -> Bot:
    """Plays the most points it knows a word for; sometimes a phoney, and misses some of yours."""
    known = _share(vocabulary)

    def choose(state: State, side: Seat, rng: Random) -> acts.Place | None:
        plays = every_play(state, side)
        return next((place for place, _, words in plays if knows_all(words, known)), None)

    return _seated(Character(choose, _share(err), _share(missed), _OVERLOOKED))


def greedy(err: float = 0.0) -> Bot:
    """Plays the most points, and challenges every phoney."""
    return _seated(Character(_most, _share(err)))


def warm() -> None:
    """Get the move generator and the graph of the hall's list ready before anyone waits for them."""
    from gamehall.games.scrabble import engine

    engine.warm()


def _share(rate: float) -> float:
    if not 0 <= rate <= 1:
        raise ValueError(f"{rate} is no rate from 0 to 1")
    return rate


def _any(state: State, side: Seat, rng: Random) -> acts.Place | None:
    return some_play(state, side, rng)


def _most(state: State, side: Seat, rng: Random) -> acts.Place | None:
    plays = best_plays(state, side, 1)
    return plays[0][0] if plays else None


def _seated(character: Character) -> Bot:
    need("fast", "A bot of Scrabble")

    def bot(state: State, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        if side_of(seat) != seat or state.options.wooden:
            return None
        for said in (_challenge, _query, _answer):
            for prompt in sorted(prompts, key=lambda p: p.must):
                action = said(character, state, seat, prompt, rng)
                if action is not None:
                    return Answer(prompt.id, action)
        return None

    return bot


_PLAIN: dict[str, Action] = {
    "DrawForStart": acts.DrawForStart(),
    "TakeTiles": acts.TakeTiles(),
    "Arrive": acts.Arrive(),
    "PlayOn": acts.PlayOn(),
    "Confirm": acts.Confirm(),
    "Ready": acts.Ready(),
    "Sign": acts.Sign(),
}


def _answer(character: Character, state: State, side: Seat, prompt: Prompt, rng: Random) -> Action | None:
    kinds = prompt.kinds
    if "Accept" in kinds:
        return acts.Accept()
    if "Agree" in kinds and state.stop:
        return acts.Agree() if state.stop.score == right_reading(state, state.stop) else acts.Disagree()
    if "Place" in kinds:
        return _turn(character, state, side, rng)
    if "Record" in kinds:
        return acts.Record(state.scores[side])
    if "Draw" in kinds:
        return acts.Draw() if _fair(state, side) else None
    return _PLAIN.get(kinds[0])


def _challenge(
    character: Character, state: State, side: Seat, prompt: Prompt, rng: Random
) -> acts.Challenge | None:
    line = state.open_play
    if line is None or "Challenge" not in prompt.kinds:
        return None
    wrong = phoneys(state.options, line.words)
    seen = Random(f"{line.at} {line.word} {len(state.sheet)}").random() >= character.missed
    return acts.Challenge(wrong) if wrong and seen else None


_OVERLOOKED = 0.3
_LARGE = 10
"""An error of so many points nobody overlooks."""


def _query(character: Character, state: State, side: Seat, prompt: Prompt, rng: Random) -> Action | None:
    """The play just made is counted along, and both totals; before it is signed, the whole sheet."""
    if "QueryScore" not in prompt.kinds:
        return None
    signing = "Sign" in prompt.kinds
    just = () if state.last is None else (state.last.line,)
    for number in range(len(state.sheet)) if signing else just:
        line = state.sheet[number]
        if line.kind != "play" or line.side == side or line.removed or line.settled:
            continue
        right = right_score(state, number)
        small = 0 < abs(right - line.score) < _LARGE and not signing
        overlooked = small and Random(f"{line.at} {line.word}").random() < character.overlooked
        if right != line.score and not overlooked:
            return acts.QueryScore(number, right)
    for player in (ONE, TWO):
        right = state.added(player)
        if state.scores[player] - right != state.settled.get(player, 0):
            return acts.QueryTotal(player, right)
    return None


def _fair(state: State, side: Seat) -> bool:
    """Tiles are drawn when the opponent has had time to speak."""
    last = state.last
    waiting = last is not None and last.side == side and state.open_play is not None
    return not waiting or not state.options.draw_seconds or (last is not None and last.time_given)


def _turn(character: Character, state: State, side: Seat, rng: Random) -> Action | None:
    draft = state.draft
    if state.due(side):
        return None
    if draft and draft.exchange:
        return acts.Press()
    if draft and draft.score is None:
        right = draft_score(state)
        return acts.Announce(wrong_score(right, rng) if rng.random() < character.err / 2 else right)
    if draft:
        return acts.StopClock() if state.went_out(side) else acts.Press()
    if rng.random() < character.err and (bad := phoney(state, side, rng)):
        return bad
    return character.choose(state, side, rng) or _look_again(state, side, rng) or _no_play(state, side)


def _look_again(state: State, side: Seat, rng: Random) -> acts.Place | None:
    """Both have passed and play goes on, so the judge has seen a play: a bot that knew none tries any."""
    passed = state.options.two_passes_end and state.passes >= 2
    return some_play(state, side, rng) if passed else None


def _no_play(state: State, side: Seat) -> Action:
    """Without a play all tiles are changed, if the bag allows it."""
    rack = rack_of(state, side)
    count = min(len(rack), state.left_for(side))
    if state.to_come(side) < state.options.exchange_min or not count:
        return acts.Pass()
    return acts.Exchange(rack[:count])


def remark(state: State, seat: Seat, action: Action) -> str:
    """What is worth counting in a player's play."""
    match action:
        case acts.Challenge():
            return "challenges"
        case acts.Exchange():
            return "changes"
        case acts.Pass():
            return "passes"
        case acts.Place(tiles) if len(tiles) == 7:
            return "sevens"
    return ""


BOTS = Bots(
    kinds={"random": random, "club": club, "greedy": greedy},
    ladder={
        "random": Rung("Beginner", "Plays the first word it sees, long or short, and challenges nothing."),
        "club": Rung("Club", "Plays the most points it knows a word for, and misses some of your phoneys."),
        "greedy": Rung("Expert", "Finds the play with the most points, and challenges every phoney."),
    },
    warm=warm,
    remark=remark,
)
