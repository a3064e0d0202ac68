"""What players of Contig 60 say; what is said in all five games is the Pentathlon's."""

from gamehall.games.pentathlon import acts as common
from gamehall.kernel.action import Action
from gamehall.kernel.words import Words


class UseRoll(Action, frozen=True):
    """After a correct challenge: play the opponent's roll instead of a new one."""


class RecordDice(Action, frozen=True):
    """Write the three values on the Scoring Flag Card."""

    dice: tuple[int, ...]


class Announce(Action, frozen=True):
    """Announce a number sentence, in words or symbols."""

    sentence: Words


class Place(Action, frozen=True):
    """Put a chip on the space with this number and let go of it."""

    space: int


class MoveChip(Action, frozen=True):
    """Move the chip just laid to another space, which the rules forbid but hands can do."""

    space: int


class RecordScore(Action, frozen=True):
    """Write the new running score on the card and announce it."""

    score: int


ACTIONS = (
    common.Toss,
    common.Roll,
    UseRoll,
    common.Capture,
    RecordDice,
    Announce,
    Place,
    MoveChip,
    RecordScore,
    common.DeclareWin,
    *common.ACTIONS,
)
