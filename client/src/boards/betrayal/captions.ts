/** Dice in words: who rolls what for which purpose, what is needed, and the verdict. */

import type { Told } from "../../lib/types";
import type { Speech } from "../../lib/speech";

export interface Caption {
  /** Who rolls how many dice for what, and what is needed. */
  title: string;
  /** What came of it; empty before the roll. */
  verdict: string;
  /** Whether it was enough; null where no single number decides. */
  enough: boolean | null;
}

const FACES = 3; // a die shows nothing, one or two dots, each as likely

/** The chance that so many dice show at least `needed` dots, from 0 to 1. */
export function chance(dice: number, needed: number): number {
  let sums = [1];
  for (let n = 0; n < dice; n++) {
    const next = Array.from({ length: sums.length + FACES - 1 }, () => 0);
    sums.forEach((ways, sum) => [0, 1, 2].forEach((dots) => (next[sum + dots]! += ways)));
    sums = next;
  }
  return sums.slice(Math.max(0, needed)).reduce((all, ways) => all + ways, 0) / FACES ** dice;
}

/** The dots that the faces show; what is more in the result was added. */
export function dots(dice: string): number {
  return [...dice].reduce((sum, face) => sum + Number(face), 0);
}

function title(details: Told["details"], count: number, speech: Speech): string {
  const needed = Number(details["needed"] ?? 0);
  const known = { figure: speech.name("figure", details["figure"]!), count, needed, purpose_word: details["purpose"] ?? "plain", purpose: speech.name("purpose", details["purpose"] ?? "plain") };
  return speech.say(needed > 0 ? "house-roll-needed" : "house-roll", known);
}

export function captionOf({ details }: Told, speech: Speech): Caption {
  const [needed, result] = [Number(details["needed"] ?? 0), Number(details["result"])];
  const enough = needed > 0 ? result >= needed : null;
  const said = { result, needed, purpose_word: details["purpose"] ?? "plain" };
  const verdict = enough === null ? speech.say("house-roll-sum", said) : speech.say(enough ? "house-roll-enough" : "house-roll-short", said);
  return { title: title(details, details["dice"]!.length, speech), verdict, enough };
}

/** Before a roll: how many dice, what is needed, and the chance. */
export function captionBefore({ details }: Told, speech: Speech): Caption {
  const [count, needed] = [Number(details["number"]), Number(details["needed"])];
  const verdict = needed > 0 ? speech.say("house-roll-chance", { percent: Math.round(100 * chance(count, needed)) }) : "";
  return { title: title(details, count, speech), verdict, enough: null };
}
