/** How a game of Terrorscape is told. */

import type { StoryWays } from "../board";
import Die from "../shared/PlainDie.svelte";
import Face from "./Face.svelte";
import { boardOf, victimOf } from "./view";

export const story: StoryWays = {
  heads: new Set(["round"]),
  quiet: new Set(["drew_cards", "first_player", "declined", "killer_slipped", "card_lost", "strength"]),
  weighty: new Set([
    "cast",
    "transmitting",
    "rescue_at",
    "key_laid",
    "noise_at",
    "no_noise",
    "firecracker_lit",
    "card_played",
    "level",
    "killer_ability",
    "named",
    "nobody_named",
    "located",
    "panic_at",
    "encounter",
    "defends",
    "defence",
    "repelled",
    "wound",
    "saved_by_amulet",
    "kill",
    "plan_ready",
    "plan_used",
    "escapes",
  ]),
  passing: new Set(["moved"]),
  secret: new Set([]),
  textOf: ({ kind, details }, speech) => {
    const id = `card-${(details["card"] ?? "").replaceAll("_", "-")}-text`;
    return kind === "card_played" && speech.has(id) ? speech.say(id) : "";
  },
  seatOf: (domain, word, view) => (domain === "victim" ? (victimOf(boardOf(view), word)?.seat ?? -1) : -1),
  Face,
  Die,
};
