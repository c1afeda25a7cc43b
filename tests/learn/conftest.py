"""Training needs PyTorch, which `make examples` installs: without it there is nothing to collect here."""

from importlib.util import find_spec

collect_ignore_glob = ["test_*.py"] if find_spec("torch") is None else []
