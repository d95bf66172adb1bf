import { expect, test } from "vitest";
import { Speech } from "./speech";
import { gist, linesOf } from "./story";
import type { Told } from "./types";

const WAYS = { heads: new Set(["turn_starts"]), quiet: new Set(["passed_over"]), weighty: new Set(["died"]) };

function told(...kinds: string[]): Told[] {
  return kinds.map((kind, n) => ({ n, kind, details: {} }));
}

test("a turn has a header, and what was only passed over is folded until somebody asks", () => {
  const all = told("turn_starts", "passed_over", "passed_over", "passed_over", "moved");
  expect(linesOf(all, WAYS, 0, new Set()).map((line) => line.type)).toEqual(["head", "fold", "told"]);
  expect(linesOf(all, WAYS, 0, new Set(["fold1"])).map((line) => line.type)).toEqual(["head", "told", "told", "told", "told"]);
});

test("one small thing is no fold", () => {
  expect(linesOf(told("passed_over", "moved"), WAYS, 0, new Set()).map((line) => line.type)).toEqual(["told", "told"]);
});

test("the line where somebody looked away stands between what was seen and what was not", () => {
  const lines = linesOf(told("moved", "passed_over", "passed_over", "moved"), WAYS, 2, new Set());
  expect(lines.map((line) => line.type)).toEqual(["told", "told", "since", "told", "told"]);
});

test("whoever comes back is told the weightiest first, in the order it happened", () => {
  const all = told("turn_starts", "died", "moved", "passed_over", "moved", "died", "moved");
  expect(gist(all, WAYS, 3).map((one) => one.n)).toEqual([1, 5, 6]);
  expect(gist(all, WAYS, 1).map((one) => one.n)).toEqual([5]);
});

const TEXTS = `
figure-ox = Ox
room-attic = Attic
said-plays = { $seat } plays { $figure }.
notice-moved = In the { $room } stands { $figure }, { $number ->
    [one] once
   *[other] { $number } times
}.
notice-rolled = { $figure } rolls { $dice_word }: { $result }.
`;

function speech(): Speech {
  const notices = {
    plays: { seat: "seat", figure: "figure" },
    moved: { figure: "figure", room: "room", number: "number" },
    rolled: { figure: "figure", dice: "dice", result: "number" },
  };
  const none = { verbs: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };
  return new Speech({ game: "", language: "en", texts: [TEXTS], notices, ...none }).among(["Anna", "Boris"]);
}

test("each name in a sentence says what it is, in whatever order the language has them", () => {
  const parts = speech().noticeParts({ n: 0, kind: "moved", details: { figure: "ox", room: "attic", number: "1" } });
  expect(parts.map((part) => part.text).join("")).toBe("In the Attic stands Ox, once.");
  expect(parts.filter((part) => part.domain !== "").map(({ domain, word }) => [domain, word])).toEqual([["room", "attic"], ["figure", "ox"]]);
});

test("people are called by name, and dice are known as dice", () => {
  expect(speech().notice({ n: 0, kind: "plays", details: { seat: "1", figure: "ox" } })).toBe("Boris plays Ox.");
  const parts = speech().noticeParts({ n: 0, kind: "rolled", details: { figure: "ox", dice: "0120", result: "3" } });
  expect(parts.find((part) => part.domain === "dice")).toEqual({ text: "0120", domain: "dice", word: "0120" });
});
