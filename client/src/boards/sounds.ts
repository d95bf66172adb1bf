/** What is heard of a game: only what a seat is told, and what it sees. Nothing is said by sound alone. */

import type { SoundName } from "../lib/sound/names";
import type { TableView, Told } from "../lib/types";

export interface GameSounds {
  /** Kind of notice -> what it sounds like. */
  of: Readonly<Record<string, SoundName>>;
  /** How near danger is, as this seat sees it: 0 for far, 1 for here. */
  danger?(view: TableView): number;
}

const MOST_AT_ONCE = 3;

/** What is heard of this news, in its order: each sound once, and not too many. */
export function heardOf(news: readonly Told[], sounds: GameSounds): SoundName[] {
  const found = news.flatMap(({ kind }) => (kind in sounds.of ? [sounds.of[kind]!] : []));
  return [...new Set(found)].slice(-MOST_AT_ONCE);
}

/** What the end sounds like from this seat. */
export function verdictOf(view: TableView, seats: number): SoundName {
  if (view.seat < 0 || view.seat >= seats) return "knell"; // who looked on
  return view.result?.winners.includes(view.seat) ? "victory" : "defeat";
}
