"""A game as its users meet it: by name, with everything else loaded when it is needed."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, cast

import msgspec
import numpy as np

from tertulia.core import engine, parts
from tertulia.core.binding import bind
from tertulia.core.chance import ChanceSource, Seeded
from tertulia.core.contract import Meta
from tertulia.core.direct import Direct
from tertulia.core.edition import load as load_edition
from tertulia.core.edition import shipped
from tertulia.core.errors import MissingPart, StartError, UnknownOption
from tertulia.core.fields import blanks, look
from tertulia.core.match import Match

EditionSource = str | Path | Mapping[str, Any] | None
ENGLISH = "en"
"""The language that every game speaks."""
Chance = ChanceSource | None | Literal["seeded"]


@dataclass(frozen=True, slots=True)
class Setup:
    """What was decided before the first event: which rules, which box, which options, how many seats."""

    rules: int
    """The version of the rules: a record is played with those it was made with."""
    edition: Any
    shipped: bool
    options: Mapping[str, bool]
    boxes: Any
    seats: int

    @property
    def box(self) -> Any:
        """What the rules read of the edition and the options."""
        return self.boxes[0]

    def head(self, meta: Meta) -> dict[str, Any]:
        """How a record and a position begin; an edition of one's own travels along."""
        own = None if self.shipped else msgspec.to_builtins(self.edition, str_keys=True)
        return {
            "game": meta.key,
            "rules": self.rules,
            "edition": own or self.edition.edition,
            "options": dict(self.options),
            "seats": self.seats,
        }


