"""What came of many shakes: how they ended, what they paid each kind of bot, what was handed in."""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamehall.games.linguishtik.campaign.shakes import Shaken


class BotTally(Struct, frozen=True):
    """One kind of bot."""

    bot: str
    shakes: int
    points: float
    """A shake on average, penalties taken off."""
    paid: dict[int, int]
    """How many shakes paid so many points."""
    penalties: int
    called: dict[str, int]
    """`now A`: how often it called what, and which row of the chart that came to."""
    solutions: int
    verdicts: dict[str, int]
    """What the judge of sentences says to them: valid, judge, invalid."""
    held: int
    """Solutions that stood at the table."""

    @property
    def valid(self) -> float:
        """The share of its solutions that the judge calls valid."""
        return self.verdicts.get("valid", 0) / self.solutions if self.solutions else 1.0


class ShakesTally(Struct, frozen=True):
    shakes: int
    stalls: tuple[str, ...]
    illegal: tuple[str, ...]
    rows: dict[str, int]
    kinds: dict[str, int]
    bots: tuple[BotTally, ...]
    moves: float
    """A shake on average."""
    unanswered: int
    """How often time ran out with nobody speaking."""
    seconds: float
    """Of processor time, a shake on average."""


def tally(played: Sequence[Shaken]) -> ShakesTally:
    shakes = sum(len(each.rows) for each in played)
    kinds = dict.fromkeys(bot for each in played for bot in each.meeting.bots)
    return ShakesTally(
        shakes,
        tuple(f"{_name(each)}: {each.stalled}" for each in played if each.stalled),
        tuple(f"{_name(each)}: {what}" for each in played for what in each.illegal),
        _counted(row for each in played for row in each.rows),
        _counted(kind for each in played for kind in each.kinds),
        tuple(_of_bot(bot, played) for bot in kinds),
        sum(each.moves for each in played) / max(1, shakes),
        sum(each.unanswered for each in played),
        sum(each.seconds for each in played) / max(1, shakes),
    )


def _of_bot(bot: str, played: Sequence[Shaken]) -> BotTally:
    paid = [points for each in played for kind, points in each.points if kind == bot]
    penalties = sum(kind == bot for each in played for kind in each.penalties)
    handed = [slip for each in played for slip in each.handed if slip.bot == bot]
    return BotTally(
        bot,
        len(paid),
        (sum(paid) - penalties) / max(1, len(paid)),
        dict(sorted(Counter(paid).items())),
        penalties,
        _counted(f"{call} {row}" for each in played for kind, call, row in each.called if kind == bot),
        len(handed),
        _counted(slip.verdict for slip in handed),
        sum(slip.held for slip in handed),
    )


def _counted(items: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(items).items()))


def _name(shaken: Shaken) -> str:
    return f"{shaken.meeting.division} {shaken.meeting.number}"
