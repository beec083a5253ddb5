/** This browser's part in a deal that nobody can choose: it commits, checks what is sealed, and reveals. */
import { Commitments, type Message, newSalt } from "zoco-kernel";
import { whatOf } from "../errors.js";
import type { DealNow } from "./api.js";
import { keepPromise, promisesAt } from "./salts.js";
import { ask, newKey } from "./server.js";

const OVERTAKEN = new Set(["server-committed", "server-not-revealing", "server-dealing", "server-no-deal"]); // by another tab
const UNREACHABLE = "app-online-unreachable";
const RETRY = 2000; // milliseconds

export class DealClient {
  /** What is wrong with the deal, or with this browser's part in it. */
  trouble: Message | null = $state.raw(null);
  readonly #table: string;
  /** What is to be looked at when the present request is answered. */
  #next: (() => Promise<void>) | null = null;
  #isBusy = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** A fresh commitment, to sit down with. */
  async promise({ server }: DealNow): Promise<string> {
    const salt = newSalt();
    const commitment = await new Commitments().commitmentTo(salt);
    keepPromise(this.#table, commitment, { salt, server, sealed: null, isRevealed: false });
    return commitment;
  }

  /** After one deal was dropped, the player agrees to another one; or the chair was taken without a commitment. */
  async commit(deal: DealNow): Promise<void> {
    const commitment = await this.promise(deal);
    await ask("POST /tables/{id}/commit", { id: this.#table, body: { commitment, key: newKey() } });
  }

  /** Does by itself what is to be done now; `chair` is the own one. */
  async follow(deal: DealNow | null, chair: number | null): Promise<void> {
    if (deal === null || chair === null || (deal.order ?? []).length > 0) return;
    if (this.#isBusy) {
      this.#next = () => this.follow(deal, chair);
      return;
    }
    this.#isBusy = true;
    this.trouble = null;
    try {
      const isSealed = (deal.revealed ?? []).length > 0;
      if (isSealed) await this.#reveal(deal, chair);
      else if (deal.seats[chair] === null && !deal.awaited?.includes(chair)) await this.commit(deal);
    } catch (error) {
      const what = whatOf(error);
      if (!OVERTAKEN.has(what.id)) this.trouble = what;
      if (what.id === UNREACHABLE) setTimeout(() => void this.follow(deal, chair), RETRY);
    } finally {
      this.#isBusy = false;
    }
    const next = this.#next;
    this.#next = null;
    await next?.();
  }

  async #reveal(deal: DealNow, chair: number): Promise<void> {
    const { server, seats, revealed = [] } = deal;
    const promises = promisesAt(this.#table);
    const commitment = seats[chair] ?? null;
    const promised = commitment === null ? undefined : promises[commitment];
    if (promised === undefined) {
      const isLeftOut = Object.values(promises).some((one) => one.server === server);
      if (isLeftOut) this.trouble = { id: "app-deal-left-out", parameters: {} };
      else if (commitment !== null) this.trouble = { id: "app-deal-other-browser", parameters: {} };
      return;
    }
    if (revealed[chair]) return keepPromise(this.#table, commitment!, { ...promised, isRevealed: true });
    const sealed = promised.sealed ?? { seats: [...seats], chair };
    if (promised.server !== server || String(sealed.seats) !== String(seats) || sealed.chair !== chair) {
      this.trouble = { id: "app-deal-changed", parameters: {} };
      return;
    }
    keepPromise(this.#table, commitment!, { ...promised, sealed });
    await ask("POST /tables/{id}/reveal", { id: this.#table, body: { salt: promised.salt, key: newKey() } });
    keepPromise(this.#table, commitment!, { ...promised, sealed, isRevealed: true });
  }

  /** A deal was dropped, and the own chair is free now: the server says that this browser did not reveal. */
  hearOfDrop({ seats }: DealNow, chair: number): void {
    const commitment = seats[chair] ?? "";
    if (promisesAt(this.#table)[commitment]?.isRevealed) this.trouble = { id: "app-deal-accused", parameters: {} };
  }
}
