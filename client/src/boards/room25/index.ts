import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { lens } from "./lens";
import Piece from "./Piece.svelte";
import { placeOf, placeOfNotice } from "./places";
import Printed from "./Printed.svelte";
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
  begun: (view) => boardOf(view).round > 0,
  hasSecret: (view) => (boardOf(view).seats[view.seat]?.role ?? "") !== "",
  out: (view, speech) => {
    const own = boardOf(view).characters.filter((one) => one.seat === view.seat);
    return own.length > 0 && own.every((one) => one.space === "") ? speech.say("board-out") : "";
  },
  grave: ["reveal_guard"],
  idle: ["reveal_guard", "remind"],
  last: ["lose"],
  alike: (view) => (boardOf(view).seats[view.seat]?.role_shown === false ? ["reveal_guard"] : []),
  formal: ["no_clue", "lose", "done"],
  story,
  lens,
  Printed,
  Piece,
  pictured: ["room", "token"],
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
