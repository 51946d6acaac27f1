"""The errors of the library: each has a stable code, which a program can translate, and the facts behind it."""

from __future__ import annotations

from collections.abc import Mapping

Facts = Mapping[str, object]
"""What an error, a reason or a line of points is about, by name: values that are plain JSON."""


class SkyeError(Exception):
    """Something that was refused: a stable code and its facts.

    >>> str(SkyeError("newer_version", version=9, newest=2))
    'newer_version: newest=2, version=9'
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = facts

    def __str__(self) -> str:
        details = ", ".join(f"{key}={self.facts[key]}" for key in sorted(self.facts))
        return f"{self._heading()}: {details}" if details else self._heading()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (type(self), self.code, dict(self.facts), dict(vars(self))))

    def _heading(self) -> str:
        return self.code


class IllegalAction(SkyeError):
    """An action that the rules refuse, with the seat and the phase in which it was tried.

    >>> str(IllegalAction("not_enough_gold", seat=1, phase="buy", price=7, gold=3))
    'not_enough_gold (seat 1, phase buy): gold=3, price=7'
    """

    def __init__(self, code: str, *, seat: int, phase: str, **facts: object) -> None:
        super().__init__(code, **facts)
        self.seat = seat
        self.phase = phase

    def _heading(self) -> str:
        return f"{self.code} (seat {self.seat}, phase {self.phase})"


class UnknownAction(SkyeError, ValueError):
    """A text or a JSON value that is no action of the game.

    >>> str(UnknownAction("unknown_action", text="0 dance"))
    'unknown_action: text=0 dance'
    """


class BadSetup(SkyeError, ValueError):
    """A set-up that no game can start from.

    >>> str(BadSetup("unknown_clan", seat=1))
    'unknown_clan: seat=1'
    """


class BadRecord(SkyeError, ValueError):
    """A record that cannot be read or played.

    >>> str(BadRecord("newer_version", version=9))
    'newer_version: version=9'
    """


class BadReview(SkyeError, ValueError):
    """A game that the coach does not review: it is not over, has no such seat, or is one that the coach does not know.

    >>> str(BadReview("no_seat", seat=5, seats=2))
    'no_seat: seat=5, seats=2'
    """


class BadStudy(SkyeError, ValueError):
    """A study that cannot be read, or whose tiles could not lie so.

    >>> str(BadStudy("tile_used_twice", tile="07"))
    'tile_used_twice: tile=07'
    """


class BadComponents(ValueError):
    """Printed components that no game can be played with; the text names the line of the table and the reason."""


def _restored(kind: type[SkyeError], code: str, facts: dict[str, object], attributes: dict[str, object]) -> SkyeError:
    """An error out of a pickle."""
    error = kind.__new__(kind, code)
    error.args = (code,)
    vars(error).update(attributes)
    return error
