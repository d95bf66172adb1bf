/** A game again, step by step: what is not here yet is fetched a few steps at a time, ahead of whoever looks. */

import * as api from "./api";
import { momentsOf, toldTo, type Moment } from "./moments";
import type { Heard, ReplayStep, Story, Told } from "./types";

const PAGE = 12;

export class Reel {
  steps = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  story = $state.raw<Story | null>(null);
  trouble = $state("");
  private readonly fetched = new Set<number>();

  /** `over`: everybody's eyes are open, and the whole story can be told. */
  constructor(
    readonly table: string,
    readonly token: string,
    readonly over: boolean,
  ) {}

  async open(step: number): Promise<void> {
    if (this.over) this.story = await api.story(this.table, this.token);
    await this.page(Math.floor(Math.min(step, Math.max(0, (this.story?.count ?? step + 1) - 1)) / PAGE));
  }

  /** See to it that this step is here, and those after it. */
  want(step: number): void {
    const page = Math.floor(step / PAGE);
    void this.page(page);
    if ((page + 1) * PAGE < this.steps.length) void this.page(page + 1);
  }

  private async page(page: number): Promise<void> {
    if (this.fetched.has(page)) return;
    this.fetched.add(page);
    try {
      const part = await api.replay(this.table, this.token, page * PAGE, PAGE, this.over);
      const all = this.steps.length === part.count ? [...this.steps] : Array.from<ReplayStep | undefined>({ length: part.count });
      for (const one of part.steps) all[one.step] = one;
      this.steps = all;
      this.trouble = "";
    } catch (error) {
      this.fetched.delete(page);
      this.trouble = (error as Error).message;
    }
  }

  /** What this eye was told up to a step; null: everybody's. Before the end there is one eye only. */
  told(eye: number | null, step: number, personal: ReadonlySet<string>): readonly Told[] {
    if (this.story !== null) return toldTo(this.story.heard, eye, step, personal);
    return this.steps.slice(0, step + 1).flatMap((one): readonly Told[] => one?.told ?? []);
  }

  /** The bookmarks: of the whole game once it is over, before that of what has been looked at. */
  marks(kinds: readonly string[]): Moment[] {
    const seen = (): Heard[] => this.steps.flatMap((one) => one?.told.map((told): Heard => ({ step: one.step, told, to: [] })) ?? []);
    return momentsOf(this.story?.heard ?? seen(), kinds);
  }
}
