import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { placeOf, placeOfNotice } from "./places";
import Seat from "./Seat.svelte";
import { story } from "./story";
import { status } from "./sayings";
import { boardOf } from "./view";

export const board: GameBoard = {
  Board,
  Seat,
  Hand,
  placeOf,
  placeOfNotice,
  status,
  secretGoal: (view) => boardOf(view).mode === "suspicion" && (boardOf(view).seats[view.seat]?.role ?? "") !== "",
  grave: ["reveal_guard"],
  idle: ["reveal_guard", "remind"],
  formal: ["no_clue", "lose", "done"],
  story,
  ending: async () => (await import("./ending")).ending,
  sounds: async () => (await import("./sounds")).sounds,
  milestones: new Set([
    "role_shown",
    "eliminated",
    "returned",
    "robot_placed",
    "robot_destroyed",
    "key_turned",
    "alarm",
    "time_lost",
    "closed",
    "paranoid",
    "escaped",
  ]),
  tally: [
    ["board-tally-rooms", ["revealed"]],
    ["board-tally-shifts", ["shifted"]],
    ["board-tally-pushes", ["pushed", "robot_pushed"]],
    ["board-tally-deaths", ["eliminated"]],
  ],
  /** A secret role, and the Event cards on display. */
  handCount: (view) => {
    const seen = boardOf(view);
    return (seen.seats[view.seat]?.role ? 1 : 0) + seen.displayed.length;
  },
};
