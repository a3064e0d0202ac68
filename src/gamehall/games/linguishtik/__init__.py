"""LinguiSHTIK: cubes, demands, a word, and a sentence that bears it out."""

from gamehall.games.linguishtik import rules as rules  # first: its chapters and the position know each other
