/** Puzzles: opened as a table of one's own; which were solved here is remembered in this browser alone. */

import * as api from "./api";
import { keepSecret, load, keep, remember } from "./mine";
import { go } from "./route.svelte";
import { t } from "./speech";
import type { PuzzleShown } from "./types";

const SOLVED = "housebound.puzzles";

export function solvedHere(): ReadonlySet<string> {
  return new Set(load<string[]>(SOLVED, []));
}

export function markSolved(name: string): void {
  keep(SOLVED, [...new Set([...solvedHere(), name])]);
}

export async function openPuzzle(puzzle: PuzzleShown, number: number): Promise<void> {
  const opened = await api.openPuzzle(puzzle.name);
  const token = Object.values(opened.tokens)[0]!;
  keepSecret(token, token);
  remember({ table: opened.table, game: puzzle.game, tokens: [token], title: t("page-puzzle", { number }), at: Date.now(), puzzle: puzzle.name });
  go({ page: "table", table: opened.table, tokens: [token] });
}
