"""What people agree on: taking back across turns, ending undecided. And how they give up."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.sample import GAME, facts_of
from tests.server.clients import Line, Person, play_on, reason, run, seated, served
from zoco.core.taking_back import Crossing, Seating, terms_of
from zoco.server import bot_turns, proposals
from zoco.server.entries import Entry
from zoco.server.serving import Serving
from zoco.server.tables import Table

SECRET = next(name for name in zoco.GAMES if facts_of(name).SECRET)


class Company:
    """People at a running table, with their lines."""

    def __init__(self, serving: Serving, people: list[Person], table: str, lines: list[Line]) -> None:
        self.serving, self.people, self.id, self.lines = serving, people, table, lines
        self.dice = random.Random(3)

    @property
    def table(self) -> Table:
        return self.serving.manager.tables[self.id]

    def at(self, seat: int) -> Person:
        return next(person for person, line in zip(self.people, self.lines, strict=True) if line.table["you"] == seat)

    def line_at(self, seat: int) -> Line:
        return next(line for line in self.lines if line.table["you"] == seat)

    async def ask(self, seat: int, command: str, **body: Any) -> Any:
        return await self.at(seat).ask(f"POST /tables/{self.id}/{command}", **body)

    async def refused(self, seat: int, command: str, status: int = 409, **body: Any) -> str:
        return await self.at(seat).refused(f"POST /tables/{self.id}/{command}", status, **body)

    def crossing(self, seat: int) -> Crossing | None:
        """What it would cross to take back the seat's last decision."""
        game = self.table.running().copy()
        game.remember()
        own = [index for index, (decided, _) in enumerate(game.course()) if decided == seat]
        return game.crossing(own[-1], looked=True) if own else None

    async def until(self, crossing: Crossing) -> int:
        """Plays until that is so of somebody who is not on turn."""
        while True:
            for seat in range(len(self.people)):
                if seat != self.table.on_turn and self.crossing(seat) is crossing:
                    return seat
            await play_on(self.lines, 1, self.dice)

    def told_of_taking_back(self, seat: int) -> str:
        told = [event["take_back"] for event in self.line_at(seat).events if "take_back" in event]
        return told[-1] if told else "nothing"

    async def asked_about_taking_back(self, seat: int) -> str:
        told: str = (await self.at(seat).ask(f"GET /tables/{self.id}")).get("take_back", "nothing")
        return told

    def expected_of_taking_back(self, seat: int) -> str:
        crossing = self.crossing(seat)
        if crossing is None:
            return "nothing"
        terms = terms_of(Seating.ONLINE, crossing)
        return "by-agreement" if terms.by_agreement else "revealed" if terms.refusal else "possible"

    async def hear(self) -> None:
        for line in self.lines:
            await line.answer("ping")

    def last(self, what: str) -> list[dict[str, Any]]:
        """The last event of everybody, which must be such a one."""
        events = [line.events[-1] for line in self.lines]
        assert {event["what"] for event in events} == {what}
        return events


async def company(stack: AsyncExitStack, serving: Serving, count: int = 2, **plan: Any) -> Company:
    people = [await stack.enter_async_context(Person(serving.address)) for _ in range(count)]
    return Company(serving, people, *await seated(people, **plan))


def same_when_folded(before: Table, after: Table) -> None:
    assert after.trouble is None
    assert after.running().record() == before.running().record()
    assert (after.turns, after.numbers, after.status) == (before.turns, before.numbers, before.status)
    assert after.proposals.shown() == before.proposals.shown()
    assert [one.count for one in after.listeners] == [one.count for one in before.listeners]


# ---- giving up


def test_giving_up_ends_a_game_of_two(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, public=True)
            await play_on(here.lines, 9, here.dice)
            done = [await here.ask(0, "resign", key="once") for _ in range(2)]
            assert done[0] == done[1]
            await here.hear()
            points = here.table.running().points
            result = {"points": points, "winners": [1], "ending": "resigned", "seat": 0}
            assert [event["result"] for event in here.last("end")] == [result, result]
            assert await here.refused(1, "resign") == "server-game-over"
            record = await here.at(1).ask(f"GET /tables/{here.id}/record")
            assert (record["zoco"], record["ended"]) == (2, {"how": "resigned", "seat": 0, "at": 9})
            assert record["result"] == {"points": points, "winners": [1]}
            assert zoco.replay(json.dumps(record)).ending == "resigned"
            listed = (await here.at(0).ask("GET /tables?status=over"))["tables"]
            assert [one["result"] for one in listed] == [result]
            again = await serving.manager.refold(here.id)
            same_when_folded(here.table, again)
            assert again.result() == here.table.result()

    run(test)


