import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { lens } from "./lens";
import Piece from "./Piece.svelte";
import { placeOf, placeOfNotice } from "./places";
import { status } from "./sayings";
import Printed from "./Printed.svelte";
import Seat from "./Seat.svelte";
import { story } from "./story";
import { boardOf } from "./view";

export const board: GameBoard = {
  Board,
  Seat,
  Hand,
  placeOf,
  placeOfNotice,
  status,
  begun: (view) => boardOf(view).round > 0,
  hasSecret: (view) => boardOf(view).side !== "" && boardOf(view).round > 0,
  natural: ["search_here"],
  formal: ["pass", "keep_none", "bare_hands", "stop", "stay"],
  story,
  lens,
  Printed,
  Piece,
  pictured: ["card", "item"],
  ending: async () => (await import("./ending")).ending,
  sounds: async () => (await import("./sounds")).sounds,
  milestones: new Set([
    "cast",
    "level",
    "key_laid",
    "transmitting",
    "rescue_at",
    "plan_ready",
    "plan_used",
    "encounter",
    "repelled",
    "wound",
    "saved_by_amulet",
    "kill",
    "escapes",
  ]),
  tally: [
    ["board-tally-noise", ["made_noise", "noise_at"]],
    ["board-tally-encounters", ["encounter"]],
    ["board-tally-wounds", ["wound"]],
    ["board-tally-deaths", ["kill"]],
  ],
  /** The killer's cards, or those of the own victims. */
  handCount: (view) => {
    const seen = boardOf(view);
    const items = seen.victims.filter((one) => one.seat === view.seat).reduce((sum, one) => sum + one.items.length, 0);
    return seen.side === "killer" ? seen.killer.hand.length : items;
  },
};
