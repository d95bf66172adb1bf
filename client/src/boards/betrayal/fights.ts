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
  /** What attacks, if it is what a card tells of: somebody only rolls for it. Else empty. */
  card: string;
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
  if (kind === "attacked") return { n, trait, card: "", attacker: side(figure), target: side(target), after: [] };
  if (fight === null || ENDS.has(kind)) return null;
  if (kind === "rolled" && fight.card !== "" && figure === fight.target.figure && purpose.startsWith("fight_")) return settled({ ...fight, n, target: rolled(fight.target, dice, Number(result)) }, Number(result));
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

/** The cards of which something attacks that is no figure. */
const UNSEEN: ReadonlySet<string> = new Set(["bite", "creepy_puppet", "groundskeeper"]);

export interface Drawing {
  card: string;
  figure: string;
}

/** What has been drawn last, as long as it may still attack. */
export function drawing(before: Drawing | null, { kind, details }: Told): Drawing | null {
  if (kind === "drew") return UNSEEN.has(details["card"]!) ? { card: details["card"]!, figure: details["figure"]! } : null;
  return ENDS.has(kind) ? null : before;
}

/** What was drawn attacks: the player on the right rolls for it. Null if this notice tells of something else. */
export function unseen(drawn: Drawing | null, { kind, n, details }: Told): Fight | null {
  const { figure = "", purpose = "", dice = "", result = "0" } = details;
  if (drawn === null || kind !== "rolled" || figure === drawn.figure || !purpose.startsWith("fight_")) return null;
  return { n, trait: purpose.slice("fight_".length), card: drawn.card, attacker: rolled(side(figure), dice, Number(result)), target: side(drawn.figure), after: [] };
}

/** Nobody tells the sums of such a fight: the dice do. */
function settled(fight: Fight, defence: number): Fight {
  return { ...fight, attacker: { ...fight.attacker, sum: dots(fight.attacker.dice) }, target: { ...fight.target, sum: defence } };
}

function summed(one: Side, sum: number): Side {
  return { ...one, sum, added: one.dice === "" ? 0 : sum - dots(one.dice) };
}
