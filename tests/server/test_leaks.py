"""What comes over the wire tells a seat nothing that it may not know.

Two servers play the same random games in step. Before each decision, all that one seat may not know is dealt again
on the second one. Whatever that seat's connections receive must be the same from both, byte by byte: frames, answers,
refusals, headers and sizes. `make leaks` does it for hundreds of games.
"""

import asyncio
import contextlib
import os
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.core.fair_games import secret_of
from tests.sample import facts_of
from tests.server.clients import PATIENCE, Line, Person, Time, play_on, reason, run, seated, served
from tests.server.disguises import crossing_of, differing, disguised, seen_after
from tests.server.test_troubles import Disk, begun
from zoco.core.commitments import commitment_to
from zoco.core.game import SPECTATOR, Game
from zoco.core.taking_back import Crossing
from zoco.server import bot_turns, commands
from zoco.server.fairness import Share
from zoco.server.people import Person as Known
from zoco.server.serving import Serving
from zoco.server.tables import Table
from zoco.server.workers import Job, Talk

TIMES = int(os.environ.get("ZOCO_EXAMPLES", "1"))
GAMES = 6 * TIMES
CHANGING = ("Date", "Set-Cookie", "Sec-WebSocket-Accept")
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")
CLOCKS = (None, {"kind": "move", "seconds": 60}, {"kind": "budget", "seconds": 600, "increment": 5})
DISGUISES = 4  # that are tried until one fits a decision
MALFORMED = ("", "{", "[]", '{"do": "dance"}', '{"do": "play", "table": "x"}', '{"do": "listen", "table": "none"}')


