/** The page's one WebSocket. It comes back by itself, and whoever listens goes on exactly where the line broke. */
import { whatOf } from "../errors.js";
import type { Said } from "./api.js";
import type { Frame } from "./frames.js";
import { address, newKey, refused } from "./server.js";

const FIRST_WAIT = 250; // milliseconds, and twice as many after each failure
const LONGEST_WAIT = 8000;
const PULSE = 15_000;
const SERVER_WAKES = "server-compiling";

export interface Listener {
  /** The last event that is known here. */
  readonly number: number;
  hear(frame: Frame): void;
  /** The table is not there, or not for us. */
  fail(error: unknown): void;
}

interface Waiting {
  readonly words: object;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class SocketClient {
  isOpen = $state(false);
  /** It was open before, so that something is being missed. */
  isLost = $state(false);
  #socket: WebSocket | null = null;
  readonly #listeners = new Map<string, Listener>();
  readonly #waiting = new Map<string, Waiting>();
  /** Tables that are being listened to again, by the keys of the requests. */
  readonly #listening = new Map<string, string>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeard = true;

  constructor() {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#hurry());
    setInterval(() => this.#feelPulse(), PULSE);
  }

  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.#socket === null) this.#connect();
    else if (this.isOpen) this.#listenTo(table);
    return () => this.#part(table, listener);
  }

  #part(table: string, listener: Listener): void {
    if (this.#listeners.get(table) !== listener) return;
    this.#listeners.delete(table);
    if (this.isOpen) this.#send({ do: "part", table });
    if (this.#listeners.size === 0) this.#close();
  }

  /** Sends something with a key, again after every break, until it is answered. */
  ask(words: object): Promise<void> {
    const key = newKey();
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { words: { ...words, key }, resolve, reject });
      if (this.isOpen) this.#send({ ...words, key });
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const to = address("/socket");
    to.protocol = to.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(to);
    this.#socket = socket;
    socket.addEventListener("open", () => socket === this.#socket && this.#begin());
    socket.addEventListener("message", ({ data }) => socket === this.#socket && this.#hear(data as string));
    socket.addEventListener("close", () => socket === this.#socket && this.#break());
  }

  #close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    [this.#socket, this.isOpen, this.isLost] = [null, false, false];
    socket?.close();
  }

  #begin(): void {
    [this.isOpen, this.isLost, this.#failures, this.#isHeard] = [true, false, 0, true];
    this.#listening.clear();
    for (const table of this.#listeners.keys()) this.#listenTo(table);
    for (const { words } of this.#waiting.values()) this.#send(words);
  }

  #break(): void {
    this.isLost ||= this.isOpen || this.#failures > 0;
    this.isOpen = false;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** There may be a network again. */
  #hurry(): void {
    if (!this.isLost || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#failures = 0;
    this.#connect();
  }

  /** A line that is dead without having said so is noticed, too. */
  #feelPulse(): void {
    if (!this.isOpen) return;
    if (!this.#isHeard) {
      this.#socket?.close();
      this.#break();
      return;
    }
    this.#isHeard = false;
    this.#send({ do: "ping" });
  }

  #send(words: object): void {
    this.#socket!.send(JSON.stringify(words));
  }

  #listenTo(table: string): void {
    const key = newKey();
    this.#listening.set(key, table);
    this.#send({ do: "listen", table, since: this.#listeners.get(table)!.number, key });
  }

  /** A table is not there, or not for us; or the server is still waking up. */
  #failToListen(table: string, error: unknown): void {
    const listener = this.#listeners.get(table);
    const again = (): void => {
      if (this.isOpen && listener !== undefined && this.#listeners.get(table) === listener) this.#listenTo(table);
    };
    if (whatOf(error).id === SERVER_WAKES) setTimeout(again, FIRST_WAIT * 4);
    else listener?.fail(error);
  }

  #hear(text: string): void {
    this.#isHeard = true;
    for (const frame of JSON.parse(text) as Frame[]) {
      if (frame.is === "answer") this.#answer(frame);
      else this.#listeners.get(frame.table)?.hear(frame);
    }
  }

  #answer({ key: named, refused: why }: Said): void {
    const key = named ?? "";
    const [waiting, table] = [this.#waiting.get(key), this.#listening.get(key)];
    this.#waiting.delete(key);
    this.#listening.delete(key);
    if (!why) waiting?.resolve();
    else if (table !== undefined) this.#failToListen(table, refused(why));
    else waiting?.reject(refused(why));
  }
}

export const socketClient = new SocketClient();
