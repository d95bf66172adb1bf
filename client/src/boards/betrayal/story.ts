/** How a game of Betrayal is told. */

import type { StoryWays } from "../board";
import { textOf } from "./cards";
import Die from "./Die.svelte";
import Face from "./Face.svelte";
import { house } from "./view";

export const story: StoryWays = {
  heads: new Set(["turn_starts"]),
  quiet: new Set(["passed_over", "set_aside", "stack_renewed", "side_taken", "recovered", "discarded"]),
  weighty: new Set([
    "discovered",
    "drew",
    "attacked",
    "fought",
    "died",
    "haunt_rolled",
    "haunt_begins",
    "traitor_is",
    "nobody_is_traitor",
    "traitor_hidden",
    "role_shown",
    "your_role",
    "stole",
    "turned",
    "left_house",
    "monster_came",
    "success",
    "won",
  ]),
  passing: new Set(["moved"]),
  secret: new Set(["your_role", "your_numbers"]),
  textOf: ({ kind, details }, speech) => (kind === "drew" && speech.has(textOf(details["card"]!)) ? speech.say(textOf(details["card"]!)) : ""),
  seatOf: (domain, word, view) => (domain === "figure" || domain === "character" ? (house(view).explorers.find((one) => one.character === word)?.seat ?? -1) : -1),
  Face,
  Die,
};
