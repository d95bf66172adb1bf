/** The boards that exist: one folder per game, each loaded when its game is first opened. */

import type { GameBoard } from "./board";

const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");

/** The board of a game; null if it has none of its own and is played by the list. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await BOARDS[`./${game}/index.ts`]?.())?.board ?? null;
}
