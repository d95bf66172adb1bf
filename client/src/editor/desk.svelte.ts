/** The desk of whoever lays a position: what was laid, what the server says to it, and the way back. */

import * as api from "../lib/api";
import { gameTitle, t } from "../lib/speech";
import type { Json, PositionSeen, TableView } from "../lib/types";
import type { Draft } from "../meet/draft.svelte";
import { asUsual, chosenOf, type Given as Options } from "../meet/options";
import { withAt, type Given } from "./model";

const PAUSE = 250; // milliseconds after the last change before the server is asked

const keyOf = (game: string): string => `housebound.editor.${game}`;

/** What lies on the desk when it is opened next. */
export function layBefore(game: string, given: Given): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(given));
  } catch {
    // private windows may refuse; then the desk is as it was
  }
}

export class Desk {
  given = $state.raw<Given>({});
  /** What the server has said last; nothing yet: it has not been asked. */
  seen = $state.raw<PositionSeen | null>(null);
  /** The views of the last position that could be: what is drawn while something is wrong. */
  views = $state.raw<readonly TableView[]>([]);
  trouble = $state("");
  busy = $state(false);
  private past = $state.raw<readonly Given[]>([]);
  private asked = 0;
  private readonly key: string;
  private timer = 0;

  constructor(readonly draft: Draft) {
    this.key = keyOf(draft.info.name);
    this.given = this.kept();
  }

  get canGoBack(): boolean {
    return this.past.length > 0;
  }

  get fine(): boolean {
    return this.seen !== null && this.seen.troubles.length === 0 && this.trouble === "" && !this.busy;
  }

  /** The sentences of what cannot be at a place, or inside of it. */
  troublesAt(place: string): string[] {
    return (this.seen?.troubles ?? []).filter((one) => one.place === place).map((one) => one.sentence);
  }

  change(given: Given): void {
    this.past = [...this.past.slice(-99), this.given];
    this.lay(given);
  }

  back(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.lay(last);
  }

  set(path: readonly string[], value: Json | undefined): void {
    this.change(withAt(this.given, path, value));
  }

  private lay(given: Given): void {
    this.given = given;
    try {
      sessionStorage.setItem(this.key, JSON.stringify(given));
    } catch {
      // private windows may refuse; then a reload begins anew
    }
    this.ask();
  }

  /** Ask the server, once nothing has changed for a moment. */
  ask(): void {
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  private async look(): Promise<void> {
    const turn = ++this.asked;
    const { info, count, given } = this.draft;
    try {
      const seen = await api.readPosition({ game: info.name, seats: count, settings: chosenOf(info, given), position: this.given });
      if (turn === this.asked) this.take(seen);
    } catch (error) {
      if (turn === this.asked) this.trouble = (error as Error).message;
    } finally {
      if (turn === this.asked) this.busy = false;
    }
  }

  private take(seen: PositionSeen): void {
    this.seen = seen;
    this.trouble = "";
    if (seen.views.length > 0) this.views = seen.views;
  }

  /** A file that somebody brings: its position, with the table it is of. */
  async load(text: string): Promise<void> {
    const seen = await api.readPosition({ text });
    const { info } = this.draft;
    if (seen.game !== info.name) throw new Error(t("page-editor-other-game", { game: gameTitle(seen.game) }));
    this.draft.byHand();
    this.draft.given = { ...asUsual(info), ...(seen.options as Options) };
    if (info.seats.includes(seen.seats)) this.draft.sit(seen.seats);
    this.change(seen.given);
  }

  private kept(): Given {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as Given;
    } catch {
      return {};
    }
  }
}
