"""What an operator watches, for Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
TABLES = Gauge("tertulia_tables", "Tables in memory", registry=registry)
SOCKETS = Gauge("tertulia_sockets", "Open WebSockets", registry=registry)
ACTIONS = Counter("tertulia_actions", "Entries committed to logs, by kind", ["kind"], registry=registry)
REFUSALS = Counter("tertulia_refusals", "Requests refused, by code", ["code"], registry=registry)
DROPPED = Counter("tertulia_dropped", "Slow readers dropped", registry=registry)
TURNED_AWAY = Counter("tertulia_turned_away", "Connections too many or too silent", registry=registry)
BOTS = Gauge("tertulia_bots_thinking", "Tables whose bot thinks, or waits to think", registry=registry)
BOT_SECONDS = Histogram(
    "tertulia_bot_seconds",
    "How long a bot takes for a decision, with the time in the queue",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60),
    registry=registry,
)
CLOCKS = Gauge("tertulia_clocks_running", "Clocks of people that run", registry=registry)
FLAGS = Counter("tertulia_clocks_run_out", "Clocks that have run out", registry=registry)
APPENDS = Gauge("tertulia_appends_waiting", "Entries that wait for the database", registry=registry)
WRITES = Histogram(
    "tertulia_database_seconds",
    "How long the database takes to commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=registry,
)
FAILURES = Counter("tertulia_database_failures", "Times that the database did not answer", registry=registry)
DATABASE_BYTES = Gauge("tertulia_database_bytes", "Size of the database", registry=registry)
DISK_FREE = Gauge("tertulia_disk_free_bytes", "Free space beside an SQLite file", registry=registry)
LATENCY = Histogram(
    "tertulia_commit_seconds",
    "From a request to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=registry,
)


@cache
def entries_of(kind: type) -> Counter:
    """The counter of entries of that kind."""
    return ACTIONS.labels(kind.__name__.lower())
