"""Who is connected where, as other processes read it."""

import asyncio

from tertulia.server.presence import Presence
from tertulia.server.store import PRESENT, PROCESSES, Store


def test_what_was_written_already_is_no_reason_to_stop(database: str) -> None:
    """As after a commit whose answer was lost: nobody else could come online through that process."""

    async def run() -> None:
        store, other = Store(database), Store(database)
        here, there = Presence(store), Presence(other)
        row = {"process": here.process, "table": "t", "seat": 0}
        await store.by_writer(lambda writer: writer.execute(PRESENT.insert(), row))
        await here.attend(lambda: {("t", 0), ("t", 1)}, set)
        assert await there.elsewhere() == {"t": {0, 1}}
        here.told, here.next = set(), 0.0
        await here.attend(lambda: {("t", 0), ("t", 1), ("t", 2)}, set)
        assert await there.elsewhere() == {"t": {0, 1, 2}}
        await store.close()
        await other.close()

    asyncio.run(run())


def test_a_process_that_others_forgot_is_believed_again(database: str) -> None:
    async def run() -> None:
        store, other = Store(database), Store(database)
        here, there = Presence(store), Presence(other)
        await here.attend(lambda: {("t", 0)}, set)
        await other.by_writer(lambda writer: writer.execute(PROCESSES.delete()))
        assert await there.elsewhere() == {}
        here.next = here.renew = 0.0
        await here.attend(lambda: {("t", 0)}, set)
        assert await there.elsewhere() == {"t": {0}}
        await store.close()
        await other.close()

    asyncio.run(run())
