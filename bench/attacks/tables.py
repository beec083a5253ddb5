"""Tables: records of running games, crowded lists, forms, repetitions and names."""

import asyncio
import contextlib
import json
import random
import resource
import unicodedata
from collections import Counter
from typing import Any

from tests.sample import GAME
from tests.server.costly import costly_record

from attacks.scenes import ATTACKER, FRIEND, HONEST, Answer, Scene, Target, Visitor


async def record(scene: Scene) -> None:
    target = await scene.target()
    owner = scene.visitor(target, f"{ATTACKER}1")
    table = await owner.new_table(["me", "apprentice", "apprentice"])
    await owner.insist(f"POST /tables/{table}/start")
    await asyncio.sleep(3)
    askers = [scene.visitor(target, f"{ATTACKER}{10 + k}") for k in range(20)]
    for asker in askers:
        await asker.ask("GET /me")
    told, refused, tries, dice = 0, Counter[str](), 40, random.Random(1)
    with no_room(target):
        for _ in range(tries):
            asking = asyncio.ensure_future(close_soon(owner, table, dice.uniform(0, 0.02)))
            found = await asyncio.gather(*(ask_often(asker, f"GET /tables/{table}/record") for asker in askers))
            refused[(await asking).reason] += 1
            stands = (await owner.insist(f"GET /tables/{table}"))["status"]
            told += stands == "running" and any(found)
            await asyncio.sleep(0.8)  # for their limits
    await asyncio.sleep(1)
    back = (await owner.insist(f"GET /tables/{table}"))["status"]
    answers = ", ".join(f"{count} × {reason}" for reason, count in refused.items())
    scene.add("records of games that went on", f"{told} of {tries}", "0", told == 0)
    scene.add("answers to closing without room", answers)
    scene.add("the table later", back, "running", back == "running")


async def close_soon(owner: Visitor, table: str, seconds: float) -> Answer:
    """When others are asking for the record already."""
    await asyncio.sleep(seconds)
    return await owner.ask(f"POST /tables/{table}/close")


async def ask_often(person: Visitor, endpoint: str) -> bool:
    """Whether it was granted, if only once."""
    return 200 in [(await person.ask(endpoint)).status for _ in range(6)]


@contextlib.contextmanager
def no_room(target: Target) -> Any:
    """No file of the server's may grow: as on a full disk, everything that is written fails."""
    log = target.data / "zoco.sqlite-wal"
    _, most = resource.prlimit(target.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, most))
    try:
        yield
    finally:
        resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (most, most))


async def lobby(scene: Scene) -> None:
    target = await scene.target()
    honest, reader = (scene.visitor(target, source) for source in (HONEST, FRIEND))
    table = await honest.new_table(["me", "open"], public=True)
    await asyncio.sleep(0.1)
    made = await public_tables([scene.visitor(target, f"{ATTACKER}1") for _ in range(2)], 50)
    await find(scene, table, reader, f"after {len(made)} tables of two people")
    crowd = [scene.visitor(target, f"{ATTACKER}{10 + k}") for k in range(40)]
    more = await public_tables(crowd, 5)
    await find(scene, table, reader, f"after {len(more)} more from 40 addresses")
    taker = scene.visitor(target, f"{ATTACKER}5")
    taken = 0
    for one in made:
        with contextlib.suppress(RuntimeError):
            await taker.insist(f"POST /tables/{one}/take", name="Mal")
            taken += 1
    scene.add("chairs granted to one person", f"{taken} of {len(made)}", "at most 60", taken <= 60)


async def public_tables(people: list[Visitor], each: int) -> list[str]:
    """As many as are granted."""
    made = []
    for person in people:
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                made.append(await person.new_table(["me", "open"], "Eve", public=True))
    return made


