"""The word judge: a screen of its own."""
