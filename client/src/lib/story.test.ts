import { expect, test } from "vitest";
import { Speech } from "./speech";
import { gist, linesOf } from "./story";
import type { SaidAloud, Told } from "./types";

const WAYS = { heads: new Set(["turn_starts"]), quiet: new Set(["passed_over"]), weighty: new Set(["died"]), passing: new Set(["moved"]) };

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

test("what the house says of a seat stands where it happened", () => {
  const said = (n: number, after: number): SaidAloud => ({ n, at: 0, seat: 1, channel: "", text: "stand_in", after });
  const lines = linesOf(told("moved", "passed_over", "passed_over"), WAYS, 0, new Set(), [said(0, -1), said(1, 1), said(2, 3)]);
  expect(lines.map((line) => line.key)).toEqual(["0", "house1", "fold1", "house2"]);
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

test("a sentence takes the case of a name that it needs, and the name is still known", () => {
  const texts = `
figure-anna = Anna
    .gender = f
room-attic = Czardak
    .acc = na Czardak
notice-moved = { $figure } { $figure_gender ->
    [f] weszła
   *[m] wszedł
} { $room_acc }.
verb-walk = Idź { $room_acc }
`;
  const none = { subjects: [], subject_domain: "", places: [], place_domain: "" };
  const notices = { moved: { figure: "figure", room: "room" } };
  const polish = new Speech({ game: "", language: "pl", texts: [texts], notices, verbs: { walk: ["room"] }, ...none });
  const parts = polish.noticeParts({ n: 0, kind: "moved", details: { figure: "anna", room: "attic" } });
  expect(parts.map((part) => part.text).join("")).toBe("Anna weszła na Czardak.");
  expect(parts.find((part) => part.domain === "room")?.text).toBe("na Czardak");
  expect(polish.label("walk(attic)")).toBe("Idź na Czardak");
});

test("of a way, whoever comes back is told where it led", () => {
  const step = (n: number, figure: string, room: string): Told => ({ n, kind: "moved", details: { figure, room } });
  const all = [step(0, "alien", "attic"), step(1, "alien", "hall"), step(2, "ox", "attic"), step(3, "alien", "crypt"), step(4, "alien", "attic")];
  expect(gist(all, WAYS, 6).map((one) => one.n)).toEqual([1, 2, 4]);
});
