"""One game at the terminal: show, ask, let the bots answer."""

import shlex
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from tertulia.bots import Knowledge, bot
from tertulia.bots.advice import advise
from tertulia.cli import ending, menu, saves
from tertulia.cli.seat_bots import HUMAN
from tertulia.cli.story import Story
from tertulia.cli.talk import ask, tell
from tertulia.core.contract import Action
from tertulia.core.match import Match
from tertulia.locales import Language


class Left(Exception):
    """The human has left the table."""


class Table:
    def __init__(
        self, match: Match, players: list[str], seed: str, speaker: Language, file: Path | None
    ) -> None:
        """`file` is where the game was saved, if it goes on; what happened before is not told again."""
        self.match, self.players, self.seed, self.speaker, self.file = match, players, seed, speaker, file
        self.you = players.index(HUMAN)
        self.names = [
            speaker.say("seat-you", seat=seat)
            if name == HUMAN
            else speaker.say("seat-bot", seat=seat, bot=name)
            for seat, name in enumerate(players)
        ]
        self.story = Story(match, self.you, speaker, self.names)
        self.saved = 0
        """How many events are in the file."""
        if file is not None:
            self.saved = len(match.history)
            self.story.news()
        self.shown: list[str] = []

    def run(self) -> None:
        """Until the game is over or the human leaves."""
        turn_begins = True
        self.match.settle()
        try:
            while (actor := self.match.actor) is not None:
                if actor == self.you:
                    self.tell_news()
                    self.show_table(whole=turn_begins)
                    self.match.play(self.choice(self.match.legal()))
                else:
                    self.match.play(self.answer(actor))
                turn_begins = actor != self.you
            self.tell_news()
            for line in ending.lines(self.match, self.speaker, self.names):
                tell(line)
            self.offer_record()
        except Left:
            if self.unsaved:
                tell(self.speaker.say("not-saved"))
            tell(self.speaker.say("goodbye"))

    def answer(self, seat: int) -> Action:
        """A bot's choice. It is seeded for each decision, so that a saved game goes on as it would have."""
        seed = f"{self.seed}.{len(self.match.history)}"
        return bot(self.players[seat], seed).choose(Knowledge.of(self.match, seed))

    def tell_news(self) -> None:
        """What has happened since the last time, as this seat may know it."""
        self.tell_all(self.story.news())

    def tell_all(self, lines: Sequence[str]) -> None:
        """Line by line; the same one several times in a row is told once."""
        for line, same in groupby(lines):
            times = len(list(same))
            tell(line if times == 1 else f"{line} ({times}x)")

    def show_table(self, whole: bool = True) -> None:
        """The table in words; in the middle of a turn only what is new there."""
        story, view = self.match.game.stories, self.match.seen(self.you)
        lines = self.speaker.lines([*story.table(view), *story.own(view)], self.names)
        tell()
        for line in lines:
            if whole or line not in self.shown:
                tell(line)
        self.shown = lines

    def choice(self, legal: list[Action]) -> Action:
        """By number or notation; the commands of the table in between."""
        choices = {str(number): action for number, action in enumerate(legal, 1)}
        choices |= {action.notation.lower(): action for action in legal}
        self.show_menu(legal)
        while True:
            answer = ask(self.speaker.say("prompt-action"))
            if answer is None:
                raise Left
            if answer.lower() in choices:
                return choices[answer.lower()]
            if not self.obey(answer, legal):
                tell(self.speaker.say("not-a-choice", count=len(legal)))

    def show_menu(self, legal: list[Action]) -> None:
        tell()
        tell(self.speaker.say("your-turn"))
        for entry in menu.entries(legal, self.speaker, self.names):
            tell(entry)

    def obey(self, answer: str, legal: list[Action]) -> bool:
        """Do what a command says; False if it is none."""
        command, _, rest = answer.partition(" ")
        match command.lower():
            case "q":
                raise Left
            case "s":
                self.save(rest)
            case "t":
                self.show_table()
                self.show_menu(legal)
            case "l":
                self.tell_all(self.story.lines)
            case "hint":
                self.show_hints()
            case "?":
                self.show_help(str(legal[0]))
            case _:
                return False
        return True

    def show_help(self, example: str) -> None:
        """What is decided here and what matters, if the game says so, and how to answer."""
        phase = f"{self.match.game.meta.key}-phase-{self.match.seen(self.you).phase}.help"
        if self.speaker.knows(phase):
            tell(self.speaker.say(phase))
            tell()
        tell(self.speaker.say("help", example=example))

    def show_hints(self) -> None:
        """The best few choices, from what this seat may know."""
        tell(self.speaker.say("hint-thinking"))
        seed = f"{self.seed}.{len(self.match.history)}"
        for number, advice in enumerate(advise(Knowledge.of(self.match, seed), seed), 1):
            line = self.speaker.say(
                "hint-line",
                number=number,
                action=self.speaker.offer(advice.action.message, self.names),
                notation=advice.action.notation,
                chance=round(100 * advice.chance),
                score=round(advice.score),
                why=self.speaker.tell(advice.why, self.names) if advice.why else "",
            )
            tell(line)

    @property
    def unsaved(self) -> bool:
        return self.saved < len(self.match.history)

    def offer_record(self) -> None:
        """The game is over: its record may be saved. What is neither `s` nor `q` nor empty is a slip."""
        while self.unsaved:
            command, _, name = (ask(self.speaker.say("prompt-record")) or "q").partition(" ")
            if command.lower() == "s":
                self.save(name)
            elif command.lower() == "q":
                return

    def save(self, name: str) -> None:
        """Into the file of that name, or where the game was saved before, or into a new file."""
        file = Path(name) if name else self.file or saves.unused(self.match.game.meta.key)
        try:
            file = file.expanduser()
            saves.save(file, self.match, self.players)
        except (OSError, RuntimeError, ValueError) as error:  # of the disk, of ~nobody, of a name like "\0"
            reason = getattr(error, "strerror", None) or str(error)
            tell(self.speaker.say("save-failed", file=str(file), reason=reason))
            return
        self.file, self.saved = file, len(self.match.history)
        over = self.match.actor is None
        tell(self.speaker.say("record-saved" if over else "saved", file=shlex.quote(str(file))))
