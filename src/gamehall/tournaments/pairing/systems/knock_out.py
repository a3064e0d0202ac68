"""Knock-out: who loses is out. The bracket is drawn once, by the seeds.

Two who stood against each other have as many half wins as they won in the rounds of their match. More of
them go on; where both have as many, the better seed does. Of somebody who has left nothing is known but
what the other one has. Where the field does not say what was won round by round, half wins are taken to have
been won from the first round on, as they are by all who are out after their first loss."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from gamehall.tournaments.pairing.brackets import Match, levels_of, matches_of
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.repeats import told
from gamehall.tournaments.pairing.reports import planned
from gamehall.tournaments.pairing.schedule import BARRED, LEFT, barred, by_rating, turn
from gamehall.tournaments.pairing.starts import begins
from gamehall.tournaments.pairing.system import CannotPair, IsOver, System

_NAMES = {1: "The final", 2: "Semi-final", 4: "Quarter-final"}
BYE = "A bye: the bracket has more lines than players."


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    seeds: tuple[int, ...] = ()
    """The best first: who stands in the bracket. Empty: by rating, or by the standings as they are when the
    bracket begins after other rounds; then they must be written here before its second round."""
    games: int = 1
    """How many rounds a match has."""
    third_place: bool = True
    """Whether those who lost the semi-finals meet while the final is played."""
    first_round: int = 1


def settle(field: Field, options: Options) -> Options:
    """The options with the seeds written into them."""
    return structs.replace(options, seeds=_seeds(field, options))


def pair(field: Field, options: Options) -> Pairing:
    seeds = _seeds(field, options)
    level, game = divmod(turn(field, options.first_round), options.games)
    last = levels_of(len(seeds)) - 1
    if level > last:
        raise IsOver(f"The bracket is over after {options.games * (last + 1)} rounds.")
    bracket = _Bracket(field, seeds, options)
    matches = matches_of(seeds, level, bracket.through)
    why = _NAMES.get(len(matches), f"Round {level + 1} of the bracket")
    called = [(match, why) for match in matches]
    if level == last > 0 and options.third_place:
        before = matches_of(seeds, level - 1, bracket.through)
        called.append((Match(*(bracket.lost(match, level - 1) for match in before)), "For the third place"))
    meetings: list[Meeting] = []
    for match, name in called:
        meetings += bracket.meetings(match, name, game, level)
    sat = {number for meeting in meetings for number in meeting.who}
    out = tuple(player.number for player in field.players if player.number not in sat)
    return Pairing(tuple(meetings), tuple(bracket.reports(called, meetings)), out)


def _seeds(field: Field, options: Options) -> tuple[int, ...]:
    if options.seeds or options.first_round == 1:
        return by_rating(field, options.seeds)
    if turn(field, options.first_round) > 0:
        raise CannotPair("The bracket began after other rounds: `seeds` must say who stood in it.")
    return tuple(player.number for player in field.players)


class _Bracket(Struct, frozen=True):
    """The bracket beside what its players have won."""

    field: Field
    seeds: Sequence[int]
    options: Options

    @property
    def players(self) -> Mapping[int, Player]:
        return {player.number: player for player in self.field.players}

    def half_wins(self, player: Player, level: int) -> int:
        """What they won in their match at a level."""
        games, first = self.options.games, self.options.first_round - 1
        from_ = first + level * games
        if player.won:
            return sum(player.won[from_ : from_ + games])
        if first:
            raise CannotPair("The bracket began after other rounds: what each won by rounds must be known.")
        return max(0, min(2 * games, player.points - 2 * from_))

    def through(self, one: int, other: int, level: int) -> int:
        there = self.players
        all_of_it = 2 * self.options.games
        match there.get(one), there.get(other):
            case (Player() as a, Player() as b):
                lead = self.half_wins(a, level) - self.half_wins(b, level)
            case (Player() as a, None):
                lead = 2 * self.half_wins(a, level) - all_of_it
            case (None, Player() as b):
                lead = all_of_it - 2 * self.half_wins(b, level)
            case _:
                lead = 0
        if lead:
            return one if lead > 0 else other
        return min(one, other, key=self.seeds.index)

    def lost(self, match: Match, level: int) -> int | None:
        if match.one is None or match.other is None:
            return None
        return match.other if self.through(match.one, match.other, level) == match.one else match.one

    def meetings(self, match: Match, name: str, game: int, level: int) -> list[Meeting]:
        there = [self.players[number] for number in match if number is not None and number in self.players]
        match there:
            case [one, other] if barred(self.field, one.number, other.number):
                return [Meeting((player.number,), BARRED) for player in there]
            case [one, other]:
                of = f", game {game + 1} of {self.options.games}" if self.options.games > 1 else ""
                return [Meeting(begins(one, other, self.field), f"{name}{of}, {told(one, other)}.")]
            case [one]:
                return [Meeting((one.number,), BYE if None in match else LEFT)]
            case _:
                return []

    def reports(self, called: Sequence[tuple[Match, str]], meetings: Sequence[Meeting]) -> list[str]:
        """Whose match the director's word forbids, and what the bracket does not look at."""
        forbidden = [
            f"{name}: no. {match.one} and no. {match.other} would meet."
            for match, name in called
            if match.one is not None and match.other is not None
            if barred(self.field, match.one, match.other)
        ]
        return [*forbidden, *planned(meetings, self.players, self.field.starts)]


SYSTEM = System(
    "knock-out",
    "Knock-out",
    pair,
    "A bracket by the seeds: who loses is out. Byes go to the best.",
    Options,
)
