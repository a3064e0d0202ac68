"""`gamehall siege`: the hall is attacked in every way known, while honest people play on."""
