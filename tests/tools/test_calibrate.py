"""The page of the calibration: it says how many tiles were measured and whether the aim is met, and draws them."""

from random import Random
from xml.etree import ElementTree

import pytest

from skye.cli.calibrate import FIT, LINES, REPORT, add_line, write_lines
from skye.isle.search.world import TRACKS
from tools import calibrate

SVG = "{http://www.w3.org/2000/svg}"


def games(seed, tiles, shift=0.0):
    """Games of made-up tiles: each brings 2 points and half its estimate, give or take, and the shift."""
    random = Random(seed)
    found = []
    for seats, track in TRACKS.items():
        rows = []
        for number in range(tiles):
            estimate = round(random.uniform(0, 16), 2)
            gains = [round(2 + estimate / 2 + shift + random.gauss(0, 2)) for _ in range(2)]
            rows.append([1 + number % len(track), 0, estimate, 0.0, *gains])
        found.append({"seats": seats, "seed": f"{seed}/{seats}", "tiles": rows})
    return found


@pytest.fixture
def page(tmp_path, monkeypatch):
    """Writes the page from made-up games of fit and report, and returns its text."""
    monkeypatch.setattr(calibrate, "FOLDER", tmp_path)
    monkeypatch.setattr(calibrate, "CHART", tmp_path / "chart.svg")
    monkeypatch.setattr(calibrate, "PAGE", tmp_path / "page.md")

    def written(tiles, shift=0.0):
        write_lines(tmp_path / LINES, games("fit", 2000))
        for name, found in ((FIT, games("fit", 2000)), (REPORT, games("report", tiles, shift))):
            with (tmp_path / name).open("w", encoding="utf-8") as file:
                for game in found:
                    add_line(file, game)
        calibrate.write_page("2026-11-19")
        return " ".join((tmp_path / "page.md").read_text(encoding="utf-8").split())

    return written


def test_a_complete_measurement_meets_the_aim_or_misses_it(page):
    assert "which meets the aim of at most 1 everywhere" in page(2000)
    assert "which misses the aim of at most 1 everywhere" in page(2000, shift=1.5)
    assert "Fresh tiles: 2,000 with 2 players" in page(2000)


def test_an_incomplete_measurement_is_called_a_beginning(page):
    text = page(60)
    assert "This is the beginning of a measurement" in text
    assert "the aim of" not in text


def test_the_chart_has_a_panel_for_each_number_of_players_and_dots_near_its_lines(page, tmp_path):
    page(2000)
    chart = ElementTree.parse(tmp_path / "chart.svg").getroot()
    words = [each.text for each in chart.iter(f"{SVG}text")]
    assert [f"{seats} players" for seats in TRACKS] == [each for each in words if each.endswith("players")]
    legend = len(calibrate.COLOURS)
    assert len(list(chart.iter(f"{SVG}circle"))) > legend + 4 * 5 * 5
