import { expect, test } from "vitest";
import { nextAfter, numberOf } from "./puzzle_list";
import type { PuzzleShown } from "./types";

const all: PuzzleShown[] = ["a", "b", "c"].map((name) => ({ name, game: "room25", question: "win", within: 3, difficulty: 1 }));

test("the next puzzle is the next one that was not solved here, going round", () => {
  expect(nextAfter("a", all, new Set())?.name).toBe("b");
  expect(nextAfter("a", all, new Set(["b"]))?.name).toBe("c");
  expect(nextAfter("c", all, new Set(["c"]))?.name).toBe("a");
  expect(nextAfter("b", all, new Set(["a", "b", "c"]))?.name).toBe("c");
  expect(nextAfter("a", all.slice(0, 1), new Set())).toBeUndefined();
});

test("people count puzzles from 1", () => {
  expect(numberOf("c", all)).toBe(3);
});
