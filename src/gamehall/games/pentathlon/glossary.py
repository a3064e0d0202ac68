"""Words of all five games, as they are said to somebody who hears them for the first time."""

TERMS = {
    "flag card": "The card that lies before whoever is to play. Passing it on ends the turn.",
    "Game Leader": "The official above the Monitor, who gives the second opinion.",
    "Monitor": "The official who watches one table and rules on challenges first.",
    "Opinion Card": "Held up to ask the next higher official for another opinion on a ruling.",
    "running score": "What stands after each turn, counted on from turn to turn.",
    "Tournament Director": "The highest official. What the Director rules is final.",
}
