/** What a seat is shown of Room 25: as games/room25/view.py sends it. */

import type { TableView } from "../../lib/types";

export interface RoomView {
  space: string;
  /** Empty if this seat does not know what lies there. */
  room: string;
  up: boolean;
  no_entry: boolean;
  locked: boolean;
  corridor: string;
  characters: readonly string[];
  robots: readonly string[];
  reminders: readonly string[];
}

export interface CharacterView {
  character: string;
  seat: number;
  /** Empty when eliminated. */
  space: string;
  /** Each empty, "hidden", or the plan that lies in it. */
  slots: readonly [string, string];
  single: boolean;
  played: readonly string[];
  lost: readonly string[];
  adrenaline: "out" | "held" | "committed";
  free: boolean;
  one_action: boolean;
  resting: boolean;
  paranoid: boolean;
  stack: readonly string[];
  invisible: boolean;
  reminder_laid: boolean;
  empty_rooms: number;
  in_trap: boolean;
  drowning: number;
  /** While I program it: the tokens that would be lost as things stand. */
  futile: readonly string[];
}

export interface SeatView {
  seat: number;
  characters: readonly string[];
  role: string;
  role_shown: boolean;
  team: string;
}

export interface Room25View {
  seat: number;
  mode: string;
  level: string;
  phase: string;
  round: number;
  remaining: number;
  acting: string;
  token: string;
  rooms: readonly RoomView[];
  queue: readonly string[];
  characters: readonly CharacterView[];
  seats: readonly SeatView[];
  arrows: Record<string, string>;
  key_turned: boolean;
  robots_in_reserve: number;
  unseen: Record<string, number>;
  deck: number;
  discard: readonly string[];
  displayed: readonly string[];
  fast: readonly string[];
  /** Whether super-powers are in the game. */
  powers: boolean;
}

export function boardOf(view: TableView): Room25View {
  return view.board as Room25View;
}

export function characterOf(board: Room25View, character: string): CharacterView | undefined {
  return board.characters.find((one) => one.character === character);
}
