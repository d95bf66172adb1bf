import { expect, test } from "vitest";
import { paragraphs, setOut } from "./setting-out";

const PAGE = "The Mummy wakes\nin its coffin.\n\nYou share two steps:\n1. Its name: roll\nKnowledge.\n2. The spell.\n\nYou win when it is gone.";
const LONG = `The bite: ${"it bites and bites ".repeat(8)}.`;

test("folded lines are one paragraph, lines of a list stay lines, long lines are paragraphs of their own", () => {
  expect(paragraphs(PAGE)).toEqual(["The Mummy wakes in its coffin.", "You share two steps:", "1. Its name: roll Knowledge.", "2. The spell.", "You win when it is gone."]);
  expect(paragraphs(`${LONG}\nShort.`)).toEqual([LONG, "Short."]);
});

test("the goal comes first, then what the paragraphs are about; names and numbers are told apart", () => {
  const page = setOut(PAGE, ["now", "you", "you", "you", "goal"]);
  expect(page.map((one) => one.section)).toEqual(["goal", "now", "you"]);
  expect(page[2]?.paragraphs).toEqual([
    { mark: "", label: "", text: "You share two steps:" },
    { mark: "1.", label: "Its name", text: "roll Knowledge." },
    { mark: "2.", label: "", text: "The spell." },
  ]);
});

test("a page that is told in other paragraphs than was said loses nothing", () => {
  expect(setOut(PAGE, ["goal", "you"])).toEqual([{ section: "", paragraphs: expect.objectContaining({ length: 5 }) as unknown }]);
});
