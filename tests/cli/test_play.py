"""`tertulia play`: whole games by typed lines, saving and going on, and what stays hidden."""

import json
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import tertulia
from tertulia.cli.table import Table
from tertulia.cli.talk import tell
from tertulia.locales import LANGUAGES, language

Run = Callable[..., CompletedProcess[str]]

EN = language("en")
PROMPT = EN.say("prompt-action")
GOODBYE = EN.say("goodbye")
NOT_SAVED = EN.say("not-saved")
RECORD = EN.say("prompt-record")
ON_AND_ON = "1\n" * 5000
SEED = ("--seed", "7")


def not_a_choice(table: Table) -> str:
    return EN.say("not-a-choice", count=len(table.match.legal()))


def unfolded(told: str) -> str:
    """`Ana draws a card. (2x)` as two lines, as they happened."""
    told = told.replace(PROMPT, "")
    return re.sub(r"^(.*) \((\d+)x\)$", lambda m: "\n".join([m[1]] * int(m[2])), told, flags=re.M)


def in_words(match: tertulia.Match, seat: int, names: list[str]) -> list[str]:
    story, view = match.game.stories, match.seen(seat)
    return EN.lines([*story.table(view), *story.own(view)], names)


# A whole game


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_whole_game(run: Run, tables: list[Table], key: str) -> None:
    result = run("play", key, *SEED, typed=ON_AND_ON)
    assert (result.returncode, result.stderr) == (0, "")
    (table,) = tables
    outcome = table.match.outcome
    assert outcome is not None
    assert len(table.names) == 4
    end = result.stdout.rpartition(PROMPT)[2].splitlines()
    assert EN.say("over", reason=EN.say(f"{key}-reason-{outcome.reason}")) in end
    for name, score in zip(table.names, outcome.scores, strict=True):
        assert any(line.startswith(f"{name}: {EN.number(score)} (") for line in end)
    winners = ", ".join(table.names[seat] for seat in outcome.winners)
    assert end[-2] == EN.say("winner", count=len(outcome.winners), names=winners)
    assert end[-1].startswith(RECORD)


def test_equal_seeds_are_the_same_game_and_others_are_not(run: Run) -> None:
    first, again, other = (
        run("play", "pamplona", "--seed", seed, typed=ON_AND_ON).stdout for seed in ("7", "7", "8")
    )
    assert first == again
    assert first != other


def test_every_event_is_told_once(run: Run, tables: list[Table]) -> None:
    result = run("play", "sombreros", "--seats", 2, "--seat", 1, *SEED, typed=ON_AND_ON)
    (table,) = tables
    told = unfolded(result.stdout)
    sentences = [EN.tell(message, table.names) for message in table.match.log(1)]
    lines = iter(told.splitlines())
    assert all(sentence in lines for sentence in sentences)
    for sentence in set(sentences):
        assert told.splitlines().count(sentence) == sentences.count(sentence)


def test_the_same_event_in_a_row_is_told_in_one_line(run: Run, tables: list[Table]) -> None:
    told = run("play", "caramba", *SEED).stdout.splitlines()
    name = tables[0].names[3]
    assert f"{EN.say('caramba-card-unseen', player=name)} (4x)" in told


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_what_follows_from_an_event_is_told_below_it(run: Run, tables: list[Table], key: str) -> None:
    told = unfolded(run("play", key, *SEED, typed=ON_AND_ON).stdout)
    (table,) = tables
    match = tertulia.replay({**table.match.record(), "events": [], "outcome": None}, chance=None)
    below = 0
    for event, message in zip(table.match.history, table.match.log(table.you), strict=True):
        before = match.seen(table.you)
        match.play(event.action)
        changes = match.game.stories.changes(before, match.seen(table.you))
        lines = [EN.tell(change, table.names) for change in changes]
        if lines and not event.action.masked:
            block = [EN.tell(message, table.names), *(f"  {line}" for line in lines)]
            assert "\n".join(block) in told
            below += 1
    assert below > 5


