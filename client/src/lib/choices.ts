/** What can be chosen now, by where it stands on the board. The board only says where an option belongs. */

import type { Asked, Barred } from "./types";
import { parts, type Speech } from "./speech";

export interface Choice {
  decision: number;
  option: string;
  verb: string;
  args: string[];
  label: string;
  /** It is the answer given so far to a question that others still think about. */
  chosen: boolean;
  /** Nobody waits for it: it may be done at any moment. */
  standing: boolean;
  /** What would be rolled for it, and the chance; empty if nothing is. */
  odds: string;
}

export interface Bar {
  option: string;
  verb: string;
  args: string[];
  label: string;
  rule: string;
  text: string;
}

/** Where on the board an option is chosen; null: it is a button. */
export type PlaceOf = (verb: string, args: string[]) => string | null;

/** What is rolled for an option, and the chance; empty: nothing is. */
export type OddsOf = (verb: string, args: readonly string[]) => string;

/** Whether the table waits for this answer: it is open, and not something that may be done at any moment. */
export function isWaitedFor(asked: Asked): boolean {
  return asked.answer === "" && !asked.standing;
}

/**
 * The golden button: what most people would do now, as the board names it; or the only thing that can be done. None where that
 * is not clear, so that nobody makes a bad move because it stood first. `idle`: verbs that bring nobody further;
 * `last`: verbs that give something up, for which one waits as long as anything else is left.
 */
export function naturalOf(choices: Choices, natural: readonly string[], idle: readonly string[], last: readonly string[] = []): Choice | null {
  const asked = choices.all.filter((choice) => !choice.standing);
  const named = asked.find((choice) => natural.includes(choice.verb));
  if (named !== undefined) return named;
  const useful = asked.filter((choice) => !idle.includes(choice.verb));
  const better = useful.filter((choice) => !last.includes(choice.verb));
  const left = better.length > 0 ? better : useful;
  return left.length === 1 ? left[0]! : null;
}

/** As many as this are all buttons, also those that are places: a question names two or three things, and all of them can be pressed. */
const FEW = 3;

/**
 * The buttons under the question: what is no place, and where there are few things to do and some are places, all of them. The only
 * thing that can be done is a button wherever it is.
 */
export function buttonsOf(choices: Choices): readonly Choice[] {
  const asked = choices.all.filter((choice) => !choice.standing);
  return asked.length === 1 || (choices.loose.length > 0 && asked.length <= FEW) ? asked : choices.loose;
}

/** The one answer there is, where giving it tells nothing: it may give itself. `formal`: the verbs of such answers. */
export function soleAnswer(asked: readonly Asked[], formal: readonly string[]): { decision: number; option: string } | null {
  const open = asked.filter(isWaitedFor);
  const [one] = open;
  if (open.length !== 1 || one === undefined || one.options.length !== 1) return null;
  const [option] = one.options;
  return formal.includes(parts(option!).verb) ? { decision: one.id, option: option! } : null;
}

export class Choices {
  readonly all: readonly Choice[];
  /** Those that are no places: buttons under the sentence. */
  readonly loose: readonly Choice[];
  /** Those for which nobody waits: they stand apart, on no place of the board. */
  readonly standing: readonly Choice[];
  readonly bars: readonly Bar[];
  private readonly places = new Map<string, Choice[]>();
  private readonly closed = new Map<string, Bar[]>();

  constructor(asked: readonly Asked[], barred: readonly Barred[], speech: Speech, placeOf: PlaceOf, oddsOf: OddsOf = () => "") {
    const loose: Choice[] = [];
    this.all = asked.flatMap((one) =>
      one.options.map((option): Choice => {
        const { verb, args } = parts(option);
        return { decision: one.id, option, verb, args, label: speech.label(option), chosen: one.answer === option, standing: one.standing, odds: oddsOf(verb, args) };
      }),
    );
    this.standing = this.all.filter((choice) => choice.standing);
    for (const choice of this.all) {
      if (choice.standing) continue;
      const place = placeOf(choice.verb, choice.args);
      if (place === null) loose.push(choice);
      else push(this.places, place, choice);
    }
    this.loose = loose;
    this.bars = barred.map((bar) => ({ ...parts(bar.option), ...bar, label: speech.label(bar.option) }));
    for (const bar of this.bars) {
      const place = placeOf(bar.verb, bar.args);
      if (place !== null) push(this.closed, place, bar);
    }
  }

  /** Whether the table waits for one of them. */
  get asked(): boolean {
    return this.all.length > this.standing.length;
  }

  /** What can be chosen at this place. */
  at(place: string): readonly Choice[] {
    return this.places.get(place) ?? [];
  }

  /** What people would try at this place and may not. */
  barredAt(place: string): readonly Bar[] {
    return this.closed.get(place) ?? [];
  }

  isOpen(place: string): boolean {
    return this.places.has(place);
  }

  isBarred(place: string): boolean {
    return this.closed.has(place) && !this.places.has(place);
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, [value]);
  else found.push(value);
}
