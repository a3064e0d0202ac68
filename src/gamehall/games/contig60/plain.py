"""Contig 60 in words alone."""

from gamehall.games.contig60 import acts
from gamehall.games.contig60.faults import NATURES
from gamehall.games.contig60.state import State
from gamehall.games.pentathlon import acts as common
from gamehall.games.pentathlon import plain
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt

_KINDS = {
    **plain.KINDS,
    "UseRoll": "Play your opponent’s roll",
    "Announce": "Say a number sentence",
    "Place": "Put a chip on the board",
    "MoveChip": "Move the chip just laid",
    "RecordDice": "Write the dice on the card",
    "RecordScore": "Write your new score",
}


def say(state: State, action: Action) -> str:
    match action:
        case acts.Announce(sentence):
            return f"Say {sentence.replace('*', ' × ').replace('+', ' + ').replace('=', ' = ')}"
        case acts.Place(space):
            return f"Put a chip on {space}"
        case acts.MoveChip(space):
            return f"Move the chip to {space}"
        case acts.RecordDice(dice):
            return f"Write the dice {', '.join(map(str, dice))} on the card"
        case acts.RecordScore(score):
            return f"Write {score} as your new score"
        case acts.UseRoll():
            return _KINDS["UseRoll"]
    return plain.say(action, NATURES)


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Also a declared win: whether it is one is for the challenger to see."""
    own: list[Action] = [acts.UseRoll()] * ("UseRoll" in prompt.kinds)
    own += [common.DeclareWin()] * ("DeclareWin" in prompt.kinds)
    sheet = state.acting()
    if "RecordDice" in prompt.kinds and sheet and sheet.dice and not sheet.recorded:
        own.append(acts.RecordDice(sheet.dice))
    return (*plain.offers(prompt, NATURES), *own)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
