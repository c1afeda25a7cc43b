"""Caramba! by Alex Randolph (Amigo, 1992): a race to the silver mine that the last one to arrive wins."""
