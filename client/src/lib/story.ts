/** The story of a game as chapters: a turn's header, what happened in it, and what nobody misses folded away. */

import type { StoryWays } from "../boards/board";
import type { SaidAloud, Told } from "./types";

/** One line of the log. */
export type Line =
  | { type: "head" | "told"; key: string; told: Told }
  | { type: "fold"; key: string; folded: readonly Told[] }
  | { type: "since"; key: string }
  | { type: "house"; key: string; said: SaidAloud };

/** Fewer than this are not worth folding: the line that stands for them is as long as they are. */
const LEAST_FOLDED = 2;

/**
 * The lines of the log. `seen`: how many notices there were when this seat looked away; a line marks the place.
 * `unfolded`: the keys of folds that were opened. `house`: what the house said of seats, each where it happened.
 */
export function linesOf(
  told: readonly Told[],
  ways: Pick<StoryWays, "heads" | "quiet"> | null,
  seen: number,
  unfolded: ReadonlySet<string>,
  house: readonly SaidAloud[] = [],
): Line[] {
  const lines: Line[] = [];
  const ahead = house.filter((one) => one.after >= 0);
  let quiet: Told[] = [];
  const settle = (): void => {
    const key = quiet.length > 0 ? `fold${quiet[0]!.n}` : "";
    if (quiet.length >= LEAST_FOLDED && !unfolded.has(key)) lines.push({ type: "fold", key, folded: quiet });
    else lines.push(...quiet.map((one): Line => ({ type: "told", key: String(one.n), told: one })));
    quiet = [];
  };
  const speak = (until: number): void => {
    while (ahead.length > 0 && ahead[0]!.after <= until) {
      settle();
      const said = ahead.shift()!;
      lines.push({ type: "house", key: `house${said.n}`, said });
    }
  };
  for (const one of told) {
    speak(one.n);
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
  speak(Infinity);
  settle();
  return lines;
}

/** What is told of all this to whoever was away: the weightiest, in their order, and the latest if there is room. */
export function gist(told: readonly Told[], ways: Pick<StoryWays, "heads" | "quiet" | "weighty" | "passing">, most: number): readonly Told[] {
  const heard = told.filter((one) => !ways.quiet.has(one.kind) && !ways.heads.has(one.kind));
  const loud = heard.filter((one, nth) => !goesOn(one, heard[nth + 1], ways.passing));
  const weighty = loud.filter((one) => ways.weighty.has(one.kind)).slice(-most);
  const rest = loud.filter((one) => !ways.weighty.has(one.kind));
  const room = most - weighty.length;
  const kept = new Set([...weighty, ...(room > 0 ? rest.slice(-room) : [])]);
  return loud.filter((one) => kept.has(one));
}

/** Whether this is only a step of somebody who goes on: where it leads is told with the last one. */
function goesOn(one: Told, next: Told | undefined, passing: ReadonlySet<string>): boolean {
  return next !== undefined && one.kind === next.kind && passing.has(one.kind) && Object.values(one.details)[0] === Object.values(next.details)[0];
}
