from tests.tournaments.match.toys import toy

GAME = toy("naming")
