"""`gamehall juggle solo`: how many turns a bot needs for a board when nobody plays against it."""

import time
from collections.abc import Sequence
from random import Random
from statistics import median

import msgspec
from msgspec import Struct
from rich.progress import track
from rich.table import Table

from gamehall.bots.bot import call_bot
from gamehall.games.juggle.options import Options
from gamehall.games.juggle.rules import GAME
from gamehall.games.juggle.state import State, opening
from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.events import CardPassed, Rolled
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer
from gamehall.kernel.seat import Seat, player
from gamehall.machine.speech import console, errors

ALONE, NOBODY = player(1), player(2)
LONGEST = 500
"""So many turns at most: whoever has not covered the board by then never does."""


class Covered(Struct, frozen=True):
    """What a bot did over all boards."""

    bot: str
    turns: tuple[int, ...]
    acts: int
    ms_an_act: float

    @property
    def median(self) -> float:
        return median(self.turns)


def compare(bots: Sequence[str], games: int, seed: int, json: bool) -> int:
    found = [cover_boards(name, games, seed) for name in bots]
    first, last = found[0], found[-1]
    share = 100 * first.median / last.median
    if json:
        told = {
            "seed": seed,
            "bots": [{**msgspec.to_builtins(one), "median": one.median} for one in found],
            "percent": round(share, 1),
        }
        print(msgspec.json.encode(told).decode())
    else:
        console().print(_shown(found))
        if len(found) > 1:
            console().print(f"{first.bot} needs {share:.1f} % of the turns of {last.bot} (medians).")
    return int(any(max(one.turns) >= LONGEST for one in found))


def cover_boards(name: str, games: int, seed: int) -> Covered:
    """The same dice for every bot: those of a board follow from the seed and its number."""
    bot, turns, said, thought = call_bot(GAME, name), list[int](), 0, 0.0
    for number in track(range(games), description=name, console=errors(), transient=True):
        alone = _Alone(bot, f"{seed}/{number}")
        turns.append(alone.cover())
        said, thought = said + alone.said, thought + alone.thought
    return Covered(name, tuple(turns), said, round(1000 * thought / max(1, said), 2))


class _Alone:
    """One board, and a bot that has all the turns; every act is ruled on as at a table."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self.bot = bot
        self.dice, self.chance = Random(f"dice {seed}"), Random(f"bot {seed}")
        self.state: State = opening(Options(), (ALONE, NOBODY))
        self.said, self.thought = 0, 0.0

    def cover(self) -> int:
        """In which turn the board is covered."""
        for turn in range(1, LONGEST):
            roll = (self.dice.randint(1, 6), self.dice.randint(1, 6))
            self.state = GAME.apply(self.state, CardPassed(ALONE))
            if self._take_turn(roll):
                return turn
        return LONGEST

    def _take_turn(self, roll: tuple[int, int]) -> bool:
        """Whether the turn ends in a declared win."""
        while True:
            match self._says():
                case acts.DeclareWin():
                    return True
                case acts.PassCard():
                    return False
                case acts.Roll():
                    self.state = GAME.apply(self.state, Rolled(roll))

    def _says(self) -> object:
        prompts = tuple(p for p in GAME.prompts(self.state) if p.seat == ALONE and p.must)
        since = time.perf_counter()
        answer = self.bot(self.state, ALONE, prompts, self.chance)
        self.thought += time.perf_counter() - since
        self.said += 1
        if not isinstance(answer, Answer):
            raise TypeError("The bot said nothing in its own turn.")
        ruling = GAME.rule(self.state, Seat(ALONE), answer.action)  # type: ignore[arg-type]
        if ruling.refused or ruling.faults:
            raise ValueError(f"The bot does what is not allowed: {ruling.says}")
        for event in ruling.events:
            self.state = GAME.apply(self.state, event)
        return answer.action


def _shown(found: Sequence[Covered]) -> Table:
    table = Table(title="Turns to cover a board alone", title_justify="left")
    for name in ("bot", "boards", "median", "fewest", "most", "ms an act"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in found:
        figures = (len(one.turns), f"{one.median:g}", min(one.turns), max(one.turns), one.ms_an_act)
        table.add_row(one.bot, *map(str, figures))
    return table
