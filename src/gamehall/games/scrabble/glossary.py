"""Words of Scrabble that a newcomer may not know."""

from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms={
        "opening rack": "The first tiles a player or a team draws.",
        "overdraw": "Drawing more tiles than are missing on the rack.",
        "overtime": "Playing on after your own clock has run out. It costs points.",
        "phoney": "A word that is in no word list, laid all the same.",
        "premium": "A coloured square that counts a letter or a word twice or three times.",
        "slip": "The sheet on which both players sign the result.",
        "tracking": "Crossing off the letters played, to know what may still come.",
        "underdraw": "Drawing fewer tiles than are missing on the rack.",
    }
)
