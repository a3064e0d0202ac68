"""Who meets whom: pairing systems as pure functions, one file each, and what they share."""
