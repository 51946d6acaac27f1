"""One canonical text for a state, whichever way it is made: digests in records must stay what they were."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from skye.bots import BOTS
from skye.bots.bot import choose
from skye.core import canonical as module
from skye.core.canonical import canonical, canonical_text, digest
from skye.core.chance import stream
from skye.games import GAMES


def played(name: str, steps: int) -> list[Any]:
    """The states of a game between random bots."""
    game = GAMES[name]
    clans = game.catalogue()["clans"]
    seats = [{"name": f"Séat {seat}", "clan": clans[seat]} for seat in range(2)]
    states = [game.new_game(game.parse_setup({"seats": seats, "seed": "text"}))]
    chance = stream("text", name)
    while len(states) <= steps and (to_act := game.to_act(states[-1])):
        seat = to_act[0]
        view, legal = game.view(states[-1], seat), game.legal_actions(states[-1], seat)
        states.append(game.apply(states[-1], choose(BOTS[name]["random"], view, legal, chance)))
    return states


def plain_text(state: object) -> str:
    """The text in one piece, as it is defined."""
    return json.dumps(canonical(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_text_is_that_of_the_whole_state_at_every_step(name: str) -> None:
    for state in played(name, 60):
        assert canonical_text(state) == plain_text(state)
        assert digest(state) == hashlib.sha256(plain_text(state).encode()).hexdigest()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_text_stays_right_when_the_known_events_are_forgotten(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_EVENTS", 7)
    monkeypatch.setattr(module, "_events", {})
    for state in played(name, 60):
        assert canonical_text(state) == plain_text(state)
        assert len(module._events) <= 7


def test_an_event_with_other_facts_has_another_text() -> None:
    state = played("isle", 20)[-1]
    first, *others = state.history
    changed = replace(state, history=(replace(first, facts={**first.facts, "more": 1}), *others))
    assert digest(changed) != digest(state)
