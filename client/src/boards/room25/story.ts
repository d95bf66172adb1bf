/** How a game of Room 25 is told. */

import type { StoryWays } from "../board";
import Die from "../shared/PlainDie.svelte";
import Face from "./Face.svelte";
import { boardOf, characterOf } from "./view";

export const story: StoryWays = {
  heads: new Set(["round_began", "token_up"]),
  quiet: new Set(["built", "waited", "declined", "reminder_back", "discards_shuffled", "no_effect", "counted_down"]),
  weighty: new Set([
    "role_dealt",
    "role_shown",
    "revealed",
    "saw",
    "pushed",
    "robot_pushed",
    "eliminated",
    "returned",
    "card_drawn",
    "key_turned",
    "alarm",
    "time_lost",
    "paranoid",
    "closed",
    "escaped",
  ]),
  passing: new Set([]),
  secret: new Set(["role_dealt"]),
  textOf: () => "",
  seatOf: (domain, word, view) => (domain === "character" ? (characterOf(boardOf(view), word)?.seat ?? -1) : -1),
  Face,
  Die,
};
