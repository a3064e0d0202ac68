"""Reed-Kellogg diagrams: a sentence as lines that show what hangs from what.

plan(reading)        the parts: baseline, slants, pedestals …
laid_out(plan)       words and lines with their places
svg(reading)         a picture
describe(reading)    the same in words
draw(reading)        the same for a terminal
overlaps(diagram)    what cannot be read; always nothing
"""

from gamehall.english.diagram.gallery import Group, gallery
from gamehall.english.diagram.layout import Diagram, laid_out
from gamehall.english.diagram.overlap import overlaps
from gamehall.english.diagram.plan import plan
from gamehall.english.diagram.svg import svg
from gamehall.english.diagram.terminal import draw
from gamehall.english.diagram.words import describe

__all__ = ["Diagram", "Group", "describe", "draw", "gallery", "laid_out", "overlaps", "plan", "svg"]
