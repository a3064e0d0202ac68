"""Everything in which one table may differ from another."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from gamehall.english.terms import Division
from gamehall.games.linguishtik.cubes import Colour, CubeSet, cube_sets, with_faces


class Options(Struct, frozen=True):
    division: Annotated[Division, Meta(description="Whose demands and patterns are played")] = Division.SENIOR
    cubes: Annotated[
        Literal["hall", "real"],
        Meta(description="Cubes rolled by the hall, or real ones typed in by a scorer"),
    ] = "hall"
    cube_set: Annotated[str, Meta(description="Which set of cubes is rolled")] = "mlag"
    faces: Annotated[
        str,
        Meta(max_length=200, description="Other faces than the set's, such as: red AFHMPC, black EINORT"),
    ] = ""
    chart: Annotated[str, Meta(description="Which scoring chart pays the shakes")] = "default"
    round_minutes: Annotated[
        int, Meta(ge=0, le=600, description="Minutes until the warning; 0 for no limit")
    ] = 30
    finish_minutes: Annotated[
        int, Meta(ge=1, le=60, description="Minutes to finish the shake after the warning")
    ] = 5
    shakes: Annotated[int, Meta(ge=0, le=100, description="Shakes in a round; 0: as many as time allows")] = 0
    move_seconds: Annotated[int, Meta(ge=0, le=3600, description="Seconds for a move; 0 for no limit")] = 60
    call_seconds: Annotated[int, Meta(ge=1, le=120, description="Seconds after the call that time is up")] = (
        10
    )
    writing_seconds: Annotated[int, Meta(ge=10, le=3600, description="Seconds to write a solution")] = 180
    checking_seconds: Annotated[
        int, Meta(ge=5, le=3600, description="Seconds to check an opponent's solution")
    ] = 120
    neutral_seconds: Annotated[
        int, Meta(ge=1, le=3600, description="Seconds in which to declare neutral")
    ] = 60
    ready_seconds: Annotated[int, Meta(ge=0, le=600, description="Longest pause between shakes")] = 60
    check: Annotated[
        Literal["when objected", "at once"],
        Meta(description="Who finds a wrong solution: your opponents, or the hall as you hand it in"),
    ] = "when objected"
    unsure: Annotated[
        Literal["vote", "stands", "fails", "wait"],
        Meta(description="Where the software is unsure: a vote, it stands, it fails, or wait for a judge"),
    ] = "vote"
    absent_after: Annotated[
        int, Meta(ge=0, le=20, description="Turns timed out in a row before the shake is missed; 0: never")
    ] = 3
    absent_points: Annotated[int, Meta(ge=-2, le=0, description="Points for a missed shake")] = 0

    @property
    def real(self) -> bool:
        """The cubes are real; the hall knows what a scorer types."""
        return self.cubes == "real"

    @property
    def call_time(self) -> str:
        """How long the player has after the call, in words."""
        return "1 second" if self.call_seconds == 1 else f"{self.call_seconds} seconds"

    @property
    def initials(self) -> bool:
        """A penalty counts when a judge has initialled it."""
        return self.division in (Division.ELEMENTARY, Division.MIDDLE)

    @property
    def set(self) -> CubeSet:
        return _set(self.cube_set, self.faces)

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colour of each cube."""
        return _colours(self.cube_set, self.faces)


@lru_cache(maxsize=64)
def _colours(name: str, faces: str) -> tuple[Colour, ...]:
    return _set(name, faces).colours


@lru_cache(maxsize=64)
def _set(name: str, faces: str) -> CubeSet:
    return with_faces(cube_sets()[name], faces)
