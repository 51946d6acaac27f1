"""`review FILE`: the coach's review of a finished game, of one seat or of all."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TextIO

from skye.cli.replay import read_table
from skye.cli.simulate import show_progress
from skye.cli.trouble import Trouble
from skye.cli.words import printable
from skye.coach.review import review
from skye.core.errors import BadReview
from skye.core.game import ReasonJson
from skye.core.table import AnyTable
from skye.reviews import BalanceJson, DecisionJson, LuckJson, ReviewJson

REFUSALS = {
    "not_over": "the game is not over; only finished games are reviewed",
    "no_seat": "there is no seat {seat}; the game has seats 0 to {last}",
    "no_coach": "there is no coach for the game {game}",
}
"""Why a game is not reviewed, by code."""

UNITS = {"isle": "round", "skylands": "turn"}

REASONS = {
    "goal_gain": "it gains {gain} at goal {letter} each time that it is scored",
    "completes_gain": "it completes an area of {tiles} tiles, which gains {gain} at goal {letter}",
    "completes": "it completes an area of {tiles} tiles",
    "joins_castle": "it connects {tiles} more tiles to the castle",
    "income": "it brings {gold} gold in each of {rounds} rounds",
    "scroll": "a scroll brings {points} points",
    "promise": "its prospects bring it to about {worth} points in all",
    "best_place": "it leaves the best prospects",
    "fits_nowhere": "tile {tile} fits nowhere",
    "buy": "tile {tile} for {price} is worth about {worth} points",
    "denies": "the tile is worth more to its owner",
    "pass_no_gain": "nothing on offer is worth its price",
    "pass_no_gold": "there is no gold for anything on offer",
    "pass_helps_owner": "the owner of {tile} would gain more",
    "pass_for_gold": "the round scores gold",
    "pass_foresight": "what the others would buy then costs more",
    "discard": "tile {tile} is worth least",
    "discard_pair": "the other two tiles bring most together",
    "discard_early": "the tiles can hardly be told apart yet",
    "discard_denies": "tile {tile} would help a rival more",
    "discard_trade": "the other two tiles bring more than with {tile}",
    "price_to_sell": "{tile} for {price} will probably be bought, and the gold is worth more",
    "price_to_let_go": "{tile} for {price} will probably be bought, though the tile is worth more",
    "price_to_keep": "{tile} for {price} will probably stay",
    "completes_island": "it completes an island of {spaces} spaces",
    "fills_island": "it settles {count} inhabitants",
    "converts": "it converts {count} inhabitants",
    "turn_gains": "the turn brings {mine} points, and the best of the others {theirs}",
    "points_now": "it brings {points} points at once",
    "ahead": "it is worth {points} points more",
    "ahead_of_action": "it is worth {points} points more than {action}",
    "only_option": "nothing else can be done",
    "close_call": "others are about as good",
}
"""Reasons by code; those without a sentence are left out."""


def review_file(name: str, *, seat: int | None, is_json: bool, out: TextIO, progress: TextIO | None = None) -> None:
    """Print the review of a seat, or of all seats, of the game in a file; raises Trouble."""
    table, _ = read_table(name)
    seats = range(len(table.players)) if seat is None else [seat]
    found = [_reviewed(table, each, name, progress) for each in seats]
    if is_json:
        print(json.dumps({"reviews": found}, ensure_ascii=False), file=out)
        return
    for each in found:
        for line in lines_of(table, each):
            print(printable(line), file=out)


def _reviewed(table: AnyTable, seat: int, name: str, progress: TextIO | None) -> ReviewJson:
    found = None
    try:
        for found in review(table, seat):
            show_progress(progress, found.done, found.tasks)
    except BadReview as fault:
        facts = {**fault.facts, "last": len(table.players) - 1}
        raise Trouble(f"{name} cannot be reviewed: {REFUSALS[fault.code].format(**facts)}.") from None
    assert found is not None  # the first slice comes before any work
    return found.to_json()


def lines_of(table: AnyTable, found: ReviewJson) -> list[str]:
    """The review in sentences."""
    decisions, unit = found["decisions"], UNITS[found["game"]]
    judged = [decision for decision in decisions if decision["is_judged"]]
    counts = {grade: sum(decision["grade"] == grade for decision in judged) for grade in ("good", "slip", "mistake")}
    lines = [
        f"{table.setup.seats[found['seat']].name}, seat {found['seat']}: {len(decisions)} decisions, "
        f"{len(judged)} judged: {counts['good']} good, {_counted(counts['slip'], 'slip')}, "
        f"{_counted(counts['mistake'], 'mistake')}."
    ]
    lines += [f"  {_moment(table, decisions[place], unit)}" for place in found["key_moments"]]
    if not found["key_moments"]:
        lines.append("  No decision stands out.")
    if found["balance"] is not None:
        lines.append(f"  {_balance(found['balance'])}")
    lines += [
        f"  Luck in {unit} {number}: {points:+.1f}." for number, points in _by_round(found["luck"], found["seat"])
    ]
    return lines


def _moment(table: AnyTable, decision: DecisionJson, unit: str) -> str:
    chosen, better = decision["chosen"], decision["better"]
    assert better is not None  # what was best is no key moment
    why = "; ".join(filter(None, map(_reason, decision["reasons"])))
    return (
        f"{unit.capitalize()} {decision['round']}, {decision['kind']} (a {decision['grade']}, "
        f"{decision['loss']:.1f} points): {_action(table, chosen)}; better {_action(table, better)}"
        f"{f', because {why}' if why else ''}."
    )


def _reason(reason: ReasonJson) -> str:
    """A reason in words, nothing for one without a sentence."""
    return REASONS.get(reason["code"], "").format(**reason["facts"])


def _action(table: AnyTable, action: Mapping[str, object]) -> str:
    """An action as it is written, prices in words."""
    if isinstance(prices := action.get("prices"), dict):
        asked = " and ".join(f"{tile} for {price}" for tile, price in prices.items())
        return f"discard {action['discard']} and offer {asked}"
    _, text = str(table.game.action_from_json(action)).split(" ", 1)
    return text


def _balance(balance: BalanceJson) -> str:
    return (
        f"Result {balance['margin']:+.1f} against the mean of the others: decisions {balance['skill']:+.1f}, luck "
        f"{balance['luck']:+.1f} (± {balance['luck_uncertainty']:.1f}), the rest {balance['remainder']:+.1f}."
    )


def _by_round(luck: Sequence[LuckJson], seat: int) -> list[tuple[int, float]]:
    """The luck of a seat, summed over each round."""
    sums: dict[int, float] = {}
    for each in luck:
        sums[each["round"]] = sums.get(each["round"], 0.0) + each["points"][seat]
    return list(sums.items())


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
