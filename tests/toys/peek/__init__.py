"""Peek: two hidden cards each, one played a turn, the higher total wins. Only tests play it."""
