"""The rulings of an event, a chapter for each heading of its book."""

from gamehall.tournaments.event.rules.rules import rule as rule
