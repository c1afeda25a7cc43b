"""Numbers, names and sections as WebAssembly writes them."""

MAGIC = b"\0asm\1\0\0\0"
SEVEN, MORE, SIGN = 0x7F, 0x80, 0x40


class Reader:
    """Reads what lies at `at`, and moves on."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    @property
    def more(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """LEB128: seven bits in a byte, the lowest first."""
        value, _, _ = self._leb()
        return value

    def signed(self) -> int:
        value, bits, last = self._leb()
        return value - (1 << bits) if last & SIGN else value

    def _leb(self) -> tuple[int, int, int]:
        value, bits, byte = 0, 0, MORE
        while byte & MORE:
            byte = self.byte()
            value |= (byte & SEVEN) << bits
            bits += 7
        return value, bits, byte

    def content(self) -> bytes:
        """Bytes with their length before them."""
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at]

    def name(self) -> str:
        return self.content().decode()


def number(value: int) -> bytes:
    out = bytearray()
    while value > SEVEN:
        out.append(value & SEVEN | MORE)
        value >>= 7
    return bytes([*out, value])


def signed(value: int) -> bytes:
    out = bytearray()
    while not -SIGN <= value < SIGN:
        out.append(value & SEVEN | MORE)
        value >>= 7
    return bytes([*out, value & SEVEN])


def content(data: bytes) -> bytes:
    return number(len(data)) + data


def vector(rows: list[bytes]) -> bytes:
    return number(len(rows)) + b"".join(rows)


def section(id: int, body: bytes) -> bytes:
    return bytes([id]) + content(body)
