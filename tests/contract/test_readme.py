"""The tour of the library in the README runs as it stands there."""

import doctest
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[2] / "README.md"


@pytest.mark.native
def test_the_tour_of_the_library_runs():
    failed, attempted = doctest.testfile(str(README), module_relative=False)
    assert (failed, attempted > 15) == (0, True)
