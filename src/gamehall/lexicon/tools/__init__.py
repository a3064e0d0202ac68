"""Makes what the lexicon ships, from the sources; run by hand, when it shall change."""
