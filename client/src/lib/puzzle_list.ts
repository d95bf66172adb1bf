/** The list of puzzles: which number one has, and which comes after it. */

import type { PuzzleShown } from "./types";

/** Number of a puzzle in its list, from 1 on, as people call it. */
export function numberOf(name: string, all: readonly PuzzleShown[]): number {
  return all.findIndex((one) => one.name === name) + 1;
}

/** The first one after this that was not solved here, going round; the next one if all were. None: there is no other. */
export function nextAfter(name: string, all: readonly PuzzleShown[], solved: ReadonlySet<string>): PuzzleShown | undefined {
  const at = numberOf(name, all);
  const others = [...all.slice(at), ...all.slice(0, Math.max(0, at - 1))];
  return others.find((one) => !solved.has(one.name)) ?? others[0];
}
