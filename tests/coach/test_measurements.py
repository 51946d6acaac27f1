"""The commands of the coach: reviews at the terminal, and what measures how far the coach can be believed."""

import json
import math
from dataclasses import replace
from random import Random

import pytest

from skye.bots.random_bot import RandomBot
from skye.cli import main
from skye.cli.coaching import continuing, losses, luck, planted
from skye.cli.coaching.games import Game, played
from skye.coach.review import coach_of
from skye.games import BOTS, GAMES
from skye.isle.actions import Price
from skye.match import play

pytestmark = pytest.mark.native

both_games = pytest.mark.parametrize("name", GAMES)
QUICK = Game("isle", 0, "test")


def quick_table(name):
    """A finished game of bots that think little."""
    game = GAMES[name]
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    return play(game, game.parse_setup({"seats": seats, "seed": "measure"}), [BOTS[name]["easy"], RandomBot()])


@pytest.fixture
def file(tmp_path):
    """A saved game of Isle of Skye that is over."""
    path = tmp_path / "game.json"
    path.write_text(quick_table("isle").record().to_text(), encoding="utf-8")
    return path


def test_a_review_is_printed_in_sentences_or_as_json(capsys, file):
    assert main(["review", str(file), "--seat", "1"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith("Bo, seat 1: ")
    assert any(line.startswith("  Round ") and "; better " in line for line in rest), (
        "somebody who plays by chance errs"
    )
    assert sum("(a mistake" in line or "(a slip" in line for line in rest) <= 5
    assert sum(line.startswith("  Luck in round ") for line in rest) == 6
    assert main(["review", str(file), "--seat", "1", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["reviews"]
    assert found["seat"] == 1
    assert found["done"] == found["tasks"]


def test_a_game_that_is_not_over_or_a_seat_that_is_not_there_is_one_sentence(capsys, file, tmp_path):
    assert main(["review", str(file), "--seat", "2"]) == 1
    assert (
        capsys.readouterr().err == f"skye: {file} cannot be reviewed: there is no seat 2; the game has seats 0 to 1.\n"
    )
    running = tmp_path / "running.json"
    table = quick_table("isle")
    running.write_text(table.before(9).record().to_text(), encoding="utf-8")
    assert main(["review", str(running)]) == 1
    error = capsys.readouterr().err
    assert error == f"skye: {running} cannot be reviewed: the game is not over; only finished games are reviewed.\n"


@both_games
def test_a_game_is_played_on_from_every_kind_of_decision(name):
    table = quick_table(name)
    coach = coach_of(table)
    kinds = {}
    for step, action in enumerate(table.actions):
        if coach.is_decision(table, step):
            kinds.setdefault((type(action), str(table.states[step].phase)), step)
    assert len(kinds) > 3
    for step in kinds.values():
        action = table.actions[step]
        assert continuing.differences(table, step, action, action, ["a", "b"]) == [0.0, 0.0]
        lead = continuing.CONTINUE[name](table, step, action, "a")
        assert lead == continuing.CONTINUE[name](table, step, action, "a")
        assert -150 < lead < 150


def test_what_a_seat_does_not_see_plays_no_part_in_playing_on():
    table = quick_table("isle")
    step = next(number for number, action in enumerate(table.actions) if isinstance(action, Price) and number)
    state = table.states[step]
    bag = list(state.bag)
    Random(1).shuffle(bag)
    other = replace(state, bag=tuple(bag))
    twin = replace(table, states=(*table.states[:step], other, *table.states[step + 1 :]))
    for seed in "ab":
        lead = continuing.isle_lead(table, step, table.actions[step], seed)
        assert lead == continuing.isle_lead(twin, step, table.actions[step], seed)


def test_the_slope_and_its_error_are_those_of_a_regression_through_the_origin():
    random = Random(1)
    errors, slopes = [], []
    for _ in range(200):
        found = [random.uniform(1, 6) for _ in range(60)]
        slope = losses.slope_of((each, 0.7 * each + random.gauss(0, 2)) for each in found)
        slopes.append(slope.slope)
        errors.append(slope.error)
        low, high = slope.interval
        assert low < slope.slope < high
    mean = sum(slopes) / len(slopes)
    spread = math.sqrt(sum((each - mean) ** 2 for each in slopes) / len(slopes))
    assert mean == pytest.approx(0.7, abs=0.02)
    assert sum(errors) / len(errors) == pytest.approx(spread, rel=0.15)


def line(**changes):
    """A line of `losses`."""
    plain = {"game": "isle", "seed": "s", "number": 0, "seats": 2, "step": 3, "kind": "price", "left": 2}
    return {**plain, "found": 4.0, "stated": 2.0, "real": 3.0, "error": 0.5, **changes}


def test_rows_show_only_what_the_coach_comments_on():
    lines = [line(), line(), line(stated=0.5, real=90.0), line(stated=None, real=90.0), line(kind="")]
    assert losses.rows(lines) == [("isle", "price", "2 of 4", "1.50", "1.50 to 1.50")]


def test_factors_need_enough_decisions():
    many = [line(number=number, real=2.0 + number % 2) for number in range(losses.FEWEST)]
    few = [line(left=1)] * (losses.FEWEST - 1)
    found = losses.factors_of([*many, *few])
    assert list(found["isle"]["price"]) == ["2"]
    assert found["isle"]["price"]["2"]["slope"] == pytest.approx(0.617, abs=0.01)


def test_what_is_learned_of_one_part_leaves_the_others_alone(tmp_path):
    path = tmp_path / "learned.json"
    losses.write_learned(path, "losses", {"isle": {"price": {}}}, ["skye losses isle --seed a: 1 games"])
    losses.write_learned(path, "losses", {"skylands": {}}, ["skye losses skylands --seed a: 1 games"])
    losses.write_learned(path, "luck", {"isle": {"tiles": {}}}, ["skye luck isle --seed b: 1 games"])
    losses.write_learned(path, "losses", {"isle": {"discard": {}}}, ["skye losses isle --seed c: 1 games"])
    learned = json.loads(path.read_text(encoding="utf-8"))
    assert learned["losses"] == {"isle": {"discard": {}}, "skylands": {}}
    assert learned["luck"] == {"isle": {"tiles": {}}}
    assert [note.split(" --")[0] for note in learned["made_by"]] == [
        "skye losses isle",
        "skye losses skylands",
        "skye luck isle",
    ]


@pytest.mark.parametrize("command", ["losses", "planted", "luck"])
def test_a_measurement_continues_where_it_was(capsys, tmp_path, monkeypatch, command):
    path = tmp_path / "found.jsonl"
    module = {"losses": losses, "planted": planted, "luck": luck}[command]
    seen = []

    def measured(job):
        seen.append(job)
        game = job.game if command == "luck" else job
        if command == "losses":
            return [line(number=game.number, seed=game.seed)]
        if command == "planted":
            start = {"game": "isle", "seed": game.seed, "number": game.number, "seats": 2}
            return {**start, "planted": [[1, "price", 3, "mistake"]], "untouched": [[2, "price", 3, "good"]]}
        start = {"game": "isle", "series": job.series, "seed": game.seed, "number": game.number}
        two = {"players": ["casual", "steady"], "leads": [-4.0, 4.0], "luck": [-1.0, 1.0], "losses": [6.0, 2.0]}
        return {**start, **two, "draws": [{"source": "tiles", "left": 5, "points": [-2.0, 2.0]}]}

    monkeypatch.setattr(module, "measured", measured)
    words = [command, "isle", str(path), "--processes", "1", "--games"]
    assert main([*words, "2"]) == 0
    first = len(seen)
    with path.open("a", encoding="utf-8") as cut:
        cut.write('{"game": "is')
    assert main([*words, "3"]) == 0
    assert len(seen) == first * 3 // 2
    assert len(path.read_text(encoding="utf-8").splitlines()) == len(seen)
    shown = capsys.readouterr().out
    assert {"losses": "1.50", "planted": "100.0 %", "luck": "skill -6.0"}[command] in shown


def test_planted_decisions_are_legal_and_found_again(monkeypatch):
    monkeypatch.setattr(planted, "differences", lambda table, step, taken, worse, seeds: [9.0] * len(seeds))
    monkeypatch.setattr(planted, "BOT", "easy")
    found = planted.with_mistakes(QUICK, 0)
    assert len(found.steps) == planted.MOST
    assert all(found.table.actions[step].seat == 0 for step in found.steps)
    assert found.table.game.outcome(found.table.state) is not None
    monkeypatch.setattr(planted, "differences", lambda table, step, taken, worse, seeds: [3.9] * len(seeds))
    assert planted.with_mistakes(QUICK, 0).steps == []


def test_the_games_of_a_series_have_seats_and_players_of_many_kinds():
    games = [Game("isle", number, "test") for number in range(30)]
    assert {game.seats for game in games} == {2, 3, 4}
    assert all(len(game.players) == game.seats for game in games)
    assert len({player for game in games for player in game.players}) > 5
    table = played(QUICK, ["easy", "easy"])
    assert table.players == ("easy", "easy")
