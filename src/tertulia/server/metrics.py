"""What an operator watches, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
TABLES = Gauge("tertulia_tables", "Tables in memory", registry=registry)
SOCKETS = Gauge("tertulia_sockets", "Open WebSockets", registry=registry)
ACTIONS = Counter("tertulia_actions", "Entries committed to logs, by kind", ["kind"], registry=registry)
REFUSALS = Counter("tertulia_refusals", "Requests refused, by code", ["code"], registry=registry)
DROPPED = Counter("tertulia_dropped", "Slow readers dropped", registry=registry)
TURNED_AWAY = Counter("tertulia_turned_away", "Connections too many or too silent", registry=registry)
LATENCY = Histogram(
    "tertulia_commit_seconds",
    "From a request to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=registry,
)
