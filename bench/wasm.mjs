// node bench/wasm.mjs GAME PLAYERS GAMES: random games inside the WebAssembly module, as JSON on one line.
import { readFile } from "node:fs/promises";

import { Room, Rules } from "../web/kernel/dist/src/index.js";

const WARM_UP = 500; // milliseconds, until the engine has compiled for speed
const BATCH = 200;

const [name, players, games] = process.argv.slice(2).map((word, k) => (k === 0 ? word : Number(word)));
if (!(players > 0 && games > 0)) throw new Error("Give a game, players and a number of games: toledo 3 1000");
const file = (ending) => readFile(new URL(`../web/kernel/built/${name}.${ending}`, import.meta.url));
const rules = await Rules.load(name, await file("wasm"), JSON.parse(await file("json")));
const edition = rules.edition().row;
const columns = rules.description.resultColumns;
const [state, choices] = [new Room(rules.state.size), new Room(rules.newChoices().byteLength)];
const [chance, dice] = [rules.chance.newRow(), rules.newDice(0n, 0)];

/** The decisions of games with seeds from `seed` on. */
function play(seed, count) {
  const results = new BigInt64Array(count * columns);
  rules.kernel.playouts(edition, state, chance, dice, choices, players, BigInt(seed), results, count);
  return results.reduce((sum, cell, k) => (k % columns === 0 ? sum + Number(cell) : sum), 0);
}

for (const began = performance.now(); performance.now() - began < WARM_UP; ) play(0, 20);
let decisions = 0;
const used = process.cpuUsage();
const began = performance.now();
for (let seed = 0; seed < games; seed += BATCH) decisions += play(seed, Math.min(BATCH, games - seed));
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
const cpu_seconds = (user + system) / 1e6; // on a busy machine this is what compares
const decisions_per_second = decisions / seconds;
console.log(JSON.stringify({ game: name, players, games, decisions, seconds, cpu_seconds, decisions_per_second }));
