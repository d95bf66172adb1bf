/** Hints of a first game: each is given once in this browser, at its moment, and none if somebody wants none. */

import type { TableView } from "./types";

/** The first choice; the first thing that others did and is told; the first secret; the first choice that can be taken back. */
export const MOMENTS = ["secret", "choice", "reveal", "undo"] as const;
export type Moment = (typeof MOMENTS)[number];

const GIVEN = "housebound.coach";

function given(): string[] {
  try {
    return JSON.parse(localStorage.getItem(GIVEN) ?? "[]") as string[];
  } catch {
    return []; // private windows may refuse: then they come again after a reload
  }
}

function keep(moments: readonly string[]): void {
  try {
    localStorage.setItem(GIVEN, JSON.stringify(moments));
  } catch {
    // see given
  }
}

/** What is there to be explained now. */
export interface Scene {
  view: TableView;
  asked: boolean;
  /** Something that others did has been told. */
  told: boolean;
  mayUndo: boolean;
  /** I know something that others do not. */
  secret: boolean;
}

/** The hint that fits this moment and was not given yet; null if there is none. */
export function momentFor(scene: Scene, before: readonly string[] = given()): Moment | null {
  if (scene.view.over) return null;
  const fits: Record<Moment, boolean> = { secret: scene.secret, choice: scene.asked, reveal: scene.told && scene.asked, undo: scene.mayUndo };
  return MOMENTS.find((moment) => fits[moment] && !before.includes(moment)) ?? null;
}

/** It was read: it does not come again. */
export function learnt(moment: Moment): void {
  keep([...new Set([...given(), moment])]);
}

/** Nobody here wants hints. */
export function learntAll(): void {
  keep(MOMENTS);
}
