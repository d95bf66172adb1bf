/** What others did before I was last asked: it stays one tap away until they have done something new. */

import type { StoryWays } from "../boards/board";
import { gist } from "./story";
import type { Told } from "./types";

export class SinceTurn {
  missed = $state.raw<readonly Told[]>([]);
  /** How many of these are worth telling. */
  count = $state(0);
  /** It is told, until I have chosen something or put it away. */
  open = $state(false);
  private from = -1;

  /** I am asked; `turnFrom`: how many notices there were after my last choice. Whether there is something to tell. */
  ask(told: readonly Told[], turnFrom: number, ways: StoryWays): boolean {
    if (turnFrom === this.from || turnFrom === 0) return false;
    const news = told.slice(turnFrom);
    const count = gist(news, ways, Infinity).length;
    if (count === 0) return false; // whoever is asked twice in a row has missed nothing yet
    this.from = turnFrom;
    this.missed = news;
    this.count = count;
    this.open = true;
    return true;
  }

  /** I have chosen: it was read. */
  chose(turnFrom: number): void {
    if (turnFrom !== this.from) this.open = false;
  }
}
