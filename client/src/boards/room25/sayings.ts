/** Rooms and characters in words: for screen readers, for the plate beside the board, for the seats. */

import type { Choices } from "../../lib/choices";
import type { TableView } from "../../lib/types";
import { messageId, type Words } from "../../lib/words";
import { ROOMS } from "./rooms";
import { boardOf, type CharacterView, type Room25View, type RoomView } from "./view";

/** What lies there, as far as this seat knows: a sentence. */
export function roomName(room: RoomView, words: Words): string {
  const art = ROOMS[room.room];
  if (art === undefined) return words.say("board-room-unknown", { space: room.space });
  return words.say(room.up ? "board-room" : "board-room-secret", {
    space: room.space,
    room: words.name("room", room.room),
    colour: words.name("colour", art.colour),
    danger: words.say(messageId("legend", art.colour)),
  });
}

export function occupants(room: RoomView, words: Words): string[] {
  return [...room.characters.map((one) => words.name("character", one)), ...room.robots.map((one) => words.name("robot", one))];
}

export function roomMarks(room: RoomView, words: Words): string[] {
  const marks: string[] = [];
  if (room.no_entry) marks.push(words.say("board-no-entry"));
  if (room.locked) marks.push(words.say("board-locked"));
  if (room.corridor !== "") marks.push(words.say("board-corridor", { axis: words.name("axis", room.corridor) }));
  for (const one of room.reminders) marks.push(words.say("board-reminder", { character: words.name("character", one) }));
  return marks;
}

/** A whole room for whoever cannot see it. */
export function roomSaid(room: RoomView, view: TableView, words: Words, choices: Choices): string {
  const here = occupants(room, words);
  const note = view.notes[room.space];
  return [
    roomName(room, words),
    ...(here.length > 0 ? [words.say("board-here", { names: here.join(", ") })] : []),
    ...roomMarks(room, words),
    ...(note ? [words.say("board-note", { note })] : []),
    ...choices.at(room.space).map((choice) => `${choice.label}.`),
  ].join(" ");
}

/** What is the matter with a character: the sign and the words for it. */
export function conditions(one: CharacterView, board: Room25View, words: Words): { sign: string; said: string; grave: boolean }[] {
  const found: { sign: string; said: string; grave: boolean }[] = [];
  const add = (sign: string, said: string, grave = false) => found.push({ sign, said, grave });
  if (one.in_trap) add("trapped", words.say("state-trapped"), true);
  if (one.drowning > 0) add("drowning", words.say("state-drowning", { rounds: one.drowning }), true);
  if (one.paranoid) add("paranoid", words.say("state-paranoid", { count: one.stack.length }), true);
  if (one.invisible) add("invisible", words.say("state-invisible"));
  if (one.free && board.mode !== "solo") add("free", words.say("state-free"));
  if (one.one_action) add("one_action", words.say("state-one-action"));
  if (one.resting) add("resting", words.say("state-resting"));
  if (board.fast.includes(one.character)) add("fast", words.say("state-fast"));
  if (one.empty_rooms > 0) add("empty_rooms", words.say("state-empty-rooms", { count: one.empty_rooms }));
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

export function laidSaid(one: CharacterView, board: Room25View, words: Words): string {
  return laid(one, board)
    .map(({ token, state }) => words.say(`board-laid-${state}`, { token: token === "hidden" ? words.say("board-hidden") : words.name("plan", token) }))
    .join(" ");
}

export function status(view: TableView, words: Words): string {
  const board = boardOf(view);
  const mode = words.name("mode", board.mode);
  const named = board.level === "" ? mode : words.say("headline-level", { mode, level: words.name("level", board.level) });
  const line = words.say("headline", { mode: named, remaining: board.remaining, phase: words.name("phase", board.phase) });
  return board.acting === "" ? line : words.say("board-status-acting", { line, character: words.name("character", board.acting) });
}
