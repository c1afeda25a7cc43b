"""Processes beside this one, for bots that think and games that are played."""

import multiprocessing
import sys
from multiprocessing.context import BaseContext

PRELOADED = ["numba", "tertulia"]
"""Their import is most of what a process does before it can think."""


def fresh() -> BaseContext:
    """Of processes that inherit nothing half done. On Linux they are copies of one that has only imported;
    elsewhere each begins from nothing, for what a copy may do there is not sure."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    copied = multiprocessing.get_context("forkserver")
    copied.set_forkserver_preload(PRELOADED)
    return copied
