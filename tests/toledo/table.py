"""Positions for tests, written as one would describe a table, and short questions about what stands on it.

Cards are written in full (`4va`) or in part: `4` is some card of that value, `va` one with that picture, `d` one that
shows a defender. Whatever is not named goes where it belongs: cards into the deck below the named ones (or to `rest`),
figures onto the cathedral, tiles and goods into their supplies.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

import zoco
from tests import playing
from zoco.core.game import Game
from zoco.toledo.edition import FENCING_TILES
from zoco.toledo.notation import CARD_NAMES, CARD_NUMBERS, TILE_NAMES
from zoco.toledo.state import CARDS, PICTURES, POSITIONS, VALUES

Hands = Mapping[int, str]
PATTERN = re.compile(r"([1-6]?)([vbtp]?)([ad]?)")


# ---- setting a table


def table(
    players: int = 2,
    *,
    seat: int = 0,
    hands: Hands | None = None,
    deck: str = "",
    discard: str = "",
    rest: str | int = "deck",
    shops: Mapping[int, tuple[int, str]] | None = None,
    figures: Mapping[int, Sequence[int]] | None = None,
    arrived: Mapping[int, int] | None = None,
    metal: Mapping[int, int] | None = None,
    gems: Mapping[int, int] | None = None,
    swords: Mapping[int, Sequence[int]] | None = None,
    delivered: Mapping[int, Sequence[int]] | None = None,
    fencing: Mapping[int, str] | None = None,
    paintings: Sequence[int] = (),
    edition: str | None = None,
) -> Game:
    """A game in which `seat` is about to begin a turn.

    `shops` says whose tile lies on a field, `paintings` who took them from the top, `rest` where unnamed cards are:
    "deck", "discard" or the hand of a seat.
    """
    game = zoco.toledo.new(players=players, seed=1, edition=edition)
    game.state.seat = seat
    lay_cards(game, hands or {}, deck, discard, rest)
    lay_shops(game, shops or {})
    put_figures(game, figures or {}, arrived or {})
    hand_out_goods(game, metal or {}, gems or {})
    hand_out_swords(game, swords or {}, delivered or {})
    hand_out_tiles(game, fencing or {}, paintings)
    return game


def lay_cards(game: Game, hands: Hands, deck: str, discard: str, rest: str | int) -> None:
    s, e = game.state, game.edition.record
    places: dict[str | int, list[str]] = {"deck": deck.split(), "discard": discard.split()}
    places |= {seat: hands.get(seat, "").split() for seat in range(game.players)}
    pool = [card for card in range(CARDS) for _ in range(e.cards[card])]
    chosen = choose_cards(pool, places)
    chosen[rest] += pool
    s.held[:], s.hand[:], s.hand_size[:], s.known[:] = 0, 0, 0, 0
    for seat in range(game.players):
        for card in chosen[seat]:
            value = card // PICTURES
            s.hand[seat, value, s.held[seat, value]] = card % PICTURES
            s.held[seat, value] += 1
            s.hand_size[seat] += 1
    s.discard[:] = 0
    for card in chosen["discard"]:
        s.discard[card] += 1
    s.discard_size = len(chosen["discard"])
    s.deck[:] = 0
    s.deck_size = len(chosen["deck"])
    s.deck[: s.deck_size] = chosen["deck"][::-1]


def choose_cards(pool: list[int], places: Mapping[str | int, Sequence[str]]) -> dict[str | int, list[int]]:
    """Takes a card out of the pool for every pattern; the most exact patterns choose first."""
    chosen: dict[str | int, list[int]] = {place: [0] * len(patterns) for place, patterns in places.items()}
    wanted = [(pattern, place, k) for place, patterns in places.items() for k, pattern in enumerate(patterns)]
    for pattern, place, k in sorted(wanted, key=lambda want: -len(want[0])):
        card = next((card for card in pool if fits(CARD_NAMES[card], pattern)), None)
        assert card is not None, f"no card {pattern} is left"
        pool.remove(card)
        chosen[place][k] = card
    return chosen


def fits(name: str, pattern: str) -> bool:
    match = PATTERN.fullmatch(pattern)
    assert match, f"{pattern} is not a card"
    return all(wanted in ("", found) for wanted, found in zip(match.groups(), name, strict=True))


def lay_shops(game: Game, shops: Mapping[int, tuple[int, str]]) -> None:
    s, e = game.state, game.edition.record
    for field, (owner, name) in shops.items():
        tile = TILE_NAMES.index(name)
        assert s.tiles[owner, tile] > 0 and not e.printed[field] and not s.shop[field]
        s.tiles[owner, tile] -= 1
        s.shop[field] = 1 + tile
        s.owner[field] = owner
        s.circles[field] = int(name[1])
        s.stops |= 1 << field


def put_figures(game: Game, figures: Mapping[int, Sequence[int]], arrived: Mapping[int, int]) -> None:
    s = game.state
    for seat, positions in figures.items():
        for position in positions:
            s.figures[seat, 0] -= 1
            s.figures[seat, position] += 1
    for seat, count in arrived.items():
        s.figures[seat, 0] -= count
        s.arrived[seat] = count
    s.crowd[:] = s.figures.sum(axis=0)
    s.standing[:] = (s.figures > 0) @ (1 << np.arange(POSITIONS))
    assert (s.figures >= 0).all()
    assert (s.crowd[1:] <= s.circles[1:]).all(), "more figures than circles"


def hand_out_goods(game: Game, metal: Mapping[int, int], gems: Mapping[int, int]) -> None:
    s = game.state
    for seat, count in metal.items():
        s.metal[seat] = count
    for seat, count in gems.items():
        s.gems[seat] = count
    s.metal_supply -= s.metal.sum()
    s.gem_supply -= s.gems.sum()
    assert s.metal_supply >= 0 and s.gem_supply >= 0


def hand_out_swords(game: Game, swords: Mapping[int, Sequence[int]], delivered: Mapping[int, Sequence[int]]) -> None:
    s, e = game.state, game.edition.record
    for held, where in ((swords, s.swords), (delivered, s.delivered)):
        for seat, fames in held.items():
            for fame in fames:
                sword = e.sword_fame.tolist().index(fame)
                where[seat, sword] += 1
                s.sword_supply[sword] -= 1
    assert (s.sword_supply >= 0).all(), "more swords than there are"
    assert (s.delivered.sum(axis=1) <= s.arrived).all(), "a delivered sword lies under a figure"


def hand_out_tiles(game: Game, fencing: Mapping[int, str], paintings: Sequence[int]) -> None:
    s = game.state
    for seat, names in fencing.items():
        for name in names.split():
            tile = FENCING_TILES.index(name)
            s.fencing[seat, tile] += 1
            s.fencing_supply[tile] -= 1
    assert (s.fencing <= 1).all() and (s.fencing.sum(axis=1) <= 3).all() and (s.fencing_supply >= 0).all()
    s.paintings_taken = len(paintings)
    s.painting_owner[: len(paintings)] = paintings


# ---- playing

play, refused, offered = playing.play, playing.refused, playing.offered


# ---- looking at the table


def names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def hand(game: Game, seat: int) -> list[str]:
    """By value; cards of one value in the order in which they would be given up."""
    s = game.state
    return names(
        value * PICTURES + s.hand[seat, value, k] for value in range(VALUES) for k in range(s.held[seat, value])
    )


def deck(game: Game) -> list[str]:
    """From the top."""
    return names(game.state.deck[: game.state.deck_size][::-1].tolist())


def discard(game: Game) -> list[str]:
    """Sorted: its order does not matter."""
    return [name for name, card in sorted(CARD_NUMBERS.items()) for _ in range(game.state.discard[card])]


def road(game: Game, seat: int) -> list[int]:
    """Where the figures of a seat stand that are neither on the cathedral nor in the Alcázar."""
    return [position for position in range(1, 20) for _ in range(game.state.figures[seat, position])]


def figures_at(game: Game, seat: int, position: int) -> int:
    return int(game.state.figures[seat, position])


def tiles_of(game: Game, seat: int) -> set[str]:
    """The fencing tiles of a seat."""
    return {name for tile, name in enumerate(FENCING_TILES) if game.state.fencing[seat, tile]}


def swords_of(game: Game, seat: int, delivered: bool = False) -> list[int]:
    held: Any = game.state.delivered if delivered else game.state.swords
    fames = game.edition.record.sword_fame.tolist()
    return [fame for sword, fame in enumerate(fames) for _ in range(held[seat, sword])]


def last_shuffle(game: Game) -> list[str]:
    """The cards of the last shuffle, sorted."""
    return sorted(game.record()["shuffles"][-1])
