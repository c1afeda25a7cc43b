"""An exponential that is the same to the last bit on every engine: see `core.logarithm`."""

from tertulia.core.engine import rule
from tertulia.core.logarithm import LN2_HIGH, LN2_LOW

LEAST, MOST = -700.0, 700.0
"""Beyond, it is as good as nothing, or too much for a number."""
ONE_OVER_LN2 = 1.44269504088896338700
STEP = 16
UP, DOWN = 65536.0, 1.0 / 65536.0
"""2 to the power of so many steps; by powers of 2 one multiplies exactly."""


@rule
def exp(x: float) -> float:
    """e to a power up to 700, in the way of fdlibm (Sun Microsystems, 1993); 0 for powers below -700."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    halves = int(ONE_OVER_LN2 * x + (0.5 if x > 0.0 else -0.5))
    y = exp_near_zero(x - halves * LN2_HIGH, halves * LN2_LOW)
    while halves >= STEP:
        y *= UP
        halves -= STEP
    while halves <= -STEP:
        y *= DOWN
        halves += STEP
    while halves > 0:
        y *= 2.0
        halves -= 1
    while halves < 0:
        y *= 0.5
        halves += 1
    return y


@rule
def exp_near_zero(high: float, low: float) -> float:
    """Of high - low, which is at most half the logarithm of 2 away from 0."""
    x = high - low
    t = x * x
    small = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    c = x - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * small))
    return 1.0 - ((low - (x * c) / (2.0 - c)) - high)