class Side:
    """One of the two servers: its table, its people, and the one who is listened in on."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.manager = serving.manager
        self.heard: list[str] = []
        self.decisions: asyncio.Queue[list[str]] = asyncio.Queue()  # of bots, task by task
        self.published: asyncio.Queue[None] = asyncio.Queue()
        self.parted: asyncio.Queue[None] = asyncio.Queue()
        self.announce(self.manager.audience, "publish", self.published)
        self.announce(self.manager, "part", self.parted)
        manager: Any = self.manager
        manager.workers.run, manager.bots.hint = self.run_when_told, self.note_hint

    def announce(self, manager: Any, name: str, done: "asyncio.Queue[None]") -> None:
        """Puts something into the queue whenever that method has been called."""
        act = getattr(manager, name)

        def acted(*what: Any) -> None:
            act(*what)
            done.put_nowait(None)

        setattr(manager, name, acted)

    async def run_when_told(self, share: Share, seconds: float, talk: Talk[Any]) -> Any:
        """A bot's task begins when the test lets it."""
        decisions = iter(await self.decisions.get())

        async def ask(job: Job) -> dict[str, Any]:
            return {"notation": next(decisions)}

        return await talk(ask)

    async def note_hint(self, job: Job, table: Table, person: Known) -> dict[str, Any]:
        """It depends on nothing but this."""
        self.heard.append(self.plain(repr(job)))
        return {"hints": []}

    # ---- the table

    async def sit_down(
        self, game: str, chairs: list[str], plan: dict[str, Any], is_dealt: bool, people: contextlib.AsyncExitStack
    ) -> None:
        """`is_dealt`: from commitments."""
        coming = [Person(self.serving.address) for _ in range(chairs.count("open") + 1)]
        self.people = [await people.enter_async_context(person) for person in coming]
        self.host = self.people[-1]  # who watches
        await self.host.ask("PUT /me", name="Zoe")
        made = await self.host.ask("POST /tables", game=game, chairs=chairs, hints=True, **plan)
        self.id: str = made["table"]
        for person, name in zip(self.people[:-1], NAMES, strict=False):
            commits: dict[str, Any] = {"commitment": commitment_to(secret_of(name))} if is_dealt else {}
            await person.ask(f"POST /tables/{self.id}/take", name=name, **commits)
        await self.host.ask(f"POST /tables/{self.id}/start")
        for person, name in zip(self.people[:-1], NAMES if is_dealt else (), strict=False):
            await person.ask(f"POST /tables/{self.id}/reveal", salt=secret_of(name))
        self.table: Table = self.manager.tables[self.id]
        while not self.table.started:
            await self.published.get()
        self.by_seat = {(await person.ask(f"GET /tables/{self.id}"))["you"]: person for person in self.people}
        self.by_seat[SPECTATOR] = self.by_seat.pop(None)
        while not self.published.empty():
            self.published.get_nowait()

    async def listen_in(self, viewer: int) -> None:
        """Two devices of the same person; the second one stays connected."""
        self.viewer = self.by_seat[viewer]
        self.line, self.tablet = await self.connect(None), await self.connect(None)

    async def connect(self, since: int | None) -> Line:
        line = await self.viewer.line()
        self.heard.append(f"{line.socket._response.status} {headers_of(line.socket._response)}")
        if since is not None:
            known = self.line
            line.table, line.view, line.number, line.next = known.table, known.view, since, known.next
            line.events = known.events
        await line.listen(self.id, since)
        return line

    @property
    def game(self) -> Game:
        return self.table.running()

    def wear(self, state: Any) -> None:
        """Another state, which looks the same to the viewer."""
        self.game._state[:] = state
        for k, listener in enumerate(self.table.listeners):
            assert listener.view is not None
            listener.view[:] = self.table.view(k)

    # ---- what happens

    async def decide(self, seat: int, command: str, *secretly: str, **what: Any) -> None:
        """By the seat on turn; a bot may have answered in secret before. Only its seat is told the number."""
        number, person = self.table.numbers[seat], self.by_seat.get(seat)
        if self.table.chairs[seat].bot is not None:
            self.decisions.put_nowait([*secretly, what["notation"]])
            for _ in (*secretly, "shown"):
                await self.published.get()
        elif person is not self.viewer:
            assert person is not None
            await person.ask(f"POST /tables/{self.id}/{command}", number=number, **what)
            await self.published.get()
        else:
            answer = await self.line.answer(command, table=self.id, number=number, key=f"k{number}-{command}", **what)
            assert "refused" not in answer, answer
            await self.published.get()

    async def say(self, seat: int, text: str) -> None:
        await self.by_seat[seat].ask(f"POST /tables/{self.id}/chat", text=text)
        await self.published.get()

    async def go_away(self, seat: int) -> None:
        await self.by_seat[seat].ask(f"POST /tables/{self.id}/resign")
        await self.published.get()

    async def try_in_vain(self, notation: str, number: int, malformed: str) -> None:
        """What is refused; also to others, whatever they hold."""
        for do, more in (("play", {"notation": notation}), ("undo", {})):
            if do == "play" or number != self.line.next:
                self.heard.append(self.plain(str(await self.line.answer(do, table=self.id, number=number, **more))))
        await self.tablet.socket.send_str(malformed)

    async def reconnect(self, since: int | None) -> None:
        await self.line.close()
        await self.parted.get()
        self.line = await self.connect(since)

    async def look(self, notations: list[str], past: int) -> None:
        """Everything that the viewer can ask for by HTTP, and much that is refused."""
        at, since = f"/tables/{self.id}", max(0, self.line.number - 20)
        paths = ["", f"/events?since={since}", "/view", "/choices", "/record", f"/view?at={past}"]
        paths += [f"/view?seat={seat}" for seat in range(self.table.players)]
        paths += [f"/why?notation={notation.replace(' ', '%20')}" for notation in notations]
        for path in paths:
            await self.request("GET", at + path)
        for path in ("/me/tables", "/me", "/tables", "/tables?status=running"):
            await self.request("GET", path)
        await self.request("POST", f"{at}/play", {"number": 99999, "notation": "pass"})
        await self.request("POST", f"{at}/undo", {"number": 99999})
        for command in ("leave", "back", "rematch", "start", "take"):
            await self.request("POST", f"{at}/{command}", {})
        await self.request("POST", f"{at}/commit", {"commitment": "0" * 64})
        await self.request("POST", f"{at}/reveal", {"salt": "0" * 64})
        if self.viewer is not self.host:
            await self.request("POST", f"{at}/close", {})
        await self.request("POST", f"{at}/hint")

    async def request(self, method: str, path: str, body: Any = None) -> int:
        async with self.viewer.session.request(method, f"{self.viewer.url}/api{path}", json=body) as response:
            words = await response.text()
            self.heard.append(self.plain(f"{method} {path} {response.status} {headers_of(response)} {words}"))
            return response.status

    async def speak(self, seat: int, command: str, body: dict[str, Any]) -> None:
        """Proposes or answers, perhaps in vain; the viewer hears what is said to that."""
        person, path = self.by_seat[seat], f"/tables/{self.id}/{command}"
        if person is self.viewer:
            status = await self.request("POST", path, body)
        else:
            async with person.session.post(f"{person.url}/api{path}", json=body) as response:
                status = response.status
        self.heard.append(f"{command} {status}")
        if status == 200:
            await self.published.get()

    async def hear(self) -> None:
        """Until everything that was told has come."""
        seat = self.line.table["you"]
        listener = self.table.listeners[self.table.spectators if seat is None else seat]
        for line in (self.line, self.tablet):
            await line.until(lambda: line.number == listener.count)  # noqa: B023, awaited here
            await line.answer("ping", key="same")
            self.heard.append(self.plain(",".join(frame[1:-1] for frame in line.frames)))
            line.frames.clear()

    def plain(self, words: str) -> str:
        return words.replace(self.id, "TABLE")


