"""Scrabble in words alone."""

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.hints import board_of
from gamehall.games.scrabble.notation import write_play
from gamehall.games.scrabble.state import State, squares
from gamehall.kernel.action import Action
from gamehall.kernel.names import some
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import is_player

_KINDS = {
    "DrawForStart": "Draw a tile for the start",
    "TakeTiles": "Take your tiles: the game begins",
    "Arrive": "I have arrived",
    "PlayOn": "Play with the time that is left",
    "TakeForfeit": "Give the game away",
    "Place": "Put a word on the board",
    "TakeBack": "Take the tiles back",
    "Announce": "Announce the score",
    "Press": "Press the timer: end the turn",
    "StopClock": "Stop the timer: the last tile is out",
    "Record": "Write your total",
    "Draw": "Draw new tiles",
    "ReachInBag": "Draw without pressing the timer",
    "Exchange": "Change tiles",
    "Pass": "Pass",
    "Arrange": "Put the rack in another order",
    "CountTiles": "Count the tiles in the bag",
    "Hold": "Say “Hold” and think about a challenge",
    "Accept": "Accept the play",
    "Challenge": "Challenge words of the last play",
    "Confirm": "Ask for the verdict on the words as typed",
    "Ready": "Ready to go on",
    "DeclareOver": "Say that nobody can play any more",
    "QueryScore": "Question the score of a turn",
    "QueryTotal": "Question a total",
    "Agree": "Agree",
    "Disagree": "Do not agree",
    "Recount": "Ask for a recount",
    "ShowRack": "Show the tiles left on a rack",
    "Sign": "Sign the result slip",
    "CallDirector": "Call the director",
    "DeclareOverdraw": "Say that too many tiles were drawn",
    "DeclareUnderdraw": "Say that tiles are missing on a rack",
    "SettleScore": "Settle the score",
    "Verdict": "Rule on the words",
    "RuleOver": "Rule whether anybody can play",
}
_REASONS = {
    "flash": "tiles were drawn before there was time to speak",
    "underdraw": "somebody has too few tiles",
    "set": "something is wrong with the set",
    "leaving": "I leave the room",
    "left": "my opponent has left the room",
    "problem": "there is another problem",
}
_ALONE = (
    *("DrawForStart", "TakeTiles", "Arrive", "PlayOn", "TakeForfeit", "TakeBack", "Press", "StopClock"),
    *("Draw", "ReachInBag", "Pass", "CountTiles", "Hold", "Accept", "Confirm", "Ready", "DeclareOver"),
    *("Agree", "Disagree", "Recount", "Sign"),
)
"""What is said without anything else."""


def say(state: State, action: Action) -> str:
    match action:
        case acts.Place(tiles, reads):
            where, word = write_play(board_of(state), squares(tiles), reads)
            return f"Put {word} on {where}"
        case acts.Announce(None):
            return "Let the hall count the score"
        case acts.Announce(score):
            return f"Announce {score} points"
        case acts.Record(total):
            return f"Write {total} as your total"
        case acts.Exchange(tiles, count):
            return f"Change {' '.join(tiles).replace('_', '?')}" if tiles else f"Change {some(count, 'tile')}"
        case acts.Arrange(tiles):
            return f"Order the rack {' '.join(tiles).replace('_', '?')}"
        case acts.Challenge(words):
            return f"Challenge {' and '.join(words)}"
        case acts.QueryScore(line, score):
            return f"Say that turn {line + 1} should read {score}"
        case acts.QueryTotal(player, total):
            return f"Say that the total of {{{player}}} should read {total}"
        case acts.CallDirector(reason, _):
            return f"Call the director: {_REASONS[reason]}"
        case acts.Verdict(good):
            return "The play is acceptable" if good else "The play is not acceptable"
        case acts.RuleOver(over):
            return "Nobody can play any more" if over else "Somebody can still play"
    return _KINDS.get(type(action).__name__, "")


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    found: list[Action] = [acts.__dict__[kind]() for kind in _ALONE if kind in prompt.kinds]
    line = state.open_play
    if "Challenge" in prompt.kinds and line:
        found += [acts.Challenge((word,)) for word in line.words]
        found += [acts.Challenge(line.words)] * (len(line.words) > 1)
    if "Announce" in prompt.kinds and state.options.kept and state.draft:
        found.append(acts.Announce())
    if "CallDirector" in prompt.kinds and is_player(prompt.seat):
        found += [acts.CallDirector(reason) for reason in ("set", "leaving", "left", "problem")]
    return tuple(found)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
