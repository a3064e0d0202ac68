"""Who stands where: points, spread, caps and tie-breaks, by the scoring that a format names."""

from gamehall.tournaments.standings.standings import standings as standings
