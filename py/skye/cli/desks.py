"""What the command line needs of each game: the game itself, its reckoning of positions and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from skye.core.game import Event, Json
from skye.core.table import AnyGame
from skye.games import GAMES
from skye.isle.log import log_lines as isle_log_lines
from skye.isle.positions import reckoned as isle_reckoned
from skye.skylands.log import log_lines as skylands_log_lines
from skye.skylands.positions import reckoned as skylands_reckoned


@dataclass(frozen=True, slots=True)
class Desk:
    """One game at the command line."""

    game: AnyGame
    reckoned: Callable[[Json], Json]
    log_lines: Callable[[Sequence[str], Sequence[Event]], Iterator[str]]


DESKS: dict[str, Desk] = {
    "isle": Desk(GAMES["isle"], isle_reckoned, isle_log_lines),  # type: ignore[arg-type]
    "skylands": Desk(GAMES["skylands"], skylands_reckoned, skylands_log_lines),
}
"""The games by name."""
