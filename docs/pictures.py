"""`make pictures`: draws the README's pictures from games with fixed seeds."""

import random
from pathlib import Path

import zoco

LIVELY = ("bridge", "tower", "grandee", "castle", "move", "pay", "use", "forge")
FOLDER = Path(__file__).parent


def draw(name: str, seed: int, decisions: int) -> None:
    """The middle of a game between players who like to do things."""
    game, rng = zoco.__getattr__(name).new(players=4, seed=seed), random.Random(seed)
    while len(game.moves) < decisions:
        lively = [notation for notation in game.legal if notation.startswith(LIVELY)]
        game.play(rng.choice(lively if lively and rng.random() < 0.6 else game.legal))
    (FOLDER / f"{name}.svg").write_text(game._repr_svg_(), encoding="utf-8")


draw("toledo", 85, 190)
draw("alcazar", 5, 125)
