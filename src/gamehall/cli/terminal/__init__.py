"""A game in the terminal: what a person types, and what they are shown."""
