"""Gamehall plays, referees, times and scores table games by their printed rules."""

__version__ = "0.1.0"
