"""The judgement of the champion of Skylands: its file is small, says how it was made, and is made the same again."""

import json
import zlib
from importlib.resources import files
from random import Random

import pytest

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.judgement.judgement import FILE, STAGES, judgement_for, read_judgements
from skye.bots.skylands.judgement.learning import Position, error, learned
from skye.bots.skylands.judgement.traits import TRAITS, traits
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.bots.skylands.rollout.player import RolloutPlayer
from skye.cli import main
from skye.skylands.sample import example
from skye.skylands.search.world import world_of

TEXT = (files("skye.bots.skylands.judgement") / FILE).read_text(encoding="utf-8")


def test_the_file_is_small_and_says_how_it_was_made():
    assert len(zlib.compress(TEXT.encode(), 9)) < 25_000
    data = json.loads(TEXT)
    assert data["made_by"].startswith("skye train skylands --games ")
    assert set(data["players"]) == {"2", "3", "4"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_players_has_weights_for_every_trait_and_stage(players):
    judgement = judgement_for(players)
    assert [len(weights) for weights in judgement.weights] == [len(TRAITS)] * len(STAGES)
    assert all(spread > 0 for spread in judgement.spread)


def test_a_file_for_other_traits_is_refused():
    data = json.loads(TEXT)
    data["traits"] = data["traits"][1:]
    with pytest.raises(ValueError, match="other traits"):
        read_judgements(json.dumps(data))


def test_the_chances_of_all_seats_add_up_and_rise_with_the_points():
    judgement = judgement_for(3)
    points = [30.0, 28.0, 10.0]
    for time_left in (0.0, 0.3, 0.5, 1.0):
        chances = [judgement.chance(points, seat, time_left) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert chances[0] > chances[1] > chances[2]


def test_equal_boards_differ_only_by_whose_turn_it_is():
    world = world_of(example())
    evaluator = Evaluator(world.stack, 2)
    first, second = (traits(evaluator, world, seat, 1.0) for seat in range(2))
    wait = TRAITS.index("turns to wait")
    assert first[wait] < second[wait]


def test_what_decides_the_points_is_learned():
    random = Random(5)
    positions = []
    for _ in range(400):
        rows = tuple(tuple(float(random.randrange(9)) for _ in TRAITS) for _ in range(2))
        positions.append(Position(rows, random.random(), tuple(round(3 * row[0] - 2 * row[5]) for row in rows)))
    judgement = learned(positions)
    for weights in judgement.weights:
        assert weights[0] == pytest.approx(3, abs=0.4)
        assert weights[5] == pytest.approx(-2, abs=0.4)
        assert max(abs(weight) for number, weight in enumerate(weights) if number not in (0, 5)) < 0.2
    assert error(judgement, positions)[0] < 1


@pytest.mark.native
def test_the_same_seed_gives_the_same_file(tmp_path, capsys):
    texts = []
    for processes in ("1", "2"):
        path = tmp_path / f"learned {processes}.json"
        arguments = ["--games", "3", "--seed", "again", "--out", str(path), "--processes", processes]
        assert main(["train", "skylands", *arguments]) == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert set(read_judgements(texts[0])) == {2, 3, 4}
    assert "3 players:" in capsys.readouterr().out


def test_a_brisk_player_finds_the_same_choices_worthwhile_as_a_rollout_player():
    """It only estimates purchases: over a whole game both want the same action most of the time."""
    world = world_of(example())
    world.shuffle(Random(1))
    evaluator = Evaluator(world.stack, 2)
    brisk, thorough = BriskPlayer(evaluator), RolloutPlayer(evaluator)
    same = turns = 0
    while not world.is_over:
        choice = brisk.choice(world)
        same += choice == thorough.choice(world)
        turns += 1
        world.begin(choice[0], is_repeat=choice[1])
        if not world.is_over:
            brisk.play_turn(world)
    assert turns > 8
    assert same > 0.7 * turns
