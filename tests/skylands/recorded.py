"""The recorded games of Skylands, with the digest after every step; `python -m tests.skylands.recorded` makes them."""

import json
from pathlib import Path

from skye.core.canonical import digest
from skye.core.chance import stream
from skye.core.table import new_table
from skye.skylands import GAME
from skye.skylands.scoring import final_total
from skye.skylands.tiles import CLANS
from tests.contract.games import recorded_events

GAMES = Path(__file__).parent / "games"
NAMES = ("Ann", "Bo", "Cy", "Dee")
PLANS = [
    (f"{players}-{start}-{number}", players, start, "first-game" if number == 1 and players == 3 else "random")
    for players in (2, 3, 4)
    for start in ("printed", "tactical")
    for number in (1, 2)
]
"""Name, number of players, start and special islands of each game."""

STEP_DIGITS = 16
_ENDINGS = ("pass", "done", "discard")


def choose(state, legal, chance):
    """A lively player: mostly what brings the most points at once, sometimes anything, hardly ever a pass."""
    busy = [action for action in legal if action.kind not in _ENDINGS] or list(legal)
    if len(busy) == 1 or chance.random() < 0.35:
        kind = chance.choice(sorted({action.kind for action in busy}))
        return chance.choice([action for action in busy if action.kind == kind])
    sample = chance.sample(busy, min(40, len(busy)))
    return max(sample, key=lambda action: final_total(GAME.apply(state, action).seats[state.acting]))


def played(name, players, start, specials):
    """The table after a whole game."""
    seats = [{"name": NAMES[seat], "clan": CLANS[seat]} for seat in range(players)]
    data = {"seats": seats, "seed": f"recorded {name}", "start": start, "specials": specials}
    table = new_table(GAME, GAME.parse_setup(data))
    chance = stream(name, "recorded")
    while GAME.to_act(table.state):
        legal = GAME.legal_actions(table.state, table.state.acting)
        table = table.acted(choose(table.state, legal, chance))
    return table


def step_digests(table):
    """The first digits of the digest of every position with the events so far."""
    return [digest((GAME.position(state), recorded_events(state.history)))[:STEP_DIGITS] for state in table.states]


def main():
    """Play all games again and write them."""
    GAMES.mkdir(exist_ok=True)
    for name, players, start, specials in PLANS:
        table = played(name, players, start, specials)
        data = {**table.record().to_json(), "digests": step_digests(table)}
        (GAMES / f"{name}.json").write_text(json.dumps(data, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
