"""Words of Stars & Bars that a newcomer may not know."""

from gamehall.games.pentathlon.glossary import TERMS
from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms=TERMS
    | {
        "Central Playing Area": "The four spaces in the middle of the board.",
        "Outer Playing Area": "All spaces around the four in the middle.",
        "full stack": "Four cards or more on one space: it is turned over in the middle, removed outside.",
        "Scoring Flag Card": "The sheet on which running scores are written; whoever has it takes the turn.",
    }
)
