import type { GameSounds } from "../sounds";

export const sounds: GameSounds = {
  of: {
    moved: "steps",
    discovered: "door",
    front_door_opened: "door",
    left_house: "door",
    elevator_moved: "stone",
    room_laid: "stone",
    drew: "card",
    rolled: "dice",
    attacked: "blow",
    died: "death",
    haunt_begins: "haunt",
    monster_came: "noise",
    gate_opened: "stone",
    success: "key",
  },
};
