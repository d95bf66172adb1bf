import { describe, expect, it } from "vitest";
import { lineOf, swingsOf, toldDuring } from "./course";
import type { Heard, Stood } from "./types";

const STOOD: readonly Stood[] = [
  { step: 0, chances: [0.5, 0.5] },
  { step: 4, chances: [0.7, 0.3] },
  { step: 8, chances: [0.1, 0.9] },
  { step: 9, chances: [0.1, 0.9] },
  { step: 20, chances: [0, 1] },
];

function heard(step: number, kind: string): Heard {
  return { step, told: { n: step, kind, details: {} }, to: [] };
}

describe("how a game stood", () => {
  it("finds where a seat's chance moved most, in the order of the game", () => {
    expect(swingsOf(STOOD, 0, 2)).toEqual([
      { from: 0, to: 4, before: 0.5, after: 0.7 },
      { from: 4, to: 8, before: 0.7, after: 0.1 },
    ]);
  });
  it("leaves out what moved nothing", () => {
    expect(swingsOf(STOOD, 1, 9).map((one) => one.to)).toEqual([4, 8, 20]);
  });
  it("tells what happened meanwhile: what is weighty, else whatever was last", () => {
    const story = [heard(4, "died"), heard(5, "moved"), heard(6, "died"), heard(8, "moved"), heard(9, "died")];
    const swing = { from: 4, to: 8, before: 0, after: 1 };
    expect(toldDuring(story, swing, ["died"], 3).map((one) => one.n)).toEqual([6]);
    expect(toldDuring(story, swing, ["won"], 2).map((one) => one.n)).toEqual([6, 8]);
  });
  it("draws a line from the first moment to the last, high where the chance is good", () => {
    expect(lineOf(STOOD, 1, 100, 50)).toBe("0,25 20,35 40,5 45,5 100,0");
  });
});
