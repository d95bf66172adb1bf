import { expect, test } from "vitest";
import { buttonsOf, Choices, naturalOf, soleAnswer } from "./choices";
import { Speech } from "./speech";
import type { Asked } from "./types";

const none = { game: "", language: "en", texts: [], verbs: {}, notices: {}, subjects: [], subject_domain: "", places: [], place_domain: "" };

function asked(...options: string[]): Asked {
  return { id: 1, prompt: "turn", subject: -1, rule: "", options, answer: "", standing: false };
}

/** Whatever has a word is a place on the board. */
function choices(...options: string[]): Choices {
  return new Choices([asked(...options)], [], new Speech(none), (_, args) => args[0] ?? null);
}

test("ending the turn is not golden while there are useful steps, and is when there are none", () => {
  expect(naturalOf(choices("walk(hall)", "end_turn"), [], ["drop"])).toBeNull();
  expect(naturalOf(choices("drop(axe)", "end_turn"), [], ["drop"])?.verb).toBe("end_turn");
});

test("what the board calls natural is golden wherever it stands; else nothing is because it stood first", () => {
  expect(naturalOf(choices("use(axe)", "roll"), ["roll"], [])?.verb).toBe("roll");
  expect(naturalOf(choices("lose", "remind"), [], [])).toBeNull();
  expect(naturalOf(choices("lose", "wait", "remind"), [], ["remind"], ["lose"])?.verb).toBe("wait");
  expect(naturalOf(choices("lose", "remind"), [], ["remind"], ["lose"])?.verb).toBe("lose");
});

test("a question that names two things has both as buttons", () => {
  expect(buttonsOf(choices("attack(bat)", "end_turn")).map((one) => one.verb)).toEqual(["attack", "end_turn"]);
  expect(buttonsOf(choices("walk(a)", "walk(b)", "walk(c)", "end_turn")).map((one) => one.verb)).toEqual(["end_turn"]);
  expect(buttonsOf(choices("walk(a)", "walk(b)"))).toEqual([]);
  expect(buttonsOf(choices("walk(a)")).map((one) => one.verb)).toEqual(["walk"]); // nobody has to look for it
});

test("the only answer gives itself where it tells nothing, and only there", () => {
  expect(soleAnswer([asked("pass")], ["pass"])).toEqual({ decision: 1, option: "pass" });
  expect(soleAnswer([asked("end_turn")], ["pass"])).toBeNull();
  expect(soleAnswer([asked("pass", "play(scent)")], ["pass"])).toBeNull();
  expect(soleAnswer([{ ...asked("pass"), answer: "pass" }], ["pass"])).toBeNull();
});
