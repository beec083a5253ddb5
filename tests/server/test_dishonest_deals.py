"""A server that lies about a deal is found by anybody who checks the record."""

import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import zoco
from tests.server.clients import run, served
from tests.server.test_deals import begun, finished, listening, opened, players
from zoco.core.records import check_shuffles
from zoco.server.tables import Table


def change_secret(table: Table) -> None:
    table.deal.secret = secrets.token_hex(32)


def swap_cards(table: Table) -> None:
    honest = table.shuffles.draw

    def shuffle(pile: list[int], number: int) -> list[int]:
        drawn = honest(pile, number)
        k = next(k for k in range(2, len(drawn)) if drawn[-k] != drawn[-1])
        drawn[-1], drawn[-k] = drawn[-k], drawn[-1]
        return drawn

    table.deal.draw = shuffle  # type: ignore[method-assign]


@pytest.mark.parametrize("lie", [change_secret, swap_cards])
def test_a_server_that_lies_is_found(lie: Callable[[Table], None], tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            promised = (await ana.deal(table))["server"]
            await ana.start(table)
            standing = serving.manager.tables[table]
            if lie is swap_cards:
                standing.shuffles.draw = standing.deal.draw
            lie(standing)
            await ana.reveal(table)
            await ben.reveal(table)
            await begun(await listening(ana, table))
            record = await finished([ana, ben], table)
            if lie is change_secret:  # the record fits by itself: only who was there knows
                assert record["fair"]["server"]["commitment"] != promised
                record["fair"]["server"]["commitment"] = promised
            verdict = check_shuffles(zoco.replay(record))
            wanted = "fair-secret-differs" if lie is change_secret else "fair-other-shuffle"
            assert (verdict.what.id, verdict.is_verified) == (wanted, False)

    run(test)
