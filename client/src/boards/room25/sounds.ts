import type { GameSounds } from "../sounds";

export const sounds: GameSounds = {
  of: {
    moved: "steps",
    carried: "steps",
    called: "steps",
    transported: "steps",
    revealed: "door",
    looked: "door",
    closed: "door",
    locked: "key",
    unlocked: "key",
    key_turned: "key",
    shifted: "stone",
    swapped: "stone",
    robot_moved: "stone",
    pushed: "blow",
    robot_pushed: "blow",
    card_drawn: "card",
    eliminated: "death",
    alarm: "alarm",
    time_lost: "alarm",
    role_shown: "haunt",
  },
};
