"""Mining puzzles of Isle of Skye from a game of bots: candidates by a quick look, then a proof for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from skye.bots.bot import AnyBot, choose
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.building import Step, Way, beams
from skye.bots.isle.champion.reveal import buying_of, revealed_tiles
from skye.bots.isle.economy import Stake
from skye.bots.isle.levels import BRIEF
from skye.bots.isle.player import price_action
from skye.bots.isle.reading import read
from skye.bots.isle.value import outlook_for
from skye.cli.puzzles.difficulty import DRAWS, chance_to_find, misjudged
from skye.cli.puzzles.found import Found
from skye.cli.puzzles.isle_play import MINER, IslePlayout
from skye.cli.puzzles.proof import NEAR, Gap, Proof
from skye.cli.simulate import setup_of_bots
from skye.coach.puzzles.endings import ways
from skye.coach.puzzles.isle_position import isle_position
from skye.core.chance import stream
from skye.games import BOTS
from skye.isle import GAME
from skye.isle.actions import Action, Buy, Place
from skye.isle.search.numbers import NUMBER, TILE_IDS, cell_xy
from skye.isle.search.world import World
from skye.isle.state import Phase, State
from skye.isle.view import View

PLAYERS = ("steady", "skilled", "medium", "skilled")
SEATS = (2, 2, 3)
FIRST_ROUND = 5
"""Earlier rounds leave so much to chance that a proof takes too many games."""
QUICK = 8
"""Pairs of games of the quick look."""
MOST = 96
"""Pairs of games for each answer of a proof."""
LOOK = 10
"""Games after each way to price a hand, to find a best one and others that are worse."""
FEWEST_PLACES = 5
BEAM = 4
WAYS_SHOWN = 3
"""How many other ways to price a hand are offered beside the best one."""
SCOUT = replace(ISLE_ADVISER, name="scout", budget=BRIEF)
"""Finds ways to price a hand that are worth a look."""


def mine_isle(seed: str, number: int) -> Iterator[Found]:
    """The puzzles of one game."""
    random = stream(seed, "game", number)
    count = SEATS[int(random.random() * len(SEATS))]
    bots = [BOTS["isle"][PLAYERS[int(random.random() * len(PLAYERS))]] for _ in range(count)]
    setup = GAME.parse_setup(setup_of_bots(GAME, count, f"{seed}/{number}"))
    state = GAME.new_game(setup)
    streams = [stream(seed, "bot", number, seat) for seat in range(count)]
    done: set[str] = set()
    while seats := GAME.to_act(state):
        seat = seats[0]
        key = f"{state.round} {state.phase}"
        if state.round >= FIRST_ROUND:
            if state.phase is Phase.BUY:
                yield from purchase(state, seat, f"{seed}/{number}/{key}/{seat}")
            elif key not in done:
                done.add(key)
                if state.phase is Phase.PRICE:
                    yield from pricing(state, int(random.random() * count), f"{seed}/{number}/{key}")
                else:
                    for builder in range(count):
                        yield from placements(state, builder, bots, f"{seed}/{number}/{key}/{builder}")
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        state = GAME.apply(state, choose(bots[seat], view, legal, streams[seat]))


def placements(state: State, seat: int, bots: Sequence[AnyBot], seed: str) -> Iterator[Found]:
    """Puzzles of building: in the last round of one or two tiles of a hand, before it of the last tile."""
    random = stream(seed, "others")
    while others := [other for other in GAME.to_act(state) if other != seat]:
        view, legal = GAME.view(state, others[0]), GAME.legal_actions(state, others[0])
        state = GAME.apply(state, choose(bots[others[0]], view, legal, random))
    if state.round == len(state.track):
        for after in endings(state, seat):
            view = GAME.view(after, seat)
            found = ending(after, view, read(view), seat)
            if found is not None:
                yield found
                return
        return
    while len(state.seats[seat].hand) > 1:
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        state = GAME.apply(state, choose(SCOUT, view, legal, random))
    view = GAME.view(state, seat)
    if state.seats[seat].hand:
        found = placement(state, view, read(view), seat, seed)
        if found is not None:
            yield found


def endings(state: State, seat: int) -> Iterator[State]:
    """The states with two tiles or one of the hand left, any of them, the others laid where they are worth most."""
    world = read(GAME.view(state, seat))
    hand = world.hands[seat]
    for left in (2, 1):
        for kept in combinations(hand, left):
            rest = [tile for tile in hand if tile not in kept]
            after = state
            ways: list[Way] = [(0.0, ())]
            for found in beams(outlook_for(world, seat), world.lands[seat], rest, BEAM):
                ways = found
            steps = ways[0][1]
            if len(steps) == len(rest):
                for step in steps:
                    after = GAME.apply(after, _place(seat, step))
                yield after


def ending(state: State, view: View, world: World, seat: int) -> Found | None:
    """A puzzle of the last round: the exact lead of every way to lay the hand."""
    hand = list(world.hands[seat])
    known = sorted(ways(world, seat), key=lambda way: -way[1])
    if len(known) < FEWEST_PLACES or len(known[0][0]) < len(hand):
        return None
    (best, most), (_, next_most) = known[:2]
    if most - next_most <= NEAR:
        return None
    steps = _in_order(world, seat, best)
    actions = [_place(seat, step) for step in steps]
    chance = sum(_finds(world, seat, best, Random(draw)) for draw in range(DRAWS)) / DRAWS
    losses = [round(most - value, 1) for _, value in known]
    return _found(
        state, view, seat, "placement",
        answers=[], best=[str(action) for action in actions], losses=[], chance=chance,
        gap=most - next_most, low=most - next_most, pairs=0, is_exact=True, value=most,
        count=len(known), mean_loss=sum(losses) / len(losses),
    )  # fmt: skip


def placement(state: State, view: View, world: World, seat: int, seed: str) -> Found | None:
    """A puzzle of an earlier round: the last tile of a hand, every place played on."""
    tile = world.hands[seat][0]
    places = world.lands[seat].legal(tile)
    if len(places) < FEWEST_PLACES:
        return None
    outlook, land = outlook_for(world, seat), world.lands[seat]
    worths = []
    for place in places:
        land.place(tile, place)
        worths.append(outlook.worth(land))
        land.unplace()
    actions: list[tuple[Action, ...]] = [(_place(seat, (tile, place)),) for place in places]
    order = sorted(range(len(places)), key=lambda each: -worths[each])
    if worths[order[0]] - worths[order[1]] < 1.0:
        return None
    proved = prove(IslePlayout(world, seat, actions, MINER), order, seed, quick=order[:6])
    if proved is None:
        return None
    best, gaps = proved
    chance = chance_to_find(worths, best)
    return _proved(state, view, seat, "placement", actions, best, gaps, chance)


def purchase(state: State, seat: int, seed: str) -> Iterator[Found]:
    """A puzzle of buying: every tile that can be paid, and to pass."""
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    if len(legal) < 3:
        return
    world = read(view)
    tiles = revealed_tiles(view)
    *_, (market, _) = SCOUT.market(world, tiles)
    assert market is not None
    order = world.order()
    buying = buying_of(view, world, market)
    rated = {number: value for value, number in buying.rated(order[order.index(seat) :])}
    numbers = {tile: 3 * owner + place for owner, row in enumerate(tiles) for place, tile in enumerate(row)}
    worths = [rated[numbers[NUMBER[action.tile]]] if isinstance(action, Buy) else rated[-1] for action in legal]
    actions: list[tuple[Action, ...]] = [(action,) for action in legal]
    by_worth = sorted(range(len(legal)), key=lambda each: -worths[each])
    if worths[by_worth[0]] - worths[by_worth[1]] < 1.5:
        return
    proved = prove(IslePlayout(world, seat, actions, MINER), by_worth, seed, quick=by_worth)
    if proved is not None:
        best, gaps = proved
        yield _proved(state, view, seat, "purchase", actions, best, gaps, chance_to_find(worths, best))


def pricing(state: State, seat: int, seed: str) -> Iterator[Found]:
    """A puzzle of pricing: the best of many ways, and three clearly different ones that are clearly worse."""
    view = GAME.view(state, seat)
    world = read(view)
    mixture = SCOUT.mixtures(world, [[tile for tile, _ in offers] for offers in world.offers])[seat]
    worth = dict(zip(mixture.stakes, mixture.values, strict=True))
    stakes = different(sorted(worth, key=lambda stake: -worth[stake]))
    if len(stakes) <= WAYS_SHOWN:
        return
    actions: list[tuple[Action, ...]] = [(price_action(world, seat, stake),) for stake in stakes]
    proof = Proof(IslePlayout(world, seat, actions, MINER), f"{seed}/look")
    means = [proof.mean(number, LOOK) for number in range(len(stakes))]
    best = max(range(len(stakes)), key=means.__getitem__)
    behind = [number for number in range(len(stakes)) if means[best] - means[number] > NEAR + 1.0]
    # The tempting ones first.
    others = sorted(behind, key=lambda number: -means[number])[:WAYS_SHOWN]
    if len(others) < WAYS_SHOWN:
        return
    order = [best, *others]
    shown = [actions[number] for number in order]
    proved = prove(IslePlayout(world, seat, shown, MINER), range(len(shown)), seed, quick=())
    if proved is None or proved[0] != 0:
        return
    gaps = proved[1]
    worths = [worth[stakes[number]] for number in order]
    chance = chance_to_find(worths, 0)
    # In an order that says nothing about the answer.
    mixed = sorted(range(len(shown)), key=lambda number: stakes[order[number]])
    yield _proved(
        state, view, seat, "pricing", [shown[number] for number in mixed], mixed.index(0),
        {mixed.index(number): gap for number, gap in gaps.items()}, chance,
    )  # fmt: skip


def different(stakes: Sequence[Stake], most: int = 8) -> list[Stake]:
    """The first stakes of a list that are clearly different from each other.

    >>> different([(0, 5, 5), (0, 5, 6), (0, 9, 2), (1, 5, 5)])
    [(0, 5, 5), (0, 9, 2), (1, 5, 5)]
    """
    found: list[Stake] = []
    for stake in stakes:
        if all(_differ(stake, other) for other in found):
            found.append(stake)
    # The best, and of the rest some at even steps: from tempting to poor.
    if len(found) <= most:
        return found
    step = (len(found) - 1) / (most - 1)
    return [found[round(step * number)] for number in range(most)]


def _differ(one: Stake, other: Stake) -> bool:
    if one[0] != other[0]:
        return True
    return any(abs(a - b) >= max(3, 0.5 * max(a, b)) for a, b in zip(one[1:], other[1:], strict=True))


def prove(
    playout: IslePlayout, order: Sequence[int], seed: str, quick: Sequence[int]
) -> tuple[int, dict[int, Gap]] | None:
    """The best answer with the gaps of all others, if it can be proved; those that look best are tried first."""
    best = order[0]
    if quick:
        look = Proof(playout, f"{seed}/quick")
        means = {number: look.mean(number, QUICK) for number in quick}
        ranked = sorted(means, key=lambda number: -means[number])
        best = ranked[0]
        if means[best] - means[ranked[1]] < NEAR:
            return None
        order = [*ranked, *(number for number in order if number not in means)]
    gaps = Proof(playout, f"{seed}/proof").gaps(best, order, MOST)
    return None if gaps is None else (best, gaps)


def _proved(
    state: State, view: View, seat: int, kind: str, answers: Sequence[tuple[Action, ...]], best: int,
    gaps: dict[int, Gap], chance: float,
) -> Found:  # fmt: skip
    nearest = min(gaps.values(), key=lambda gap: gap.mean)
    losses = [0.0 if number == best else round(gaps[number].mean, 1) for number in range(len(answers))]
    return _found(
        state, view, seat, kind,
        answers=[str(action) for (action,) in answers], best=[str(answers[best][0])], losses=losses, chance=chance,
        gap=nearest.mean, low=min(gap.low for gap in gaps.values()), pairs=nearest.pairs, is_exact=False, value=0.0,
        count=len(answers), mean_loss=sum(losses) / max(1, len(losses) - 1),
    )  # fmt: skip


def _found(
    state: State, view: View, seat: int, kind: str, *, answers: list[str], best: list[str], losses: list[float],
    chance: float, gap: float, low: float, pairs: int, is_exact: bool, value: float, count: int, mean_loss: float,
) -> Found:  # fmt: skip
    return {
        "game": "isle",
        "kind": kind,
        "seat": seat,
        "position": {**isle_position(view, state.setup.edition)},
        "answers": answers,
        "best": best,
        "losses": losses,
        "chance": round(chance, 3),
        "gap": round(gap, 2),
        "low": round(low, 2),
        "pairs": pairs,
        "is_exact": is_exact,
        "value": value,
        "count": count,
        "mean_loss": round(mean_loss, 1),
    }


def _place(seat: int, step: Step) -> Place:
    tile, placement = step
    x, y = cell_xy(placement)
    return Place(seat, TILE_IDS[tile], x, y, placement & 3)


def _in_order(world: World, seat: int, steps: frozenset[Step]) -> list[Step]:
    """Some steps in an order in which each is legal."""
    land, left, found = world.lands[seat].copy(), sorted(steps), []
    while left:
        step = next(each for each in left if each[1] in land.legal(each[0]))
        land.place(*step)
        left.remove(step)
        found.append(step)
    return found


def _finds(world: World, seat: int, best: frozenset[Step], random: Random) -> bool:
    """Whether somebody who misjudges every place comes to the best way to lay a hand."""
    outlook, land, hand = outlook_for(world, seat), world.lands[seat].copy(), list(world.hands[seat])
    laid: set[Step] = set()
    while hand:
        options = [(tile, place) for tile in hand for place in land.legal(tile)]
        if not options:
            break
        worths = []
        for step in options:
            land.place(*step)
            worths.append(outlook.worth(land))
            land.unplace()
        step = options[misjudged(worths, random)]
        if step not in best:
            return False
        land.place(*step)
        hand.remove(step[0])
        laid.add(step)
    return laid == best
