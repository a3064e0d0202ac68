"""Juggle: two dice, a bank of coloured pieces, and a board to cover without like colours touching."""
