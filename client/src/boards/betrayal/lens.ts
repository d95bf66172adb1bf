/** What the names of the house stand for, for whoever looks them up. */

import type { BetrayalView } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";
import type { GameLens } from "../board";
import { textOf } from "./cards";
import LensCard from "./LensCard.svelte";
import { house } from "./view";

export type Looked = "explorer" | "monster" | "card" | "room" | "text" | "";

/** What kind of thing a word is; empty: there is nothing to be read about it. */
export function lookedAt(domain: string, word: string, board: BetrayalView, speech: Speech): Looked {
  if (board.explorers.some((one) => one.character === word) && (domain === "figure" || domain === "character")) return "explorer";
  if (domain === "figure" && board.monsters.some((one) => one.figure === word)) return "monster";
  if ((domain === "figure" || domain === "card") && speech.has(textOf(word))) return "card"; // a companion is a card, too
  if (domain === "room" && speech.has(messageId("room", word))) return board.rooms.some((one) => one.room === word) || speech.has(messageId("room", word, "text")) ? "room" : "";
  return speech.has(messageId(domain, word, "text")) ? "text" : "";
}

export const lens: GameLens = {
  knows: (domain, word, view, speech) => lookedAt(domain, word, house(view), speech) !== "",
  Card: LensCard,
};
