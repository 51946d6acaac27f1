"""The register: every game with its bots. A game, or a bot, that is entered here is known to everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from skye.bots.bot import AnyBot, AnySpotter
from skye.bots.isle import ISLE_BOTS
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.characters import ISLE_CHARACTERS
from skye.bots.isle.remarks import ISLE_NARRATOR
from skye.bots.isle.spots import isle_spots
from skye.bots.isle.worth.tiles import ask_worths
from skye.bots.random_bot import RandomBot
from skye.bots.remarks import SILENT, Narrator
from skye.bots.skylands import SKYLANDS_BOTS
from skye.bots.skylands.advice import SKYLANDS_ADVISER
from skye.bots.skylands.characters import SKYLANDS_CHARACTERS
from skye.bots.skylands.remarks import SKYLANDS_NARRATOR
from skye.bots.skylands.spots import skylands_spots
from skye.core.game import AnyGame, State
from skye.core.question import AnyJudgement, Args, Judgement, NoArgs
from skye.core.study import AnyStudies
from skye.isle import GAME as ISLE
from skye.isle.study import STUDIES as ISLE_STUDIES
from skye.skylands import GAME as SKYLANDS
from skye.skylands.study import STUDIES as SKYLANDS_STUDIES

HUMAN = "human"
"""The player of a seat that a person plays."""


LEVELS = ("beginner", "casual", "steady", "skilled", "expert", "champion")
"""The levels that people may choose, weakest first."""

EARLIER_LEVELS = ("easy", "medium", "hard")
"""The levels of earlier versions: a saved game goes on with exactly these bots."""


@dataclass(frozen=True, slots=True)
class Study:
    """How lands of a game are built by hand, and who finds the best spots in them."""

    studies: AnyStudies
    spots: AnySpotter


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A game with its bots by name, the characters that people may choose, and the bot that gives hints.

    A character plays on every level: its bot is called `level.character`. The narrator finds what they remark on.
    A game whose lands cannot be built by hand has no `study`.
    """

    game: AnyGame
    bots: Mapping[str, AnyBot]
    characters: Sequence[str]
    adviser: AnyBot
    narrator: Narrator = SILENT
    judgements: Mapping[str, AnyJudgement] = field(default_factory=dict)
    """Questions of the page beside those of the game, which bots answer from a view."""
    study: Study | None = None

    def ask(self, state: State, viewer: int | None, question: str, args: Args) -> Mapping[str, object]:
        """Answer a question of the page, by the rules or by the judgement of bots."""
        judgement = self.judgements.get(question)
        if judgement is None:
            return self.game.ask(state, viewer, question, args)
        return judgement.answer(self.game.view(state, viewer), args)


    @property
    def players(self) -> tuple[str, ...]:
        """Who may play a seat: a person, a bot of an earlier version, or a character on some level.

        A game without characters is played by its bots.

        >>> REGISTER["isle"].players[:5]
        ('human', 'easy', 'medium', 'hard', 'beginner.morag')
        """
        if not self.characters:
            return (HUMAN, *self.bots)
        opponents = (f"{level}.{character}" for level in LEVELS for character in self.characters)
        return (HUMAN, *EARLIER_LEVELS, *opponents)


_RANDOM: Mapping[str, AnyBot] = {"random": RandomBot()}

REGISTER: dict[str, Entry] = {
    entry.game.name: entry
    for entry in (
        Entry(
            game=ISLE,
            bots={**_RANDOM, **ISLE_BOTS},
            characters=tuple(ISLE_CHARACTERS),
            adviser=ISLE_ADVISER,
            narrator=ISLE_NARRATOR,
            judgements={"worths": Judgement(NoArgs, ask_worths)},
            study=Study(ISLE_STUDIES, isle_spots),
        ),
        Entry(
            game=SKYLANDS,
            bots={**_RANDOM, **SKYLANDS_BOTS},
            characters=tuple(SKYLANDS_CHARACTERS),
            adviser=SKYLANDS_ADVISER,
            narrator=SKYLANDS_NARRATOR,
            study=Study(SKYLANDS_STUDIES, skylands_spots),
        ),
    )
}

GAMES: Mapping[str, AnyGame] = {name: entry.game for name, entry in REGISTER.items()}
"""The games by name."""

BOTS: Mapping[str, Mapping[str, AnyBot]] = {name: entry.bots for name, entry in REGISTER.items()}
"""The bots of each game by name."""
