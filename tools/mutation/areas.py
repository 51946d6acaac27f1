"""What is spoilt, and which tests are to notice it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Area:
    """Modules of one subject and the tests that stand guard over them, besides the doctests of the modules."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


_ISLE_GAMES = tuple(
    f"isle/test_recorded_games.py::test_a_recorded_game_is_played_again_line_by_line[{name}.json]"
    for name in ("2-players-1", "5-players-2")
)
_SKYLANDS_GAMES = tuple(
    f"skylands/test_records.py::test_a_recorded_game_is_reproduced_step_by_step[{name}]"
    for name in ("2-printed-1", "2-tactical-2")
)
_SPECIALS = (
    "skylands/test_specials.py",
    "skylands/test_lasting_specials.py",
    "skylands/test_edges_of_specials.py",
    "skylands/test_edges_of_trading.py",
)

AREAS = MappingProxyType(
    {
        "isle-scoring": Area(
            (
                "skye.isle.scoring",
                "skye.isle.goals.goal",
                "skye.isle.goals.animals",
                "skye.isle.goals.areas",
                "skye.isle.goals.buildings",
                "skye.isle.goals.ranks",
                "skye.isle.goals.roads",
                "skye.isle.goals.shapes",
                "skye.isle.goals.standing",
                "skye.isle.survey",
                "skye.core.regions",
            ),
            (
                "isle/test_goals.py",
                "isle/test_rules_21_to_28.py",
                "isle/test_positions.py",
                "isle/test_edges_of_scoring.py",
                "isle/test_search_territory.py",
                "core",
            ),
        ),
        "isle-placement": Area(
            ("skye.isle.fitting", "skye.core.board", "skye.core.tile", "skye.core.grid"),
            ("core", "isle/test_questions.py", "isle/test_rules_18_to_20.py", "isle/test_edges_of_placing.py"),
        ),
        "isle-pricing": Area(
            ("skye.isle.phases", "skye.isle.pricing", "skye.isle.rules", "skye.isle.track"),
            (
                "isle/test_rules_01_to_12.py",
                "isle/test_rules_13_to_17.py",
                "isle/test_rules_18_to_20.py",
                "isle/test_rules_21_to_28.py",
                "isle/test_edges_of_pricing.py",
                *_ISLE_GAMES,
            ),
        ),
        "skylands-placement": Area(
            ("skye.skylands.land", "skye.skylands.fitting", "skye.skylands.placing"),
            (
                "skylands/test_rules_11_to_17.py",
                "skylands/test_rules_18_to_22.py",
                "skylands/test_positions.py",
                "skylands/test_edges_of_placing.py",
                *_SPECIALS,
                *_SKYLANDS_GAMES,
            ),
        ),
        "skylands-scoring": Area(
            ("skye.skylands.scoring", "skye.skylands.specials.scoring"),
            (
                "skylands/test_rules_23_to_27.py",
                "skylands/test_positions.py",
                "skylands/test_edges_of_scoring.py",
                "skylands/test_search.py",
                *_SPECIALS,
            ),
        ),
        "skylands-specials": Area(
            (
                "skye.skylands.create",
                "skye.skylands.convert",
                "skye.skylands.deploy",
                "skye.skylands.specials.instant",
                "skye.skylands.specials.lasting",
                "skye.skylands.specials.owned",
            ),
            ("skylands/test_rules_18_to_22.py", *_SPECIALS, *_SKYLANDS_GAMES),
        ),
    }
)
