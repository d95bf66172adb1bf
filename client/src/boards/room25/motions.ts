/** What moves on the board between two views, told by the news: rows slide, figures walk, tiles turn over. */

import type { Told } from "../../lib/types";
import { figuresOn, isOn, LETTERS, PITCH, WAYS, cornerOf, type Standing, type Way } from "./places";
import type { Room25View } from "./view";

export interface Motion {
  /** A space (its tile) or a figure. */
  what: string;
  kind: "slide" | "flip" | "jolt";
  dx: number;
  dy: number;
}

/** How far each line went, in spaces. */
function shifts(news: readonly Told[]): Map<string, { way: Way; steps: number }> {
  const found = new Map<string, { way: Way; steps: number }>();
  for (const told of news) {
    if (told.kind !== "shifted") continue;
    const line = told.details["line"]!;
    found.set(line, { way: told.details["way"] as Way, steps: (found.get(line)?.steps ?? 0) + 1 });
  }
  return found;
}

const SPACES = LETTERS.flatMap((letter) => [1, 2, 3, 4, 5].map((n) => `${letter}${n}`));
const TURNING = new Set(["revealed", "turned_down", "replaced", "saw"]);

export function motions(before: Room25View, after: Room25View, news: readonly Told[]): Motion[] {
  const found: Motion[] = [];
  const lines = shifts(news);
  for (const [line, { way, steps }] of lines) {
    for (const space of SPACES) if (isOn(line, space)) found.push({ what: space, kind: "slide", ...behind(way, steps) });
  }
  for (const { kind, details } of news) {
    const { space, space2, character } = details;
    if (kind === "swapped") found.push(...swap(space!, space2!));
    else if (TURNING.has(kind)) found.push({ what: space!, kind: "flip", dx: 0, dy: 0 });
    else if (kind === "pushed" || kind === "robot_pushed") found.push({ what: character!, kind: "jolt", dx: 0, dy: 0 });
  }
  const stood = new Map(figuresOn(before).map((one) => [one.id, one]));
  for (const figure of figuresOn(after)) {
    const was = stood.get(figure.id);
    if (was !== undefined) found.push({ what: figure.id, kind: "slide", ...walked(was, figure, lines) });
  }
  return found.filter((one) => one.kind !== "slide" || one.dx !== 0 || one.dy !== 0);
}

/** Where something was that has gone so many spaces this way. */
function behind(way: Way, steps: number): { dx: number; dy: number } {
  const [x, y] = WAYS[way];
  return { dx: 0 - x * steps * PITCH, dy: 0 - y * steps * PITCH };
}

function swap(one: string, two: string): Motion[] {
  const [a, b] = [cornerOf(one), cornerOf(two)];
  return [
    { what: one, kind: "slide", dx: b.x - a.x, dy: b.y - a.y },
    { what: two, kind: "slide", dx: a.x - b.x, dy: a.y - b.y },
  ];
}

/** From where a figure comes; one that went round with its row comes in from outside, as its tile does. */
function walked(was: Standing, is: Standing, lines: ReturnType<typeof shifts>): { dx: number; dy: number } {
  const [dx, dy] = [was.x - is.x, was.y - is.y];
  for (const [line, { way, steps }] of lines) {
    const [x, y] = WAYS[way];
    const against = dx * x + dy * y;
    if (isOn(line, is.space) && isOn(line, was.space) && against > 2 * PITCH) return behind(way, steps);
  }
  return { dx, dy };
}
