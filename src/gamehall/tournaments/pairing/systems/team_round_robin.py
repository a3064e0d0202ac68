"""Teams meet teams: everybody plays everybody of all other teams."""

from msgspec import Struct, structs

from gamehall.tournaments.pairing.field import Field, Pairing
from gamehall.tournaments.pairing.schedule import kept, turn
from gamehall.tournaments.pairing.system import CannotPair, IsOver, System
from gamehall.tournaments.pairing.team_rounds import team_round, team_rounds


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    teams: tuple[tuple[int, ...], ...] = ()
    """The teams with their players in the order of their seats; empty: by the first of the labels that keep
    players apart, in alphabetical order."""
    games: int = 1
    """How many games in a row two who meet play with each other; they take turns in starting."""
    first_round: int = 1


def settle(field: Field, options: Options) -> Options:
    """The options with the teams written into them."""
    return structs.replace(options, teams=_teams(field, options))


def pair(field: Field, options: Options) -> Pairing:
    teams = _teams(field, options)
    if len(teams) < 2:
        raise CannotPair("Teams meet teams: there must be two of them or more.")
    all_rounds = team_rounds(teams) * options.games
    round = turn(field, options.first_round)
    if round >= all_rounds:
        raise IsOver(f"All teams have met after {all_rounds} rounds.")
    which, game = divmod(round, options.games)
    planned = [meeting[::-1] if game % 2 else meeting for meeting in team_round(teams, which)]
    even = len({len(team) for team in teams}) == 1
    return kept(field, planned, f"Round {round + 1} of {all_rounds} of the teams' schedule", turned=even)


def _teams(field: Field, options: Options) -> tuple[tuple[int, ...], ...]:
    named = [number for team in options.teams for number in team]
    if len(set(named)) < len(named):
        raise CannotPair("An entrant stands in the teams twice.")
    if options.teams:
        return options.teams
    there = {player.number for player in field.players}
    if any(number not in there for player in field.players for number in player.met):
        raise CannotPair("Somebody has left since the first round: `teams` must say who stood in which.")
    teams: dict[str, list[int]] = {}
    for player in sorted(field.players, key=lambda player: player.number):
        if not player.apart:
            raise CannotPair(f"No. {player.number} is in no team.")
        teams.setdefault(player.apart[0], []).append(player.number)
    return tuple(tuple(team) for _, team in sorted(teams.items()))


SYSTEM = System(
    "team-round-robin",
    "Team round robin",
    pair,
    "Everybody meets everybody of all other teams by a fixed schedule.",
    Options,
)