def test_in_the_middle_of_a_turn_only_news_of_the_table_is_shown(run: Run, tables: list[Table]) -> None:
    whole = run("play", "pamplona", *SEED, typed="1\nt\n").stdout.split(PROMPT)
    assert tables[0].match.history[-1].actor == tables[0].you, "the turn of the human goes on"
    street = whole[0].split("\n\n")[1].splitlines()[2]
    assert [street in part for part in whole] == [True, False, True, False]
    assert EN.say("pamplona-phase-die-b") in whole[1]


@pytest.mark.parametrize(
    ("args", "seats", "you"),
    [((), 4, 0), (("--seats", "2"), 2, 0), (("--seats", "6", "--seat", "5"), 6, 5)],
)
def test_seats_and_seat(run: Run, tables: list[Table], args: tuple[str, ...], seats: int, you: int) -> None:
    run("play", "pamplona", *args)
    assert tables[0].players == ["human" if seat == you else "medium" for seat in range(seats)]


def test_options_and_edition_reach_the_game(run: Run, tables: list[Table], folder: Path) -> None:
    text = (tertulia.game("sombreros").folder / "amigo-1992.toml").read_text(encoding="utf-8")
    own = folder / "mine.toml"
    own.write_text(text.replace('edition = "amigo-1992"', 'edition = "mine"'), encoding="utf-8")
    run("play", "sombreros", "--option", "offers=off", "--edition", own)
    setup = tables[0].match.setup
    assert setup.options == {"offers": False, "round_ambush": False}
    assert setup.edition.edition == "mine"


# The menu of games, and leaving


def test_without_a_game_one_is_chosen_from_a_menu(run: Run, tables: list[Table]) -> None:
    for typed, key in (("2\n", "pamplona"), ("nothing\n\n4\n3\n", "sombreros"), ("Caramba\n", "caramba")):
        result = run("play", typed=typed)
        assert result.returncode == 0
        assert tables[-1].match.game.meta.key == key
        assert result.stdout.count(EN.say("not-a-choice", count=3)) == typed.count("\n") - 1


