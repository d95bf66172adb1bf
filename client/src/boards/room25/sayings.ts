/** Rooms and characters in words: for screen readers, for the plate beside the board, for the seats. */

import type { Choices } from "../../lib/choices";
import type { TableView } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";
import { ROOMS } from "./rooms";
import { boardOf, type CharacterView, type Room25View, type RoomView } from "./view";

/** What lies there, as far as this seat knows: a sentence. */
export function roomName(room: RoomView, speech: Speech): string {
  const art = ROOMS[room.room];
  if (art === undefined) return speech.say("board-room-unknown", { space: room.space });
  return speech.say(room.up ? "board-room" : "board-room-secret", {
    space: room.space,
    room: speech.name("room", room.room),
    colour: speech.name("colour", art.colour),
    danger: speech.say(messageId("legend", art.colour)),
  });
}

export function occupants(room: RoomView, speech: Speech): string[] {
  return [...room.characters.map((one) => speech.name("character", one)), ...room.robots.map((one) => speech.name("robot", one))];
}

export function roomMarks(room: RoomView, speech: Speech): string[] {
  const marks: string[] = [];
  if (room.no_entry) marks.push(speech.say("board-no-entry"));
  if (room.locked) marks.push(speech.say("board-locked"));
  if (room.corridor !== "") marks.push(speech.say("board-corridor", { axis: speech.name("axis", room.corridor) }));
  for (const one of room.reminders) marks.push(speech.say("board-reminder", { character: speech.name("character", one) }));
  return marks;
}

/** A whole room for whoever cannot see it. */
export function roomSaid(room: RoomView, view: TableView, speech: Speech, choices: Choices): string {
  const here = occupants(room, speech);
  const note = view.notes[room.space];
  return [
    roomName(room, speech),
    ...(here.length > 0 ? [speech.say("board-here", { names: here.join(", ") })] : []),
    ...roomMarks(room, speech),
    ...(note ? [speech.say("board-note", { note })] : []),
    ...choices.at(room.space).map((choice) => `${choice.label}.`),
  ].join(" ");
}

/** What is the matter with a character: the sign and the words for it. */
export function conditions(one: CharacterView, board: Room25View, speech: Speech): { sign: string; said: string; grave: boolean }[] {
  const found: { sign: string; said: string; grave: boolean }[] = [];
  const add = (sign: string, said: string, grave = false) => found.push({ sign, said, grave });
  if (one.in_trap) add("trapped", speech.say("state-trapped"), true);
  if (one.drowning > 0) add("drowning", speech.say("state-drowning", { rounds: one.drowning }), true);
  if (one.paranoid) add("paranoid", speech.say("state-paranoid", { count: one.stack.length }), true);
  if (one.invisible) add("invisible", speech.say("state-invisible"));
  if (one.free && board.mode !== "solo") add("free", speech.say("state-free"));
  if (one.one_action) add("one_action", speech.say("state-one-action"));
  if (one.resting) add("resting", speech.say("state-resting"));
  if (board.fast.includes(one.character)) add("fast", speech.say("state-fast"));
  if (one.empty_rooms > 0) add("empty_rooms", speech.say("state-empty-rooms", { count: one.empty_rooms }));
  return found;
}

/** What lies in front of a character, left to right: played tokens, the one being played, what still lies face-down. */
export function laid(one: CharacterView, board: Room25View): { token: string; state: "played" | "now" | "ahead" }[] {
  const now = board.acting === one.character ? board.token : "";
  const spent = now.startsWith("hack_") ? "power" : now;
  return [
    ...one.played.filter((token) => token !== spent).map((token) => ({ token, state: "played" as const })),
    ...(now === "" ? [] : [{ token: now, state: "now" as const }]),
    ...one.slots.filter((slot) => slot !== "").map((token) => ({ token, state: "ahead" as const })),
  ];
}

/** What a token is called in front of this character: the one with the star by what only they can do. */
export function tokenSaid(plan: string, character: string, speech: Speech): string {
  if (plan === "adrenaline") return speech.say("board-adrenaline");
  return plan === "power" ? speech.say(`power-${character}`) : speech.name("plan", plan);
}

/** A program in words, with its tokens as their buttons call them. */
export function programSaid([first = "", second = "", adrenaline = ""]: readonly string[], character: string, speech: Speech): string {
  return speech.say("verb-program", {
    plan: tokenSaid(first, character, speech),
    plan2: tokenSaid(second, character, speech),
    plan2_word: second,
    answer_word: adrenaline,
  });
}

export function laidSaid(one: CharacterView, board: Room25View, speech: Speech): string {
  return laid(one, board)
    .map(({ token, state }) => speech.say(`board-laid-${state}`, { token: token === "hidden" ? speech.say("board-hidden") : tokenSaid(token, one.character, speech) }))
    .join(" ");
}

export function status(view: TableView, speech: Speech): string {
  const board = boardOf(view);
  const mode = speech.name("mode", board.mode);
  const named = board.level === "" ? mode : speech.say("headline-level", { mode, level: speech.name("level", board.level) });
  const headline = speech.say("headline", { mode: named, remaining: board.remaining, phase: speech.name("phase", board.phase) });
  return board.acting === "" ? headline : speech.say("board-status-acting", { line: headline, character: speech.name("character", board.acting) });
}
