// node bench/wasm.mjs GAME PLAYERS GAMES: random games inside the WebAssembly module, as JSON on one line.
// node bench/wasm.mjs GAME PLAYERS SIMULATIONS search: a bot's search at the first decision of a game instead.
import { readFile } from "node:fs/promises";

import { Rules, Scratch, SearchContext, newGame } from "../web/kernel/dist/src/index.js";

const WARM_UP = 500; // milliseconds, until the engine has compiled for speed
const BATCH = 200;

const [name, ...rest] = process.argv.slice(2);
const [players, count] = rest.map(Number);
if (!(players > 0 && count > 0)) throw new Error("Give a game, players and a number of games: GAME 3 1000");
const file = (path) => readFile(new URL(`../web/kernel/built/${name}/${path}`, import.meta.url));
const rules = await Rules.load(name, await file("module.wasm"), JSON.parse(await file("description.json")));
const [what, work] = rest[2] === "search" ? searching() : playing();

/** Works off a batch, and returns how much was done. */
function playing() {
  const edition = rules.edition().row;
  const columns = rules.description.resultColumns;
  const memory = new Scratch(rules.description.bots.playout);
  return ["decisions", (seed, games) => {
    const results = new BigInt64Array(games * columns);
    rules.kernel.playouts(edition, memory, players, BigInt(seed), results, games);
    return results.reduce((sum, cell, k) => (k % columns === 0 ? sum + Number(cell) : sum), 0);
  }];
}

/** The same, with a tree that goes on growing until a search of some length is over. */
function searching() {
  const [seatView, context] = [newGame(rules, { players, seed: 1 }).seatView(), new SearchContext(rules, 1)];
  return ["simulations", (begun, simulations) => {
    if (begun % (10 * BATCH) === 0) context.advance(-1);
    context.search(seatView, { simulations });
    return simulations;
  }];
}

for (const began = performance.now(); performance.now() - began < WARM_UP; ) work(0, 20);
let amount = 0;
const used = process.cpuUsage();
const began = performance.now();
for (let begun = 0; begun < count; begun += BATCH) amount += work(begun, Math.min(BATCH, count - begun));
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
const cpu_seconds = (user + system) / 1e6; // on a busy machine this is what compares
const speed = { seconds, cpu_seconds, [`${what}_per_second`]: amount / seconds };
console.log(JSON.stringify({ game: name, players, [what]: amount, ...speed }));
