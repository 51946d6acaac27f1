"""Whole games by taps, each played by a test of its own: online, with the server stopped, or from the disk.

Seat for seat the people do the same in every run, so a seed always leads to the same special islands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import ViewportSize, expect

from e2e.isle import Isle
from e2e.page import Skye, number_in
from e2e.skylands import Skylands

ACTIONS = {"discover", "deploy", "create", "convert"}


@dataclass(frozen=True)
class Evening:
    """People at a table of some size, what they set up, and the special islands they come to create."""

    names: Sequence[str]
    size: tuple[int, int]
    seed: str
    options: Sequence[str] = ()
    specials: Sequence[str] = ()

    @property
    def viewport(self) -> ViewportSize:
        """The size as the browser wants it."""
        return {"width": self.size[0], "height": self.size[1]}


ISLE = {
    "two people": Evening(("Ann", "Bo"), (1024, 768), "whole game", ("First game",)),
    "three people": Evening(("Ann", "Šárka 🐑", "מרים"), (768, 1024), "whole game", ("First game",)),
    "five people": Evening(("Ann", "Bo", "Cy", "Di", "Ed"), (1280, 800), "whole game", ("First game",)),
}
SKYLANDS = {
    "two people, printed boards": Evening(
        ("Ann", "Bo"),
        (1024, 768),
        "one",
        specials=("small-crystal", "half-forest", "half-mountain", "half-city", "useful-find", "fertile-mountain"),
    ),
    "two people, tactical start": Evening(
        ("Ann", "Bo"),
        (390, 844),
        "two",
        ("Tactical",),
        ("small-mountain", "small-forest", "fertile-forest", "outpost", "half-mountain", "hostel", "whole-forest"),
    ),
    "four people, printed boards": Evening(
        ("Ann", "Šárka 🐑", "מרים", "Di"),
        (768, 1024),
        "three",
        specials=("generator", "small-mountain", "power-station", "half-crystal", "outpost", "fertile-crystal"),
    ),
    "four people, tactical start": Evening(
        ("Ann", "Bo", "Cy", "Di"),
        (1280, 800),
        "four",
        ("Tactical",),
        ("small-city", "fertile-forest", "half-mountain", "useful-find", "mountain-district", "power-station"),
    ),
}


def play_isle(isle: Isle, evening: Evening) -> None:
    """Play every round of Isle of Skye, and read the result."""
    rounds = 5 if len(evening.names) == 5 else 6
    isle.page.set_viewport_size(evening.viewport)
    isle.start(evening.names, seed=evening.seed, options=evening.options)
    for number in range(1, rounds + 1):
        assert isle.phase == "price"
        expect(isle.page.locator(".table-phase")).to_contain_text(f"Round {number} of {rounds}")
        isle.round()
    assert isle.is_over
    read_result(isle, evening)


def play_skylands(sky: Skylands, evening: Evening) -> None:
    """Play Skylands to its end with every action and the special islands foreseen, and read the result."""
    sky.page.set_viewport_size(evening.viewport)
    sky.start(evening.names, seed=evening.seed, options=evening.options)
    sky.play()
    assert set(sky.actions_chosen) == ACTIONS
    assert set(evening.specials) <= set(sky.created)
    read_result(sky, evening)


def read_result(table: Skye, evening: Evening) -> None:
    """The end is still there after a reload, and names who has most points."""
    table.reload()
    assert table.phase == "end"
    points = [number_in(text) for text in table.page.locator(".seat-points").all_inner_texts()]
    table.tap("result")
    words = table.page.locator("[data-screen=end]")
    expect(words).to_contain_text(str(max(points)))
    expect(words).to_contain_text(evening.names[points.index(max(points))])
