"""Random games as digests, decision by decision: they must be the same on every target.

python -m tests.properties.digest GAME
"""

import hashlib
import sys
from itertools import compress

import zoco
from tests.bots.trees import Search
from tests.properties.games import editions_of, laws_of
from tests.tiers import TIMES
from zoco.core.chance import below, new_dice
from zoco.core.editions import Edition
from zoco.core.game import PLAYERS_STREAM, SPECTATOR, Game
from zoco.core.layout import row
from zoco.core.search.context import NONE
from zoco.core.search.stages import eliminate
from zoco.core.spec import GameSpec

SEED = 0


def digest_game(game: Game, seed: int) -> list[str]:
    """A line for each decision: the state, the choices and a view."""
    dice = new_dice(seed, PLAYERS_STREAM)
    lines: list[str] = []
    out = row(game.rules.view_dtype)
    while True:
        choices = game.actions
        viewer = len(lines) % (game.players + 1) + SPECTATOR
        game.rules.kernel.view(game.edition.row, game._state, viewer, out)
        seen = hashlib.sha256(game._state.tobytes() + repr(choices).encode() + out.tobytes())
        lines.append(f"{game.edition.name} {game.players} {seed} {len(lines)} {seen.hexdigest()[:16]}")
        if game.over:
            return [*lines, f"{game.points} {game.winners}"]
        game.act(choices[below(dice, len(choices))])


def digest_determinized(game: Game, seed: int) -> str:
    """A state imagined from a view."""
    state = row(game.rules.state_dtype)
    deals = game.rules.kernel.determinize(
        game.edition.row, game.view_row(0), new_dice(seed, 2), state, game.rules.choices()
    )
    reasons = [game._forbidden(action) for action in range(0, laws_of(game.rules).ACTIONS, 3)]
    return f"{deals} {hashlib.sha256(state.tobytes() + repr(reasons).encode()).hexdigest()[:16]}"


def digest_search(game: Game, seed: int) -> str:
    """What a search finds out, to the last bit; with two players also about how turns begin, which takes long."""
    depth = 0 if game.players == 2 else 2
    search = Search(
        game.rules, seed, prior_determinizations=1, playout_turns=1, expand_threshold=1, rollout_depth=depth
    )
    search.try_all(game.seat_view(), 0)
    eliminate(search.record, search.nodes, 2, game.seat)
    search.try_all(game.seat_view(), 6)
    used = search.nodes[: int(search.nodes[NONE]["visits"]) + 1]
    return hashlib.sha256(used.tobytes()).hexdigest()[:16]


def digest_games(name: str, searches: bool = False) -> list[str]:
    """Of every edition and with every number of players; before a release, of every edition with every number. What a
    search thinks in the middle of them, only of the standard edition; before a release, of the others, too."""
    rules = zoco.rules_of(name)
    lines = []
    searched = some_tables(rules) if TIMES else tables(rules)[: sizes(rules)]
    for edition, players in tables(rules) if TIMES else some_tables(rules):
        game = Game(rules, players, SEED, edition)
        lines += digest_game(game, SEED)
        middle = game.at(len(game.moves) // 2)
        lines.append(digest_determinized(middle, SEED))
        if searches and (edition, players) in searched:
            lines.append(digest_search(middle, SEED))
    return lines


def sizes(rules: GameSpec) -> int:
    return rules.most_players - rules.fewest_players + 1


def some_tables(rules: GameSpec) -> list[tuple[Edition, int]]:
    """The standard edition with every number of players, and each of the others with one of them."""
    numbers = sizes(rules)
    wanted = [k < numbers or k // numbers % numbers == k % numbers for k in range(len(tables(rules)))]
    return list(compress(tables(rules), wanted))


def tables(rules: GameSpec) -> list[tuple[Edition, int]]:
    numbers = range(rules.fewest_players, rules.most_players + 1)
    return [(edition, players) for edition in editions_of(rules.name) for players in numbers]


if __name__ == "__main__":
    print("\n".join(digest_games(sys.argv[1], searches=True)))
