/** At what pace a person is shown what others do: frames wait in a queue, each until the one before it has been read. */

import type { StoryWays } from "../boards/board";
import type { Speech } from "./speech";
import type { State, Told } from "./types";

export const PACES = ["step", "slow", "normal", "fast", "at_once"] as const;
export type Pace = (typeof PACES)[number];

/** The pace at a table, as the page shows it. */
export interface Pacing {
  readonly pace: Pace;
  /** How many moves of others are still to be shown. */
  readonly ahead: number;
  setPace(pace: Pace): void;
  next(): void;
  catchUp(): void;
  /** Something is being read, or no longer. */
  reading(on: boolean): void;
}

/** What the server has sent, with everything told up to then. */
export interface Frame {
  readonly state: State;
  readonly told: readonly Told[];
}

/** Whether somebody is kept waiting by a person who is still being shown things. */
export type Hurry = "none" | "soon" | "now";

const TIMES: Readonly<Record<Pace, number>> = { step: Infinity, slow: 1.8, normal: 1, fast: 0.35, at_once: 0 };
const WEIGHTY = 1100; // milliseconds for something that should be read
const PLAIN = 420;
const PER_LETTER = 30; // of a text that goes with it, such as a card's
const LONGEST = 9000;
const SOON = 4000; // what people wait for is shown within this time
const BACKLOG = 30_000; // and nobody ever lags behind by more than this

/** How long these notices want to stay at the normal pace, in milliseconds. */
export function readingTime(news: readonly Told[], ways: Pick<StoryWays, "quiet" | "heads" | "weighty" | "textOf"> | null, speech: Speech): number {
  let time = 0;
  for (const told of news) {
    if (ways?.quiet.has(told.kind)) continue;
    if (ways?.weighty.has(told.kind)) time += WEIGHTY + PER_LETTER * ways.textOf(told, speech).length;
    else time += PLAIN;
  }
  return Math.min(time, LONGEST);
}

/** How many times the normal time things are shown, given how much is still to come and in what time it has to be seen. */
export function hastened(pace: Pace, left: number, hurry: Hurry, within = BACKLOG): number {
  if (pace === "at_once" || hurry === "now") return 0;
  if (pace === "step" && hurry === "none") return Infinity;
  const times = pace === "step" ? 1 : TIMES[pace];
  return left <= 0 ? times : Math.min(times, Math.max(0, within) / left);
}

/** The clock and the timers; a test has its own. */
export interface Ticking {
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
}

const REAL: Ticking = {
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

const LONGEST_READ = 60_000;

export class Pacer {
  pace: Pace = "normal";
  private hurry: Hurry = "none";
  /** Until when somebody who waits is kept waiting at most. */
  private until = 0;
  private readonly waiting: { frame: Frame; time: number }[] = [];
  /** When what is shown now has been there long enough, at the normal pace. */
  private shownAt = 0;
  private shownTime = 0;
  private held = false;
  private stop: (() => void) | null = null;
  private release: (() => void) | null = null;

  constructor(
    private readonly show: (frame: Frame) => void,
    /** How many frames are still to come has changed. */
    private readonly count: (ahead: number) => void = () => {},
    private readonly ticking: Ticking = REAL,
  ) {}

  get ahead(): number {
    return this.waiting.length;
  }

  /** Something has happened; `time`: how long it wants to be seen. It is shown when its turn has come. */
  add(frame: Frame, time: number): void {
    this.waiting.push({ frame, time });
    this.go();
  }

  /** Show this now, and with it everything that was still to come: one's own move, or a choice that was taken back. */
  jump(frame: Frame, time: number): void {
    this.waiting.length = 0;
    this.put(frame, time);
  }

  /** The next one, please. */
  next(): void {
    this.letGo();
    this.shownTime = 0;
    const one = this.waiting.shift();
    if (one !== undefined) this.put(one.frame, one.time);
    this.go();
  }

  /** Show the newest at once, whatever is being read. */
  catchUp(): void {
    this.letGo();
    this.flush();
  }

  /** The same for whoever goes on without having put down what there is to read. */
  flush(): void {
    const last = this.waiting.at(-1);
    if (last !== undefined) this.jump(last.frame, last.time);
  }

  /** Something is being read: what others do waits, but not for ever. */
  hold(on: boolean): void {
    this.letGo();
    this.held = on;
    if (on) this.release = this.ticking.after(LONGEST_READ, () => this.hold(false));
    else this.go();
  }

  /** Somebody waits for this person, or nobody does any more. */
  press(hurry: Hurry): void {
    if (hurry === this.hurry) return;
    this.hurry = hurry;
    this.until = this.ticking.now() + SOON;
    this.go();
  }

  /** The pace may have changed. */
  go(): void {
    this.stop?.();
    this.stop = null;
    let wait = 0;
    while (this.waiting.length > 0 && (wait = this.wait()) <= 0) {
      const { frame, time } = this.waiting.shift()!;
      this.put(frame, time);
    }
    if (this.waiting.length > 0 && wait !== Infinity) this.stop = this.ticking.after(wait, () => this.go());
    this.count(this.waiting.length);
  }

  end(): void {
    this.stop?.();
    this.release?.();
  }

  private wait(): number {
    const now = this.ticking.now();
    const left = this.waiting.slice(0, -1).reduce((sum, one) => sum + one.time, this.shownTime); // the last one stays anyway
    const times = hastened(this.pace, left, this.hurry, this.hurry === "soon" ? this.until - now : BACKLOG);
    if (times === 0) return 0;
    if (this.held && this.hurry === "none") return Infinity;
    if (this.shownTime === 0) return 0;
    return times === Infinity ? Infinity : this.shownAt + this.shownTime * times - now;
  }

  private put(frame: Frame, time: number): void {
    this.shownAt = this.ticking.now();
    this.shownTime = time;
    this.show(frame);
    this.count(this.waiting.length);
  }

  private letGo(): void {
    this.held = false;
    this.release?.();
    this.release = null;
  }
}
