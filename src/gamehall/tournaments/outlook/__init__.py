"""What may still happen: standings under assumed results, and who can still win a prize."""
