"""GCG: the files in which the crossword game's players keep and exchange their games."""