class Game:
    """A package whose modules are the parts of a game (`core.parts`), with its editions/ and words/."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.meta: Meta = self.part("meta").META

    def __repr__(self) -> str:
        return f"tertulia.game({self.meta.key!r})"

    @cache  # noqa: B019, a game lasts as long as the program
    def has(self, name: str) -> bool:
        return find_spec(f"{self.package}.{name}") is not None

    @cache  # noqa: B019
    def part(self, name: str) -> Any:
        """One of its modules; `MissingPart` says what cannot be done without it."""
        if not self.has(name):
            key = self.package if name == "meta" else self.meta.key
            raise MissingPart(key, name, parts.WITHOUT.get(name, "it is no game"))
        return import_module(f"{self.package}.{name}")

    def module(self, name: str) -> str:
        """The module that is a part for templates: its own, or what stands in for it."""
        if name in parts.STAND_INS and not self.has(name):
            return parts.STAND_INS[name]
        return str(self.part(name).__name__)

    @cached_property
    def home(self) -> Path:
        (package,) = import_module(self.package).__path__
        return Path(package)

    @property
    def folder(self) -> Path:
        """Where the shipped edition files lie."""
        return self.home / "editions"

    @property
    def words(self) -> Path:
        """Where its sentences lie, a file for each language, and the sections of its rules page."""
        return self.home / "words"

    def sentences(self, code: str, part: str = "") -> Path:
        """What it says in a language, or a part of that (`rules.`); in English, if it does not speak it."""
        file = self.words / f"{part}{code}.ftl"
        return file if file.exists() else self.words / f"{part}{ENGLISH}.ftl"

    @cached_property
    def drive(self) -> Any:
        """The compiled loop around the rules."""
        drive = bind(self, "tertulia.core.templates.drive")
        self._warm(drive)
        return drive

    @cached_property
    def direct(self) -> Direct:
        """What a match calls at every event, always with arrays of its own."""
        return Direct(self.drive, "stream", "chance", "legal", "apply")

    @cached_property
    def rules(self) -> parts.Rules:
        return cast(parts.Rules, self.part("rules"))

    @cached_property
    def notation(self) -> parts.Notation:
        return cast(parts.Notation, self.part("actions"))

    @cached_property
    def views(self) -> parts.Views:
        return cast(parts.Views, self.part("view"))

    @cached_property
    def stories(self) -> parts.Stories:
        return cast(parts.Stories, self.part("story"))

    @cached_property
    def hidden(self) -> parts.Hidden:
        return cast(parts.Hidden, self.part("hidden"))

    @cached_property
    def declines(self) -> frozenset[int]:
        """Actions of those who are asked only so that nobody can tell who has a choice."""
        return frozenset(getattr(self.hidden, "DECLINES", ()))

    @cached_property
    def edition_part(self) -> parts.EditionModule:
        return cast(parts.EditionModule, self.part("edition"))

    @cached_property
    def state_part(self) -> parts.StateModule:
        return cast(parts.StateModule, self.part("state"))

    @cached_property
    def editions(self) -> list[str]:
        """The names of the shipped ones."""
        return list(shipped(self.folder))

    def sheet(self, *games: int) -> Any:
        """A blank score sheet, or one for each of so many games: a row for each seat, a column for each line
        that adds up to the score, then one for each tie-break."""
        lines = len(self.meta.score_lines) + len(self.meta.tiebreaks)
        return np.zeros((*games, self.state_part.SEATS, lines), np.int32)

    def start(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        edition: EditionSource = None,
        options: Mapping[str, bool] | None = None,
        rules: int | None = None,
        chance: Chance = "seeded",
    ) -> Match:
        """A new match. `chance=None`: chance events are played by hand, like actions.

        `rules` is the version of the rules to play by, the newest if it is not given.
        """
        setup = self.setup(self.meta.max_seats if seats is None else seats, edition, options, rules)
        return self.begin(setup, self.source(seed, chance))

    def begin(self, setup: Setup, chance: ChanceSource | None) -> Match:
        """A match before its first decision; without a source of chance, before its first event."""
        match = Match(self, setup, blanks(self.state_part.State, 1), chance)
        self.drive.setup(setup.boxes, match.states, setup.seats)
        match.settle()
        return match

    def load(
        self, position: Mapping[str, Any], *, seed: int | str | None = None, chance: Chance = "seeded"
    ) -> Match:
        """A match that stands at a position made by `Match.position`."""
        from tertulia.core.position import load_position

        return load_position(self, position, self.source(seed, chance))

    def source(self, seed: int | str | None, chance: Chance) -> ChanceSource | None:
        if chance == "seeded":
            return Seeded(secrets.randbits(64) if seed is None else seed)
        return chance

    def setup(
        self,
        seats: int,
        edition: EditionSource,
        options: Mapping[str, bool] | None,
        rules: int | None = None,
    ) -> Setup:
        meta = self.meta
        if (
            isinstance(seats, bool)
            or not isinstance(seats, int)
            or not meta.min_seats <= seats <= meta.max_seats
        ):
            raise StartError(f"{meta.key} is for {meta.min_seats} to {meta.max_seats} seats, not {seats!r}")
        version = meta.rules_version if rules is None else rules
        if not 1 <= version <= meta.rules_version:
            raise StartError(
                f"made with version {version} of the rules; the newest here is {meta.rules_version}"
            )
        switched = self._switched(options or {})
        source = meta.edition if edition is None else edition
        if isinstance(source, str) and source in self.editions:
            return self._shipped(source, tuple(switched.items()), version, seats)
        return self._packed(self._edition(source), False, switched, version, seats)

    @cache  # noqa: B019
    def _shipped(
        self, edition: str, options: tuple[tuple[str, bool], ...], version: int, seats: int
    ) -> Setup:
        """Shipped editions never change, and thousands of tables share them."""
        return self._packed(self._shipped_edition(edition), True, dict(options), version, seats)

    def _packed(
        self, facts: Any, shipped: bool, options: Mapping[str, bool], version: int, seats: int
    ) -> Setup:
        boxes = blanks(self.edition_part.Box, 1)
        self.edition_part.pack(facts, options, boxes[0])
        boxes[0].version = version
        return Setup(version, facts, shipped, options, boxes, seats)

    def _switched(self, options: Mapping[str, bool]) -> dict[str, bool]:
        """All options of the game, with these values for some of them."""
        switched = {name: option.default for name, option in self.meta.options.items()}
        for name, value in options.items():
            if name not in switched:
                raise UnknownOption(name, switched or ["(this game has no options)"])
            if not isinstance(value, bool):
                raise StartError(f"option {name} is true or false, not {value!r}")
            switched[name] = value
        return switched

    def _edition(self, source: str | Path | Mapping[str, Any]) -> Any:
        return load_edition(source, self.meta.key, self.folder, self.edition_part)

    @cache  # noqa: B019
    def _shipped_edition(self, name: str) -> Any:
        return self._edition(name)

    def _warm(self, drive: Any) -> None:
        """Rehearse what a match does, so that the first real one need not wait in silence."""
        meta = self.meta
        setup = self.setup(meta.min_seats, None, None)
        boxes, states, desks = setup.boxes, blanks(self.state_part.State, 1), blanks(drive.Desk, 1)
        sheet = self.sheet()

        def play_on() -> None:
            count = drive.legal(boxes, states, desks)
            while count:
                count = drive.advance(boxes, states, desks, drive.uniform(desks[0], desks[0].legal, count))
                self.views.common(setup.edition, boxes, states, look(self.state_part.State, states))

        steps = [
            lambda: drive.setup(boxes, states, setup.seats),
            lambda: Seeded(0).draw(
                drive.stream(boxes, states), 0, desks[0].weights[: drive.chance(boxes, states, desks)]
            ),
            lambda: drive.apply(boxes, states, 0),
            lambda: drive.settle(setup.box, states[0], desks[0]),
            play_on,
            lambda: drive.scores(boxes, states, sheet),
            lambda: self.hidden.redeal(setup.box, states[0], 0, np.zeros(3, np.int64), True),
            lambda: self.hidden.rewind(states[0], states[0]),
        ]
        engine.warm(meta.title, [drive, self.hidden, self.views], steps)
