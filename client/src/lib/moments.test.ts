import { expect, test } from "vitest";
import { momentsOf, toldTo, withLast } from "./moments";
import type { Heard } from "./types";

const heard = (step: number, kind: string, to: number[] = [0, 1, 62]): Heard => ({ step, told: { n: step, kind, details: {} }, to });

const STORY = [heard(0, "begins"), heard(3, "died"), heard(3, "won"), heard(5, "moved"), heard(6, "door"), heard(9, "died", [1]), heard(12, "over")];

test("moments are steps, each with everything that makes it one, in the order of the game", () => {
  const found = momentsOf(STORY, ["won", "died", "door"]);
  expect(found.map((one) => [one.step, one.told.map((told) => told.kind)])).toEqual([
    [3, ["died", "won"]],
    [6, ["door"]],
    [9, ["died"]],
  ]);
});

test("where there are too many the weightiest stay, in the order of the game", () => {
  expect(momentsOf(STORY, ["won", "died", "door"], 2).map((one) => one.step)).toEqual([3, 9]);
  expect(momentsOf(STORY, ["door", "died", "won"], 1).map((one) => one.step)).toEqual([6]);
});

test("the very last moment is one, but not twice", () => {
  expect(withLast(momentsOf(STORY, ["won"]), STORY).map((one) => one.step)).toEqual([3, 12]);
  expect(withLast(momentsOf(STORY, ["over"]), STORY).map((one) => one.step)).toEqual([12]);
  expect(withLast([], [])).toEqual([]);
});

test("an eye hears what it was told until then; everybody's hear all but what speaks to one alone", () => {
  expect(toldTo(STORY, 0, 9, new Set()).map((told) => told.n)).toEqual([0, 3, 3, 5, 6]);
  expect(toldTo(STORY, 1, 9, new Set()).map((told) => told.n)).toEqual([0, 3, 3, 5, 6, 9]);
  expect(toldTo(STORY, null, 20, new Set(["moved"])).map((told) => told.kind)).not.toContain("moved");
});

test("what was told to one with what was needed, and to the others without, is one thing for everybody's eyes", () => {
  const rolled = (to: number[], needed: string): Heard => ({ step: 1, told: { n: to[0]!, kind: "rolled", details: { figure: "ox", dice: "012", needed } }, to });
  const story = [rolled([1], "4"), rolled([0, 62], "0"), rolled([0, 1, 62], "0")];
  expect(toldTo(story, null, 1, new Set()).map((told) => told.details["needed"])).toEqual(["4", "0"]);
  expect(toldTo(story, 0, 1, new Set()).map((told) => told.details["needed"])).toEqual(["0", "0"]);
});
