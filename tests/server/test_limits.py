"""What limits by address count: networks, since addresses of the newer kind cost nothing."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.clients import Person, on_turn, run, seated, served
from zoco.server.fairness import Share
from zoco.server.limits import network_of
from zoco.server.settings import Limits


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:cb00:7107", "203.0.113.7"),
        ("203.0.113.7:50123", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "unknown"),
        ("anything at all", "unknown"),
    ],
)
def test_a_network_is_what_one_client_has(address: str, network: str) -> None:
    assert network_of(address) == network


def test_another_network_is_another_client() -> None:
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("203.0.113.7") != network_of("203.0.113.8")


def test_one_network_is_one_newcomer_however_many_addresses_it_has(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(people_per_minute=3, requests_per_second=4, connections_per_address=2)
        async with served(tmp_path, limits, proxied=True) as serving:
            statuses = []
            for k in range(4):
                async with Person(serving.address) as one:
                    one.session.headers["X-Forwarded-For"] = f"2001:db8:1:2::{k:x}"
                    async with one.session.put(f"{one.url}/api/me", json={"name": "Eve"}) as response:
                        statuses.append(response.status)
            assert statuses == [200, 200, 200, 429]
            async with Person(serving.address) as one:
                for k in range(2):
                    await one.line(headers={"X-Forwarded-For": f"2001:db8:1:2::1:{k:x}"})
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await one.line(headers={"X-Forwarded-For": "2001:db8:1:2::1:9"})
                assert refused.value.status == 429
                await one.line(headers={"X-Forwarded-For": "2001:db8:1:3::1"})

    run(test)


def test_hints_asked_for_without_a_socket_count_for_the_network_of_the_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with (
            served(tmp_path, proxied=True) as serving,
            Person(serving.address) as a,
            Person(serving.address) as b,
        ):
            table, lines = await seated([a, b], hints=True)
            mover = a if on_turn(lines)[0] is lines[0] else b
            for line in lines:
                await line.close()
            shares: list[Share] = []

            async def think(share: Share, *_: Any) -> dict[str, Any]:
                shares.append(share)
                return {"hints": []}

            monkeypatch.setattr(serving.manager.workers, "run", think)
            mover.session.headers["X-Forwarded-For"] = "203.0.113.7"
            await mover.ask(f"POST /tables/{table}/hint")
            assert [share.network for share in shares] == ["203.0.113.7"]

    run(test)
