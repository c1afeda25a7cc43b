"""What one visitor may have of a server."""

from dataclasses import asdict, dataclass

NO_LIMIT = 1e9
"""More than anybody can ask for. Infinity does not do: times nothing it is no number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """Of one guest. The first five at the same time; of the others so many at once, and then by the hour."""

    sockets: float = 16
    spectating: float = 8
    """Sockets at tables where the visitor has no seat."""
    listed: float = 3
    """Open tables that wait for players."""
    analysing: float = 2
    """Games that are being thought about."""
    looking_back: float = 4
    """Records that are being played again."""
    tables: float = 60
    tables_per_hour: float = 120
    analyses: float = 10
    analyses_per_hour: float = 30
    bot_seconds: float = 900
    bot_seconds_per_hour: float = 1800
    """Who has used them up is not refused anything: their bots think when no others want to."""

    def times(self, factor: float) -> "Share":
        return Share(**{name: number * factor for name, number in asdict(self).items()})


GUEST = Share()
