"""Words of Fab-a-Diffy that a newcomer may not know."""

from gamehall.games.pentathlon.glossary import TERMS
from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms=TERMS
    | {
        "Show Box": "The place for the strip that two others have to make.",
        "touch-take": "A strip of the board that you touched must be used for a trick.",
    }
)
