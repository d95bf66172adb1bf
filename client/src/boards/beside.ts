/** What a page beside the cardboard needs of a game: how its secret pages look. One file in the game's folder. */

import type { Component } from "svelte";
import type { Speech } from "../lib/speech";

export interface PagesProps {
  page: readonly string[];
  sections?: readonly (readonly string[])[];
  speech: Speech;
  title?: boolean;
}

export interface GameBeside {
  /** The messages that somebody may read, set out. */
  Pages: Component<PagesProps>;
  /** What is drawn with on those pages: stands once on the page. */
  Definitions?: Component;
  /** A monster or a token, small. */
  Sign?: Component<{ word: string }>;
}

const KNOWN = import.meta.glob<{ beside: GameBeside }>("./*/beside.ts");

/** Of what goes along with a game: its name begins with that of the game, and a hyphen. Null: it has nothing of its own. */
export async function besideOf(name: string): Promise<GameBeside | null> {
  const found = Object.entries(KNOWN).find(([path]) => name.startsWith(`${path.split("/")[1]}-`));
  return (await found?.[1]())?.beside ?? null;
}
