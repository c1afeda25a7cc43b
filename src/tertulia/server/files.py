"""How many files a process may have open: each connection is one."""

import logging

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

logger = logging.getLogger("tertulia.server")
WANTED = 65_536
LOW = 4_096
RESERVED = 64
"""For the database, the processes of the bots, and files that are sent."""


def raise_limit() -> None:
    """As far as we may without asking; if that is not far, the operator should know."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY and soft < LOW:
        logger.warning("the limit of open files is low; see docs/hosting.md", extra={"files": soft})


def room_for_connections() -> int:
    if resource is None:
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return max(1, most - max(RESERVED, most // 8))
