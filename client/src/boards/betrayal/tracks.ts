/** The four tracks of an explorer's card. */

import type { Thing } from "../../lib/types";

/** The place at the low end of every track. */
export const SKULL = -1;

/** An explorer as the card is printed. */
export interface CharacterPrinted {
  tracks: Record<string, readonly number[]>;
  starts: Record<string, number>;
  age: number;
  month: number;
  day: number;
}

/** The numbers of one track, the lowest first, and at which place its clip begins. */
export function trackOf(things: readonly Thing[], who: string, trait: string): { values: readonly number[]; start: number } {
  const card = things.find((one) => one.domain === "character" && one.word === who)?.printed as CharacterPrinted | undefined;
  return { values: card?.tracks[trait] ?? [], start: card?.starts[trait] ?? 0 };
}
