/** The rules as tests load them: without a server. */
import { Rules, type Description, type GameName } from "zoco-kernel";
import alcazar from "zoco-kernel/built/alcazar.json";
import alcazarModule from "zoco-kernel/built/alcazar.wasm?url&inline";
import toledo from "zoco-kernel/built/toledo.json";
import toledoModule from "zoco-kernel/built/toledo.wasm?url&inline";

const FILES = { toledo: [toledoModule, toledo], alcazar: [alcazarModule, alcazar] } as const;

export async function rulesOf<Name extends GameName>(name: Name): Promise<Rules<Name>> {
  const [module, description] = FILES[name];
  return Rules.load(name, await (await fetch(module)).arrayBuffer(), description as unknown as Description);
}
