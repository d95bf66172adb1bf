/** What the names of the mansion stand for, for whoever looks them up. */

import { messageId, type Speech } from "../../lib/speech";
import type { TableView } from "../../lib/types";
import type { GameLens } from "../board";
import LensCard from "./LensCard.svelte";
import { aboutLocation } from "./sayings";
import { boardOf, victimOf } from "./view";

/** The message that says what a word means; empty if there is none. */
export function textOf(domain: string, word: string, speech: Speech): string {
  const named = messageId(domain, word, "text");
  return speech.has(named) ? named : "";
}

function knows(domain: string, word: string, view: TableView, speech: Speech): boolean {
  if (domain === "location") return aboutLocation(word, boardOf(view), speech).length > 0;
  if (domain === "victim") return victimOf(boardOf(view), word) !== undefined;
  if (domain === "killer") return word === boardOf(view).killer.killer && word !== "";
  return textOf(domain, word, speech) !== "";
}

export const lens: GameLens = { knows, Card: LensCard };
