"""The summaries that the tests of the page use are those of the engine."""

import json

import pytest

from tests.bridge.summaries import CASES, FILE, case_of


@pytest.mark.native
@pytest.mark.parametrize("name", CASES)
def test_the_stored_summary_is_what_the_engine_says(name):
    case = json.loads(FILE.read_text(encoding="utf-8"))[name]
    assert case_of(case["text"]) == case
