"""What those who run a server can do, and what is kept of it."""
