"""Fab-a-Diffy: two strips that add or take away to the strip in the Show Box."""
