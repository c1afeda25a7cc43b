"""One game at the terminal: show, ask, let the bots answer."""

from collections.abc import Mapping
from pathlib import Path
from textwrap import fill

from tertulia.bots import Bot
from tertulia.cli import saves
from tertulia.cli.seat_bots import HUMAN
from tertulia.cli.tables import lines
from tertulia.core.contract import Action
from tertulia.core.match import Match
from tertulia.locales import Language

LONG_MENU = 24


class Left(Exception):
    """The human has left the table."""


class Table:
    def __init__(
        self, match: Match, players: list[str], bots: Mapping[int, Bot], speaker: Language, file: Path | None
    ) -> None:
        self.match, self.players, self.bots, self.speaker = match, players, bots, speaker
        self.you = players.index(HUMAN)
        self.file = file or Path(f"{match.game.meta.key}.json")
        self.names = [
            speaker.say("seat-you", seat=seat)
            if name == HUMAN
            else speaker.say("seat-bot", seat=seat, bot=name)
            for seat, name in enumerate(players)
        ]
        self.told = len(match.history)

    def run(self) -> None:
        """Until the game is over or the human leaves."""
        try:
            while (actor := self.match.actor) is not None:
                if actor == self.you:
                    self.tell_news()
                    self.show_table()
                    self.match.play(self.ask(self.match.legal()))
                else:
                    bot, view = self.bots[actor], self.match.view(actor)
                    self.match.play(bot.choose(view, self.match.legal()))
            self.tell_news()
            self.tell_outcome()
        except Left:
            print(self.speaker.say("goodbye"))

    def tell_news(self) -> None:
        """What has happened since the last time, as this seat may know it."""
        for message in self.match.log(self.you)[self.told :]:
            print(self.speaker.tell(message, self.names))
        self.told = len(self.match.history)

    def show_table(self) -> None:
        print()
        for line in lines(self.match.game.meta.key, self.match.view(self.you), self.speaker, self.names):
            print(line)

    def ask(self, legal: list[Action]) -> Action:
        """A choice by number or notation; the commands of the table in between."""
        self.show_menu(legal)
        while True:
            answer = self.read()
            by_number = answer.isdecimal() and 1 <= int(answer) <= len(legal)
            for number, action in enumerate(legal, 1):
                if (by_number and number == int(answer)) or answer == action.notation:
                    return action
            if not self.obey(answer, legal):
                print(self.speaker.say("not-a-choice", count=len(legal)))

    def show_menu(self, legal: list[Action]) -> None:
        print()
        print(self.speaker.say("your-turn"))
        if len(legal) > LONG_MENU:
            entries = (
                f"{number}\u00a0{action.notation.replace(' ', chr(0xA0))}"
                for number, action in enumerate(legal, 1)
            )
            print(fill("   ".join(entries), 100))
            return
        for number, action in enumerate(legal, 1):
            print(f"{number:>2}  {self.speaker.offer(action.message, self.names)}  [{action.notation}]")

    def read(self) -> str:
        try:
            return " ".join(input(self.speaker.say("prompt-action")).split())
        except EOFError:
            raise Left from None

    def obey(self, answer: str, legal: list[Action]) -> bool:
        """Do what a command says; False if it is none."""
        command, _, rest = answer.partition(" ")
        if command == "q":
            raise Left
        if command == "s":
            self.save(Path(rest) if rest else self.file)
        elif command == "t":
            self.show_table()
            self.show_menu(legal)
        elif command == "l":
            for message in self.match.log(self.you):
                print(self.speaker.tell(message, self.names))
        elif command == "?":
            print(self.speaker.say("help", example=str(legal[0])))
        else:
            return False
        return True

    def save(self, file: Path) -> None:
        try:
            saves.save(file, self.match, self.players)
        except OSError as error:
            print(self.speaker.say("save-failed", file=str(file), reason=error.strerror or str(error)))
            return
        self.file = file
        print(self.speaker.say("saved", file=str(file)))

    def tell_outcome(self) -> None:
        outcome, say, key = self.match.outcome, self.speaker.say, self.match.game.meta.key
        assert outcome is not None
        print(say("over", reason=say(f"{key}-reason-{outcome.reason}")))
        for seat, name in enumerate(self.names):
            parts = (
                f"{say(f'{key}-line-{line}')} {value}" for line, value in outcome.breakdown[seat].items()
            )
            print(say("score-line", player=name, score=outcome.scores[seat], lines=", ".join(parts)))
        for tiebreak in self.match.game.meta.tiebreaks:
            values = ", ".join(
                f"{name} {outcome.tiebreaks[seat][tiebreak]}" for seat, name in enumerate(self.names)
            )
            print(say("tiebreak-line", name=say(f"{key}-line-{tiebreak}"), values=values))
        winners = [self.names[seat] for seat in outcome.winners]
        print(say("winner", count=len(winners), names=", ".join(winners)))
