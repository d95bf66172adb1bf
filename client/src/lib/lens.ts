/** Looking up a name: whatever has a card opens it, wherever its name or picture stands. */

import { getContext, setContext } from "svelte";

export interface Lens {
  /** Whether there is a card of this word: else its name is only a name. */
  knows(domain: string, word: string): boolean;
  open(domain: string, word: string): void;
}

const LENS = Symbol("lens");
const BLIND: Lens = { knows: () => false, open: () => {} };

export function provideLens(lens: Lens): void {
  setContext(LENS, lens);
}

/** The lens of whatever this stands in; where there is none, names are only names. */
export function lensHere(): Lens {
  return getContext<Lens | undefined>(LENS) ?? BLIND;
}
