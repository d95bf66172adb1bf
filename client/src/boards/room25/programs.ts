/** A program being laid: which tokens fit is read off the options that are offered, never decided here. */

import type { Bar, Choice } from "../../lib/choices";

export interface Draft {
  first: string;
  second: string;
  adrenaline: boolean;
}

export const NOTHING: Draft = { first: "", second: "", adrenaline: false };

function fits(args: readonly string[], draft: Draft): boolean {
  const [first, second, adrenaline] = args;
  if (draft.first !== "" && first !== draft.first) return false;
  if (draft.second !== "" && second !== draft.second) return false;
  return !draft.adrenaline || adrenaline === "yes";
}

/** The plans that occur in any program, in their order. */
export function plansIn(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((choice) => choice.args.slice(0, 2)))].filter((plan) => plan !== "none");
}

/** Whether some program goes on like this. */
export function possible(choices: readonly Choice[], draft: Draft): boolean {
  return choices.some((choice) => fits(choice.args, draft));
}

/** The program that is laid as it stands: an empty second slot is a single token. */
export function finished(choices: readonly Choice[], draft: Draft): Choice | undefined {
  const wanted = [draft.first, draft.second === "" ? "none" : draft.second, draft.adrenaline ? "yes" : "no"];
  return choices.find((choice) => choice.args.every((word, i) => word === wanted[i]));
}

/** Put a token into the next free slot; the same draft if no program has it there. */
export function withToken(choices: readonly Choice[], draft: Draft, plan: string): Draft {
  const next = draft.first === "" ? { ...draft, first: plan } : { ...draft, second: plan };
  return possible(choices, next) ? next : draft;
}

/** Why a program cannot go on like this, if a rule says so. */
export function whyNot(bars: readonly Bar[], draft: Draft): Bar | undefined {
  return bars.find((bar) => fits(bar.args, draft));
}

export function draftOf(args: readonly string[]): Draft {
  const [first = "", second = "", adrenaline] = args;
  return { first, second: second === "none" ? "" : second, adrenaline: adrenaline === "yes" };
}
