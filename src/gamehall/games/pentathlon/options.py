"""The times that a table of any of the five games is given: a game's `Options` has a field of each."""

from typing import Annotated, Protocol

from msgspec import Meta

PeriodMinutes = Annotated[int, Meta(ge=0, le=600, description="Minutes for the game; 0 for no limit")]
TurnSeconds = Annotated[int, Meta(ge=0, le=3600, description="Seconds for a turn; 0 for no limit")]
GraceSeconds = Annotated[int, Meta(ge=1, le=600, description="Seconds between reminder and forfeit")]
WinSeconds = Annotated[int, Meta(ge=0, le=600, description="Seconds to challenge a declared win")]
NatureSeconds = Annotated[
    int, Meta(ge=0, le=600, description="Seconds to say what is wrong after a time out for a challenge")
]
OpinionSeconds = Annotated[int, Meta(ge=0, le=600, description="Seconds to ask for an opinion")]
SigningSeconds = Annotated[int, Meta(ge=0, le=86400, description="Seconds to sign the score card")]


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
