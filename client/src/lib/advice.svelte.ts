/** A hint for the question that is open: asked for, waited for, and gone with its question. */

import type { Hint } from "./types";

export class Adviser {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  trouble = $state("");
  private about = -1;

  /** Ask for a hint about this decision; one that is here already stays. */
  async ask(decision: number, answer: (decision: number) => Promise<Hint>): Promise<void> {
    if (this.about === decision && (this.thinking || this.hint !== null)) return;
    this.about = decision;
    [this.hint, this.trouble, this.thinking] = [null, "", true];
    try {
      const hint = await answer(decision);
      if (this.about === decision) this.hint = hint;
    } catch (error) {
      if (this.about === decision) this.trouble = (error as Error).message;
    } finally {
      if (this.about === decision) this.thinking = false;
    }
  }

  /** Another question: what was said of the last one is of no use. */
  follow(decision: number): void {
    if (this.about === decision) return;
    this.about = -1;
    [this.hint, this.trouble, this.thinking] = [null, "", false];
  }

  /** Whether there is anything to show. */
  get open(): boolean {
    return this.thinking || this.hint !== null || this.trouble !== "";
  }
}
