import { expect, test } from "vitest";
import { hastened, Pacer, readingTime, type Frame, type Ticking } from "./pacing";
import type { Speech } from "./speech";
import type { State, Told } from "./types";

/** Time that passes when a test says so. */
class Time implements Ticking {
  private at = 0;
  private due: { at: number; act: () => void }[] = [];
  now = (): number => this.at;
  after = (milliseconds: number, act: () => void): (() => void) => {
    const one = { at: this.at + milliseconds, act };
    this.due.push(one);
    return () => (this.due = this.due.filter((other) => other !== one));
  };
  pass(milliseconds: number): void {
    const until = this.at + milliseconds;
    for (;;) {
      const next = this.due.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.due = this.due.filter((one) => one !== next);
      this.at = next.at;
      next.act();
    }
    this.at = until;
  }
}

function frame(n: number): Frame {
  return { state: { n } as unknown as State, told: [] };
}

function pacing(): { pacer: Pacer; time: Time; shown: number[]; ahead: number[] } {
  const [time, shown, ahead]: [Time, number[], number[]] = [new Time(), [], []];
  const pacer = new Pacer((one) => shown.push((one.state as unknown as { n: number }).n), (n) => ahead.push(n), time);
  return { pacer, time, shown, ahead };
}

test("each frame stays as long as it wants before the next is shown", () => {
  const { pacer, time, shown } = pacing();
  for (const n of [1, 2, 3]) pacer.add(frame(n), 1000);
  expect(shown).toEqual([1]);
  time.pass(999);
  expect(shown).toEqual([1]);
  time.pass(1);
  expect(shown).toEqual([1, 2]);
  time.pass(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test("what tells nothing is not waited for", () => {
  const { pacer, shown } = pacing();
  for (const n of [1, 2, 3]) pacer.add(frame(n), 0);
  expect(shown).toEqual([1, 2, 3]);
});

test("slow is slower and fast is faster, also for what is already waiting", () => {
  const { pacer, time, shown } = pacing();
  pacer.pace = "slow";
  for (const n of [1, 2, 3]) pacer.add(frame(n), 1000);
  time.pass(1700);
  expect(shown).toEqual([1]);
  pacer.pace = "fast";
  pacer.go();
  expect(shown).toEqual([1, 2]);
  time.pass(360);
  expect(shown).toEqual([1, 2, 3]);
});

test("step by step, each waits until it is asked for", () => {
  const { pacer, time, shown, ahead } = pacing();
  pacer.pace = "step";
  for (const n of [1, 2, 3]) pacer.add(frame(n), 1000);
  time.pass(100_000);
  expect(shown).toEqual([1]);
  expect(ahead.at(-1)).toBe(2);
  pacer.next();
  expect(shown).toEqual([1, 2]);
  pacer.next();
  expect(shown).toEqual([1, 2, 3]);
  expect(ahead.at(-1)).toBe(0);
});

test("catching up shows the newest at once, and nothing after it waits for what was skipped", () => {
  const { pacer, time, shown, ahead } = pacing();
  for (const n of [1, 2, 3, 4]) pacer.add(frame(n), 5000);
  pacer.catchUp();
  expect(shown).toEqual([1, 4]);
  expect(ahead.at(-1)).toBe(0);
  time.pass(60_000);
  expect(shown).toEqual([1, 4]);
});

test("one's own move is shown at once, whatever is waiting", () => {
  const { pacer, shown } = pacing();
  for (const n of [1, 2, 3]) pacer.add(frame(n), 5000);
  pacer.jump(frame(4), 1000);
  expect(shown).toEqual([1, 4]);
});

test("a running clock makes nobody late: everything is shown at once, even step by step or while a card is read", () => {
  for (const pace of ["step", "slow"] as const) {
    const { pacer, shown } = pacing();
    pacer.pace = pace;
    pacer.hold(true);
    for (const n of [1, 2, 3]) pacer.add(frame(n), 5000);
    pacer.press("now");
    expect(shown).toEqual([1, 2, 3]);
  }
});

test("people who wait do so for four seconds at most", () => {
  const { pacer, time, shown } = pacing();
  pacer.pace = "slow";
  for (const n of [1, 2, 3, 4]) pacer.add(frame(n), 9000);
  pacer.press("soon");
  time.pass(4100);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("while something is read others wait, but not for ever", () => {
  const { pacer, time, shown } = pacing();
  pacer.add(frame(1), 1000);
  pacer.hold(true);
  pacer.add(frame(2), 1000);
  time.pass(30_000);
  expect(shown).toEqual([1]);
  pacer.hold(false);
  expect(shown).toEqual([1, 2]);
  pacer.hold(true);
  pacer.add(frame(3), 1000);
  time.pass(61_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("nobody lags behind by more than half a minute", () => {
  expect(hastened("slow", 60_000, "none") * 60_000).toBe(30_000);
  expect(hastened("at_once", 60_000, "none")).toBe(0);
});

test("longer texts stay longer, small things do not stay at all", () => {
  const ways = { quiet: new Set(["small"]), heads: new Set<string>(), weighty: new Set(["card"]), textOf: (told: Told) => told.details["text"] ?? "" };
  const time = (kind: string, text = ""): number => readingTime([{ n: 0, kind, details: { text } }], ways, {} as Speech);
  expect(time("small")).toBe(0);
  expect(time("moved")).toBeGreaterThan(0);
  expect(time("card", "A short text.")).toBeGreaterThan(time("moved"));
  expect(time("card", "A text that is much longer than the other one, and takes time.")).toBeGreaterThan(time("card", "A short text.") + 1000);
});
