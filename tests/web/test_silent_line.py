"""A line that carries nothing any more, and that nobody has hung up."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import expect

Visit = Callable[..., Any]
SAID_WITHIN, QUIET = 3_000, 15_000
"""Milliseconds; a line that was quiet for that long is asked."""


class Line:
    """A proxy on a port of its own. While it is silent it forwards nothing; after that, all that it held."""

    def __init__(self, server: Any) -> None:
        self.target = int(server.url.rpartition(":")[2])
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.thread.start()
        self.ready.wait()

    async def _serve(self) -> None:
        self.loop, self.flows, self.over = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
        self.flows.set()
        async with await asyncio.start_server(self._meet, "127.0.0.1", 0) as listening:
            self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
            self.ready.set()
            await self.over.wait()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection("127.0.0.1", self.target)
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(self._carry(reader, ours), self._carry(theirs, writer))
        for end in (ours, writer):
            end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.flows.wait()
            writer.write(data)
            await writer.drain()
        await self.flows.wait()
        writer.write_eof()

    def fall_silent(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.clear)

    def speak_again(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.set)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()


@pytest.fixture
def line(web: Any) -> Iterator[Line]:
    line = Line(web)
    yield line
    line.close()


def test_a_dead_line_is_said_and_what_was_chosen_is_done_once(visit: Visit, line: Line) -> None:
    visitor = visit(line)
    visitor.among_three("sombreros")
    page, choices = visitor.page, visitor.page.locator("[data-choice]")
    expect(choices.first).to_be_visible()
    version = visitor.version()
    line.fall_silent()
    choices.first.click()
    said = page.get_by_text("The connection is lost")
    said.wait_for(timeout=SAID_WITHIN)
    expect(said).to_contain_text("What you chose is kept")
    expect(page.locator(".table")).to_have_css("opacity", "0.45")
    line.speak_again()
    visitor.moved_on(version)
    expect(said).to_have_count(0)
    expect(page.locator(".table")).to_have_css("opacity", "1")
    page.reload()
    expect(choices.first).to_be_visible()
    placed = [line for line in visitor.wire.state["log"] if line["id"] == "sombreros-place"]
    assert len([line for line in placed if line["args"]["seat"] == 0]) == 1


def test_a_dead_line_is_noticed_while_nobody_does_anything(visit: Visit, line: Line) -> None:
    visitor = visit(line)
    page = visitor.page
    page.clock.install()
    visitor.among_three("sombreros")
    expect(page.locator("[data-choice]").first).to_be_visible()
    line.fall_silent()
    said = page.get_by_text("The connection is lost")
    page.clock.fast_forward(QUIET)
    expect(said).to_be_visible()
    line.speak_again()
    expect(said).to_have_count(0)
    visitor.take(page.locator("[data-choice]").first)
