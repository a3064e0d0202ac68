"""The director's pages, asked as browsers ask them."""