def test_with_more_a_bot_plays_on_and_the_record_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, 3)
            await play_on(here.lines, 5, here.dice)
            await here.ask(2, "resign")
            await here.hear()
            assert [event["chairs"][2]["away"] for event in here.last("away")] == ["resigned"] * 3
            assert here.table.status == "running"
            assert here.table.running().record()["substitutes"] == [[2, 5, "journeyman"]]
            assert await here.refused(2, "back") == await here.refused(2, "resign") == "server-resigned"
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_coming_back_is_in_the_record_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, 3)
            seat = here.table.on_turn
            assert seat is not None
            away = Entry("away", 0, None, seat, "away", {"bot": "journeyman"})
            await serving.manager.entered(here.table, away)
            await here.ask(seat, "back")
            assert here.table.running().record()["substitutes"] == [[seat, 0, "journeyman"], [seat, 0, None]]
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_logs_of_old_give_the_records_that_they_gave(tmp_path: Path) -> None:
    """They do not name the bots that stood in."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            seat = here.table.on_turn
            await serving.manager.entered(here.table, Entry("away", 0, None, seat, "clock"))
            await serving.manager.entered(here.table, Entry("back", 0, None, seat))
            await serving.manager.entered(here.table, Entry("away", 0, None, seat, "resigned"))
            record = here.table.running().record()
            assert record["zoco"] == 1
            assert not {"ended", "substitutes"} & set(record)

    run(test)


def test_a_game_that_somebody_gave_up_can_be_uploaded(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, 3)
            await play_on(here.lines, 5, here.dice)
            game = here.table.running().copy()
            game.substitute(0, "master")
            game.end("agreed", 1, [1, 2])
            ana = here.at(0)
            made = await ana.ask("POST /records", record=game.record())
            found = await ana.ask(f"GET /tables/{made['table']}")
            wanted = {"points": game.points, "winners": [1, 2], "ending": "agreed", "seat": 1}
            assert (found["status"], found["result"]) == ("over", wanted)
            record = await ana.ask(f"GET /tables/{made['table']}/record")
            assert [record[key] for key in ("ended", "substitutes", "result")] == [
                game.record()[key] for key in ("ended", "substitutes", "result")
            ]

    run(test)


# ---- taking back


def test_all_agree_and_it_is_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, 3)
            seat = await here.until(Crossing.TURNS)
            others = [other for other in range(3) if other != seat]
            game, numbers = here.table.running(), list(here.table.numbers)
            remembered = game.copy()
            remembered.remember()
            index = max(k for k, (decided, _) in enumerate(remembered.course()) if decided == seat)
            before = remembered.at(index)
            await here.ask(seat, "propose", what="take-back", key="p")
            await here.hear()
            standing = {"number": 1, "seat": seat, "what": "take-back", "agreed": [seat], "awaited": others}
            assert [event["proposal"] for event in here.last("propose")] == [standing] * 3
            assert (await here.at(seat).ask(f"GET /tables/{here.id}"))["proposal"] == standing
            await here.ask(others[0], "agree", proposal=1)
            assert game.moves != before.moves
            assert await here.refused(others[0], "agree", proposal=1) == "server-agreed-already"
            same_when_folded(here.table, await serving.manager.refold(here.id))
            await here.ask(others[1], "agree", proposal=1)
            await here.hear()
            assert [event["proposal"] for event in here.last("agree")] == [None] * 3
            assert (game.moves, game.state.tobytes()) == (before.moves, before.state.tobytes())
            assert (here.table.on_turn, game.practice) == (seat, False)
            for line in here.lines:
                assert line.view is not None
                assert line.view.tobytes() == game.view_row(line.table["you"]).tobytes()
            assert here.table.numbers == [number + 1 for number in numbers]
            late = await here.line_at(others[0]).play("pass", number=numbers[others[0]])
            assert reason(late) == "server-late"
            same_when_folded(here.table, await serving.manager.refold(here.id))
            assert game.record()["undone"][-1][0] == index
            await play_on(here.lines, 3, here.dice)
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_never_across_cards_and_not_what_one_can_take_back_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            assert await here.refused(0, "propose", status=422, what="take-back") == "server-nothing-to-undo"
            seat = await here.until(Crossing.CARDS)
            assert await here.refused(seat, "propose", status=422, what="take-back") == "card-was-revealed"
            while (on_turn := here.table.on_turn) is None or here.crossing(on_turn) is not Crossing.NOTHING:
                await play_on(here.lines, 1, here.dice)
            assert await here.refused(on_turn, "propose", what="take-back") == "server-take-back-yourself"
            assert here.table.proposals.standing is None

    run(test)


def test_a_move_that_all_see_withdraws_it_and_a_hidden_one_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, game=SECRET)
            while "skip" not in here.table.running().legal:
                await play_on(here.lines, 1, here.dice)
            mover = here.table.on_turn
            assert mover is not None
            await here.ask(1 - mover, "propose", what="end")
            await here.hear()
            count = here.line_at(1 - mover).number
            assert "refused" not in await here.line_at(mover).play("skip")
            await here.hear()
            assert here.line_at(1 - mover).number == count
            assert (await here.at(1 - mover).ask(f"GET /tables/{here.id}"))["proposal"]["number"] == 1
            while here.line_at(1 - mover).number == count:
                await play_on(here.lines, 1, here.dice)
            assert [event["proposal"] for event in here.last("play")] == [None, None]
            assert await here.refused(mover, "agree", proposal=1) == "server-no-proposal"
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_what_was_declined_or_withdrawn_comes_again_after_a_move_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            await here.ask(0, "propose", what="end")
            assert await here.refused(1, "propose", what="end") == "server-proposal-stands"
            await here.ask(1, "decline", proposal=1)
            await here.hear()
            assert here.last("decline")[0]["told"][0]["id"] == "server-told-decline"
            assert await here.refused(0, "propose", what="end") == "server-proposed-already"
            await here.ask(1, "propose", what="end")
            await here.ask(1, "decline", proposal=2)
            await here.hear()
            assert here.last("decline")[0]["told"][0]["id"] == "server-told-withdraw"
            await play_on(here.lines, 1, here.dice)
            await here.ask(0, "propose", what="end")
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_proposing_ends_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            await here.ask(0, "propose", what="end")
            await here.ask(1, "decline", proposal=1)
            await play_on(here.lines, 1, here.dice)
            monkeypatch.setattr(proposals, "MOST_PROPOSED", 1)
            assert await here.refused(0, "propose", what="end") == "server-too-many-proposals"
            await here.ask(1, "propose", what="end")
            monkeypatch.setattr(proposals, "MOST_PROPOSED", 0)
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_everybody_is_told_what_they_can_take_back(tmp_path: Path) -> None:
    """What the server says of a seat is what it does when asked."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, game=SECRET)
            seen: set[str] = set()
            while here.table.status == "running" and len(seen) < 4:
                await here.hear()
                for seat in (0, 1):
                    told = here.told_of_taking_back(seat)
                    assert told == here.expected_of_taking_back(seat) == await here.asked_about_taking_back(seat)
                    seen.add(told)
                await play_on(here.lines, 1, here.dice)
            assert seen == {"nothing", "possible", "by-agreement", "revealed"}
            again = await serving.manager.refold(here.id)
            assert again.take_backs.course == here.table.take_backs.course

    run(test)


