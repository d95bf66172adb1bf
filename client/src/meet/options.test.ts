import { expect, test } from "vitest";
import type { GameInfo, SettingInfo } from "../lib/types";
import { asUsual, chosenOf, fitting, mended, seatCounts } from "./options";

const plain = { rule: "", explanation: "", chapter: "", goes: [], offered: [], domain: "" };
const mode: SettingInfo = {
  ...plain,
  name: "mode",
  default: "open",
  values: ["open", "alone"],
  goes: [
    { other: "seats", values: [2, 3, 4], value: "open" },
    { other: "seats", values: [1], value: "alone" },
  ],
};
const level: SettingInfo = { ...plain, name: "level", default: "easy", values: ["easy", "hard"], goes: [{ other: "mode", values: ["alone"], value: null }] };
const first: SettingInfo = { ...plain, name: "first", default: 0, values: [0, 1, 2], domain: "seat", goes: [{ other: "seats", values: [3, 4], value: 2 }] };
const info: GameInfo = { name: "cellar", version: "1", seats: [1, 2, 3, 4], settings: [mode, level, first], bots: ["random"], progress: {}, guided: false, scenes: false, presets: [], usual_bot: "random", beside: "" };

test("what depends on another option appears with it", () => {
  const given = asUsual(info);
  expect(fitting(level, given, 3)).toEqual([]);
  expect(fitting(level, { ...given, mode: "alone" }, 1)).toEqual(["easy", "hard"]);
  expect(fitting(first, given, 2)).toEqual([0, 1]);
  expect(fitting(mode, given, 1)).toEqual(["open", "alone"]); // the seats follow
});

test("seats follow the mode, and what does not fit gives way", () => {
  expect(seatCounts(info, asUsual(info))).toEqual([2, 3, 4]);
  expect(seatCounts(info, { ...asUsual(info), mode: "alone" })).toEqual([1]);
  expect(seatCounts(info, { ...asUsual(info), first: 2 })).toEqual([2, 3, 4]); // a seat is no reason to have more of them
  expect(mended(info, { mode: "open", level: "hard", first: 2 }, 2)).toEqual({ mode: "open", level: "easy", first: 0 });
});

test("only what was chosen is sent", () => {
  expect(chosenOf(info, { mode: "alone", level: "easy", first: 0 })).toEqual({ mode: "alone" });
});
