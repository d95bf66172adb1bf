import { afterEach, expect, test, vi } from "vitest";
import type { BetrayalView, Told } from "../../lib/types";
import { Speech } from "../../lib/speech";
import { Moments } from "./moments.svelte";

const none = { verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };
const speech = new Speech({ game: "betrayal", language: "en", texts: [], ...none });
const board = { seat: 0, turn: { acting: "ox" }, explorers: [{ seat: 0, character: "ox" }, { seat: 1, character: "zoe" }] } as unknown as BetrayalView;

function told(n: number, kind: string, figure: string): Told {
  return { n, kind, details: { figure, card: "ring" } };
}

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

test("my card stays until I put it down or go on", () => {
  const moments = new Moments();
  moments.hear([told(1, "drew", "ox")], board, speech);
  expect(moments.drawn?.card).toBe("ring");
  moments.hear([told(2, "moved", "zoe"), told(3, "drew", "zoe")], board, speech);
  expect(moments.drawn?.figure).toBe("ox"); // what others do does not cover it
  moments.hear([told(4, "moved", "ox")], board, speech);
  expect(moments.drawn).toBeNull();
});

test("whoever has ended the turn has read the card", () => {
  const moments = new Moments();
  moments.hear([told(1, "drew", "ox")], board, speech);
  moments.hear([told(2, "gained", "ox")], board, speech);
  expect(moments.drawn?.card).toBe("ring");
  moments.hear([told(3, "turn_starts", "zoe")], board, speech);
  expect(moments.drawn).toBeNull();
  moments.hear([told(4, "drew", "ox")], board, speech); // in somebody else's turn
  moments.hear([told(5, "turn_starts", "ox")], board, speech);
  expect(moments.drawn?.card).toBe("ring");
});

test("what a card does to me at once does not take it from my eyes", () => {
  const moments = new Moments();
  moments.hear([told(1, "drew", "ox"), told(2, "moved", "ox")], board, speech);
  expect(moments.drawn?.mine).toBe(true);
});
