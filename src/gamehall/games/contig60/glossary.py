"""Words of Contig 60 that a newcomer may not know."""

from gamehall.games.pentathlon.glossary import TERMS
from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms=TERMS
    | {
        "five in a row": "Five of your chips next to one another in a line: across, down or slanting.",
        "number sentence": "The three dice, each used once, joined by plus, minus, times or divided by.",
        "Scoring Flag Card": "The sheet on which dice and running scores are written.",
    }
)
