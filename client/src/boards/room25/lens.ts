/** What the names of the Complex stand for, for whoever looks them up. */

import { messageId, type Speech } from "../../lib/speech";
import type { TableView } from "../../lib/types";
import type { GameLens } from "../board";
import LensCard from "./LensCard.svelte";
import { boardOf, characterOf } from "./view";

/** Event cards of one family share a text: which family a card is of. */
function familyOf(card: string): string {
  if (card.startsWith("move_")) return /_(double|another)$/.exec(card)?.[1] === undefined ? "move" : `move_${/_(double|another)$/.exec(card)![1]}`;
  if (card.startsWith("penalty_")) return "penalty";
  return card.startsWith("unfit_rooms_") ? "unfit_rooms" : card;
}

/** The message that says what a word means; empty if there is none. A character has more than a text. */
export function textOf(domain: string, word: string, view: TableView, speech: Speech): string {
  if (domain === "character") return characterOf(boardOf(view), word) === undefined ? "" : powersPlayed(view) ? messageId("power", word, "text") : "board-no-powers";
  const named = domain === "card" ? messageId("card-text", familyOf(word)) : domain === "robot" ? "robot-text" : messageId(domain === "token" ? "plan" : domain, word, "text");
  return speech.has(named) ? named : "";
}

/** Whether super-powers are in the game: a character without one has no token for it. */
export function powersPlayed(view: TableView): boolean {
  return boardOf(view).powers;
}

export const lens: GameLens = {
  knows: (domain, word, view, speech) => textOf(domain, word, view, speech) !== "",
  title: (domain, word, speech) => {
    const named = messageId(domain === "state" ? `state-name-${word}` : `names-${word}`);
    return speech.has(named) ? speech.say(named) : speech.name(domain, word);
  },
  Card: LensCard,
};
