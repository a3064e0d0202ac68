"""Words of the letter card game that a newcomer may not know."""

from gamehall.kernel.parts import Glossary

GLOSSARY = Glossary(
    terms={
        "ladder": "The words laid in a round, each longer than the one before.",
        "phoney": "A word that is in no word list, laid all the same.",
        "standing word": "The longest word laid so far, which the next one has to beat.",
    }
)
