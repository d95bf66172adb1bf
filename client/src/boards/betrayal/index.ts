/** Betrayal at House on the Hill, as the frame knows it. */

import type { TableView } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Defs from "./Defs.svelte";
import Epilogue from "./Epilogue.svelte";
import Hand from "./Hand.svelte";
import { hauntOdds, oddsOf } from "./captions";
import { lens } from "./lens";
import Piece from "./Piece.svelte";
import { placeOf, placeOfNotice } from "./places";
import Printed from "./Printed.svelte";
import Seat from "./Seat.svelte";
import { story } from "./story";
import { house, mine } from "./view";

function status(view: TableView, speech: Speech): string {
  const board = house(view);
  const { haunt, turn } = board;
  const steps = turn.spaces >= 0 && !turn.did.includes("halted") ? turn.spaces : -1;
  const figure = turn.acting === "" ? "" : speech.name("figure", turn.acting);
  if (board.phase === "casting") return speech.say("house-status-casting");
  if (haunt === null) return speech.say("house-status-exploring", { steps, omens: board.omens, odds: hauntOdds(view, speech) });
  const details = { number: haunt.number, round: haunt.round, steps, figure };
  if (board.phase === "over" || haunt.round === 0 || figure === "") return speech.say("house-status-haunt-title", { number: haunt.number, title: speech.say(haunt.page[0] ?? "") });
  return speech.say(turn.seat === view.seat ? "house-status-haunt-you" : "house-status-haunt", details);
}

export const board: GameBoard = {
  Board,
  Seat,
  Hand,
  handCount: (view) => mine(house(view))?.cards.length ?? 0,
  placeOf,
  placeOfNotice,
  odds: (view, speech) => (verb, args) => oddsOf(verb, args, view, speech),
  grave: ["reveal"],
  natural: ["ready", "roll"],
  idle: ["reveal", "drop", "give"],
  formal: ["no", "keep_roll", "stay"],
  pages: (view) => house(view).haunt?.page.join(" ") ?? "",
  status,
  out: (view, speech) => {
    const fate = mine(house(view))?.fate;
    return fate === "dead" ? speech.say("house-out-dead") : fate === "outside" ? speech.say("house-out-gone") : "";
  },
  secretGoal: (view) => house(view).haunt?.hidden ?? false,
  tellsGoal: (view) => house(view).haunt?.hidden === false,
  begun: (view) => house(view).phase !== "casting",
  hasSecret: (view) => (house(view).haunt?.page.length ?? 0) > 0 && !view.over,
  Epilogue,
  story,
  lens,
  Printed,
  Definitions: Defs,
  Piece,
  pictured: ["room"],
  ending: async () => (await import("./ending")).ending,
  sounds: async () => (await import("./sounds")).sounds,
  milestones: new Set([
    "haunt_begins",
    "traitor_is",
    "nobody_is_traitor",
    "traitor_hidden",
    "role_shown",
    "turned",
    "died",
    "left_house",
    "monster_gone",
    "success",
    "front_door_opened",
    "exorcised_in",
    "exorcised_with",
    "won",
  ]),
  tally: [
    ["house-tally-rooms", ["discovered"]],
    ["house-tally-cards", ["drew"]],
    ["house-tally-fights", ["fought"]],
    ["house-tally-deaths", ["died"]],
  ],
};
