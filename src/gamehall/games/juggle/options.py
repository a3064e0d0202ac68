"""Everything in which one table of Juggle may differ from another."""

from typing import Annotated, Literal

from msgspec import Struct

from gamehall.games.pentathlon import options
from gamehall.kernel.telling import told


class Options(Struct, frozen=True):
    side: Annotated[
        int, told("things", "Spaces along each side of a board; fewer for a shorter game", ge=5, le=9)
    ] = 9
    set: Annotated[
        Literal["single", "ample"],
        told(
            "things",
            "Pieces in the bank",
            {"single": "one of each shape in each colour", "ample": "more of the small ones"},
        ),
    ] = "single"
    colours: Annotated[int, told("things", "Colours that each piece comes in", ge=4, le=6)] = 4
    operations: Annotated[
        Literal["all four", "plus and minus"],
        told(
            "play",
            "What a value may be calculated with",
            {"all four": "plus, minus, times, divided by", "plus and minus": "plus and minus"},
        ),
    ] = "all four"
    period_minutes: options.PeriodMinutes = 45
    turn_seconds: options.TurnSeconds = 60
    grace_seconds: options.GraceSeconds = 15
    win_seconds: options.WinSeconds = 30
    counting_seconds: Annotated[
        int, told("end", "Seconds to challenge while the Monitor counts", zero="no limit", ge=0, le=600)
    ] = 60
    nature_seconds: options.NatureSeconds = 30
    opinion_seconds: options.OpinionSeconds = 20
    signing_seconds: options.SigningSeconds = 600
