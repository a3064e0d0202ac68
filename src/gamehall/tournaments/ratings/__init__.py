"""Ratings after an event, each system in a file of its own with where it comes from."""

from gamehall.tournaments.ratings.rating import rate as rate
