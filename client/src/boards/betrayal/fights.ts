/** A fight as it is told: two sides, their dice, what was added, the sums, and what comes of it. */

import type { Told } from "../../lib/types";
import { dots } from "./captions";

export interface Side {
  figure: string;
  dice: string;
  /** What the fight's notice counts; -1 before that. */
  sum: number;
  added: number;
}

export interface Fight {
  n: number;
  trait: string;
  attacker: Side;
  target: Side;
  /** What came of it: damage, losses, a death. */
  after: readonly Told[];
}

const AFTER: ReadonlySet<string> = new Set(["damaged", "lost", "died", "stunned", "stole", "turned", "monster_gone"]);
const ENDS: ReadonlySet<string> = new Set(["turn_starts", "moved", "discovered", "drew", "haunt_rolled", "won"]);

function side(figure: string): Side {
  return { figure, dice: "", sum: -1, added: 0 };
}

function rolled(one: Side, dice: string, result: number): Side {
  return { ...one, dice, added: result - dots(dice) };
}

/** The fight after one more notice; null: there is none, or it is over. */
export function follow(fight: Fight | null, told: Told): Fight | null {
  const { kind, n } = told;
  const { figure = "", target = "", trait = "", dice = "", result = "0", against = "0", purpose = "" } = told.details;
  if (kind === "attacked") return { n, trait, attacker: side(figure), target: side(target), after: [] };
  if (fight === null || ENDS.has(kind)) return null;
  if (kind === "rolled" && purpose.startsWith("fight_") && fight.attacker.sum < 0) {
    if (figure === fight.attacker.figure) return { ...fight, n, attacker: rolled(fight.attacker, dice, Number(result)) };
    if (figure === fight.target.figure) return { ...fight, n, target: rolled(fight.target, dice, Number(result)) };
  }
  if (kind === "fought") {
    const [one, other] = [Number(result), Number(against)];
    return { ...fight, n, attacker: summed(fight.attacker, one), target: summed(fight.target, other) };
  }
  return AFTER.has(kind) ? { ...fight, n, after: [...fight.after, told] } : fight;
}

function summed(one: Side, sum: number): Side {
  return { ...one, sum, added: one.dice === "" ? 0 : sum - dots(one.dice) };
}
