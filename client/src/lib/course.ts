/** How a finished game stood: where a seat's chance to win moved most, and the line that it makes. */

import type { Heard, Stood, Told } from "./types";

export interface Swing {
  /** After this step of the replay, and up to that one. */
  from: number;
  to: number;
  before: number;
  after: number;
}

/** Where this seat's chance moved most, in the order of the game. */
export function swingsOf(stood: readonly Stood[], seat: number, most: number): Swing[] {
  return stood
    .slice(1)
    .map((then, i): Swing => ({ from: stood[i]!.step, to: then.step, before: stood[i]!.chances[seat]!, after: then.chances[seat]! }))
    .filter((one) => one.after !== one.before)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before) || one.from - other.from)
    .slice(0, most)
    .sort((one, other) => one.from - other.from);
}

/** What was told between the two: first what a board counts among the weighty kinds, and of that the last few. */
export function toldDuring(heard: readonly Heard[], { from, to }: Swing, weighty: readonly string[], most: number): Told[] {
  const told = heard.filter((one) => from < one.step && one.step <= to).map((one) => one.told);
  const heavy = told.filter((one) => weighty.includes(one.kind));
  return (heavy.length > 0 ? heavy : told).slice(-most);
}

/** The line of a seat's chances, as points of an SVG polyline: steps to the right, chances up. */
export function lineOf(stood: readonly Stood[], seat: number, width: number, height: number): string {
  const last = Math.max(1, stood.at(-1)?.step ?? 1);
  return stood.map(({ step, chances }) => `${round((width * step) / last)},${round(height * (1 - chances[seat]!))}`).join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
