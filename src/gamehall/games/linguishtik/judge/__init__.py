"""Claims and solutions are judged: by the books of a division, with the grounds that players may name."""
