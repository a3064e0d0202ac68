"""What pages and programs are told, and what they may say: the socket, JSON, questions, their messages."""
