/** What came up at a table of the real box: as it is entered, and what is remembered of an entry half-made. */

import { byAlphabet } from "./language";
import type { EntrySeen, State } from "./types";

const RECENT = 6;

/** Whether this seat may say what came up. */
export function mayEnter(state: State | null): boolean {
  return state?.entry != null && state.entry.mark !== "" && !state.view.over;
}

/** Whether it is asked first. */
export function isAskedToEnter(state: State | null): boolean {
  return mayEnter(state) && state!.entry!.seat === state!.view.seat;
}

/** Every way in which so many dice can fall, the highest faces first. */
export function falls(dice: number, faces: readonly string[]): string[] {
  if (dice === 0) return [""];
  return [...faces].reverse().flatMap((face, i) => falls(dice - 1, faces.slice(0, faces.length - i)).map((rest) => face + rest));
}

/** The word of a roll from how many dice show each face but the lowest; null while it is not said of all. */
export function fallOf(dice: number, faces: readonly string[], counts: Readonly<Record<string, number>>): string | null {
  const [lowest = "", ...others] = faces;
  const said = others.reduce((sum, face) => sum + (counts[face] ?? 0), 0);
  if (said > dice) return null;
  if (said < dice && others.some((face) => counts[face] === undefined)) return null;
  return [...others].reverse().map((face) => face.repeat(counts[face] ?? 0)).join("") + lowest.repeat(dice - said);
}

/** What is drawn often comes again soon: those entered last here stand first, then all by name. */
export function inOrder(words: readonly string[], recent: readonly string[], nameOf: (word: string) => string): string[] {
  const first = recent.filter((word) => words.includes(word));
  const rest = [...new Set(words)].filter((word) => !first.includes(word));
  return [...first, ...rest.sort((one, other) => byAlphabet(nameOf(one), nameOf(other)))];
}

function recall<T>(key: string, otherwise: T, store: Storage = sessionStorage): T {
  try {
    return JSON.parse(store.getItem(key) ?? "null") as T ?? otherwise;
  } catch {
    return otherwise; // private windows may refuse
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is not remembered
  }
}

export function recentOf(game: string, domain: string): string[] {
  return recall(`housebound.entered.${game}.${domain}`, []);
}

export function hasEntered(game: string, domain: string, words: readonly string[]): void {
  keep(`housebound.entered.${game}.${domain}`, [...new Set([...words, ...recentOf(game, domain)])].slice(0, RECENT));
}

/** An entry that was begun: a phone that slept, or a page that was loaded again, has it still. */
export interface Draft {
  search: string;
  picked: string[];
  counts: Record<string, number>;
}

export function draftOf(entry: EntrySeen): Draft {
  const kept = recall<{ mark: string; draft: Draft } | null>("housebound.entry", null);
  return kept?.mark === entry.mark ? kept.draft : { search: "", picked: [], counts: {} };
}

export function keepDraft(entry: EntrySeen, draft: Draft): void {
  keep("housebound.entry", { mark: entry.mark, draft });
}
