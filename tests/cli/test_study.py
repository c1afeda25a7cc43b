"""`tertulia study`."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

Run = Callable[..., CompletedProcess[str]]


def test_it_prints_and_writes_a_page(run: Run, folder: Path) -> None:
    result = run("study", "pamplona", "--seats", 2, "--games", 30, "--seed", 7, "--html", "page.html")
    assert result.returncode == 0
    assert result.stdout.startswith("pamplona: 30 games of medium bots, 2 seats, seed 7\n")
    page = (folder / "page.html").read_text(encoding="utf-8")
    assert "tertulia study pamplona --seats 2 --games 30 --seed 7 --html page.html" in page


def test_equal_seeds_give_equal_numbers(run: Run) -> None:
    first, second = (run("study", "caramba", "--games", 20, "--seed", "s", "--json").stdout for _ in range(2))
    assert first == second
    assert json.loads(first)["seats"] == 4


def test_options_change_the_game(run: Run) -> None:
    args = ["study", "pamplona", "--games", 20, "--seed", "s", "--json"]
    assert run(*args).stdout != run(*args, "--option", "rotate_start").stdout


def test_a_mistake_is_one_line(run: Run) -> None:
    for args, word in (
        (["study", "caramba", "--bots", "hard"], "a study takes random, easy or medium"),
        (["study", "caramba", "--games", "0"], "1 or more"),
        (["study", "parchis"], "unknown game"),
        (["study", "caramba", "--html", "no/such/page.html"], "no/such/page.html"),
    ):
        result = run(*args)
        assert result.returncode == 2
        assert word in result.stderr
        assert result.stderr.count("\n") == 1
