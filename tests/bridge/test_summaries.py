"""What the tests of the page take for the engine's words are the engine's words."""

import json

import pytest

from tests.bridge.summaries import CASES, FILE, case_of


@pytest.mark.native
@pytest.mark.parametrize("name", CASES)
def test_the_stored_summary_is_what_the_engine_says(name):
    case = json.loads(FILE.read_text(encoding="utf-8"))[name]
    assert case_of(case["text"]) == case
