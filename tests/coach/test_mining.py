"""Mining and checking puzzles: proofs that no luck can bring about, files that continue, and what is shipped."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from skye.cli import main
from skye.cli.puzzles import mine as mining
from skye.cli.puzzles.check import Job as CheckJob
from skye.cli.puzzles.check import check, checked
from skye.cli.puzzles.collection import choose, level_of, mined_puzzles, shipped
from skye.cli.puzzles.found import Found
from skye.cli.puzzles.mine import MinedGame, mine
from skye.cli.puzzles.proof import NEAR, Proof
from skye.cli.trouble import Trouble
from skye.coach.puzzles.grading import graded
from skye.coach.puzzles.puzzle import KINDS, LEVELS, read_puzzle
from skye.games import GAMES
from tests.coach.made import made

pytestmark = pytest.mark.native

NAMES = ("You", "Ailsa", "Bran", "Cora", "Duncan")
MOST_BYTES = 60_000


def noisy(leads: list[float], spread: float) -> Proof:
    """A proof whose games end with these leads, more or less."""
    return Proof(lambda answer, seed: leads[answer] + Random(f"{seed}/{answer}").gauss(0, spread), "test")


def test_an_answer_that_is_clearly_behind_is_proved_and_one_that_is_near_never() -> None:
    assert noisy([10.0, 4.0, 0.0], 3.0).gaps(0, [1, 2], 384) is not None
    for seed in range(40):
        near = Proof(
            lambda answer, name, seed=seed: -answer * NEAR + Random(f"{name}/{answer}/{seed}").gauss(0, 4), "t"
        )
        assert near.gaps(0, [1], 384) is None


def test_games_of_a_proof_are_played_once() -> None:
    played: list[tuple[int, str]] = []

    def playout(answer: int, seed: str) -> float:
        played.append((answer, seed))
        return -10.0 * answer

    assert Proof(playout, "test").gaps(0, [1, 2], 384) is not None
    assert len(set(played)) == len(played) == 36


def toy(seed: str, number: int) -> Iterator[Found]:
    """A game with one puzzle."""
    data = made("isle", "purchase")
    yield {
        "game": "isle",
        "kind": "purchase",
        "seat": data["seat"],
        "position": data["position"],
        "answers": data["answers"],
        "best": data["best"],
        "losses": [loss or 0.0 for loss in data["losses"]],
        "chance": (number % 10) / 10,
        "gap": 3.0,
        "low": 2.5,
        "pairs": 24,
        "is_exact": False,
        "value": 0.0,
        "count": len(data["answers"]),
        "mean_loss": 4.0,
    }


def test_mining_continues_after_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "MINES", {"isle": toy})
    path = tmp_path / "mined.jsonl"
    mine("isle", path, seed="a", games=2, out=io.StringIO(), processes=1)
    first = path.read_text(encoding="utf-8")
    path.write_text(first + '{"game": "isle", "se', encoding="utf-8")
    out = io.StringIO()
    mine("isle", path, seed="a", games=4, out=out, processes=1)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3]
    assert path.read_text(encoding="utf-8").startswith(first)
    assert out.getvalue() == "purchase: 4 puzzles in 4 games\n"
    with pytest.raises(Trouble):
        mine("isle", path, seed="b", games=5, out=io.StringIO(), processes=1)


def test_a_collection_is_even_in_level_and_has_only_what_passed(tmp_path: Path) -> None:
    mined, results, target = (tmp_path / name for name in ("mined.jsonl", "checked.jsonl", "isle.json"))
    games = [MinedGame("isle", "a", number, list(toy("a", number))) for number in range(10)]
    mined.write_text("".join(f"{json.dumps(asdict(each))}\n" for each in games))
    results.write_text(
        "".join(
            json.dumps(
                {
                    "id": puzzle["id"],
                    "seed": "check",
                    "is_solved": number != 3,
                    "gap": 3.0,
                    "low": 2.1,
                    "near": False,
                    "is_sure": True,
                    "games": 48,
                }
            )
            + "\n"
            for number, puzzle in enumerate(mined_puzzles(games))
        )
    )
    choose(mined, results, target, count=6, made={"date": "2026-11-19"}, out=io.StringIO())
    data = json.loads(target.read_text(encoding="utf-8"))
    levels = [puzzle["level"] for puzzle in data["puzzles"]]
    assert levels == sorted(levels) and {levels.count(level) for level in LEVELS} == {2}
    assert "isle-3-0" not in [puzzle["id"] for puzzle in data["puzzles"]]
    assert data["made"]["passed"] == 9 and data["made"]["seed"] == "a"


def test_a_wrong_answer_does_not_pass_the_check() -> None:
    data = made("isle", "purchase")
    puzzle = {**data, "id": "made", "game": "isle"}
    result = checked(CheckJob(puzzle, "check"))
    other = {**puzzle, "best": [next(answer for answer in data["answers"] if answer != data["best"][0])]}
    assert not (result.is_sure and checked(CheckJob(other, "check")).is_sure)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_shipped_can_be_read_and_has_one_best_answer(game: str) -> None:
    data = shipped(game)
    assert data["game"] == game
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    assert len(gzip.compress(text.encode(), 9)) <= MOST_BYTES
    ids = [puzzle["id"] for puzzle in data["puzzles"]]
    assert len(set(ids)) == len(ids)
    for each in data["puzzles"]:
        assert each["kind"] in KINDS and each["level"] in LEVELS
        puzzle = read_puzzle(each, NAMES)
        assert puzzle.gap > NEAR
        assert graded(puzzle, puzzle.best).is_best
        assert sum(loss is not None and loss <= NEAR for loss in puzzle.losses) == (
            0 if puzzle.value is not None else 1
        )


@pytest.mark.parametrize("game", list(GAMES))
def test_shipped_puzzles_without_chance_are_solved_again_by_the_rules(game: str, tmp_path: Path) -> None:
    exact = [puzzle for puzzle in shipped(game)["puzzles"] if puzzle.get("value") is not None]
    results = check(exact[:6], tmp_path / "checked.jsonl", seed="test", out=io.StringIO(), processes=1)
    assert all(result.is_solved and not result.near for result in results)


def test_levels_follow_from_how_often_a_puzzle_is_found() -> None:
    assert [level_of(chance) for chance in (1.0, 0.7, 0.69, 0.35, 0.34, 0.0)] == [1, 1, 2, 2, 3, 3]


def test_puzzles_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "isle.json"
    puzzle = {**made("isle", "purchase"), "id": "made"}
    path.write_text(json.dumps({"version": 1, "game": "isle", "made": {}, "puzzles": [puzzle]}), encoding="utf-8")
    words = ["isle", "--file", str(path)]
    assert main(["puzzles", "list", *words]) == 0
    assert "purchase" in capsys.readouterr().out
    assert main(["puzzles", "show", *words, "made", "--solved"]) == 0
    assert f"Best: {puzzle['best'][0]}" in capsys.readouterr().out
    number = puzzle["answers"].index(puzzle["best"][0]) + 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"dance\n{number}\n"))
    assert main(["puzzles", "ask", *words, "made"]) == 0
    out = capsys.readouterr().out
    assert "That is not an answer." in out and "Right" in out
    for damage in ({"position": {}}, {"best": []}):
        damaged = {"version": 1, "game": "isle", "made": {}, "puzzles": [{**puzzle, **damage}]}
        path.write_text(json.dumps(damaged), encoding="utf-8")
        assert main(["puzzles", "show", *words, "made"]) == 1
        assert "the puzzle made cannot be read" in capsys.readouterr().err
    for row in ({}, 3, {**puzzle, "level": 7}):
        path.write_text(json.dumps({"puzzles": [row]}), encoding="utf-8")
        assert main(["puzzles", "list", *words]) == 1
        assert "is not a collection of puzzles" in capsys.readouterr().err
    path.write_text(json.dumps({"puzzles": [puzzle]}), encoding="utf-8")
    assert main(["puzzles", "show", *words, "other"]) == 1
    assert "there is no puzzle other" in capsys.readouterr().err