async def find(scene: Scene, table: str, reader: Visitor, when: str) -> None:
    """Where somebody finds an honest table who turns the pages, where there are any."""
    listed, page, found = list[str](), 0, await reader.insist("GET /tables")
    first = len(found["tables"])
    while True:
        listed += [one["table"] for one in found["tables"]]
        if table in listed or not found.get("more"):
            break
        page += 1
        found = await reader.insist(f"GET /tables?page={page}")
    place = f"place {listed.index(table) + 1}" if table in listed else f"not among {len(listed)}"
    scene.add(f"an honest table {when}", f"{place}; {first} on a page", "listed", table in listed)


async def forms(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    await eve.insist("PUT /me", name="Eve")
    wrong: list[dict[str, Any]] = [{"moves": 5}, {"moves": None}, {"zoco": 1, "undone": {}}, {"zoco": [[]]}]
    for words in wrong:
        status = (await eve.ask("POST /records", record=words)).status
        scene.add(f"POST /records {json.dumps(words)}", str(status), "400 to 422", 400 <= status < 500)


async def keys(scene: Scene) -> None:
    target = await scene.target()
    ana, ben = (scene.visitor(target, source) for source in (HONEST, FRIEND))
    table = await ana.new_table(["me", "open"])
    await ben.insist(f"POST /tables/{table}/take", name="Ben")
    left = [await ben.ask(f"POST /tables/{table}/leave", key="leave-1") for _ in range(2)]
    same = left[0] == left[1]
    plan = {"game": GAME, "chairs": ["me", "open"], "key": "create-1"}
    made = await asyncio.gather(*(ana.ask("POST /tables", **plan) for _ in range(6)))
    statuses = [one.status for one in made]
    tables = {one.body.get("table") for one in made if one.status == 200}
    uploaded = costly_record(0) | {"undone": []}
    sent = await asyncio.gather(*(ana.ask("POST /records", record=uploaded, key="upload-1") for _ in range(6)))
    uploads = {one.body.get("table") for one in sent if one.status == 200}
    found = [one.status for one in sent]
    scene.add("leave, twice with one key", f"{left[0].status}, {left[1].status}", "the same answer", same)
    scene.add(
        "six creations at once with one key",
        f"{statuses}, {len(tables)} tables",
        "six times the same",
        statuses == [200] * 6 and len(tables) == 1,
    )
    scene.add(
        "six uploads at once with one key",
        f"{found}, {len(uploads)} tables",
        "six times the same",
        found == [200] * 6 and len(uploads) == 1,
    )


INVISIBLE = [
    "\u200b",
    "\u2060\u2060",
    "\u3164",
    "\u00ad",
    "\u115f",
    "\u2800",
    "\ufeff",
    "\U000e0041",
    "\u034f",
    "\uffa0",
]
BLANKS = "\u3164\u115f\u1160\u2800\uffa0\u034f"
ALIKE = ["Ana", "ana", "A\u200bna", "Ana\u3164", "Ａna"]


async def names(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    blank = []
    for name in INVISIBLE:
        answer = await eve.ask("PUT /me", name=name)
        if answer.status == 200 and not seen(answer.body["name"]):
            blank.append(f"U+{ord(name[0]):04X}")
    alike = []
    for name in ALIKE:
        table = await eve.new_table(["me", "open"], "Ana")
        mal = scene.visitor(target, f"{ATTACKER}2")
        if (await mal.ask(f"POST /tables/{table}/take", name=name)).status == 200:
            chairs = (await eve.insist(f"GET /tables/{table}"))["chairs"]
            if len({seen(chair["name"]) for chair in chairs}) == 1:
                alike.append(ascii(name))
    scene.add(f"names that show nothing, of {len(INVISIBLE)}", ", ".join(blank) or "none", "none", not blank)
    scene.add("a second “Ana” at the table", ", ".join(alike) or "none", "none", not alike)


def seen(name: str) -> str:
    """What an eye sees of it."""
    text = unicodedata.normalize("NFKC", name)
    return "".join(c for c in text if unicodedata.category(c) not in ("Cf", "Zs", "Mn") and c not in BLANKS).casefold()
