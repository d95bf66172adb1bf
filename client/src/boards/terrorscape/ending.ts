/** How a finished game of Terrorscape is told. */

import type { Heard, TableView, TerrorscapeVictimView, TerrorscapeView } from "../../lib/types";
import type { Speech } from "../../lib/speech";
import { counted, forEach, whyOf, type Compared, type Fate, type GameEnding } from "../ending";
import Picture from "./Picture.svelte";

/** The rules by which whoever is still in the house gets out at the end. */
const ESCAPES = new Set(["TER-CHECK-3", "TER-CHECK-4", "TER-PLAN-5"]);
const RESCUES = new Set(["TER-CHECK-2", "TER-CROSS-8"]);
const ALL_EYES = 62;

function mansion(view: TableView): TerrorscapeView {
  if (view.game !== "terrorscape") throw new Error(`terrorscape cannot tell the end of ${view.game}`);
  return view.board;
}

function fateOf(one: TerrorscapeVictimView, view: TableView, speech: Speech): Pick<Fate, "sign" | "said"> {
  const named = speech.named({ killer: ["killer", mansion(view).killer.killer] });
  const why = view.result?.why ?? "";
  const won = view.result?.winners.includes(one.seat) ?? false;
  if (one.condition === "killed") return { sign: "killed", said: speech.say("end-fate-killed", named) };
  if (one.condition === "escaped" || (won && ESCAPES.has(why))) return { sign: "escaped", said: speech.say("end-fate-escaped") };
  if (won && RESCUES.has(why)) return { sign: "survived", said: speech.say("end-fate-rescued") };
  return { sign: "left", said: speech.say("end-fate-left", named) };
}

const SEATS = [0, 1, 2, 3];

/** The seat that has no victim. */
function hunterOf(view: TableView): number {
  const team = new Set(mansion(view).victims.map((one) => one.seat));
  return SEATS.find((seat) => !team.has(seat)) ?? -1;
}

function fates(view: TableView, _: readonly Heard[], speech: Speech): Fate[] {
  const board = mansion(view);
  const hunter = hunterOf(view);
  const killed = board.victims.filter((one) => one.condition === "killed").length;
  const won = (seat: number): boolean => view.result?.winners.includes(seat) ?? false;
  const victims = board.victims.map((one): Fate => ({
    seat: one.seat,
    domain: "victim",
    word: one.victim,
    role: speech.say("end-role-victim"),
    dark: false,
    ...fateOf(one, view, speech),
    won: won(one.seat),
  }));
  const killer: Fate = {
    seat: hunter,
    domain: "killer",
    word: board.killer.killer,
    role: speech.say("end-role-killer"),
    dark: true,
    sign: "stays",
    said: speech.say("end-fate-killer", { killed }),
    won: won(hunter),
  };
  return board.killer.killer === "" ? victims : [killer, ...victims];
}

function unmasked(view: TableView, speech: Speech): string {
  const { killer } = mansion(view);
  const hunter = hunterOf(view);
  return killer.killer === "" || hunter < 0 ? "" : speech.say("end-killer-was", { name: speech.person(hunter), killer: speech.name("killer", killer.killer) });
}

function figures(view: TableView, heard: readonly Heard[], speech: Speech): Compared[] {
  const victims = mansion(view).victims.map((one) => one.victim);
  const column = (id: string, kinds: readonly string[]): Compared => ({ label: speech.say(id), of: forEach(victims, counted(heard, "victim", kinds)) });
  return [
    column("end-figure-steps", ["moved", "fled"]),
    column("end-figure-finds", ["kept"]),
    column("end-figure-attacks", ["defends"]),
    column("end-figure-repelled", ["repelled"]),
    column("end-figure-wounds", ["wound"]),
  ];
}

/** The team's side of the screen from the team, the killer's from the killer. */
function allSeeing(views: readonly TableView[]): TableView {
  const boards = views.map(mansion);
  const team = boards.find((one) => one.side === "team") ?? boards[0]!;
  const hunter = boards.find((one) => one.side === "killer") ?? boards[0]!;
  const victims = team.victims.map((one, i) => boards.map((board) => board.victims[i]!).find((other) => other.at !== "" && other.seat === one.seat) ?? one);
  const board: TerrorscapeView = { ...team, seat: ALL_EYES, side: "", victims, killer: hunter.killer };
  return { ...views[0]!, game: "terrorscape", seat: ALL_EYES, board, asked: [], notes: {} };
}

export const ending: GameEnding = {
  why: whyOf,
  unmasked,
  fates,
  figures,
  decisive: ["kill", "escapes", "plan_used", "transmitting", "saved_by_amulet", "wound", "repelled", "plan_ready", "encounter", "level", "key_laid", "rescue_at", "cast"],
  personal: new Set(["card_drawn", "killer_slipped", "plan_dealt"]),
  isDraw: () => false,
  allSeeing,
  Picture,
};
