/** What a browser gives away before a deal, and when it gives nothing. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Commitments } from "zoco-kernel";
import type { DealNow } from "../src/online/api.js";
import { DealClient } from "../src/online/dealClient.svelte.js";
import { promisesAt } from "../src/online/salts.js";

const asked: { endpoint: string; body: { salt?: string; commitment?: string } }[] = [];
vi.mock("../src/online/server.js", () => ({
  newKey: () => "key",
  ask: (endpoint: string, { body }: { body: object }) => {
    asked.push({ endpoint, body });
    return Promise.resolve({ number: 1 });
  },
}));

const [SERVER, OTHER] = ["a".repeat(64), "b".repeat(64)];
const REVEAL = "POST /tables/{id}/reveal";
let tables = 0;

/** A client that sits on the first chair, and the deal that follows. */
async function seated(): Promise<{ client: DealClient; table: string; own: string; sealed: DealNow }> {
  const table = `table${tables++}`;
  const client = new DealClient(table);
  const own = await client.promise({ server: SERVER, seats: [null, null] });
  return { client, table, own, sealed: { server: SERVER, seats: [own, OTHER], revealed: [false, false] } };
}

beforeEach(() => void asked.splice(0));

describe("before the start", () => {
  it("a fresh salt is committed to where there is none", async () => {
    const { client, table } = await seated();
    await client.follow({ server: SERVER, seats: [null, OTHER] }, 0);
    const [{ endpoint, body }] = asked as [(typeof asked)[number]];
    expect(endpoint).toBe("POST /tables/{id}/commit");
    const { salt } = promisesAt(table)[body.commitment!]!;
    expect(await new Commitments().commitmentTo(salt)).toBe(body.commitment);
  });

  it("nothing is done for spectators, twice, or without the player's word after a dropped deal", async () => {
    const { client, own } = await seated();
    await client.follow({ server: SERVER, seats: [null, null] }, null);
    await client.follow({ server: SERVER, seats: [own, null] }, 0);
    await client.follow({ server: OTHER, seats: [null, null], awaited: [0], dropped: [["Ben"]] }, 0);
    await client.follow(null, 0);
    expect(asked).toEqual([]);
  });
});

describe("when commitments are sealed", () => {
  it("that is not missed while something else is being sent", async () => {
    const { client, sealed } = await seated();
    const busy = client.follow({ server: SERVER, seats: [null, OTHER] }, 0);
    await client.follow(sealed, 0);
    await busy;
    expect(asked.map(({ endpoint }) => endpoint)).toEqual(["POST /tables/{id}/commit", REVEAL]);
  });

  it("the salt is revealed, and the list kept", async () => {
    const { client, table, own, sealed } = await seated();
    await client.follow(sealed, 0);
    const promised = promisesAt(table)[own]!;
    expect(asked).toEqual([{ endpoint: REVEAL, body: { salt: promised.salt, key: "key" } }]);
    expect([promised.isRevealed, promised.sealed]).toEqual([true, { seats: [own, OTHER], chair: 0 }]);
    expect(client.trouble).toBeNull();
  });

  it.each<[string, (deal: DealNow) => DealNow]>([
    ["another commitment of the server", (deal) => ({ ...deal, server: OTHER })],
    ["another list than before", (deal) => ({ ...deal, seats: [deal.seats[0]!, SERVER] })],
    ["a longer list", (deal) => ({ ...deal, seats: [...deal.seats, null] })],
  ])("nothing is revealed to %s", async (_, change) => {
    const { client, table, sealed } = await seated();
    await client.follow(sealed, 0);
    asked.splice(0);
    const again = new DealClient(table); // as after a reload
    await again.follow(change(sealed), 0);
    expect(asked).toEqual([]);
    expect(again.trouble?.id).toBe("app-deal-changed");
  });

  it("a browser that was left out says so", async () => {
    const { client, sealed } = await seated();
    await client.follow({ ...sealed, seats: [null, OTHER] }, 0);
    expect([asked, client.trouble?.id]).toEqual([[], "app-deal-left-out"]);
  });

  it("another browser of the same person says who can reveal", async () => {
    const { sealed } = await seated();
    const other = new DealClient("elsewhere");
    await other.follow(sealed, 0);
    expect([asked, other.trouble?.id]).toEqual([[], "app-deal-other-browser"]);
  });
});

it("a server that denies what it confirmed is contradicted", async () => {
  const { client, sealed } = await seated();
  client.hearOfDrop(sealed, 0);
  expect(client.trouble).toBeNull(); // nothing had been revealed
  await client.follow(sealed, 0);
  client.hearOfDrop(sealed, 0);
  expect(client.trouble?.id).toBe("app-deal-accused");
});
