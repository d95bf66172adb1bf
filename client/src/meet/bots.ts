/** The bots that the server has for a game, the usual one first. */

import * as api from "../lib/api";
import { t } from "../lib/speech";
import type { GameInfo } from "../lib/types";

export interface Level {
  name: string;
  words: string;
  usual: boolean;
}

let known: Promise<GameInfo[]> | null = null;

export function gamesKnown(): Promise<GameInfo[]> {
  known ??= api.games();
  known.catch(() => (known = null));
  return known;
}

export function levelsOf(info: GameInfo): Level[] {
  const levels = info.bots.map((name) => ({ name, words: levelWords(name), usual: name === info.usual_bot }));
  return levels.sort((one, other) => Number(other.usual) - Number(one.usual));
}

export async function botsOf(game: string): Promise<{ levels: Level[] }> {
  const info = (await gamesKnown()).find((one) => one.name === game);
  return { levels: info === undefined ? [] : levelsOf(info) };
}

/** A level in words; one that has none yet by its own name. */
export function levelWords(name: string): string {
  const id = `page-level-${name}`;
  const words = t(id);
  return words === id ? name : words;
}

/** What stands beside the name of a bot: that it is one, and which, where somebody has trained it and brought it along. */
export function botWords(level: string): string {
  const words = levelWords(level);
  return level !== "" && words === level ? t("page-bot-level", { level }) : t("page-bot");
}
