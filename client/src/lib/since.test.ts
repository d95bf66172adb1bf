import { expect, test } from "vitest";
import type { StoryWays } from "../boards/board";
import { SinceTurn } from "./since.svelte";
import type { Told } from "./types";

const ways = { heads: new Set(), quiet: new Set(), weighty: new Set(), passing: new Set() } as unknown as StoryWays;
const told = (n: number): Told => ({ n, kind: "moved", details: {}, to: [] }) as unknown as Told;

test("whoever is asked twice in a row is told what happens after the second answer", () => {
  const since = new SinceTurn();
  const all = [told(0), told(1), told(2)];
  expect(since.ask(all, 1, ways)).toBe(true);
  expect(since.missed.map((one) => one.n)).toEqual([1, 2]);
  expect(since.ask(all, 3, ways)).toBe(false); // asked again at once: nothing has happened yet
  expect(since.ask([...all, told(3)], 3, ways)).toBe(true);
  expect(since.missed.map((one) => one.n)).toEqual([3]);
  expect(since.ask([...all, told(3), told(4)], 3, ways)).toBe(false); // it was told
});
