"""What the Division III games of the Mathematics Pentathlon share: flag card, challenges, score cards."""