@pytest.mark.parametrize("args", [("play",), ("play", "caramba")])
@pytest.mark.parametrize("typed", ["q\n", "Q\n", "", "q"])
def test_quitting_and_the_end_of_input_say_goodbye(run: Run, args: tuple[str, ...], typed: str) -> None:
    result = run(*args, typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    playing = len(args) > 1
    left = f"{PROMPT}@{NOT_SAVED}\n{GOODBYE}\n" if playing else f"{EN.say('prompt-game')}@{GOODBYE}\n"
    assert result.stdout.endswith(left.replace("@", "" if typed else "\n"))


@pytest.mark.parametrize("args", [("play",), ("play", "caramba")])
def test_an_interrupt_leaves_on_a_line_of_its_own(run: Run, args: tuple[str, ...]) -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

    result = run(*args, typed=Interrupted())
    assert (result.returncode, result.stderr) == (130, "")
    assert result.stdout.endswith(": \n")


def test_no_input_at_all_is_the_end_of_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(prompt: str) -> str:
        raise RuntimeError("input(): lost sys.stdin")

    monkeypatch.setattr("builtins.input", lost)
    result = run("play", "caramba")
    assert result.returncode == 0
    assert result.stdout.endswith(f"\n{GOODBYE}\n")


def test_a_real_terminal() -> None:
    """Prompt, one choice, Ctrl-D: through the installed command and a pseudo-terminal."""
    ours, theirs = pty.openpty()
    script = Path(sys.executable).with_name("tertulia")
    command = [str(script), "play", "pamplona", *SEED]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        try:
            assert EN.say("your-turn") in until(ours, PROMPT)
            os.write(ours, b"1\n")
            assert EN.say("pamplona-phase-die-b") in until(ours, PROMPT)
            os.write(ours, b"\x04")
            assert until(ours, GOODBYE).startswith("\r\n")
            assert process.wait(timeout=60) == 0
        finally:
            process.kill()
            os.close(ours)


def until(terminal: int, text: str) -> str:
    seen = ""
    while text not in seen:
        assert select.select([terminal], [], [], 60)[0], f"waited for {text!r}, saw {seen!r}"
        seen += os.read(terminal, 65536).decode()
    return seen


def test_a_narrow_terminal_breaks_lines_between_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    text = "  offers: gold 10, munitions 20, dynamite 30; 3-37 of them\nand another line"
    tell(text)
    told = capsys.readouterr().out
    assert told.split() == text.split()
    assert max(map(len, told.splitlines())) <= 40
    assert told.startswith("  offers")
    assert "\nand another line\n" in told


# Commands at the table


def test_what_is_no_choice_is_refused_and_changes_nothing(run: Run, tables: list[Table]) -> None:
    wrong = ["", "0", "99", "-1", "1.0", "²", "9" * 5000, "castle", "t1", "quit", "\udcff", "bid\0"]
    result = run("play", "caramba", *SEED, typed="\n".join([*wrong, "q"]))
    assert result.returncode == 0
    assert result.stdout.count(not_a_choice(tables[0])) == len(wrong)
    assert not any(event.actor == tables[0].you for event in tables[0].match.history)


def test_a_choice_by_number_by_notation_and_in_capitals(run: Run, tables: list[Table]) -> None:
    run("play", "sombreros", "--seed", "7")
    legal = [str(action) for action in tables[0].match.legal()]
    assert legal.index("place 40") + 1 != 40, "a number is no notation"
    for typed, meant in (("40", legal[39]), ("place 40", "place 40"), ("  Place   40 ", "place 40")):
        run("play", "sombreros", *SEED, typed=f"{typed}\n")
        table = tables[-1]
        assert [str(event.action) for event in table.match.history if event.actor == table.you] == [meant]


def test_the_table_the_log_and_help_can_be_asked_for(run: Run, tables: list[Table]) -> None:
    result = run("play", "caramba", *SEED, typed="t\nl\n?\nT\nL\nq\n")
    news, table, log, help, table_again, log_again, leave = result.stdout.split(PROMPT)
    sentences, _, rest = news.partition("\n\n")
    assert table.strip("\n") == table_again.strip("\n") == rest.strip("\n")
    assert log == log_again == sentences + "\n"
    commands = EN.say("help", example=str(tables[0].match.legal()[0]))
    assert unfolded(help).rstrip("\n") == f"{EN.say('caramba-phase-auction.help')}\n\n{commands}"
    assert leave == f"{NOT_SAVED}\n{GOODBYE}\n"


def test_the_log_tells_what_followed_also_in_a_game_gone_on_with(run: Run, tables: list[Table]) -> None:
    run("play", "sombreros", *SEED, typed="1\n" * 15 + "s\nq\n")
    story = tables[0].story.lines
    assert any(line.startswith("  ") for line in story)
    told = run("play", "--resume", "sombreros.json", typed="l\n").stdout
    log = unfolded(told.split(PROMPT)[1])
    assert log.splitlines() == story


# Saving and going on


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_saved_game_goes_on_as_it_would_have(run: Run, tables: list[Table], key: str) -> None:
    run("play", key, *SEED, typed=ON_AND_ON)
    saved = run("play", key, *SEED, typed="1\n" * 9 + "s\nq\n").stdout
    assert EN.say("saved", file=f"{key}.json") in saved
    resumed = run("play", "--resume", f"{key}.json", *SEED, typed=ON_AND_ON).stdout
    straight, stopped, gone_on = (table.match for table in tables)
    assert resumed.startswith(EN.say("resumed", events=len(stopped.history)))
    assert stopped.outcome is None
    assert gone_on.record() == straight.record()


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_saved_game_is_a_record_that_replays(run: Run, tables: list[Table], folder: Path, key: str) -> None:
    run("play", key, "--seats", 3, "--seat", 1, *SEED, typed="1\n1\ns mine.json\nq\n")
    record = json.loads((folder / "mine.json").read_text(encoding="utf-8"))
    assert record.pop("players") == ["medium", "human", "medium"]
    assert record == tables[0].match.record()
    replayed = run("replay", "mine.json")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    numbered = [line for line in replayed.stdout.splitlines() if line[:4].strip().isdigit()]
    assert len(numbered) == len(record["events"])


def test_what_happened_before_is_not_told_again(run: Run, tables: list[Table]) -> None:
    run("play", "pamplona", *SEED, typed="1\ns\nq\n")
    resumed = run("play", "--resume", "pamplona.json").stdout
    for message in tables[0].match.log(0):
        assert EN.tell(message, tables[0].names) not in resumed
    assert EN.say("your-turn") in resumed


def test_a_game_is_saved_again_where_it_was(run: Run, folder: Path) -> None:
    run("play", "caramba", typed="s here.json\n1\ns\nq\n")
    run("play", "--resume", "here.json", typed="1\ns\nq\n")
    assert [file.name for file in folder.iterdir()] == ["here.json"]
    lines = run("replay", "here.json").stdout.splitlines()
    assert sum(EN.say("seat-bot", seat=0, bot="human") in line for line in lines) > 2


def test_another_game_is_never_overwritten_unasked(run: Run, folder: Path) -> None:
    (folder / "caramba.json").write_text("yesterday's game")
    result = run("play", "caramba", typed="s\nq\n")
    assert EN.say("saved", file="caramba-2.json") in result.stdout
    assert (folder / "caramba.json").read_text() == "yesterday's game"
    assert run("replay", "caramba-2.json").returncode == 0


def test_a_name_with_blanks_is_quoted_and_home_is_found(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(folder / "home"))
    (folder / "home").mkdir()
    told = run("play", "caramba", typed="s my game.json\ns ~/x.json\nq\n").stdout
    assert EN.say("saved", file="'my game.json'") in told
    assert (folder / "my game.json").exists()
    assert (folder / "home" / "x.json").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_costs_neither_the_game_nor_the_older_file(
    run: Run, tables: list[Table], folder: Path
) -> None:
    run("play", "caramba", *SEED, typed="s\nq\n")
    older = (folder / "caramba.json").read_bytes()
    (folder / "caramba.json.part").symlink_to("/dev/full")
    result = run("play", "--resume", "caramba.json", *SEED, typed="1\ns\n1\nq\n")
    failed = EN.say("save-failed", file="caramba.json", reason="No space left on device")
    assert (result.returncode, result.stderr) == (0, "")
    assert failed in result.stdout
    assert (folder / "caramba.json").read_bytes() == older
    assert [file.name for file in folder.iterdir()] == ["caramba.json"]
    assert sum(event.actor == 0 for event in tables[1].match.history) == 2


@pytest.mark.parametrize(
    "name", [".", "/", "nowhere/x.json", "file/x.json", "~nobody-is-called-so/x", "a\0b"]
)
def test_a_save_that_fails_is_told_and_the_game_goes_on(
    run: Run, tables: list[Table], folder: Path, name: str
) -> None:
    (folder / "file").touch()
    result = run("play", "caramba", *SEED, typed=f"s {name}\n1\nq\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert EN.say("save-failed", file=name, reason="@").partition("@")[0] in result.stdout
    assert sum(event.actor == 0 for event in tables[0].match.history) == 1
    assert [file.name for file in folder.iterdir()] == ["file"]


def test_only_what_is_not_in_the_file_counts_as_not_saved(run: Run) -> None:
    assert NOT_SAVED not in run("play", "caramba", *SEED, typed="1\ns\nq\n").stdout
    assert NOT_SAVED not in run("play", "--resume", "caramba.json", typed="q\n").stdout
    assert NOT_SAVED in run("play", "--resume", "caramba.json", typed="1\nq\n").stdout
    assert NOT_SAVED in run("play", "caramba", *SEED, typed="s\n1\nq\n").stdout


@pytest.mark.parametrize("key", tertulia.GAMES)
def test_a_record_that_stops_before_chance_goes_on_and_all_is_told(
    run: Run, tables: list[Table], folder: Path, key: str
) -> None:
    run("play", key, *SEED, typed="1\n" * 9)
    record = {**tables[0].match.record(), "players": tables[0].players}
    events = [event.actor for event in tables[0].match.history]
    last = len(events) - events[::-1].index(-1)  # -1 is chance
    (folder / "cut.json").write_text(json.dumps({**record, "events": record["events"][: last - 1]}))
    told = run("play", "--resume", "cut.json").stdout
    assert told.startswith(EN.say("resumed", events=last - 1))
    assert EN.tell(tables[1].match.log(tables[1].you)[last - 1], tables[1].names) in told


def test_the_record_of_a_finished_game_can_be_saved(run: Run, tables: list[Table], folder: Path) -> None:
    game = ("play", "pamplona", "--seats", 2, *SEED)
    run(*game, typed=ON_AND_ON)
    turns = "1\n" * sum(event.actor == 0 for event in tables[0].match.history)
    for typed in ("", "\n", "q\n", "Q\ns\n"):
        assert run(*game, typed=turns + typed).stdout.count(RECORD) == 1
    assert list(folder.iterdir()) == []
    told = run(*game, typed=turns + "1\ns nowhere/x.json\nS mine.json\n").stdout.split(RECORD)
    assert told[1] == "", "a slip costs nothing"
    assert told[2].startswith(EN.say("save-failed", file="nowhere/x.json", reason="@").partition("@")[0])
    assert told[3] == EN.say("record-saved", file="mine.json") + "\n"
    assert tertulia.replay((folder / "mine.json").read_bytes()).outcome == tables[0].match.outcome
    assert run("replay", "mine.json").returncode == 0


def test_a_finished_record_is_shown_to_its_end(run: Run, tables: list[Table], folder: Path) -> None:
    run("play", "pamplona", "--seats", 2, *SEED, typed=ON_AND_ON)
    match = tables[0].match
    record = {**match.record(), "players": ["human", "random"]}
    (folder / "over.json").write_text(json.dumps(record), encoding="utf-8")
    result = run("play", "--resume", "over.json")
    assert result.returncode == 0
    assert PROMPT not in result.stdout
    assert RECORD not in result.stdout
    assert match.outcome is not None
    reason = EN.say(f"pamplona-reason-{match.outcome.reason}")
    assert result.stdout.startswith(EN.say("over", reason=reason))


# What stays hidden


def test_hands_draws_and_secured_crates_of_others_stay_hidden(run: Run, tables: list[Table]) -> None:
    typed = "l\nt\n1\n" * 2000
    result = run("play", "caramba", *SEED, typed=typed)
    (table,) = tables
    before_the_end = set(result.stdout.rpartition(PROMPT)[0].splitlines())
    secrets = [event for event in table.match.history if event.action.masked and event.owner != table.you]
    assert {event.action.notation.split()[0] for event in secrets} == {"card", "special", "safe"}
    for event in secrets:
        assert EN.tell(event.action.message, table.names) not in before_the_end
    own = [event for event in table.match.history if event.action.masked and event.owner == table.you]
    assert EN.tell(own[0].action.message, table.names) in before_the_end


def test_the_table_in_words_is_the_same_for_all_that_a_seat_cannot_know() -> None:
    match, names = tertulia.game("caramba").start(3, "hidden"), ["a", "b", "c"]
    hands = set()
    while match.actor is not None:
        for seat in range(3):
            shown = in_words(match, seat, names)
            for seed in range(3):
                other = match.imagine(seat, seed, memory=False)
                assert in_words(other, seat, names) == shown
                hands.add(str(other.view((seat + 1) % 3)["you"]["hand"]))
        match.play(match.legal()[-1])
    assert len(hands) > 50, "the others' hands were indeed dealt anew"


# Hints


@pytest.mark.parametrize("key", tertulia.GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_hint_names_choices_with_their_chances_and_reasons(
    run: Run, tables: list[Table], key: str, code: str
) -> None:
    result = run("play", key, "--seats", 2, *SEED, "--lang", code, typed="hint\nq\n")
    assert result.returncode == 0
    told = result.stdout.partition(language(code).say("hint-thinking") + "\n")[2]
    hints = told.splitlines()[:3]
    notations = [re.findall(r"\[(.+?)\]", line)[0] for line in hints if re.match(r"\d\. ", line)]
    legal = [str(action) for action in tables[-1].match.legal()]
    assert 1 <= len(notations) <= 3
    assert set(notations) <= set(legal)
    assert all(re.search(r"\d+\W%", line) for line in hints[: len(notations)])


def test_the_same_hint_comes_again_and_nothing_has_happened(run: Run, tables: list[Table]) -> None:
    thinking = EN.say("hint-thinking")
    result = run("play", "caramba", *SEED, typed="hint\nhint\nq\n")
    _, first, second = result.stdout.split(f"{thinking}\n")
    assert first == second.partition(GOODBYE)[0].replace(f"{NOT_SAVED}\n", "")
    run("play", "caramba", *SEED, typed="q\n")
    assert tables[0].match.history == tables[1].match.history
