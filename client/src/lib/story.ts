/** The story of a game as chapters: a turn's header, what happened in it, and what nobody misses folded away. */

import type { StoryWays } from "../boards/board";
import type { Told } from "./types";

/** One line of the log. */
export type Line =
  | { type: "head" | "told"; key: string; told: Told }
  | { type: "fold"; key: string; folded: readonly Told[] }
  | { type: "since"; key: string };

/** Fewer than this are not worth folding: the line that stands for them is as long as they are. */
const LEAST_FOLDED = 2;

/**
 * The lines of the log. `seen`: how many notices there were when this seat looked away; a line marks the place.
 * `unfolded`: the keys of folds that were opened.
 */
export function linesOf(told: readonly Told[], ways: Pick<StoryWays, "heads" | "quiet"> | null, seen: number, unfolded: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  let quiet: Told[] = [];
  const settle = (): void => {
    const key = quiet.length > 0 ? `fold${quiet[0]!.n}` : "";
    if (quiet.length >= LEAST_FOLDED && !unfolded.has(key)) lines.push({ type: "fold", key, folded: quiet });
    else lines.push(...quiet.map((one): Line => ({ type: "told", key: String(one.n), told: one })));
    quiet = [];
  };
  for (const one of told) {
    if (seen > 0 && one.n === seen) {
      settle();
      lines.push({ type: "since", key: "since" });
    }
    if (ways?.quiet.has(one.kind)) {
      quiet.push(one);
      continue;
    }
    settle();
    lines.push({ type: ways?.heads.has(one.kind) ? "head" : "told", key: String(one.n), told: one });
  }
  settle();
  return lines;
}

/** What is told of all this to whoever was away: the weightiest, in their order, and the latest if there is room. */
export function gist(told: readonly Told[], ways: Pick<StoryWays, "heads" | "quiet" | "weighty">, most: number): readonly Told[] {
  const loud = told.filter((one) => !ways.quiet.has(one.kind) && !ways.heads.has(one.kind));
  const weighty = loud.filter((one) => ways.weighty.has(one.kind)).slice(-most);
  const rest = loud.filter((one) => !ways.weighty.has(one.kind));
  const room = most - weighty.length;
  const kept = new Set([...weighty, ...(room > 0 ? rest.slice(-room) : [])]);
  return loud.filter((one) => kept.has(one));
}
