"""The program that draws: a line of JSON in, one out, and the boards of the browser in between."""

import json
import sys
from pathlib import Path

from py_mini_racer import JSEvalException, JSPromise, MiniRacer


def main(boards: str) -> None:
    with MiniRacer() as engine:
        engine.eval(Path(boards).read_text(encoding="utf-8"))
        ready = engine.eval("boards.ready()")
        assert isinstance(ready, JSPromise)
        ready.get()
        for wanted in sys.stdin:
            print(json.dumps(drawn(engine, wanted)), flush=True)


def drawn(engine: MiniRacer, wanted: str) -> dict[str, object]:
    try:
        return {"svg": engine.eval(f"boards.draw({wanted})")}
    except JSEvalException as error:
        return {"error": str(error).partition("\n")[0]}  # the whole program follows


if __name__ == "__main__":
    main(sys.argv[1])
