/** A table on the server, from the waiting room to the end: what is known of it, and what can be done there. */
import type { Setting, TableNow } from "./api.js";
import { DealClient } from "./dealClient.svelte.js";
import type { Frame, TableEvent } from "./frames.js";
import { see, seen } from "./seen.js";
import { ask, askText, newKey, setServerTime } from "./server.js";
import { type Listener, socketClient } from "./socketClient.svelte.js";
import { before, fold, type TableState } from "./tableState.js";

type Act = "leave" | "start" | "resign" | "back" | "close";

export class TableConnection implements Listener {
  readonly id: string;
  facts: TableNow = $state.raw(null!);
  state: TableState = $state.raw(null!);
  present: readonly boolean[] = $state.raw([]);
  watching = $state(0);
  /** From this line of the log on, all is news to whoever came back; null where nothing is. */
  newsFrom: number | null = $state(null);
  /** Why nothing more can be heard of it. */
  failure: unknown = $state.raw(null);
  #latest: TableState = null!;
  readonly #seen: number | null;
  readonly deal: DealClient;
  onChange: (state: TableState) => void = () => undefined;
  #part: () => void = () => undefined;
  #caughtUp: () => void = () => undefined;
  #fallenOut: (error: unknown) => void = () => undefined;

  private constructor(id: string) {
    this.id = id;
    this.#seen = seen(id);
    this.deal = new DealClient(id);
  }

  static async open(id: string): Promise<TableConnection> {
    const connection = new TableConnection(id);
    await connection.#begin();
    document.addEventListener("visibilitychange", connection.#look);
    return connection;
  }

  /** From the first event on, as whoever one is now. */
  async #begin(): Promise<void> {
    this.#part();
    await this.#refresh();
    this.#latest = before(this.facts);
    await new Promise<void>((resolve, reject) => {
      [this.#caughtUp, this.#fallenOut] = [resolve, reject];
      this.#part = socketClient.listen(this.id, this);
      this.#publish();
    });
    this.#followDeal();
  }

  async #refresh(): Promise<void> {
    this.facts = await ask("GET /tables/{id}", { id: this.id });
    [this.present, this.watching] = [this.facts.present, this.facts.watching];
    setServerTime(this.facts.now);
  }

  /** In the waiting room this browser does its part by itself. */
  #followDeal(): void {
    const state = this.#latest;
    if (state?.status !== "open" || this.number < this.facts.number) return;
    void this.deal.follow(state.deal, this.facts.you ?? null);
  }

  get number(): number {
    return this.#latest.number;
  }

  get isConnected(): boolean {
    return !socketClient.isLost;
  }

  hear(frame: Frame): void {
    if (frame.is === "presence") [this.present, this.watching] = [frame.present, frame.watching];
    else if (frame.is === "event") this.#happen(frame);
    else void this.#begin().catch(this.fail); // the server stands elsewhere: from the beginning
  }

  fail = (error: unknown): void => {
    this.failure = error;
    this.#fallenOut(error);
  };

  #happen(event: TableEvent): void {
    if (event.number !== this.number + 1) return; // heard twice
    const was = this.#latest;
    this.#latest = fold(was, event);
    const { you = null } = this.facts;
    if (event.what === "drop" && was.deal !== null && you !== null && event.chairs[you]!.kind === "open") {
      this.deal.hearOfDrop(was.deal, you);
    }
    if (event.number === this.#seen && this.#seen < this.facts.number) this.newsFrom = this.#latest.log.length;
    this.#publish();
    const isSeating =
      event.what === "take" || event.what === "leave" || event.what === "remove" || event.what === "drop";
    if (this.#latest.status !== "open") return;
    if (isSeating)
      void this.#refresh().then(() => this.#followDeal(), this.fail); // it may have been oneself
    else this.#followDeal();
  }

  /** What was missed is shown as a whole. */
  #publish(): void {
    if (this.number < this.facts.number) return;
    this.state = this.#latest;
    if (!document.hidden) see(this.id, this.number);
    this.#caughtUp();
    this.onChange(this.state);
  }

  /** Whoever looks away comes back to what has happened meanwhile. */
  readonly #look = (): void => {
    if (document.hidden) this.newsFrom = this.#latest.log.length;
    else see(this.id, this.number);
  };

  // ---- in the waiting room

  async take(chair: number | null, name: string): Promise<void> {
    const deal = this.state.status === "open" ? this.state.deal : null;
    const promised = deal && { commitment: await this.deal.promise(deal) };
    await ask("POST /tables/{id}/take", { id: this.id, body: { chair, name, key: newKey(), ...promised } });
    await this.#begin(); // over a new line: one may have become somebody by that
  }

  async set(chair: number, to: Setting["to"]): Promise<void> {
    await ask("POST /tables/{id}/chair", { id: this.id, body: { chair, to, key: newKey() } });
  }

  async remove(chair: number): Promise<void> {
    await ask("POST /tables/{id}/remove", { id: this.id, body: { chair, key: newKey() } });
  }

  async act(act: Act): Promise<void> {
    await ask(`POST /tables/{id}/${act}`, { id: this.id, body: { key: newKey() } });
  }

  // ---- at the table

  async tell(what: "propose" | "agree" | "decline" | "replace", body: object): Promise<void> {
    await ask(`POST /tables/{id}/${what}`, { id: this.id, body: { ...body, key: newKey() } as never });
  }

  async report(what: { line: number } | { chair: number }, why: string): Promise<void> {
    await ask("POST /tables/{id}/report", { id: this.id, body: { ...what, why } });
  }

  async play(notation: string): Promise<void> {
    await socketClient.ask({ do: "play", table: this.id, number: this.state.next, notation });
  }

  async undo(): Promise<void> {
    await socketClient.ask({ do: "undo", table: this.id, number: this.state.next });
  }

  async say(text: string): Promise<void> {
    await socketClient.ask({ do: "chat", table: this.id, text });
  }

  /** Somebody who only looks on says something; they may be nobody yet. */
  async call(text: string, name: string): Promise<void> {
    await ask("PUT /me", { body: { name } });
    await ask("POST /tables/{id}/chat", { id: this.id, body: { text, key: newKey() } });
  }

  async rematch(): Promise<string> {
    return (await ask("POST /tables/{id}/rematch", { id: this.id, body: { key: newKey() } })).table;
  }

  record(): Promise<string> {
    return askText("GET /tables/{id}/record", { id: this.id });
  }

  leave(): void {
    this.#part();
    document.removeEventListener("visibilitychange", this.#look);
    this.onChange = () => undefined;
  }
}
