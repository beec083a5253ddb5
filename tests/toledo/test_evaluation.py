"""What the evaluation of positions promises to the bots that are built on it."""

import json
import random
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

import zoco
from tests.properties.games import editions_of, fixtures_of
from tests.properties.test_targets import run
from tests.toledo.table import table
from zoco.core.game import Game
from zoco.toledo.evaluation.policy import policy
from zoco.toledo.evaluation.value import remaining, temperature, turn_bonus, value_of
from zoco.toledo.rules.t10_end import rank
from zoco.toledo.state import CIRCLE, FORGING, FULL_FIELD, GATE, START, TRAINING, TURN

LEAST, MOST = -10_000, 1_000_000  # of any running game, in hundredths of a point
ENDED = sorted(fixtures_of("toledo").glob("*.jsonl"))
SHOPS = {3: (0, "M2"), 6: (0, "G2"), 15: (0, "S2")}


def evaluate(game: Game, seat: int) -> int:
    e, s = game.edition.record, game.state
    left = remaining(e, s)
    return value_of(e, s, seat, left) + (0 if game.over else turn_bonus(e, s, seat, left))


def lead(game: Game) -> float:
    """Of the first seat over the second, as it counts for its chances."""
    e, s = game.edition.record, game.state
    return (evaluate(game, 0) - evaluate(game, 1)) / temperature(e, s, remaining(e, s))


def weights_of(game: Game) -> list[int]:
    return [policy(game.edition.record, game.state, action) for action in game.actions]


def evaluate_after(game: Game, *decisions: str) -> int:
    """What the position after some decisions is worth to the seat that is on turn now."""
    later = game.copy()
    for notation in decisions:
        later.play(notation)
    return evaluate(later, game.seat)


def positions(games: int, decisions: int) -> Iterator[Game]:
    """Positions of random games in every edition, with every number of players."""
    rules = zoco.rules_of("toledo")
    for edition in editions_of("toledo"):
        for seed in range(games):
            rng = random.Random(seed)
            game = Game(rules, 2 + seed % 3, seed, edition)
            while not game.over and len(game.moves) < decisions:
                yield game
                game.act(rng.choice(game.actions))


def ranks_like_the_result(game: Game) -> bool:
    e, s = game.edition.record, game.state
    return all(
        (evaluate(game, a) > evaluate(game, b)) == (rank(e, s, a) > rank(e, s, b))
        for a, b in permutations(range(game.players), 2)
    )


@pytest.mark.parametrize("path", ENDED, ids=lambda path: path.stem)
def test_the_end_is_evaluated_by_the_result_with_its_ties(path: Path) -> None:
    game = zoco.replay(json.loads(path.read_text(encoding="utf-8")))
    values = [evaluate(game, seat) for seat in range(game.players)]
    assert ranks_like_the_result(game)
    assert [seat for seat in range(game.players) if values[seat] == max(values)] == list(game.winners)


def test_running_games_are_evaluated_within_reason() -> None:
    for game in positions(3, 400):
        assert all(LEAST < evaluate(game, seat) < MOST for seat in range(game.players))


def test_every_question_has_an_answer_with_weight() -> None:
    asked = set()
    for game in positions(4, 400):
        asked.add(int(game.state.phase))
        weights = weights_of(game)
        assert 0 <= min(weights) <= max(weights) <= 1000
        assert max(weights) > 0
    assert asked == {START, TURN, FULL_FIELD, CIRCLE, FORGING, TRAINING, GATE}


def test_delivering_a_sword_is_never_worth_less_than_keeping_it() -> None:
    gates = 0
    for game in positions(4, 600):
        if game.state.phase == GATE:
            gates += 1
            swords = [notation for notation in game.legal if notation.startswith("deliver")]
            assert all(evaluate_after(game, notation) >= evaluate_after(game, "enter") for notation in swords)
    assert gates > 10


def test_the_interpreted_evaluation_is_the_same() -> None:
    """Numbers that overflow raise there, and silently wrap when compiled."""
    interpreted = run(["-m", "tests.toledo.test_evaluation"], NUMBA_DISABLE_JIT="1").splitlines()
    assert interpreted == list(sampled())


def sampled() -> Iterator[str]:
    for game in positions(2, 160):
        if len(game.moves) % 7 == 0 or game.state.phase in (FULL_FIELD, FORGING, TRAINING, GATE):
            yield f"{[evaluate(game, seat) for seat in range(game.players)]} {sum(weights_of(game))}"


def test_using_an_own_shop_is_worth_more_than_passing_it_by() -> None:
    game = table(hands={0: "3 3 4", 1: "1 2 5"}, shops=SHOPS)
    game.play("move 3 0")
    assert evaluate_after(game, "use") > evaluate_after(game, "skip")


def test_late_in_the_game_a_sword_is_forged() -> None:
    late = {0: 2, 1: 2}
    game = table(hands={0: "3 5", 1: "1 2 5"}, shops=SHOPS, figures={0: [12]}, arrived=late, metal={0: 2}, gems={0: 2})
    game.play("move 3 12")
    assert evaluate_after(game, "use", "forge 8") > evaluate_after(game, "skip")
    assert evaluate_after(game, "use", "forge 8") > evaluate_after(game, "use", "forge 2")


def test_a_hoard_of_cards_is_no_reason_to_wait() -> None:
    """Two smiths on the way forge one sword, not two."""
    shops = {7: (0, "M2"), 10: (0, "S2"), 11: (0, "S1"), 14: (0, "G2"), 18: (1, "M2"), 19: (0, "G1")}
    hoard = " ".join(f"{value}" for value in (1, 2, 3, 4, 5, 6) for _ in range(5))
    figures, arrived, metal, gems = {0: [5, 18, 19]}, {0: 2}, {0: 3}, {0: 3}
    game = table(hands={0: hoard, 1: "5"}, shops=shops, figures=figures, arrived=arrived, metal=metal, gems=gems)
    assert evaluate_after(game, "move 5 5", "use", "forge 12", "end") > evaluate_after(game, "draw")


def test_the_lead_grows_with_every_step_of_a_sword() -> None:
    leads = []
    for field in (3, 6, 12, 15):
        game = table(hands={0: "1 2 3", 1: "1 2 5"}, shops=SHOPS, figures={0: [field]}, swords={0: [8]})
        leads.append(lead(game))
    assert leads == sorted(leads)


def test_the_first_painting_is_worth_a_payment() -> None:
    game = table(hands={0: "3 4 6", 1: "1 2 5"}, figures={0: [5]})
    game.play("move 4 5")
    assert evaluate_after(game, "pay 3") > evaluate_after(game, "skip")


def test_whoever_is_far_ahead_gains_by_ending_the_game() -> None:
    hands = {0: "1 1 5", 1: "2 3 5"}
    game = table(hands=hands, shops=SHOPS, figures={0: [15]}, arrived={0: 2}, delivered={0: [12, 8]})
    before = lead(game)
    game.play("move 5 15")
    game.play("end")
    assert lead(game) > before


def test_drawing_by_policy_beats_drawing_at_random() -> None:
    wins = 0
    for seed in range(8):
        rng = random.Random(seed)
        game = zoco.toledo.new(players=2, seed=seed)
        while not game.over:
            weights = weights_of(game) if game.seat == seed % 2 else None
            game.act(rng.choices(game.actions, weights)[0])
        wins += game.winners == [seed % 2]
        assert len(game.moves) < 600
    assert wins >= 7


if __name__ == "__main__":
    print("\n".join(sampled()))
