"""What speaks for an action of Skylands, in codes that the page puts into words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.bots.bot import Reason
from skye.bots.skylands.policy import Player
from skye.bots.skylands.value import Judge
from skye.core.errors import IllegalAction
from skye.skylands.actions import Action
from skye.skylands.events import Completed, Converted, Created, Deployed, Settled
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.scoring import final_total
from skye.skylands.state import Phase, State
from skye.skylands.view import View


def reasons(view: View, action: Action) -> Sequence[Reason]:
    """The reasons for an action, the weightiest first: what happens at once, then what the turn brings."""
    world = imagined(view, Random(0))
    seat = world.acting
    try:
        after = apply(world, action)
    except IllegalAction:
        return ()
    found = [*_happenings(after, seat)]
    if world.phase is Phase.CHOOSE:
        found += _turn(world, after, seat)
    else:
        gain = final_total(after.seats[seat]) - final_total(world.seats[seat])
        if gain:
            found.append(Reason("points_now", {"points": gain}))
        elif not found:
            found.append(Reason("nothing_better"))
    return found


def _happenings(after: State, seat: int) -> list[Reason]:
    found = []
    for event in after.history:
        match event:
            case Completed(seat=owner) if owner == seat:
                found.append(Reason("completes_island", {"terrain": event.terrain, "spaces": event.spaces}))
            case Deployed(seat=owner) | Settled(seat=owner) if owner == seat:
                found.append(Reason("fills_island", {"terrain": event.terrain, "count": event.count}))
            case Converted(seat=owner) if owner == seat:
                found.append(Reason("converts", {"count": event.count}))
            case Created(seat=owner) if owner == seat:
                found.append(Reason("creates", {"special": event.special}))
    return found


def _turn(world: State, after: State, seat: int) -> list[Reason]:
    """What the whole turn would give the chooser, and the best of the others, if all play well at first sight."""
    end = Player(Judge(world), width=12).play_turn(after)
    gains = [final_total(end.seats[number]) - final_total(player) for number, player in enumerate(world.seats)]
    others = [gain for number, gain in enumerate(gains) if number != seat]
    return [Reason("turn_gains", {"mine": gains[seat], "theirs": max(others)})]
