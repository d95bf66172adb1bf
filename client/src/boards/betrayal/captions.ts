/** Dice in words: who rolls what for which purpose, what is needed, and the verdict. */

import type { TableView, Told } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import { house } from "./view";

export interface Caption {
  /** Who rolls how many dice for what, and what is needed. */
  title: string;
  /** What came of it; empty before the roll. */
  verdict: string;
  /** Whether it was enough; null where no single number decides. */
  enough: boolean | null;
  /** What a haunt's roll is for; empty where the title says it. */
  deed: string;
}

const HAUNT_DICE = 6; // BET-HAUNT-1
const FACES = 3; // a die shows nothing, one or two dots, each as likely

/** In how many ways so many dice show each number of dots. */
function waysOf(dice: number): readonly number[] {
  let sums = [1];
  for (let n = 0; n < dice; n++) {
    const next = Array.from({ length: sums.length + FACES - 1 }, () => 0);
    sums.forEach((ways, sum) => [0, 1, 2].forEach((dots) => (next[sum + dots]! += ways)));
    sums = next;
  }
  return sums;
}

/** The chance that so many dice show at least `needed` dots, from 0 to 1. */
export function chance(dice: number, needed: number): number {
  return waysOf(dice).slice(Math.max(0, needed)).reduce((all, ways) => all + ways, 0) / FACES ** dice;
}

const MOST_DICE = 8; // BET-DICE-3: more are not rolled

/** The chance of an attack to come out higher, from 0 to 1; `ahead`: what is added to its sum more than to the other's. */
export function chanceToWin(dice: number, against: number, ahead = 0): number {
  const [mine, theirs] = [Math.min(MOST_DICE, Math.max(0, dice)), Math.min(MOST_DICE, Math.max(0, against))];
  return waysOf(theirs).reduce((all, ways, sum) => all + ways * chance(mine, sum + 1 - ahead), 0) / FACES ** theirs;
}

/** Before an attack: the dice of both sides and my chance; empty if the choice is none. */
export function oddsOf(verb: string, args: readonly string[], view: TableView, speech: Speech): string {
  if (verb !== "attack" && verb !== "attack_with") return "";
  const [card, target] = verb === "attack" ? ["", args[0]] : args;
  const found = house(view).attacks.find((one) => one.card === card && one.target === target);
  if (found === undefined) return "";
  const said = { dice: found.dice, trait: speech.name("trait", found.trait), target: speech.name("figure", found.target) };
  if (found.against < 0) return speech.say("house-odds-unknown", said);
  const percent = Math.round(100 * chanceToWin(found.dice, found.against, found.bonus - found.guard));
  return speech.say("house-odds", { ...said, against: found.against, percent });
}

/** Of the haunt roll that comes at the end of this turn, or with the next omen. */
export function hauntOdds(view: TableView, speech: Speech): string {
  const { safe, rolls } = house(view);
  if (safe === 0) return "";
  const percent = Math.round(100 * (1 - chance(HAUNT_DICE, safe)));
  return speech.say(rolls ? "house-haunt-odds-now" : "house-haunt-odds", { dice: HAUNT_DICE, needed: safe, percent });
}

/** The dots that the faces show; what is more in the result was added. */
export function dots(dice: string): number {
  return [...dice].reduce((sum, face) => sum + Number(face), 0);
}

function title(details: Told["details"], count: number, speech: Speech): string {
  const needed = Number(details["needed"] ?? 0);
  const known = { figure: speech.name("figure", details["figure"]!), count, needed, purpose_word: details["purpose"]!, purpose: speech.name("purpose", details["purpose"]!) };
  return speech.say(needed > 0 ? "house-roll-needed" : "house-roll", known);
}

/** `deed`: what was said to be tried, just before. */
export function captionOf({ details }: Told, speech: Speech, deed = ""): Caption {
  const [needed, result] = [Number(details["needed"] ?? 0), Number(details["result"])];
  const enough = needed > 0 ? result >= needed : null;
  const said = { result, needed, purpose_word: details["purpose"]! };
  const verdict = enough === null ? speech.say("house-roll-sum", said) : speech.say(enough ? "house-roll-enough" : "house-roll-short", said);
  return { title: title(details, details["dice"]!.length, speech), verdict, enough, deed };
}

/** Before a roll: how many dice, what is needed, and the chance. */
export function captionBefore({ details }: Told, speech: Speech, deed = ""): Caption {
  const [count, needed] = [Number(details["number"]), Number(details["needed"])];
  const verdict = needed > 0 ? speech.say("house-roll-chance", { percent: Math.round(100 * chance(count, needed)) }) : "";
  return { title: title(details, count, speech), verdict, enough: null, deed };
}
