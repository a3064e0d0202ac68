"""The letter card game with the hidden timer."""
