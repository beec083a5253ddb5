/** The page's side of the worker in which a local table lives: calls go out, answers and updates come in. */
import type { Message } from "zoco-kernel";
import { AppError, whatOf } from "../errors.js";
import { addedGames } from "../games.js";
import type { SnapshotUpdate } from "./localGame.js";
import type { Answer, Call, Method } from "./worker.js";

export class WorkerProxy {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #asked = 0;
  onUpdate: (update: SnapshotUpdate) => void = () => undefined;
  onBroken: (what: Message) => void = () => undefined;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#hear(data));
    void this.ask("addGames", JSON.stringify(addedGames()));
    this.#worker.addEventListener("error", ({ message }) => this.onBroken(whatOf(message)));
  }

  ask<Result>(method: Method, argument = ""): Promise<Result> {
    const number = ++this.#asked;
    const call: Call = { number, method, argument };
    this.#worker.postMessage(call);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #hear(answer: Answer): void {
    if ("update" in answer) {
      this.onUpdate(answer.update);
      return;
    }
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ("result" in answer) waiting?.resolve(answer.result as never);
    else if (waiting === undefined) this.onBroken(answer.refused);
    else waiting.reject(new AppError(answer.refused.id, answer.refused.parameters));
  }

  close(): void {
    this.#worker.terminate();
  }
}
