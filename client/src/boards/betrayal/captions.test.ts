import { expect, test } from "vitest";
import words from "../../../../src/housebound/locales/en/betrayal.ftl?raw";
import board from "../../../../src/housebound/locales/en/betrayal-story.ftl?raw";
import type { Told } from "../../lib/types";
import { Speech } from "../../lib/speech";
import { captionBefore, captionOf, chance, chanceToWin, dots } from "./captions";
import { drawing, follow, unseen, type Fight } from "./fights";

const none = { verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };
const speech = new Speech({ game: "betrayal", language: "en", texts: [words, board, "figure-ox = Ox\nfigure-ghost = Ghost"], ...none });

function told(kind: string, details: Record<string, string>): Told {
  return { n: 0, kind, details };
}

test("the chance of a roll is exact", () => {
  expect(chance(1, 1)).toBeCloseTo(2 / 3);
  expect(chance(2, 4)).toBeCloseTo(1 / 9);
  expect(chance(3, 0)).toBe(1);
  expect(chance(2, 5)).toBe(0);
});

test("a roll says who rolls what, what is needed, and the verdict", () => {
  const roll = { figure: "ox", dice: "0120", result: "3", purpose: "sanity", needed: "4" };
  expect(captionOf(told("rolled", roll), speech)).toEqual({ title: "Ox rolls 4 dice for Sanity: 4 or more is needed.", verdict: "3: not enough.", enough: false, deed: "" });
  expect(captionOf(told("rolled", { ...roll, result: "7" }), speech).verdict).toBe("7: enough.");
});

test("the haunt roll says whether the haunt begins", () => {
  const roll = { figure: "ox", dice: "010101", result: "3", purpose: "haunt", needed: "5" };
  const { title, verdict } = captionOf(told("rolled", roll), speech);
  expect(`${title} ${verdict}`).toBe("Haunt roll of Ox, 6 dice: 5 or more is safe. 3: the haunt begins.");
  expect(captionOf(told("rolled", { ...roll, result: "5" }), speech).verdict).toBe("5: the house stays quiet.");
});

test("before a roll there is the chance", () => {
  const { title, verdict } = captionBefore(told("about_to_roll", { figure: "ox", purpose: "might", number: "2", needed: "4" }), speech);
  expect(title).toBe("Ox rolls 2 dice for Might: 4 or more is needed.");
  expect(verdict).toBe("Chance: 11 %.");
});

test("a fight has two sides with their dice, what was added, and what came of it", () => {
  const news = [
    told("attacked", { figure: "ghost", target: "ox", trait: "might" }),
    told("rolled", { figure: "ghost", dice: "22", result: "4", purpose: "fight_might", needed: "0" }),
    told("rolled", { figure: "ox", dice: "10", result: "1", purpose: "fight_might", needed: "0" }),
    told("fought", { figure: "ghost", result: "6", target: "ox", against: "1" }),
    told("damaged", { figure: "ox", damage: "physical", number: "5" }),
  ];
  const fight = news.reduce<Fight | null>(follow, null)!;
  expect(fight.attacker).toMatchObject({ figure: "ghost", dice: "22", sum: 6, added: 2 });
  expect(fight.target).toMatchObject({ figure: "ox", dice: "10", sum: 1, added: 0 });
  expect(fight.after.map((one) => one.kind)).toEqual(["damaged"]);
  expect(dots("2101")).toBe(4);
});

test("another turn ends the fight", () => {
  const fight = [told("attacked", { figure: "ghost", target: "ox", trait: "might" }), told("turn_starts", { figure: "ox" })].reduce<Fight | null>(follow, null);
  expect(fight).toBeNull();
});

test("an attack wins if it comes out higher, and a draw is no victory", () => {
  expect(chanceToWin(1, 0)).toBeCloseTo(2 / 3); // one or two dots against none
  expect(chanceToWin(0, 3)).toBe(0);
  expect(chanceToWin(1, 1)).toBeCloseTo(3 / 9);
  expect(chanceToWin(1, 1, 1)).toBeCloseTo(6 / 9);
  expect(chanceToWin(12, 3)).toBe(chanceToWin(8, 3)); // never more than eight dice
});

test("what a card tells of attacks by itself: somebody rolls for it, and the dice say how it ends", () => {
  const drawn = drawing(null, told("drew", { figure: "ox", card: "creepy_puppet" }));
  const roll = (figure: string, dice: string, result: string): Told => told("rolled", { figure, dice, result, purpose: "fight_might", needed: "0" });
  const begun = unseen(drawn, roll("ghost", "2211", "6"));
  expect([begun!.card, begun!.attacker.figure, begun!.target.figure, begun!.attacker.sum]).toEqual(["creepy_puppet", "ghost", "ox", -1]);
  const done = follow(begun, roll("ox", "101", "3"))!; // one was added
  expect([done.attacker.sum, done.target.sum, done.target.added]).toEqual([6, 3, 1]);
  const better = follow(done, roll("ox", "221", "5"))!; // rolled again
  expect(better.target.sum).toBe(5);
  expect(unseen(drawing(drawn, told("turn_starts", {})), roll("ghost", "2", "2"))).toBeNull();
  expect(unseen(drawing(null, told("drew", { figure: "ox", card: "debris" })), roll("ghost", "2", "2"))).toBeNull();
});
