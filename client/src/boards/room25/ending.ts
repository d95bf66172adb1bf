/** How a finished game of Room 25 is told. */

import type { Heard, Room25CharacterView, Room25View, TableView } from "../../lib/types";
import { listed } from "../../lib/language";
import type { Speech } from "../../lib/speech";
import { counted, forEach, lastOf, whyOf, type Compared, type Fate, type GameEnding } from "../ending";
import Picture from "./Picture.svelte";

/** The rules by which somebody has driven Room 25 out of the Complex. */
const ESCAPES = new Set(["R25-SUSPICION-1", "R25-SUSPICION-2", "R25-TEAM-2", "R25-TEAM-3", "R25-COMPETE-2", "R25-COMPETE-3", "R25-COOP-1"]);
const ALL_EYES = 62;

function complex(view: TableView): Room25View {
  if (view.game !== "room25") throw new Error(`room25 cannot tell the end of ${view.game}`);
  return view.board;
}

/** What was told in the action in which this character died, up to the death. */
function lastAction(heard: readonly Heard[], character: string): Heard[] {
  const death = lastOf(heard, ({ kind, details }) => kind === "eliminated" && details["character"] === character);
  const before = heard.slice(0, death + 1);
  return before.slice(Math.max(0, lastOf(before, ({ kind }) => kind === "token_up" || kind === "round_began")));
}

function death(heard: readonly Heard[], character: string, speech: Speech): Pick<Fate, "sign" | "said"> {
  const action = lastAction(heard, character);
  const arrival = action[lastOf(action, ({ details }) => details["character"] === character && "space" in details)]?.told;
  const room = action[lastOf(action, ({ kind, details }) => kind === "revealed" && details["space"] === arrival?.details["space"])]?.told.details["room"];
  if (arrival?.kind === "pushed") return { sign: "killed", said: speech.say("end-fate-pushed", speech.named({ by: ["character", arrival.details["pusher"]!] })) };
  if (arrival?.kind === "robot_pushed") return { sign: "killed", said: speech.say("end-fate-pushed", speech.named({ by: ["robot", arrival.details["robot"]!] })) };
  if (room !== undefined) return { sign: "dead", said: speech.say("end-fate-died-in", speech.named({ room: ["room", room] })) };
  return { sign: "dead", said: speech.say("end-fate-dead") };
}

function fateOf(one: Room25CharacterView, view: TableView, heard: readonly Heard[], speech: Speech): Pick<Fate, "sign" | "said"> {
  if (one.space === "") return death(heard, one.character, speech);
  const inside = complex(view).rooms.find((room) => room.space === one.space)?.room === "room25";
  if (inside && ESCAPES.has(view.result?.why ?? "")) return { sign: "escaped", said: speech.say("end-fate-escaped") };
  const guards = complex(view).seats[one.seat]?.role === "guard";
  return guards ? { sign: "stays", said: speech.say("end-fate-stays") } : { sign: "left", said: speech.say("end-fate-left") };
}

function roleOf(board: Room25View, seat: number, speech: Speech): string {
  const player = board.seats[seat];
  if (player === undefined) return "";
  if (player.role !== "") return speech.name("role", player.role);
  return player.team === "" ? "" : speech.say("team", { team: player.team });
}

function fates(view: TableView, heard: readonly Heard[], speech: Speech): Fate[] {
  const board = complex(view);
  return board.characters.map((one) => ({
    seat: one.seat,
    domain: "character",
    word: one.character,
    role: roleOf(board, one.seat, speech),
    dark: board.seats[one.seat]?.role === "guard",
    ...fateOf(one, view, heard, speech),
    won: view.result?.winners.includes(one.seat) ?? false,
  }));
}

function unmasked(view: TableView, speech: Speech): string {
  const board = complex(view);
  if (board.seats.every((one) => one.role === "")) return "";
  const guards = board.seats.filter((one) => one.role === "guard").map((one) => speech.person(one.seat));
  return speech.say("end-guards", { count: guards.length, names: listed(guards) });
}

function figures(view: TableView, heard: readonly Heard[], speech: Speech): Compared[] {
  const everybody = complex(view).characters.map((one) => one.character);
  const column = (id: string, numbers: ReadonlyMap<string, number>): Compared => ({ label: speech.say(id), of: forEach(everybody, numbers) });
  return [
    column("end-figure-steps", counted(heard, "character", ["moved"])),
    column("end-figure-looks", counted(heard, "character", ["looked"])),
    column("end-figure-pushes", counted(heard, "pusher", ["pushed"])),
    column("end-figure-pushed", counted(heard, "character", ["pushed", "robot_pushed"])),
  ];
}

/** Face-down rooms that anybody has looked into, programs and roles: whoever knew says it. */
function allSeeing(views: readonly TableView[]): TableView {
  const [first] = views;
  const boards = views.map(complex);
  const base = boards[0]!;
  const board: Room25View = {
    ...base,
    seat: ALL_EYES,
    rooms: base.rooms.map((room, i) => boards.map((one) => one.rooms[i]!).find((one) => one.room !== "") ?? room),
    characters: base.characters.map((one, i) => boards[one.seat]?.characters[i] ?? one),
    seats: base.seats.map((one, i) => boards[i]?.seats[i] ?? one),
  };
  return { ...first!, game: "room25", seat: ALL_EYES, board, asked: [], notes: {} };
}

export const ending: GameEnding = {
  why: whyOf,
  unmasked,
  fates,
  figures,
  decisive: ["escaped", "eliminated", "role_shown", "key_turned", "time_lost", "alarm", "returned", "robot_destroyed", "paranoid"],
  personal: new Set(["role_dealt", "saw"]),
  isDraw: (result) => result.winners.length === 0 && (result.why === "R25-TEAM-5" || result.why === "R25-TEAM-6"),
  allSeeing,
  Picture,
};