def test_a_turn_before_ones_own_is_taken_back_by_agreement(tmp_path: Path) -> None:
    """Where the others are out, a seat's turns follow each other: what is offered is what is accepted."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            while (seat := here.table.on_turn) is None or here.crossing(seat) is not Crossing.NOTHING:
                await play_on(here.lines, 1, here.dice)
            here.table.turns.append(len(here.table.running().moves))
            here.table.running().forget()
            assert await here.asked_about_taking_back(seat) == "by-agreement"
            line, count = here.line_at(seat), len(here.table.running().moves)
            assert reason(await line.answer("undo", table=here.id, number=line.next)) == "server-nothing-to-undo"
            await here.ask(seat, "propose", what="take-back")
            await here.ask(1 - seat, "agree", proposal=1)
            game = here.table.running()
            assert (len(game.moves), game.seat, game.practice) == (count - 1, seat, False)
            assert here.table.turn_began < count

    run(test)


def test_after_an_agreed_take_back_the_rest_of_the_turn_is_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            while True:
                seat, before = await here.until(Crossing.TURNS), here.table.take_backs.course
                if len(before) > 2 and before[-2] == before[-1] == seat:
                    break
                await play_on(here.lines, 1, here.dice)
            await here.ask(seat, "propose", what="take-back")
            await here.ask(1 - seat, "agree", proposal=here.table.proposals.count)
            await here.hear()
            assert here.told_of_taking_back(seat) == "possible"
            line = here.line_at(seat)
            assert "refused" not in await line.answer("undo", table=here.id, number=line.next)

    run(test)


# ---- ending


def test_all_agree_and_it_ends_undecided(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            await play_on(here.lines, 6, here.dice)
            await here.ask(0, "propose", what="end")
            await here.ask(1, "agree", proposal=1)
            await here.hear()
            points = here.table.running().points
            result = {"points": points, "winners": [], "ending": "agreed", "seat": 0}
            assert [event["result"] for event in here.last("agree")] == [result, result]
            record = await here.at(1).ask(f"GET /tables/{here.id}/record")
            assert record["ended"] == {"how": "agreed", "seat": 0, "at": 6}
            assert zoco.replay(json.dumps(record)).winners == []
            assert await here.refused(0, "propose", what="end") == "server-game-over"

    run(test)


def test_bots_agree_always_and_leave_people_time_to(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving, 3)
            await play_on(here.lines, 4, here.dice)
            await here.ask(2, "resign")
            bots = serving.manager.bots
            early = bots.earliest(here.table, "journeyman")
            await here.ask(0, "propose", what="end")
            assert bots.earliest(here.table, "journeyman") > early + bot_turns.PROPOSAL_SECONDS - 5
            assert await here.refused(2, "agree", proposal=1) == "server-bot-plays"
            await here.ask(1, "decline", proposal=1)
            assert bots.earliest(here.table, "journeyman") == early
            await here.ask(1, "propose", what="end")
            await here.ask(0, "agree", proposal=2)
            assert here.table.status == "over"

    run(test)


def test_who_is_alone_against_bots_asks_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            made = await ana.ask("POST /tables", game=GAME, chairs=["me", "apprentice"], name="Ana")
            at = f"POST /tables/{made['table']}"
            await ana.ask(f"{at}/start")
            assert await ana.refused(f"{at}/propose", 409, what="take-back") == "server-take-back-yourself"
            await ana.ask(f"{at}/propose", what="end")
            assert (await ana.ask(f"GET /tables/{made['table']}"))["result"]["ending"] == "agreed"

    run(test)


# ---- at the same time, again, and across a restart


def test_of_two_proposals_at_once_one_stands(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            asked = [post(here.at(seat), here.id, "propose", {"what": "end", "key": "k"}) for seat in (0, 1)]
            answers = await asyncio.gather(*asked)
            assert sorted(status for status, _ in answers) == [200, 409]
            standing = here.table.proposals.standing
            assert standing is not None
            assert answers[standing.seat][0] == 200
            again = await post(here.at(standing.seat), here.id, "propose", {"what": "end", "key": "k"})
            assert again == answers[standing.seat]
            assert here.table.proposals.count == 1

    run(test)


async def post(person: Person, table: str, command: str, body: dict[str, Any]) -> tuple[int, Any]:
    async with person.session.post(f"{person.url}/api/tables/{table}/{command}", json=body) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("what", ["end", "take-back"])
def test_a_move_against_a_proposal(what: str, tmp_path: Path) -> None:
    """Whichever comes first: all agree on what happened, and so does the log."""

    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            seat = await here.until(Crossing.TURNS)
            mover, line = 1 - seat, here.line_at(1 - seat)
            await line.until(lambda: line.on_turn)
            await here.ask(seat, "propose", what=what)
            move = {"number": line.next, "notation": line.seat_view.legal[-1]}
            moved, agreed = await asyncio.gather(
                post(here.at(mover), here.id, "play", move), post(here.at(mover), here.id, "agree", {"proposal": 1})
            )
            assert (moved[0] == 200) != (agreed[0] == 200)
            assert here.table.proposals.standing is None
            same_when_folded(here.table, await serving.manager.refold(here.id))

    run(test)


def test_a_proposal_outlives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            here = await company(stack, serving)
            seat = await here.until(Crossing.TURNS)
            answer = await here.ask(seat, "propose", what="take-back", key="same")
            secrets, moves = [here.at(one).secret for one in (seat, 1 - seat)], list(here.table.running().moves)
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            for person, secret in zip((ana, ben), secrets, strict=True):
                person.session.cookie_jar.update_cookies({"zoco": secret})
            assert (await ben.ask(f"GET /tables/{here.id}"))["proposal"]["awaited"] == [1 - seat]
            assert await ana.ask(f"POST /tables/{here.id}/propose", what="take-back", key="same") == answer
            done = await ben.ask(f"POST /tables/{here.id}/agree", proposal=1, key="yes")
            game = serving.manager.tables[here.id].running()
            assert moves[: len(game.moves)] == game.moves != moves
            assert await ben.ask(f"POST /tables/{here.id}/agree", proposal=1, key="yes") == done

    run(test)
