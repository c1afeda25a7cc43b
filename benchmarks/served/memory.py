"""Memory, weighed in fresh processes by what a second lot adds to the first: what is needed once is there by
then, and nothing that was freed before is used again."""

from collections.abc import Callable
from typing import cast

from served.load import Load
from served.servers import Server, our_server
from served.tables import Maker, OurTable
from served.wire import WebSocket, dial

ACTIONS = 30
"""So far a game has gone when its table is weighed: to its middle."""
TABLES = 20
"""Where the clients are that are weighed."""
MORE_ACTIONS = 5
"""So that clients have been told something, and not only where things stand."""
MakerOf = Callable[[Server], Maker]


def ignore(said: object) -> None:
    """Who only takes up room does not listen."""


async def weigh(make: MakerOf, number: int) -> dict[str, float]:
    """KiB of each."""
    return {
        "client": await weigh_clients(make, number),
        "live table": await weigh_tables(make, number, leave=False),
        "idle table": await weigh_tables(make, number, leave=True),
        "silent socket": await weigh_sockets(number),
    }


async def weigh_tables(make: MakerOf, number: int, leave: bool) -> float:
    """One more, with its two players or left by them."""
    with our_server() as server:
        loads, weights = list[Load](), list[float]()
        for lot in range(2):
            loads.append(await played(make(server), number, seed=lot * number))
            if leave:
                loads[-1].close()
            weights.append(await server.memory())
        for load in loads:
            load.close()
    return (weights[1] - weights[0]) / number


async def played(make: Maker, tables: int, seed: int = 0) -> Load:
    load = Load(make, seed=seed)
    await load.open(tables)
    await load.play(ACTIONS)
    return load


async def weigh_clients(make: MakerOf, number: int) -> float:
    """One more at a table that is there: by turns a second screen of a player and somebody who looks on."""
    with our_server() as server:
        load, clients, weights = await played(make(server), TABLES), list[WebSocket](), list[float]()
        for _ in range(2):
            for place in range(number):
                table = cast(OurTable, load.tables[place // 2 % TABLES])
                tokens = table.tokens[:1] if place % 2 else []
                clients.append(await table.connect(server.base, tokens, ignore))
            await load.play(MORE_ACTIONS)
            weights.append(await server.memory())
        for client in clients:
            client.close()
        load.close()
    return (weights[1] - weights[0]) / number


async def weigh_sockets(number: int) -> float:
    """One more connection that says nothing."""
    with our_server() as server:
        sockets, weights = list[WebSocket](), list[float]()
        for _ in range(2):
            for _ in range(number):
                sockets.append(await dial(f"{server.base}/ws", ignore, ignore))
            weights.append(await server.memory())
        for socket in sockets:
            socket.close()
    return (weights[1] - weights[0]) / number
