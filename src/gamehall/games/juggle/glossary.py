"""Words of Juggle that a newcomer may not know."""

from gamehall.games.pentathlon.glossary import TERMS
from gamehall.kernel.parts import Glossary

_OWN = {
    "bank": "The pieces that lie on no board, sorted by colour and shape.",
    "calculated value": "A number worked out from both dice: it brings one piece of that many squares.",
    "exact value": "The number of one die: each die brings one piece of that many squares.",
    "polyomino": "A piece of one to five squares that lie edge to edge.",
    "wild": "A six: it brings any piece, whatever its size.",
}

GLOSSARY = Glossary(terms=TERMS | _OWN)
