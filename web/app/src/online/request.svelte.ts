/** Something is being done, and what went wrong with it is said. */
import type { Message } from "zoco-kernel";
import { whatOf } from "../errors.js";

export class RequestState {
  isBusy = $state(false);
  trouble: Message | null = $state.raw(null);

  readonly run = async (work: () => Promise<void>): Promise<void> => {
    if (this.isBusy) return;
    [this.isBusy, this.trouble] = [true, null];
    try {
      await work();
    } catch (error) {
      this.trouble = whatOf(error);
    } finally {
      this.isBusy = false;
    }
  };
}
