"""The times that a table of any of the five games is given: a game's `Options` has a field of each."""

from typing import Annotated, Protocol

from gamehall.kernel.telling import told

PeriodMinutes = Annotated[int, told("time", "Minutes for the game", zero="no limit", ge=0, le=600)]
TurnSeconds = Annotated[int, told("time", "Seconds for a turn", zero="no limit", ge=0, le=3600)]
GraceSeconds = Annotated[int, told("time", "Seconds between reminder and forfeit", ge=1, le=600)]
WinSeconds = Annotated[
    int, told("time", "Seconds to challenge a declared win", zero="no limit", ge=0, le=600)
]
NatureSeconds = Annotated[
    int,
    told("time", "Seconds to say what is wrong after a time out", zero="no limit", ge=0, le=600),
]
OpinionSeconds = Annotated[int, told("time", "Seconds to ask for an opinion", zero="no limit", ge=0, le=600)]
SigningSeconds = Annotated[
    int, told("end", "Seconds to sign the score card", zero="no limit", ge=0, le=86400)
]


class Times(Protocol):
    @property
    def period_minutes(self) -> int: ...
    @property
    def turn_seconds(self) -> int: ...
    @property
    def grace_seconds(self) -> int: ...
    @property
    def win_seconds(self) -> int: ...
    @property
    def nature_seconds(self) -> int: ...
    @property
    def opinion_seconds(self) -> int: ...
    @property
    def signing_seconds(self) -> int: ...
