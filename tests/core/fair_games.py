"""Games dealt from commitments, for the tests: what a server would have written into their records."""

import random
from typing import Any

import zoco
from zoco.core.commitments import commitment_to, deal_key, draw_order, draw_shuffle
from zoco.core.game import Game


def secret_of(name: str) -> str:
    return random.Random(name).randbytes(32).hex()


def fair_game(name: str, people: tuple[bool, ...] = (True, True), decisions: int = 10_000, seed: int = 1) -> Game:
    """A random game; `people`: by chair, who committed to a salt."""
    rules = zoco.rules_of(name)
    secret = secret_of(f"server {seed}")
    salts = [secret_of(f"{chair} {seed}") if has_salt else None for chair, has_salt in enumerate(people)]
    key, cards = deal_key(secret, salts), rules.notation.CARD_NAMES

    def shuffle(pile: list[int], number: int) -> list[int]:
        made = draw_shuffle(key, number, [cards[card] for card in pile])
        return [rules.notation.CARD_NUMBERS[card] for card in made]

    game = Game(rules, len(people), shuffler=shuffle)
    game.names = [f"Person {chair + 1}" for chair in draw_order(key, len(people))]
    seats = [promise("salt", salt) for salt in salts]
    game.extra["fair"] = {"scheme": 1, "server": promise("secret", secret), "seats": seats}
    dice = random.Random(seed)
    while not game.over and len(game.moves) < decisions:
        game.act(dice.choice(game.actions))
    return game


def promise(word: str, secret: str | None) -> dict[str, Any] | None:
    return None if secret is None else {"commitment": commitment_to(secret), word: secret}
