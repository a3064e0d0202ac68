"""Shakes that bots play unattended, and what came of them."""