def headers_of(response: Any) -> list[tuple[str, str]]:
    return [(name, value) for name, value in response.headers.items() if name not in CHANGING]


class Pair:
    """The same game on both servers, with other secrets on the second."""

    def __init__(self, sides: tuple[Side, Side], game: str, dice: random.Random, time: Time) -> None:
        self.sides = self.first, self.second = sides
        self.name = game
        self.dice = dice
        self.time = time
        self.kinds: set[str] = set()
        self.notations = ["pass", "draw", "fly home", ""]  # that were legal at some moment

    async def both(self, act: Callable[[Side], Awaitable[None]]) -> None:
        await asyncio.gather(*(act(side) for side in self.sides))

    async def play(self, decisions: int, people: contextlib.AsyncExitStack) -> None:
        rules, dice = zoco.rules_of(self.name), self.dice
        players = dice.randint(rules.fewest_players, rules.most_players)
        chairs = ["open", *(dice.choice(["open", "open", "apprentice"]) for _ in range(players - 1))]
        plan = {"clock": dice.choice(CLOCKS), "public": dice.random() < 0.5}
        is_dealt = dice.random() < 0.5
        await self.both(lambda side: side.sit_down(self.name, chairs, plan, is_dealt, people))
        self.viewer = dice.choice(sorted(self.first.by_seat))
        self.kinds |= {
            f"{players} players",
            "dealt" if is_dealt else "shuffled",
            "spectator" if self.viewer == SPECTATOR else "seat",
        }
        await self.both(lambda side: side.listen_in(self.viewer))
        for _ in range(decisions):
            if self.first.table.on_turn is None:
                break
            self.time.now += dice.randrange(1000)
            self.notations.append(dice.choice(self.first.game.legal))
            self.kinds.add(await self.decide())
            await self.happen()
            await self.both(Side.hear)
            self.compare()
        if self.first.table.on_turn is not None:  # afterwards, everything may be known
            await self.both(lambda side: side.look(self.notations[-3:], 1))
            self.compare()

    def compare(self) -> None:
        for one, other in zip(self.first.heard, self.second.heard, strict=True):
            assert one == other
        for side in self.sides:
            side.heard.clear()

    async def decide(self) -> str:
        """One decision on both; what it was."""
        first, second, dice = self.first, self.second, self.dice
        game, eye = first.game, None if self.viewer == SPECTATOR else self.viewer
        seat, own = game.seat, game.seat == self.viewer
        legal = game.legal
        if "skip" in legal and not own and first.table.chairs[seat].bot is not None:
            return await self.decide_in_secret()
        if "skip" in legal and not own:  # the second server never asked
            await first.decide(seat, "play", notation="skip")
            if dice.random() < 0.5 and first.table.chairs[seat].bot is None:
                await first.decide(seat, "undo")
                await first.decide(seat, "play", notation="skip")
            second.wear(first.game._state)
            return "skip"
        notation, state = dice.choice(legal), game._state
        shown, kind = seen_after(game, state, notation, eye), "revealed"
        assert shown is not None
        for _ in range(DISGUISES):
            other = disguised(game, self.viewer, dice)
            seen = seen_after(game, other, notation, eye)
            if seen == shown:
                state, kind = other, "disguised"
                break
            if seen is not None:  # a card that this seat has the right to see, and nothing else
                assert differing(game, shown, seen) <= facts_of(self.name).CARDS or "duel" in notation, notation
        second.wear(state)
        await self.both(lambda side: side.decide(seat, "play", notation=notation))
        return kind

    async def decide_in_secret(self) -> str:
        """A bot answers, and shows its next decision; on the second server it is asked for that one only."""
        first, second = self.first, self.second
        game, seat = first.game.copy(), first.game.seat
        game.play("skip")
        second.wear(game._state)
        notation = self.dice.choice(game.legal)
        await first.decide(seat, "play", "skip", notation=notation)
        await second.decide(seat, "play", notation=notation)
        return "skip"

    async def happen(self) -> None:
        """Whatever else goes on at a table."""
        dice, first = self.dice, self.first
        chance = dice.random()
        if chance < 0.15 and await self.take_back():
            self.kinds.add("undone")
        elif chance < 0.25:
            seat, text = dice.choice(sorted(first.by_seat)), "x" * dice.randrange(1, 200)
            await self.both(lambda side: side.say(seat, text))
        elif chance < 0.45:
            notation, malformed = dice.choice(self.notations), dice.choice(MALFORMED)
            number = max(0, first.line.next + dice.choice([-1, 0, 1]))
            if not (first.table.on_turn == self.viewer and notation in first.game.legal):
                await self.both(lambda side: side.try_in_vain(notation, number, malformed))
                self.kinds.add("refused")
        elif chance < 0.55:
            await self.both(Side.hear)
            since = dice.choice([None, first.line.number])
            await self.both(lambda side: side.reconnect(since))
            self.kinds.add("reconnected")
        elif chance < 0.65:
            await self.both(Side.hear)
            some, past = dice.sample(self.notations, 3), self.past()
            await self.both(lambda side: side.look(some, past))
            self.kinds.add("looked")
        elif chance < 0.75:
            await self.agree()
        elif chance < 0.77:
            others = [seat for seat in first.by_seat if seat not in (self.viewer, SPECTATOR)]
            others = [seat for seat in others if first.table.chairs[seat].bot is None]
            if others and first.table.on_turn is not None:
                await self.both(lambda side: side.go_away(others[0]))
                self.kinds.add("resigned")

    async def agree(self) -> None:
        """Somebody proposes something, and others answer. Once only one of the logs has a hidden decision, going back
        would lead to other moments."""
        table, dice = self.first.table, self.dice
        people = [seat for seat in sorted(self.first.by_seat) if seat != SPECTATOR]
        if table.on_turn is None or not people:
            return
        may_go_back = "skip" not in self.kinds
        fitting = [seat for seat in people if may_go_back and crossing_of(self.first.game, seat) is Crossing.TURNS]
        seat, crossed = dice.choice(fitting or people), table.take_backs.crossed
        was_asked = table.chairs[table.on_turn].bot is not None
        if table.proposals.standing is None:
            await self.say_both(seat, "propose", {"what": "take-back" if may_go_back else "end"})
        while (standing := table.proposals.standing) is not None and dice.random() < 0.9:
            seat = dice.choice(people)
            is_fine = standing.what == "take-back" and dice.random() < 0.6
            await self.say_both(seat, "agree" if is_fine else "decline", {"proposal": standing.number})
        if table.take_backs.crossed > crossed:
            self.kinds.add("taken back")
            for side in self.sides if was_asked else ():
                side.decisions.put_nowait([])  # what the bot was thinking about is gone

    async def say_both(self, seat: int, command: str, body: dict[str, Any]) -> None:
        self.kinds.add(command)
        await self.both(lambda side: side.speak(seat, command, body))

    def past(self) -> int:
        """A moment to look at. After a question that only one of them asked, the second's log cannot be replayed."""
        now = self.first.line.number
        return now if "skip" in self.kinds else self.dice.randint(1, now)

    async def take_back(self) -> bool:
        table, game = self.first.table, self.first.game
        if table.on_turn is None or game.revealed or len(game.moves) == table.turn_began:
            return False
        if table.chairs[table.on_turn].bot is not None or game.moves[-1] == "skip":
            return False
        if len(self.second.game._history) != len(game._history):
            return False
        seat = table.on_turn
        await self.both(lambda side: side.decide(seat, "undo"))
        return True


