/** Reading the view: who is where, and what things are called. */

import type { BetrayalExplorerView, BetrayalRoomView, BetrayalView, TableView } from "../../lib/types";
import { messageId, type Speech } from "../../lib/speech";

export const FLOORS = ["basement", "ground", "upper"] as const;
export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export const TRAITS = ["might", "speed", "sanity", "knowledge"] as const;

export function house(view: TableView): BetrayalView {
  if (view.game !== "betrayal") throw new Error(`the board of betrayal cannot show ${view.game}`);
  return view.board;
}

/** Whoever stands in a room, explorer or monster. */
export interface Standing {
  figure: string;
  room: string;
  side: number;
  /** The seat of an explorer; -1 for a monster. */
  seat: number;
  kind: string;
  stunned: boolean;
  team: string;
}

export function standing(board: BetrayalView): Standing[] {
  const explorers = board.explorers
    .filter((one) => one.fate === "in_house")
    .map((one): Standing => ({ figure: one.character, room: one.room, side: one.side, seat: one.seat, kind: "", stunned: false, team: one.team }));
  const monsters = board.monsters.map(
    (one): Standing => ({ figure: one.figure, room: one.room, side: one.side, seat: -1, kind: one.kind, stunned: one.stunned, team: "" }),
  );
  return [...explorers, ...monsters];
}

export function mine(board: BetrayalView): BetrayalExplorerView | undefined {
  return board.explorers.find((one) => one.seat === board.seat);
}

/** The room in which a figure stands, if this seat can see it there. */
export function roomOf(board: BetrayalView, figure: string): BetrayalRoomView | undefined {
  const there = standing(board).find((one) => one.figure === figure)?.room;
  return board.rooms.find((room) => room.room === there);
}

/** Where the eye should be: at whoever acts, else at me, else at the door. */
export function centreRoom(board: BetrayalView): string {
  const acting = roomOf(board, board.turn.acting);
  const own = mine(board);
  return acting?.room ?? (own === undefined ? undefined : roomOf(board, own.character)?.room) ?? board.rooms[0]?.room ?? "";
}

/** A word of any kind, as people say it. */
export function said(speech: Speech, word: string): string {
  const kind = ["room", "figure", "card", "token"].find((domain) => speech.has(messageId(domain, word)));
  return kind === undefined ? word.replaceAll("_", " ") : speech.name(kind, word);
}

/** `Zombie 3` -> 3; a monster that is alone has no number. */
export function numberOf(figure: string): string {
  return /_(\d+)$/.exec(figure)?.[1] ?? "";
}
