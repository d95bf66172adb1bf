/** How a finished game is told: what became of everybody, and why. Loaded when a game is over, or looked at again. */

import type { Component } from "svelte";
import type { Speech } from "../lib/speech";
import type { Heard, Result, TableView, Told } from "../lib/types";

/** What became of somebody, by its sign. Beside each stands a word. */
export type Sign = "escaped" | "survived" | "left" | "dead" | "killed" | "stays";

export interface Fate {
  seat: number;
  /** Whoever it is about: a word of a domain, which has a face. */
  domain: string;
  word: string;
  /** Which side it was on, now that it can be said; empty where there are no sides. */
  role: string;
  /** On the side of those who hunt the others. */
  dark: boolean;
  sign: Sign;
  /** What became of them, in words. */
  said: string;
  won: boolean;
}

/** One figure by which people compare themselves: its name, and a number for each word of the fates that has one. */
export interface Compared {
  label: string;
  of: ReadonlyMap<string, number>;
}

export interface PictureProps {
  view: TableView;
  speech: Speech;
  /** The place to look at: it is ringed. Empty: all of it. */
  at?: string;
  /** Draw everything, not only what is around that place. */
  whole?: boolean;
}

export interface GameEnding {
  /** Why it ended as it did, in one sentence; empty if no text says so. */
  why(view: TableView, speech: Speech): string;
  /** Who was on which side, in one sentence; empty if nobody hid anything. */
  unmasked(view: TableView, speech: Speech): string;
  fates(view: TableView, heard: readonly Heard[], speech: Speech): Fate[];
  figures(view: TableView, heard: readonly Heard[], speech: Speech): Compared[];
  /** The kinds of notices that decided it, the weightiest first. */
  decisive: readonly string[];
  /** Kinds that speak to one seat in the second person: of no use to eyes that see everything. */
  personal: ReadonlySet<string>;
  /** Nobody has won, and nobody has lost either. */
  isDraw(result: Result): boolean;
  /** The rule of the game's own pages that was met, if it has such pages; empty if it was none of them. */
  ruleMet?(view: TableView): string;
  /** Whether `why` says only that such a rule was met: then the rule itself says why. */
  isVague?(view: TableView, speech: Speech): boolean;
  /** What all of them saw together. */
  allSeeing(views: readonly TableView[]): TableView;
  /** The board as a drawing, with nothing to touch. */
  Picture: Component<PictureProps>;
}

/** How often a notice of these kinds names each figure in this field. */
export function counted(heard: readonly Heard[], field: string, kinds: readonly string[], worth: (details: Readonly<Record<string, string>>) => number = () => 1): Map<string, number> {
  const found = new Map<string, number>();
  for (const { told } of heard) {
    const who = told.details[field];
    if (who !== undefined && kinds.includes(told.kind)) found.set(who, (found.get(who) ?? 0) + worth(told.details));
  }
  return found;
}

/** Where the last notice stands that this holds for; -1 if there is none. */
export function lastOf(heard: readonly Heard[], holds: (told: Told) => boolean): number {
  for (let i = heard.length - 1; i >= 0; i--) if (holds(heard[i]!.told)) return i;
  return -1;
}

/** Every figure has a number, also one that nothing was counted of. */
export function forEach(words: readonly string[], numbers: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(words.map((word) => [word, numbers.get(word) ?? 0]));
}

/** What a text says of the rule that ended it. */
export function whyOf(view: TableView, speech: Speech, details: Record<string, string | number> = {}): string {
  const id = `end-why-${view.result?.why ?? ""}`;
  return speech.has(id) ? speech.say(id, { rounds: view.result?.rounds ?? 0, ...details }) : "";
}
