"""The words that fit: all that are known as flat arrays, and what cubes and demands leave of them."""
