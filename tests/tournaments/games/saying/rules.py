from tests.tournaments.toys import toy

GAME = toy("saying")
