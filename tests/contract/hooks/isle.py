"""Isle of Skye under the shared assertions."""

from dataclasses import replace

from skye.isle.actions import Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.editions import EDITIONS
from skye.isle.rules import PriceChoices
from skye.isle.state import Offer, Phase
from skye.isle.tiles import CLANS, TILES

SEATS = (2, 3, 4, 5)
GOALS = EDITIONS[1].goals
"""The goals that set-ups name: recorded games and chains were made with these."""
NAMES = ("Ann", "Бо", "李", "Dée", "5")


def setup_json(players, seed, number):
    """Set-ups with all kinds of goals, first players and house rules."""
    goals = ["random", "first-game", [GOALS[(number + 5 * step) % len(GOALS)] for step in range(4)]][number % 3]
    return {
        "seats": [{"name": NAMES[seat], "clan": CLANS[(seat + number) % 5]} for seat in range(players)],
        "seed": seed,
        "first": None if number % 2 else number % players,
        "goals": goals,
        "house_rules": {"open_gold": number % 4 == 1, "open_prices": number % 5 == 2},
    }


def hidden_variant(state, viewer, random):
    """Another seed, another order of the bag, other gold and other sealed prices of the others."""
    house = state.setup.house_rules
    bag = list(state.bag)
    random.shuffle(bag)
    state = replace(state, bag=tuple(bag), setup=replace(state.setup, seed=f"variant {random.random()}"))
    for number, seat in enumerate(state.seats):
        if number == viewer:
            continue
        wealth = seat.gold + seat.gold_on_tiles
        is_price = state.phase is Phase.PRICE
        if state.phase is not Phase.END and not house.open_gold:
            wealth = max(2, wealth + random.randrange(-8, 9))
        if is_price and seat.is_sealed and not house.open_prices:
            tiles = [offer.tile.id for offer in seat.offer]
            choice = random.choice(PriceChoices(number, tiles, wealth))
            prices = dict(choice.prices)
            offer = tuple(
                Offer(each.tile, price=prices.get(each.tile.id), is_discard=each.tile.id == choice.discard)
                for each in seat.offer
            )
            state = state.with_seat(number, offer=offer, gold=wealth - sum(prices.values()))
        else:
            state = state.with_seat(number, gold=max(0, wealth - seat.gold_on_tiles))
    return state


def other_actions(state, random):
    """Actions of all kinds and seats, near what is legal."""
    seat = random.randrange(len(state.seats))
    near = [tile.id for each in state.seats for tile in each.hand] + [
        offer.tile.id for each in state.seats for offer in each.offer
    ]
    tile = random.choice([*near, random.choice(list(TILES)), "castle-blue"])
    x, y, turn = random.randrange(-3, 4), random.randrange(-3, 4), random.randrange(-1, 5)
    mine = [offer.tile.id for offer in state.seats[seat].offer] + [tile]
    return [
        Pass(seat),
        Done(seat),
        Done(len(state.seats)),
        Buy(seat, tile),
        GiveUp(seat, tile),
        Place(seat, tile, x, y, turn),
        Place(seat, tile, x, y, turn % 4),
        Price.of(seat, mine[0], {each: random.randrange(-1, 12) for each in mine[1:3]}),
    ]


def questions(state, viewer, random):
    """Every question; those about one's own purse only from a seat."""
    tile = random.choice(list(TILES))
    asked = [("sheet", {}), ("components", {}), ("notables", {})]
    asked.append(("standing", {"seat": random.randrange(len(state.seats))}))
    asked.append(("areas", {"seat": random.randrange(len(state.seats))}))
    if viewer is not None:
        x, y = random.randrange(-2, 3), random.randrange(-2, 3)
        asked += [
            ("placements", {"tile": tile}),
            ("why_not", {"tile": tile, "x": x, "y": y, "turn": random.choice([None, 0, 1, 2, 3])}),
            ("offers", {}),
            ("worths", {}),
            ("pricing", {}),
            ("preview", {"tile": tile, "x": x, "y": y, "turn": random.randrange(4)}),
        ]
    return asked
