/** A guided game on the page: what the guide asks for can be chosen, and whatever else is legal says why not now. */

import type { Asked, Barred, GuideSeen } from "./types";
import type { Speech } from "./speech";

/** Why not this now: the step's own words, or the general ones with what is asked for. */
function other(guide: GuideSeen, speech: Speech): string {
  const own = `${guide.say}-other`;
  if (speech.has(own)) return speech.say(own);
  return guide.wanted.length === 0 ? "" : speech.say("guide-other", { wanted: speech.label(guide.wanted[0]!) });
}

/** What is asked, with the options that the guide asks for. */
export function led(asked: readonly Asked[], guide: GuideSeen | null): readonly Asked[] {
  if (guide === null) return asked;
  return asked
    .map((one) => ({ ...one, options: one.options.filter((option) => guide.wanted.includes(option)) }))
    .filter((one) => one.options.length > 0 || one.answer !== "");
}

/** What is barred, and what is only beside the guide's way: no rule forbids that. */
export function beside(asked: readonly Asked[], barred: readonly Barred[], guide: GuideSeen | null, speech: Speech): readonly Barred[] {
  if (guide === null || guide.wanted.length === 0) return barred;
  const text = other(guide, speech);
  const aside = asked.flatMap((one) => (one.answer === "" ? one.options : [])).filter((option) => !guide.wanted.includes(option));
  return [...aside.map((option) => ({ option, rule: "", text })), ...barred];
}