@contextlib.asynccontextmanager
async def two_servers(folder: Path, time: Time) -> AsyncIterator[tuple[Side, Side]]:
    async with served(folder / "a", time=time) as one, served(folder / "b", time=time) as other:
        yield Side(one), Side(other)


@pytest.mark.parametrize("game", zoco.GAMES)
def test_connections_are_blind_to_what_their_seats_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        time, kinds = Time(), set()
        for k in range(GAMES):
            dice = random.Random(f"{game} {k}")
            monkeypatch.setattr(bot_turns, "PROPOSAL_SECONDS", 0)  # or bots would wait for answers
            monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(k))  # noqa: B023, for this game
            monkeypatch.setattr(commands, "new_secret", lambda: secret_of(f"{k}"))  # noqa: B023
            async with two_servers(tmp_path / f"{k}", time) as sides, contextlib.AsyncExitStack() as people:
                pair = Pair(sides, game, dice, time)
                await pair.play(60, people)
                await check_replay(pair.first)
                kinds |= pair.kinds
        assert {"disguised", "revealed", "undone", "refused", "reconnected", "looked", "seat", "spectator"} <= kinds
        assert {"dealt", "shuffled", "propose", "agree", "decline", "taken back"} <= kinds
        assert ("skip" in kinds) == facts_of(game).SECRET

    run(test, 5 * PATIENCE * TIMES)


