"""What programs may ask of a position."""

from gamehall.kernel.parts import Library

LIBRARY = Library(names={"positions": ("NoPosition", "scrabble_plays")})
