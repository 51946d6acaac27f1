"""Lines through estimates of tiles and what the tiles brought, and how well such lines do in other games."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from skye.bots.isle.worth.calibration import SURE, Line
from skye.bots.isle.worth.estimate import Estimate
from skye.bots.isle.worth.sampling import Sample
from skye.bots.isle.worth.tiles import calibrated
from skye.cli.arena import CONFIDENCE
from skye.isle.search.world import TRACKS

EARLY = 0.35
"""Below this correlation of estimates with true worths, chance aside, tiles cannot be told apart."""
LEVELS, SLOPES = 1.0, 0.15
"""How much levels and slopes of lines differ between numbers of players, as standard deviations."""
STEEP = 0.5
"""How large slopes are before anything is measured, as a standard deviation."""
ASSUMED = (20.0, 4.0)
"""So many tiles with such a spread are assumed before anything is measured."""
CLEAR = 2.0
"""A slope less than so many standard errors above 0 says nothing."""
MANY = 100.0
"""So many tiles say as much about a spread as all tables with the same number of rounds to come."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A sample as the fit sees it: the estimate, the mean of the gains, and the variance of that mean by chance."""

    estimate: float
    gain: float
    noise: float


@dataclass(frozen=True, slots=True)
class Moments:
    """Means, squares and products of tiles about their means."""

    count: int
    estimate: float
    gain: float
    squares: float
    products: float
    total: float
    noise: float

    @property
    def slope(self) -> float:
        """The slope by least squares."""
        return self.products / self.squares if self.squares else 0.0

    def spread(self, slope: float) -> float:
        """The standard deviation of true worths around a line through the means."""
        tiles, assumed = ASSUMED
        rest = max(0.0, self.rest(slope) - self.noise)
        return math.sqrt((rest + tiles * assumed**2) / (self.count + tiles))

    def rest(self, slope: float) -> float:
        """The squares of what gains differ from a line through the means, chance included."""
        return self.total - 2 * slope * self.products + slope**2 * self.squares

    @property
    def slope_error(self) -> float:
        """The standard error of the slope."""
        return math.sqrt(self.rest(self.slope) / max(1, self.count - 2) / self.squares) if self.squares else math.inf

    @property
    def says_something(self) -> bool:
        """Whether estimates tell tiles apart."""
        return self.slope > CLEAR * self.slope_error and self.correlation(is_true=True) >= EARLY

    def correlation(self, *, is_true: bool = False) -> float:
        """The correlation of estimates with gains, or with true worths when the part of chance is taken out."""
        total = self.total - self.noise if is_true else self.total
        if not self.squares or total <= 0:
            return 0.0
        return max(-1.0, min(1.0, self.products / math.sqrt(self.squares * total)))


def tile_of(sample: Sample) -> Tile:
    """A sample as a tile.

    >>> tile_of(Sample(2, 1, 1, 2.0, 0.5, (2, 4)))
    Tile(estimate=3.5, gain=3.0, noise=1.0)
    """
    gains = sample.gains
    count, mean = len(gains), sum(gains) / len(gains)
    noise = sum((gain - mean) ** 2 for gain in gains) / (count - 1) / count if count > 1 else 0.0
    return Tile(sample.estimate, mean, noise)


def moments(tiles: Sequence[Tile]) -> Moments:
    """The moments of tiles; all 0 if there are none."""
    count = max(1, len(tiles))
    estimate = sum(tile.estimate for tile in tiles) / count
    gain = sum(tile.gain for tile in tiles) / count
    return Moments(
        len(tiles),
        estimate,
        gain,
        sum((tile.estimate - estimate) ** 2 for tile in tiles),
        sum((tile.estimate - estimate) * (tile.gain - gain) for tile in tiles),
        sum((tile.gain - gain) ** 2 for tile in tiles),
        sum(tile.noise for tile in tiles),
    )


def by_round(samples: Iterable[Sample]) -> dict[tuple[int, int], list[Sample]]:
    """Samples by the number of seats and the round."""
    found: dict[tuple[int, int], list[Sample]] = {}
    for sample in samples:
        found.setdefault((sample.seats, sample.round), []).append(sample)
    return dict(sorted(found.items()))


