"""Calibration of the worth of tiles: lines through what tiles brought, and a measurement that can be interrupted."""

import io
import json
import sys
from random import Random

import pytest

from skye.bots.isle.worth.calibration import Line
from skye.bots.isle.worth.sampling import PAIRS, Job, Sample, samples
from skye.cli import main
from skye.cli.calibrate import FIT, LINES, REPORT, calibrate, games_of, read_fit, report, rows
from skye.cli.calibration import fitted, judged
from skye.cli.trouble import Trouble
from skye.isle.search.world import TRACKS


def made(seed, count, base, slope, spread, chance, seats=2, number=3):
    """Samples of tiles that bring what a line states, give or take a spread and chance."""
    random = Random(seed)
    for _ in range(count):
        estimate = random.uniform(0, 20)
        true = base + slope * estimate + random.gauss(0, spread)
        gains = tuple(round(true + random.gauss(0, chance)) for _ in range(2))
        yield Sample(seats, number, 0, estimate, 0.0, gains)


def test_a_fit_finds_base_slope_and_spread_through_the_chance():
    line = fitted(list(made("fit", 4000, 2.0, 0.5, 3.0, 6.0)))[2][2]
    assert line.base == pytest.approx(2.0, abs=0.5)
    assert line.slope == pytest.approx(0.5, abs=0.05)
    assert line.spread == pytest.approx(3.0, abs=0.4)
    assert not line.is_early


def test_estimates_that_say_nothing_make_a_round_early():
    line = fitted(list(made("early", 2000, 8.0, 0.03, 4.0, 8.0)))[2][2]
    assert line.is_early and line.slope == 0
    assert line.base == pytest.approx(8.3, abs=0.6), "the mean of all tiles"


def test_few_tiles_follow_those_of_other_tables_with_as_many_rounds_to_come():
    many = list(made("many", 3000, 2.0, 0.5, 2.0, 4.0))
    few = list(made("few", 5, 30.0, 3.0, 2.0, 4.0, seats=3))
    lines = fitted(many + few)
    assert lines[3][2].slope == pytest.approx(0.5, abs=0.4)
    assert lines[5][1].slope == pytest.approx(lines[2][2].slope, abs=0.1), "five players have one round fewer"
    assert sorted(lines) == sorted(TRACKS)


def test_tiles_of_other_games_show_bias_correlation_and_range():
    found = list(made("judged", 3000, 2.0, 0.5, 3.0, 6.0))
    lines = [Line(0.0, 1.0, 1.0)] * 6
    right = judged(found, {2: [*lines[:2], Line(2.0, 0.5, 3.0), *lines[3:]]})[0]
    wrong = judged(found, {2: [*lines[:2], Line(5.0, 0.5, 3.0), *lines[3:]]})[0]
    assert abs(right.bias) < 3 * right.bias_error < 0.6
    assert wrong.bias == pytest.approx(right.bias + 3.0, abs=0.1)
    assert right.correlation < right.true_correlation < 0.8
    assert 0.78 < right.within < 0.87, "whole points round the range up"
    assert wrong.within < right.within
    assert sum(count for _, _, count in right.points) == 3000
    one, every = rows(judged(found, {2: [Line(2.0, 0.5, 3.0)] * 6}))
    assert (one[:3], every[:3]) == (("2", "3", "3000"), ("all", "3", "3000"))


def test_a_tile_is_laid_in_one_game_of_each_pair_and_both_have_the_same_chance():
    found = samples(Job(2, "pairs"))
    assert found == samples(Job(2, "pairs")) != samples(Job(2, "other"))
    for sample in found:
        assert len(sample.gains) == PAIRS[6 - sample.round]
    last = [sample for sample in found if sample.round == 6]
    assert all(sample.later == 0 for sample in last), "nothing comes later"
    assert any(sample.gains != (0,) for sample in last)


@pytest.fixture
def quick(monkeypatch):
    """Games of two tiles each, at once."""

    def one(job):
        return list(made(job.seed, 2, 2.0, 0.5, 2.0, 2.0, seats=job.seats, number=1 + Random(job.seed).randrange(5)))

    monkeypatch.setattr(sys.modules[calibrate.__module__], "samples", one)


def measured(folder, tiles=40):
    out = io.StringIO()
    calibrate(folder, tiles=tiles, out=out, processes=1)
    return out.getvalue()


@pytest.mark.native
def test_a_calibration_goes_on_where_it_was_interrupted(tmp_path, quick):
    printed = measured(tmp_path / "whole")
    lines = (tmp_path / "whole" / FIT).read_text().splitlines(keepends=True)
    assert len(lines) == 4 * 3, "24 tiles and some to spare: games of 12, or of 10 with five players"
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / FIT).write_text("".join(lines[:5]) + lines[5][:9])
    assert measured(tmp_path / "cut") == printed
    for name in (FIT, REPORT, LINES):
        assert (tmp_path / "cut" / name).read_text() == (tmp_path / "whole" / name).read_text()


@pytest.mark.native
def test_no_game_of_the_report_was_a_game_of_the_fit(tmp_path, quick):
    measured(tmp_path)
    fit, fresh = ({game["seed"] for game in games_of(tmp_path / name)} for name in (FIT, REPORT))
    assert fit and fresh and not fit & fresh
    assert json.loads((tmp_path / LINES).read_text())["made_by"].startswith("skye calibrate")
    assert sum(each.tiles for each in report(tmp_path) if each.seats) == sum(
        len(g["tiles"]) for g in games_of(tmp_path / REPORT)
    )
    assert all(len(lines) == len(TRACKS[seats]) for seats, lines in read_fit(tmp_path / LINES).items())


@pytest.mark.native
def test_the_command_checks_its_arguments(tmp_path, capsys, quick):
    with pytest.raises(Trouble):
        calibrate(tmp_path, tiles=0, out=io.StringIO())
    assert main(["calibrate", str(tmp_path), "--tiles", "20", "--processes", "1"]) == 0
    assert "players" in capsys.readouterr().out
