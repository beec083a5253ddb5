/** Plug-ins of the server: they are found, what was used of them is kept, and without a network they are still there. */
import { beforeEach, expect, test, vi } from "vitest";

const BASE = "https://zoco.test/";
let files: Record<string, string> = {};
let kept: Map<string, Response>;

/** As much of the browser's cache as is needed. */
const cache = {
  match: async (address: string) => kept.get(address)?.clone(),
  put: async (address: string, answer: Response) => void kept.set(address, answer),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async ({ url }: { url: string }) => kept.delete(url),
};

const network = vi.fn(async (address: string) => {
  const text = files[address.slice(BASE.length)];
  if (text === undefined) throw new TypeError("no network");
  return new Response(text);
});

function offer(version: string): void {
  const at = (file: string): string => `games/whist/${file}?${version}`;
  const own = { module: at("module.wasm"), description: at("description.json"), lessons: at("lessons.json") };
  const game = { name: "whist", title: "Whist", year: 1750, letter: "W", levels: [], ...own };
  files = { "games.json": JSON.stringify([{ ...game, catalogues: { en: at("en.ftl") } }]), [own.lessons]: version };
}

/** A page that has just been opened. */
async function open(isServed: boolean): Promise<typeof import("../src/games.js")> {
  vi.resetModules();
  const games = await import("../src/games.js");
  await games.findPlugins(isServed);
  return games;
}

beforeEach(() => {
  kept = new Map();
  network.mockClear();
  vi.stubGlobal("document", { baseURI: BASE });
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("caches", { open: async () => cache });
});

test("what was used of a plug-in is there without a network", async () => {
  offer("1");
  const { fetchKept, gameNamed } = await open(true);
  await fetchKept(gameNamed("whist")!.lessons!);
  files = {};
  const later = await open(false);
  expect(later.gameNames()).toContain("whist");
  const lessons = later.gameNamed("whist")!.lessons!;
  expect(await (await later.fetchKept(lessons)).text()).toBe("1");
  expect(network).toHaveBeenCalledTimes(2); // while there was one
});

test("of an older version nothing is kept", async () => {
  offer("1");
  const { fetchKept, gameNamed } = await open(true);
  await fetchKept(gameNamed("whist")!.lessons!);
  offer("2");
  const later = await open(true);
  expect(await (await later.fetchKept(later.gameNamed("whist")!.lessons!)).text()).toBe("2");
  expect([...kept.keys()]).toEqual([`${BASE}games.json`, `${BASE}games/whist/lessons.json?2`]);
});

test("where nothing can be kept, plug-ins come from the server", async () => {
  vi.stubGlobal("caches", undefined);
  offer("1");
  expect((await open(true)).gameNames()).toContain("whist");
  expect((await open(false)).gameNames()).not.toContain("whist");
});
