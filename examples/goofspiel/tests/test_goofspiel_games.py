"""A whole game, as a rulebook would describe it."""

from examples.goofspiel.tests.table import bid, table


def test_a_short_game_of_three() -> None:
    """Prizes 4, 7, 1, 6, 2, 5, 3: a tie for 7 makes the next prize worth 8, and the last tie wastes 3."""
    game = table(3, [4, 7, 1, 6, 2, 5, 3], "short")
    bid(game, (4, 5, 1), (7, 7, 3), (3, 4, 5), (6, 1, 7), (1, 2, 4), (5, 3, 2), (2, 6, 6))
    assert game.points == [5, 4, 8 + 6 + 2]
    assert game.winners == [2]
    assert game.view().pot == 3