async def check_replay(side: Side) -> None:
    """What the log gives to somebody who was away for long is what was told at the time."""
    told = (await side.viewer.ask(f"GET /tables/{side.id}/events"))["events"]
    heard = side.tablet.events
    assert heard
    assert [event for event in told if event["number"] >= heard[0]["number"]] == heard


def test_nobody_waits_for_a_decision_that_is_hidden_from_them(tmp_path: Path) -> None:
    """While the disk takes its time, others are answered as if nothing had happened; its own seat waits."""

    async def test() -> None:
        async with served(tmp_path, time=Time()) as serving, contextlib.AsyncExitStack() as company:
            ana, ben, spy = [await company.enter_async_context(Person(serving.address)) for _ in range(3)]
            table, lines = await seated([ana, ben])
            dice, seats = random.Random(2), {line.table["you"]: line for line in lines}
            while "skip" not in (legal := seats[lines[0].seat_on_turn].seat_view.legal):
                await play_on(lines, 1, dice)
            line, people = seats[lines[0].seat_on_turn], dict(zip(lines, (ana, ben), strict=True))
            other = next(one for one in lines if one is not line)
            assert "skip" in legal
            idle = [await looked(person, table) for person in (spy, people[other])]
            with Disk(serving) as disk:
                await line.send("play", table=table, number=line.next, notation="skip")
                await begun(serving, table)
                assert [await looked(person, table) for person in (spy, people[other])] == idle
                assert reason(await other.play("draw")) == "server-not-your-turn"
                own = asyncio.create_task(people[line].ask(f"GET /tables/{table}"))
                await spy.ask(f"GET /tables/{table}")
                assert not own.done()
                disk.turns.set()
                assert (await own)["next"] == line.next + 1
            assert [await looked(person, table) for person in (spy, people[other])] == idle

    run(test)


async def looked(person: Person, table: str) -> list[Any]:
    """Everything that somebody is shown, without who is there."""
    endpoints = (f"GET /tables/{table}", f"GET /tables/{table}/view", f"GET /tables/{table}/events", "GET /me/tables")
    shown = [await person.ask(endpoint) for endpoint in endpoints]
    line = await person.line()
    await line.listen(table)
    await line.close()
    for one in (shown[0], line.table):
        del one["present"], one["watching"]
    return [*shown, line.table]
