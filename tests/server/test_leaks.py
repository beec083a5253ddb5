"""What comes over the wire tells a seat nothing that it may not know.

Two servers play the same game in step. Before each decision everything that one seat may not know is dealt anew on the
second one. Whatever that seat's connections receive must be the same from both, sign by sign.
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.properties.games import laws_of
from tests.server.clients import Line, Person, Time, run, served
from zoco.core.errors import ZocoError
from zoco.core.game import SPECTATOR, Game
from zoco.server.serving import Serving
from zoco.server.tables import Table

PLAYERS = 3
CHANGING = ("Date", "Set-Cookie")


class Side:
    """One of the two servers: its table, the people, and the connection that is listened in on."""

    def __init__(self, serving: Serving, people: list[Person]) -> None:
        self.serving = serving
        self.people = people
        self.heard: list[str] = []

    async def sit_down(self, game: str, viewer: int) -> None:
        names = ("Ana", "Ben", "Cleo")
        chairs, clock = ["me", "open", "open"], {"kind": "move", "seconds": 60}
        made = await self.people[0].ask("POST /tables", name="Ana", game=game, chairs=chairs, clock=clock)
        self.id: str = made["table"]
        for person, name in zip(self.people[1:PLAYERS], names[1:], strict=True):
            await person.ask(f"POST /tables/{self.id}/take", name=name)
        await self.people[0].ask(f"POST /tables/{self.id}/start")
        self.table: Table = self.serving.house.tables[self.id]
        by_seat = [(await person.ask(f"GET /tables/{self.id}"))["you"] for person in self.people]
        self.by_seat = dict(zip(by_seat, self.people, strict=True))
        self.viewer = self.by_seat[None if viewer == SPECTATOR else viewer]
        self.line: Line = await self.viewer.line()
        await self.line.listen(self.id)

    @property
    def game(self) -> Game:
        return self.table.running()

    def wear(self, state: Any) -> None:
        """Another state, which looks the same to the viewer."""
        self.game._state[:] = state
        for k, listener in enumerate(self.table.listeners):
            listener.view = self.table.view(k)

    async def decide(self, seat: int, door: str, **what: Any) -> None:
        """By whoever sits there; nobody is told the number but its seat."""
        number = self.table.numbers[seat]
        if self.by_seat[seat] is not self.viewer:
            await self.by_seat[seat].ask(f"POST /tables/{self.id}/{door}", number=number, **what)
            return
        answer = await self.line.answer(door, table=self.id, number=number, key=f"k{number}-{door}", **what)
        assert "refused" not in answer, answer

    async def look(self) -> None:
        """Everything that the viewer can ask for by HTTP, and some that is refused."""
        at, since = f"/tables/{self.id}", max(0, self.line.number - 20)
        for path in (at, f"{at}/events?since={since}", f"{at}/view", f"{at}/choices", f"{at}/why?notation=pass"):
            await self.request("GET", path)
        for path in (f"{at}/record", f"{at}/view?seat=0", f"{at}/view?seat=1", f"{at}/view?seat=2", "/me/tables"):
            await self.request("GET", path)
        await self.request("POST", f"{at}/play", {"number": 99999, "notation": "pass"})
        await self.request("POST", f"{at}/undo", {"number": 0})
        await self.request("POST", f"{at}/leave", {})

    async def request(self, method: str, path: str, body: Any = None) -> None:
        session = self.viewer.session
        async with session.request(method, f"{self.viewer.url}/api{path}", json=body) as response:
            headers = [(name, value) for name, value in response.headers.items() if name not in CHANGING]
            self.heard.append(self.plain(f"{method} {path} {response.status} {headers} {await response.text()}"))

    async def listen(self) -> None:
        """Until everything that was told has come."""
        seat = self.line.table["you"]
        listener = self.table.listeners[self.table.spectators if seat is None else seat]
        await self.line.until(lambda: self.line.number == listener.count)
        await self.line.answer("ping", key="same")
        self.heard.append(self.plain(",".join(frame[1:-1] for frame in self.line.frames)))
        self.line.frames.clear()

    def plain(self, words: str) -> str:
        return words.replace(self.id, "TABLE")


async def both(act: Callable[[Side], Awaitable[None]], sides: tuple[Side, Side]) -> None:
    await asyncio.gather(*(act(side) for side in sides))


def seen_after(game: Game, state: Any, notation: str, viewer: int | None) -> bytes | None:
    """What a decision shows to the viewer; nothing if it is not legal in this state."""
    twin = game.copy()
    twin._state[:] = state
    try:
        twin.play(notation)
    except ZocoError:
        return None
    return twin.view_row(viewer).tobytes()


def disguised(game: Game, viewer: int, dice: random.Random) -> Any:
    twin = game.copy()
    laws_of(game.rules).disguise(twin.state, viewer, dice)
    return twin._state


async def decide_in_step(sides: tuple[Side, Side], viewer: int, dice: random.Random) -> str:
    """One decision on both servers, with other secrets on the second; what it was."""
    first, second = sides
    game, eye = first.game, None if viewer == SPECTATOR else viewer
    seat, own = game.seat, game.seat == viewer
    legal = game.legal
    if "skip" in legal and not own:  # the second server never asked
        await first.decide(seat, "play", notation="skip")
        if dice.random() < 0.5:
            await first.decide(seat, "undo")
            await first.decide(seat, "play", notation="skip")
        second.wear(first.game._state)
        return "skip"
    notation, state = dice.choice(legal), disguised(game, viewer, dice)
    sights = {seen_after(game, one, notation, eye) for one in (game._state, state)}
    kind = "disguised" if len(sights) == 1 else "revealed"  # a card that this seat has the right to see
    second.wear(state if kind == "disguised" else game._state)
    await both(lambda side: side.decide(seat, "play", notation=notation), sides)
    return kind


async def take_back_in_step(sides: tuple[Side, Side]) -> bool:
    first, second = sides
    table = first.table
    if table.on_turn is None or first.game.revealed or len(first.game.moves) == table.turn_began:
        return False
    if first.game.moves[-1] == "skip" or len(second.game._history) != len(first.game._history):
        return False
    seat = table.on_turn
    await both(lambda side: side.decide(seat, "undo"), sides)
    return True


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", zoco.GAMES)
def test_a_connection_is_blind_to_what_its_seat_may_not_know(
    game: str, viewer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(11))
        dice, time, kinds = random.Random(viewer), Time(), set()
        async with (
            served(tmp_path / "a", time=time) as one,
            served(tmp_path / "b", time=time) as other,
            contextlib.AsyncExitStack() as people,
        ):
            sides = Side(one, []), Side(other, [])
            for side in sides:
                coming = [Person(side.serving.address) for _ in range(PLAYERS + 1)]
                side.people = [await people.enter_async_context(person) for person in coming]
            await both(lambda side: side.sit_down(game, viewer), sides)
            for step in range(160):
                if sides[0].table.on_turn is None:
                    break
                time.now += dice.randrange(1000)
                kinds.add(await decide_in_step(sides, viewer, dice))
                if dice.random() < 0.2 and await take_back_in_step(sides):
                    kinds.add("undone")
                await both(lambda side: side.listen(), sides)
                if step % 10 == 0:
                    await both(lambda side: side.look(), sides)
                assert sides[0].heard == sides[1].heard
                for side in sides:
                    side.heard.clear()
        assert {"disguised", "revealed"} <= kinds
        assert ("skip" in kinds) == (game == "toledo")

    run(test)
