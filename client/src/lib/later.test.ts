import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { laterHere } from "./later";

let leave = (): void => {};
vi.mock("svelte", () => ({ onDestroy: (act: () => void) => (leave = act) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what a component does later happens once", () => {
  const done: string[] = [];
  const later = laterHere();
  later(20, () => done.push("second"));
  later(10, () => done.push("first"));
  vi.runAllTimers();
  expect(done).toEqual(["first", "second"]);
});

test("nothing happens after it has left the page, neither what was due nor what is asked for then", () => {
  const done: string[] = [];
  const later = laterHere();
  later(10, () => done.push("due"));
  leave();
  later(10, () => done.push("asked for too late"));
  expect(vi.getTimerCount()).toBe(0);
  vi.runAllTimers();
  expect(done).toEqual([]);
});
