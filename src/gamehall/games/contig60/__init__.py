"""Contig 60: three dice, one number sentence, sixty points to lose."""
