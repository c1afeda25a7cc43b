"""A logarithm that is the same to the last bit on every engine, because it is made of + - * / alone.

Those are exact by IEEE 754. A `log` of a library is not: C's and the browsers' differ in the last bit, and by
one bit a search goes another way.
"""

from tertulia.core.engine import rule

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""Their sum is the logarithm of 2, with more digits than one number has."""
SQRT2 = 1.4142135623730951


@rule
def log(x: float) -> float:
    """The natural logarithm of a number from 1 to 2**32, in the way of fdlibm (Sun Microsystems, 1993)."""
    halvings = 0.0
    while x >= 16.0:  # few steps for large numbers; a division by a power of 2 is exact
        x *= 1.0 / 16.0
        halvings += 4.0
    while x >= SQRT2:
        x *= 0.5
        halvings += 1.0
    return halvings * LN2_HIGH + (log_near_one(x - 1.0) + halvings * LN2_LOW)


@rule
def log_near_one(f: float) -> float:
    """Of 1 + f, which is between the root of 1/2 and that of 2; a polynomial in f / (2 + f)."""
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    half = 0.5 * f * f
    return f - (half - s * (half + (even + odd)))
