"""Scrabble, by two books: the literacy charity's team game and the tournament game under WESPA's rules."""
