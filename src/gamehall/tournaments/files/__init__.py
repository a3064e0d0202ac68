"""Events as files of other programs, spreadsheets and a site."""

from gamehall.tournaments.files.everything import write_all as write_all
