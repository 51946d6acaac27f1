"""Names at a new table: they are visible, and no two are alike."""

import pytest

from skye.core.errors import BadSetup
from skye.core.game import SeatSetup
from skye.core.seats import check_names


def refused(*names):
    """The refusal of these names."""
    with pytest.raises(BadSetup) as caught:
        check_names([SeatSetup(name, "red") for name in names])
    return caught.value.code, caught.value.facts


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u3164",
        "\u2800",
        "\u00ad",
        "\u034f\u115f\u1160",
        "\u17b4\u180e",
        "\u2060\u200d\ufeff",
        "\ufe0f",
        "\uffa0",
        "\ufffa",
        "\U0001d159",
        "\U000e0041",
        "\u200b \u3000\u2800",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(name):
    assert refused("Ann", name) == ("name_invisible", {"seat": 1})


@pytest.mark.parametrize(
    "other",
    [
        "Zoë",
        "zoë",
        "ZOË",
        "Zoe\u0308",
        "Z\u200boë",
        "Zoë\u2800",
        "\u3164Zoë",
        "Z oë",
        "Zoë\ufe0f",
        "Ｚｏë",
    ],
)
def test_a_name_is_taken_when_only_case_encoding_or_invisible_characters_differ(other):
    assert refused("Zoë", "Bo", other) == ("name_taken", {"seat": 2, "by": 0})


def test_case_is_folded_beyond_ascii():
    assert refused("Straße", "STRASSE")[0] == refused("Айла", "АЙЛА")[0] == "name_taken"


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "Anne"),
        ("Zoe", "Zoë"),
        ("Player 1", "Player 2", "Player 12"),
        ("👩‍🚀", "👩‍🌾"),
        ("می‌خواهم", "می"),
        ("1", "2"),
        ("Jo\u200dAnn", "Jo"),
    ],
)
def test_names_that_can_be_distinguished_are_accepted(names):
    check_names([SeatSetup(name, "red") for name in names])
