"""Everything in which one table of Contig 60 may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.pentathlon import options
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    board: Annotated[
        Literal["spiral", "classic"],
        told(
            "things",
            "Which board is played on",
            {"spiral": "numbers in a spiral, from the middle outwards", "classic": "the classic board"},
        ),
    ] = "spiral"
    card: Annotated[
        Literal["by hand", "kept"],
        told(
            "score",
            "Who writes the Scoring Flag Card",
            {"by hand": "each player, by hand", "kept": "the hall"},
        ),
    ] = "by hand"
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
    steps: Annotated[
        Literal["whole", "any"],
        told(
            "play",
            "Numbers on the way to a result",
            {"whole": "whole numbers at every step", "any": "fractions too, if the result is whole"},
        ),
    ] = "whole"
    start_score: Annotated[int, told("score", "Running score at the start", ge=1, le=500)] = 60
    chips: Annotated[int, told("things", "Chips for each player", ge=1, le=64)] = 25
