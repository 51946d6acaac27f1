"""A person who clicks, in any browser: what the page offers first is taken, until the game is over."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from e2e.other_engines.drivers import Driver

REST = "[data-busy=false][data-asking=false][data-showing=false]"
END = ".table[data-phase=end]"
CONFIRM = "[data-test=confirm]"
FITTING = ".hand > .hand-card:not(.is-stuck)"
# A board that grows to show new places leaps under a click that is on its way.
LEGAL = ".table[data-asking=false] .board:not([data-moving]) [role=gridcell][data-kind=legal]"
WISHES = ("create", "convert", "deploy", "discover")
# Seconds: bots think in between, and the machine may be busy.
LONGEST = 400


class Person:
    """The first seat of a table."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.placed = 0
        self.chosen: list[str] = []

    def play(self, game: str) -> None:
        """Play to the end."""
        steps: Mapping[str, Callable[[str], None]] = {"isle": self.isle, "skylands": self.skylands}
        while (phase := self.asked()) != "end":
            steps[game](phase)

    def asked(self) -> str:
        """Wait until this seat is asked, or the game is over; the phase it is in."""
        self.driver.wait(f".table[data-decider='0']{REST}, {END}", seconds=LONGEST)
        return self.driver.attribute(".table", "data-phase")

    def act(self, selector: str) -> None:
        """Click something that changes the table, say yes if that is asked, and see it changed."""
        changed = f".table:not([data-revision='{self.driver.attribute('.table', 'data-revision')}'])"
        self.driver.click(selector)
        self.driver.wait(f"{CONFIRM}, {changed}")
        if self.driver.has(CONFIRM):
            self.driver.click(CONFIRM)
        self.driver.wait(changed)

    def act_on_first(self, *names: str) -> None:
        """Act on the first of some marks that is there."""
        self.act(next(mark for name in names if self.driver.has(mark := f"[data-test={name}]")))

    def place(self) -> None:
        """Take a tile that fits, click a cell of the board where it may lie, and place it."""
        if not self.driver.has(f"{FITTING}.is-chosen"):
            self.driver.click(f"{FITTING} .tile-button")
        self.driver.click(LEGAL)
        self.driver.wait(".preview")
        self.act("[data-test=place]")
        self.placed += 1

    def isle(self, phase: str) -> None:
        """One step of Isle of Skye."""
        if phase == "price":
            self.driver.click(".price-card [data-test=discard]")
            self.driver.wait(".price-card.is-discard")
            # Bots price at the same time, so that a changed table need not be this person's doing.
            self.driver.click("[data-test=seal]")
            self.driver.wait(".table:not([data-phase=price])", seconds=LONGEST)
        elif phase == "buy":
            offer = ".seller:not(.is-own) .offer:not(.is-sold) .tile-button"
            if self.driver.has(offer):
                self.driver.click(offer)
                self.driver.wait(".chosen-offer")
            self.act_on_first("buy", "pass")
        else:
            self.driver.wait(".hand-fits, [data-test=done]")
            if self.driver.has(FITTING):
                self.place()
            elif self.driver.has(".hand > .hand-card"):
                if not self.driver.has(".hand > .hand-card.is-chosen"):
                    self.driver.click(".hand > .hand-card .tile-button")
                self.driver.wait("[data-test=give-up]")
                self.act_on_first("give-up")
            else:
                self.act_on_first("done")

    def skylands(self, phase: str) -> None:
        """One step of Skylands."""
        self.driver.wait(".action-card, .foot-buttons, .hand-fits, [data-test=pay]")
        if phase == "choose":
            self.choose()
        elif self.driver.has(FITTING):
            self.place()
        elif phase == "create" and self.driver.has(".show [data-can-create=true]"):
            self.driver.click(".show [data-can-create=true]")
            self.driver.wait(".chosen-special")
            self.act_on_first("create")
        elif phase == "convert" and self.driver.has("[data-test=source]"):
            if not self.driver.has("[data-test=city]"):
                self.driver.click("[data-test=source]")
                self.driver.wait("[data-test=city]")
            self.act_on_first("city")
        else:
            self.act_on_first("deploy", "pay", "discard", "done", "pass")

    def choose(self) -> None:
        """Choose an action that promises something and costs no marker; every other time one that brings land."""
        self.driver.wait(".action-card")
        free = {name: f".action-button[data-action={name}]:not(:has(.action-note))" for name in WISHES}
        gains = {name: self.driver.text(f"{free[name]} .action-gain") for name in WISHES if self.driver.has(free[name])}
        wishes = [name for name, words in gains.items() if re.search("[1-9]", words)]
        if "discover" in wishes and "create" not in wishes and self.chosen[-1:] != ["discover"]:
            wishes = ["discover"]
        name = (wishes or list(gains))[0]
        self.chosen.append(name)
        self.act(free[name])
