"""The director's pages: an event from the first name to the prizes, for all who help, each with their own."""
