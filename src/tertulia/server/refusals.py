"""What a client asked for and cannot have."""

from tertulia.server.wire import Code


class Refusal(Exception):
    """What a client asked for cannot be; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason
