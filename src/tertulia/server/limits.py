"""How much may be asked for: a bucket that fills with time."""

import time


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = burst, time.monotonic()

    def fill(self) -> float:
        """What is in it by now."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level

    def take(self) -> bool:
        if self.fill() < 1:
            return False
        self.level -= 1
        return True

    def charge(self, amount: float) -> None:
        """For what has happened already. Debts are no larger than what can be saved up."""
        self.level = max(-self.burst, self.fill() - amount)

    @property
    def full(self) -> bool:
        return self.fill() >= self.burst
