/** Whether the haunt's page lies open over the board: it opens by itself when it has to be read, and any time it is asked for. */

import type { Choices } from "../../lib/choices";
import type { Told } from "../../lib/types";

const NOT_ASKED = -1;

/** The question whether I have read the page, while I have not answered it: its number. */
export function unreadOf(choices: Choices): number {
  return choices.all.find((choice) => choice.verb === "ready" && !choice.chosen)?.decision ?? NOT_ASKED;
}

export class Reading {
  open = $state(false);
  private asked = NOT_ASKED;
  private wasOver = false;

  /** Something has happened: the haunt begins, I am asked whether I have read it, I have said so, or it is all over. */
  follow(news: readonly Told[], unread: number, over: boolean, still: boolean): void {
    const begins = news.some((told) => told.kind === "haunt_begins");
    if (begins || (unread !== NOT_ASKED && unread !== this.asked)) this.open = true;
    else if (this.asked !== NOT_ASKED && unread === NOT_ASKED) this.open = false; // however it was said: here, below or in the list
    else if (over && !this.wasOver) this.open = false;
    else if (still && news.some((told) => told.kind === "turn_starts")) this.open = false; // whoever looks on is not asked
    this.asked = unread;
    this.wasOver = over;
  }
}
