"""Caramba! by Michael Schacht (Tilsit, 2005): crates under auction, stolen until they are safe."""
