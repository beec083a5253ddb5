"""Goofspiel in a few lines that know nothing of Zoco; the package must play the same games.

Writes the fixtures, 16 games for each number of players:

    python -m examples.goofspiel.tests.independent
"""

import gzip
import json
import random
from pathlib import Path
from typing import Any

FIXTURES = Path(__file__).parent / "fixtures"
GAMES = 16


def play(players: int, rng: random.Random) -> dict[str, Any]:
    """A random game, as a record."""
    prizes, hands = list(range(1, 14)), [list(range(1, 14)) for _ in range(players)]
    rng.shuffle(prizes)
    points, pot, moves, legal = [0] * players, 0, [], []
    for prize in prizes:
        pot += prize
        bids = []
        for hand in hands:
            legal.append([f"bid {card}" for card in hand])
            bids.append(hand.pop(rng.randrange(len(hand))))
            moves.append(f"bid {bids[-1]}")
        if bids.count(max(bids)) == 1:
            points[bids.index(max(bids))] += pot
            pot = 0
    return {
        "zoco": 1,
        "game": "goofspiel",
        "edition": "suit",
        "players": players,
        "rules": "1",
        "shuffles": [[str(prize) for prize in prizes]],
        "moves": moves,
        "legal": legal,
        "result": {"points": points, "winners": [k for k in range(players) if points[k] == max(points)]},
    }


def main() -> None:
    for players in range(2, 6):
        rng = random.Random(players)
        lines = "".join(json.dumps(play(players, rng)) + "\n" for _ in range(GAMES))
        path = FIXTURES / f"independent-{players}-players.jsonl.gz"
        path.write_bytes(gzip.compress(lines.encode(), mtime=0))
    record = play(4, random.Random(0))
    (FIXTURES / "all-prizes-4-players.jsonl").write_text(json.dumps(record) + "\n")
    rng = random.Random(1)
    while len(record["result"]["winners"]) == 1:
        record = play(3, rng)
    (FIXTURES / "shared-victory-3-players.jsonl").write_text(json.dumps(record) + "\n")


if __name__ == "__main__":
    main()
