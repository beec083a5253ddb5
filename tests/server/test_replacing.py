"""Whoever stays away can be replaced, by the rule of the table, and can come back."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.clients import Person, Time, run, served
from tests.server.test_agreements import Company, company, same_when_folded
from zoco.server.serving import Serving

MINUTE = 60_000


async def deserted(stack: AsyncExitStack, serving: Serving, count: int, **plan: Any) -> tuple[Company, int, int]:
    """A table at which the person on turn has lost the connection; their seat, and another one."""
    here = await company(stack, serving, count, **plan)
    seat = here.table.on_turn
    assert seat is not None
    audience, person, other = serving.manager.audience, here.table.chairs[seat].person or 0, (seat + 1) % count
    await here.line_at(seat).close()
    await here.line_at(other).until(lambda: not audience.is_present(here.id, person))
    return here, seat, other


def test_whoever_stays_away_is_replaced_and_can_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path, time=time))
            here, seat, other = await deserted(stack, serving, 3, absence=600)
            assert (await here.at(other).ask(f"GET /tables/{here.id}"))["absence"] == 600
            time.now += 9 * MINUTE
            assert await here.refused(other, "replace", chair=seat) == "server-absent-later"
            time.now += MINUTE
            assert await here.refused(other, "replace", chair=other) == "server-not-absent"
            assert await here.refused(other, "replace", chair=9) == "server-not-absent"
            assert await here.refused(other, "replace", chair=seat, by="end") == "server-not-of-two"
            done = [await here.ask(other, "replace", chair=seat, key="r") for _ in range(2)]
            assert done[0] == done[1]
            assert (here.table.chairs[seat].away, here.table.status) == ("replaced", "running")
            assert here.table.running().record()["substitutes"] == [[seat, 0, "journeyman"]]
            await here.ask(seat, "back")
            assert here.table.chairs[seat].bot is None
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_a_game_of_two_can_be_ended_instead(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path, time=time))
            here, seat, other = await deserted(stack, serving, 2, absence=600)
            time.now += 10 * MINUTE
            await here.ask(other, "replace", chair=seat, by="end")
            result = (await here.at(other).ask(f"GET /tables/{here.id}"))["result"]
            assert (result["ending"], result["seat"], result["winners"]) == ("abandoned", seat, [other])
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_nobody_is_replaced_who_is_there_or_where_the_table_does_not_say_so(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path, time=time))
            here = await company(stack, serving, absence=60)
            seat = here.table.on_turn
            assert seat is not None
            time.now += 10 * MINUTE
            assert await here.refused(1 - seat, "replace", chair=seat) == "server-not-absent"
            await here.line_at(seat).close()
            brisk, away, other = await deserted(stack, serving, 2, absence=5)
            time.now += 50_000
            assert await brisk.refused(other, "replace", chair=away) == "server-absent-later"
            there, away, other = await deserted(stack, serving, 2)
            time.now += 1000 * MINUTE
            assert await there.refused(other, "replace", chair=away) == "server-nobody-replaced"
            stranger = await stack.enter_async_context(Person(serving.address))
            await stranger.ask("PUT /me", name="Zoe")
            assert await stranger.refused(f"POST /tables/{here.id}/replace", 403, chair=seat) == "server-no-seat"

    run(test)


def test_after_a_restart_people_have_a_minute_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path, time=time))
            here, seat, other = await deserted(stack, serving, 2, absence=600)
            time.now += 10 * MINUTE
            secret = here.at(other).secret
        async with served(tmp_path, time=time) as serving, Person(serving.address) as back:
            back.session.cookie_jar.update_cookies({"zoco": secret})
            at = f"POST /tables/{here.id}/replace"
            assert await back.refused(at, 409, chair=seat) == "server-absent-later"
            time.now += MINUTE
            await back.ask(at, chair=seat)

    run(test)
