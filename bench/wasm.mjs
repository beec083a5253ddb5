// node bench/wasm.mjs GAME PLAYERS SECONDS: decisions per second of random games inside the WebAssembly module.
import { readFile } from "node:fs/promises";

import { Rules } from "../web/kernel/dist/src/index.js";

const [name, players, seconds] = process.argv.slice(2);
const file = (ending) => readFile(new URL(`../web/kernel/built/${name}.${ending}`, import.meta.url));
const rules = await Rules.load(name, await file("wasm"), JSON.parse(await file("json")));
const edition = rules.edition().row;
const columns = rules.description.resultColumns;

function measure(limit) {
  let decisions = 0;
  const began = performance.now();
  for (let seed = 0n; performance.now() - began < limit; seed += 200n) {
    const results = rules.kernel.playouts(edition, Number(players), seed, 200);
    for (let row = 0; row < results.length; row += columns) decisions += Number(results[row]);
  }
  return (decisions / (performance.now() - began)) * 1000;
}

measure(500); // until the engine has compiled for speed
console.log(measure(1000 * Number(seconds)));
