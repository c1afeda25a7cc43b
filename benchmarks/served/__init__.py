"""What `benchmarks/server.py` is made of: players, load, servers and what is reported of them."""
