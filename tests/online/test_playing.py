"""Whole games of people far apart, from the invitation to the final score."""

from collections.abc import Callable

import pytest

from tests.online.guests import Guest

GAMES = ("toledo", "alcazar")
Arrive = Callable[..., Guest]


def play(guests: list[Guest], picks: int | None = None) -> None:
    """Whoever is asked picks something, so often or to the end."""
    made = 0
    while not all(guest.is_over for guest in guests) and made != picks:
        for guest in guests:
            if not guest.is_over and guest.is_asked:
                guest.pick_something()
                made += 1


@pytest.mark.parametrize("game", GAMES)
def test_two_people_from_the_invitation_to_the_final_score(arrive: Arrive, game: str) -> None:
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    link = ana.invite(game)
    ben.join(link)
    ana.begin()
    play([ana, ben])
    assert ana.points() == ben.points()
