"""Words of Queens & Guards that a newcomer may not know."""

from gamehall.games.pentathlon.glossary import TERMS
from gamehall.kernel.parts import Glossary

_OWN = {
    "crown": "The space where a queen begins; no other piece may stand there.",
    "frozen": "A trapped piece that has no space to move back to.",
    "throne": "The space in the middle: only a queen may stand there.",
    "trap": "A piece between two of the opponent's, in a straight line; announced, it has to be released.",
}

GLOSSARY = Glossary(terms=TERMS | _OWN)
