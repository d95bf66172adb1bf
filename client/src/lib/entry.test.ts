import { describe, expect, it } from "vitest";
import { fallOf, falls, inOrder, isAskedToEnter, mayEnter } from "./entry";
import type { State } from "./types";

const FACES = ["0", "1", "2"];

describe("dice", () => {
  it("fall in every way once, whatever their order", () => {
    expect(falls(1, FACES)).toEqual(["2", "1", "0"]);
    expect(falls(2, FACES)).toEqual(["22", "21", "20", "11", "10", "00"]);
    expect(falls(3, FACES)).toHaveLength(10);
  });

  it("are said by how many show each face, and two numbers are enough", () => {
    expect(fallOf(4, FACES, {})).toBeNull();
    expect(fallOf(4, FACES, { 2: 1 })).toBeNull();
    expect(fallOf(4, FACES, { 2: 1, 1: 2 })).toBe("2110");
    expect(fallOf(4, FACES, { 1: 0, 2: 0 })).toBe("0000");
    expect(fallOf(4, FACES, { 2: 4 })).toBe("2222");
    expect(fallOf(4, FACES, { 2: 3, 1: 2 })).toBeNull();
  });
});

describe("what can come up", () => {
  it("stands once, what came last first, then by name", () => {
    const names: Record<string, string> = { a: "Attic", k: "Kitchen", b: "Ballroom" };
    expect(inOrder(["k", "a", "b", "k"], ["b", "gone"], (word) => names[word]!)).toEqual(["b", "a", "k"]);
  });
});

describe("who enters", () => {
  const state = (seat: number, mark: string, over = false): State => ({ view: { seat: 2, over }, entry: { seat, mark } }) as unknown as State;

  it("is whoever has the mark of the entry, and asked is who rolls", () => {
    expect(mayEnter(null)).toBe(false);
    expect(mayEnter(state(1, ""))).toBe(false);
    expect([mayEnter(state(1, "x")), isAskedToEnter(state(1, "x"))]).toEqual([true, false]);
    expect(isAskedToEnter(state(2, "x"))).toBe(true);
    expect(mayEnter(state(2, "x", true))).toBe(false);
  });
});
