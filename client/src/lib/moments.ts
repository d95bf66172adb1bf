/** The moments of a finished game that decided it: bookmarks of its replay, and pictures at its end. */

import type { Heard, Told } from "./types";

export interface Moment {
  /** Where it is in the all-seeing replay. */
  step: number;
  /** What makes it one: at least one notice. */
  told: readonly Told[];
}

/**
 * Every step at which something of these kinds was told. `kinds` are the weightiest first: where there are more moments
 * than `most`, the others stay.
 */
export function momentsOf(heard: readonly Heard[], kinds: readonly string[], most = Infinity): Moment[] {
  const rank = new Map(kinds.map((kind, i) => [kind, i]));
  const steps = new Map<number, Told[]>();
  for (const { step, told } of heard) {
    if (!rank.has(told.kind)) continue;
    const here = steps.get(step);
    if (here === undefined) steps.set(step, [told]);
    else here.push(told);
  }
  const weight = (told: readonly Told[]): number => Math.min(...told.map((one) => rank.get(one.kind)!));
  return [...steps]
    .map(([step, told]): Moment => ({ step, told }))
    .sort((one, other) => weight(one.told) - weight(other.told) || other.step - one.step)
    .slice(0, most)
    .sort((one, other) => one.step - other.step);
}

/** With the very last moment as well: whatever was told then, however light. */
export function withLast(moments: readonly Moment[], heard: readonly Heard[]): readonly Moment[] {
  const last = heard.at(-1);
  if (last === undefined || moments.some((one) => one.step === last.step)) return moments;
  return [...moments, { step: last.step, told: [last.told] }];
}

/** Whether this was told to some with all that is known, and just now to the others without one part of it. */
function isSame(one: Heard, before: Heard | undefined): boolean {
  if (before === undefined || before.step !== one.step || before.told.kind !== one.told.kind || before.to.some((eye) => one.to.includes(eye))) return false;
  const [details, other] = [one.told.details, before.told.details];
  return Object.keys(details).filter((name) => details[name] !== other[name]).length <= 1;
}

/** What this eye was told up to a step; without one, what was told to anybody, once, but for what speaks to one alone. */
export function toldTo(heard: readonly Heard[], eye: number | null, step: number, personal: ReadonlySet<string>): Told[] {
  return heard
    .filter((one, n) => eye !== null || !isSame(one, heard[n - 1]))
    .filter((one) => one.step <= step && (eye === null ? !personal.has(one.told.kind) : one.to.includes(eye)))
    .map((one) => one.told);
}
