/** What a seat is after, in three lines; and which of these cards this browser has shown already. */

import type { Goal } from "./types";
import { messageId, type Speech } from "./speech";

const PLAIN: Goal = { who: "goal-who", win: "goal-win", ends: "goal-ends", details: {} };
const SHOWN = "housebound.goals";
const MOST = 60;

/** Who I am, how my side wins, what else ends the game. What no text has is said plainly. */
export function goalLines(goal: Goal, speech: Speech): readonly [string, string, string] {
  const named = speech.named(Object.fromEntries(Object.entries(goal.details).map(([domain, bare]) => [domain, [domain, bare] as const])));
  const line = (wanted: string, plain: string): string => (speech.has(wanted) ? speech.say(wanted, named) : speech.say(plain));
  return [line(goal.who, PLAIN.who), line(goal.win, PLAIN.win), line(goal.ends, PLAIN.ends)];
}

function shown(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SHOWN) ?? "[]") as string[];
  } catch {
    return []; // private windows may refuse: then the card comes again after a reload
  }
}

/** Whether this card is new at this table; asked once, it is not new any more. */
export function isNewGoal(table: string, seat: number, goal: Goal): boolean {
  const card = messageId(table, String(seat), goal.win);
  const before = shown();
  if (before.includes(card)) return false;
  try {
    localStorage.setItem(SHOWN, JSON.stringify([card, ...before].slice(0, MOST)));
  } catch {
    // see shown
  }
  return true;
}
