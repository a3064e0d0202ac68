"""What bots of all games share, and the arena where they meet."""