def fitted(samples: Sequence[Sample]) -> dict[int, list[Line]]:
    """A line for each number of seats and round: least squares, drawn towards all tables with as many rounds to come.

    The fewer tiles a round has, the more its line is the common one. Rounds are early from the first one up to the
    last one before estimates say something.
    """
    groups = {key: [tile_of(each) for each in found] for key, found in by_round(samples).items()}
    most = max(len(track) for track in TRACKS.values())
    common: dict[int, Moments] = {}
    early: dict[int, bool] = {}
    for left in reversed(range(most)):
        alike = [tiles for (seats, number), tiles in groups.items() if len(TRACKS[seats]) - number == left]
        common[left] = moments([tile for tiles in alike for tile in tiles])
        early[left] = early.get(left + 1, True) and not common[left].says_something
    lines: dict[int, list[Line]] = {}
    for seats, track in TRACKS.items():
        lefts = [len(track) - number for number in range(1, len(track) + 1)]
        lines[seats] = [
            _line(groups.get((seats, len(track) - left), []), common[left], is_early=early[left]) for left in lefts
        ]
    return lines


def _line(tiles: Sequence[Tile], common: Moments, *, is_early: bool) -> Line:
    """The line of a round, given all tiles with as many rounds to come."""
    slope = 0.0 if is_early else common.slope * STEEP**2 / (STEEP**2 + common.slope_error**2)
    level = common.gain - slope * common.estimate
    spread = common.spread(slope)
    if len(tiles) > 2:
        own = moments(tiles)
        error = own.rest(slope) / (own.count - 1)
        if not is_early and own.squares:
            share = SLOPES**2 / (SLOPES**2 + error / own.squares)
            slope += share * (own.slope - slope)
        level = common.gain - slope * common.estimate
        share = LEVELS**2 / (LEVELS**2 + error / own.count)
        level += share * (own.gain - slope * own.estimate - level)
        share = own.count / (own.count + MANY)
        spread = math.sqrt(share * own.spread(slope) ** 2 + (1 - share) * spread**2)
    return Line(round(level, 3), round(slope, 3), round(spread, 2), is_early)


@dataclass(frozen=True, slots=True)
class Judged:
    """How the lines do in one round with so many seats, or at all tables if `seats` is 0: means over the tiles.

    `within` is the share of gains within the stated range, widened by their chance; it should be four fifths.
    """

    seats: int
    round: int
    tiles: int
    shown: float
    true: float
    bias_error: float
    correlation: float
    true_correlation: float
    within: float
    early: float
    """The share of tiles that are shown as early."""
    points: Sequence[tuple[int, float, int]] = ()
    """For each value that is shown, its mean true value and number of tiles."""

    @property
    def bias(self) -> float:
        """By how much the shown value is too high."""
        return self.shown - self.true


def judged(samples: Sequence[Sample], lines: Mapping[int, Sequence[Line]]) -> list[Judged]:
    """How lines do, by number of seats and round, and then by round at all tables."""
    groups = by_round(samples)
    for sample in samples:
        groups.setdefault((0, sample.round), []).append(sample)
    tables = sorted(groups, key=lambda key: (key[0] == 0, key))
    return [_judged(*key, groups[key], lines) for key in tables]


def _judged(seats: int, number: int, samples: Sequence[Sample], lines: Mapping[int, Sequence[Line]]) -> Judged:
    """How lines do with the samples of one round."""
    used = [lines[sample.seats][number - 1] for sample in samples]
    tiles = []
    for sample, line in zip(samples, used, strict=True):
        tile = tile_of(sample)
        estimate = Estimate(0, sample.now, sample.later, sample.gold_and_scrolls)
        tiles.append(Tile(calibrated(estimate, line).points, tile.gain, tile.noise))
    one = moments(tiles)
    errors = [tile.estimate - tile.gain for tile in tiles]
    bias = one.estimate - one.gain
    variance = sum((error - bias) ** 2 for error in errors) / max(1, one.count - 1)
    noise = one.noise / one.count
    halves = [SURE * math.sqrt(line.spread**2 + noise) + 0.5 for line in used]
    by_shown: dict[int, list[float]] = {}
    for tile in tiles:
        by_shown.setdefault(round(tile.estimate), []).append(tile.gain)
    return Judged(
        seats,
        number,
        one.count,
        one.estimate,
        one.gain,
        CONFIDENCE * math.sqrt(variance / one.count),
        one.correlation(),
        one.correlation(is_true=True),
        sum(abs(error) <= half for error, half in zip(errors, halves, strict=True)) / one.count,
        sum(line.is_early for line in used) / one.count,
        [(points, sum(gains) / len(gains), len(gains)) for points, gains in sorted(by_shown.items())],
    )
