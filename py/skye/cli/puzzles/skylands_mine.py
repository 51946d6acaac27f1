"""Mining puzzles of Skylands from a game of bots: candidates by a quick look, then a proof for each."""

from __future__ import annotations

from collections.abc import Iterator

from skye.bots.bot import choose
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.bots.skylands.rollout.options import rated_options
from skye.bots.skylands.rollout.player import WIDE
from skye.cli.puzzles.difficulty import chance_to_find
from skye.cli.puzzles.found import Found
from skye.cli.puzzles.proof import NEAR, Proof
from skye.cli.puzzles.skylands_play import SkylandsPlayout
from skye.cli.simulate import setup_of_bots
from skye.coach.puzzles.grading import same_answer
from skye.coach.puzzles.skylands_position import is_between_steps, skylands_position
from skye.core.chance import stream
from skye.games import BOTS
from skye.skylands import GAME
from skye.skylands.actions import Action, Choose, Repeat
from skye.skylands.imagine import imagined
from skye.skylands.state import Phase, State

PLAYERS = ("steady", "skilled", "medium", "skilled")
SEATS = (2, 2, 3)
KINDS = {Phase.CHOOSE: "action", Phase.DISCOVER: "placement", Phase.CREATE: "purchase"}
"""The kinds of puzzles by the phase they come from."""
LATE = {Phase.CHOOSE: 0.6, Phase.DISCOVER: 0.45, Phase.CREATE: 0.7}
"""From when on a game is searched, by how much of it is left: before that chance hides which answer is best."""
EACH = 2
"""Puzzles of a kind from one game."""
QUICK = 12
FRONT = 5
"""How many answers meet the quick look."""
MOST = 96
_UNRATED = -100.0


def mine_skylands(seed: str, number: int) -> Iterator[Found]:
    """The puzzles of one game."""
    random = stream(seed, "game", number)
    count = SEATS[int(random.random() * len(SEATS))]
    bots = [BOTS["skylands"][PLAYERS[int(random.random() * len(PLAYERS))]] for _ in range(count)]
    state = GAME.new_game(GAME.parse_setup(setup_of_bots(GAME, count, f"{seed}/{number}")))
    streams = [stream(seed, "bot", number, seat) for seat in range(count)]
    kinds = dict.fromkeys(KINDS.values(), 0)
    step = 0
    while seats := GAME.to_act(state):
        seat = seats[0]
        kind = KINDS.get(state.phase)
        if kind is not None and kinds[kind] < EACH:
            found = _puzzle(state, seat, kind, f"{seed}/{number}/{step}")
            if found is not None:
                kinds[kind] += 1
                yield found
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        state = GAME.apply(state, choose(bots[seat], view, legal, streams[seat]))
        step += 1


def _puzzle(state: State, seat: int, kind: str, seed: str) -> Found | None:
    view = GAME.view(state, seat)
    if not is_between_steps(view):
        return None
    known = imagined(view, stream(seed, "stack"))
    evaluator = Evaluator.of_state(known, FITTED)
    if evaluator.time_left_in(known) > LATE[state.phase]:
        return None
    answers = _answers(known, seat)
    if len(answers) < 3:
        return None
    worths = _worths(BriskPlayer(evaluator, WIDE), known, answers)
    order = sorted(range(len(answers)), key=lambda each: -worths[each])
    if kind == "placement" and worths[order[0]] - worths[order[1]] < 0.8:
        return None
    playout = SkylandsPlayout(known, seat, answers)
    look = Proof(playout, f"{seed}/quick")
    means = {each: look.mean(each, QUICK) for each in order[:FRONT]}
    ranked = sorted(means, key=lambda each: -means[each])
    if means[ranked[0]] - means[ranked[1]] < NEAR + 0.5:
        return None
    best = ranked[0]
    rest = [each for each in order if each not in means]
    gaps = Proof(playout, f"{seed}/proof").gaps(best, [*ranked, *rest], MOST)
    if gaps is None:
        return None
    nearest = min(gaps.values(), key=lambda gap: gap.mean)
    losses = [0.0 if each == best else round(gaps[each].mean, 1) for each in range(len(answers))]
    return {
        "game": "skylands",
        "kind": kind,
        "seat": seat,
        "position": {**skylands_position(view, state.setup.edition)},
        "answers": [str(action) for action in answers],
        "best": [str(answers[best])],
        "losses": losses,
        "chance": chance_to_find(worths, best),
        "gap": round(nearest.mean, 2),
        "low": round(min(gap.low for gap in gaps.values()), 2),
        "pairs": nearest.pairs,
        "is_exact": False,
        "value": 0.0,
        "count": len(answers),
        "mean_loss": round(sum(losses) / (len(losses) - 1), 1),
    }


def _answers(state: State, seat: int) -> list[Action]:
    """The legal actions; of those that look alike on the board only the first."""
    found: dict[object, Action] = {}
    for action in GAME.legal_actions(state, seat):
        found.setdefault(same_answer(action), action)
    return list(found.values())


def _worths(player: BriskPlayer, state: State, answers: list[Action]) -> list[float]:
    """What each answer seems to be worth at first sight; hardly anything if it is not worth a look."""
    if state.phase is Phase.CHOOSE:
        world = player.evaluator.world_of(state)
        player.evaluator.prepare(world)
        gains = {(action, is_repeat): gain for gain, action, is_repeat in player.prospects(world)}
        return [
            gains[each.action, isinstance(each, Repeat)] if isinstance(each, Choose | Repeat) else _UNRATED
            for each in answers
        ]
    rated = {same_answer(action): value for value, action in rated_options(player, state)}
    return [rated.get(same_answer(action), _UNRATED) for action in answers]
