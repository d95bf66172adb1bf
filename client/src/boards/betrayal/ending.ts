/** How a finished game of Betrayal is told. */

import type { BetrayalExplorerView, BetrayalHauntView, BetrayalView, Heard, TableView } from "../../lib/types";
import { listed } from "../../lib/language";
import type { Speech } from "../../lib/speech";
import { counted, forEach, lastOf, whyOf, type Compared, type Fate, type GameEnding } from "../ending";
import Picture from "./Picture.svelte";
import { house } from "./view";

const ALL_EYES = 62;
/** After one of these a death has nothing to do with the fight before it. */
const ELSEWHERE: ReadonlySet<string> = new Set(["turn_starts", "moved", "discovered", "drew"]);

/** Who has killed this explorer: the other side of the fight of which they died; empty if it was none. */
export function killerOf(heard: readonly Heard[], explorer: string): string {
  const death = lastOf(heard, ({ kind, details }) => kind === "died" && details["figure"] === explorer);
  const before = heard.slice(0, Math.max(0, death));
  const told = before[lastOf(before, ({ kind }) => kind === "fought" || ELSEWHERE.has(kind))]?.told;
  if (told?.kind !== "fought") return "";
  const { figure = "", target = "" } = told.details;
  return figure === explorer ? target : target === explorer ? figure : "";
}

function fateOf(one: BetrayalExplorerView, view: TableView, heard: readonly Heard[], speech: Speech): Pick<Fate, "sign" | "said"> {
  if (one.fate === "dead") {
    const by = killerOf(heard, one.character);
    return by === "" ? { sign: "dead", said: speech.say("end-fate-dead") } : { sign: "killed", said: speech.say("end-fate-killed", speech.named({ by: ["figure", by] })) };
  }
  if (one.fate === "outside") return { sign: "escaped", said: speech.say("end-fate-escaped") };
  if (one.fate === "absent") return { sign: "left", said: speech.say("end-fate-gone") };
  if (view.result?.winners.includes(one.seat)) return { sign: "survived", said: speech.say("end-fate-survived") };
  return { sign: "left", said: speech.say("end-fate-left") };
}

function fates(view: TableView, heard: readonly Heard[], speech: Speech): Fate[] {
  const board = house(view);
  return board.explorers.map((one) => ({
    seat: one.seat,
    domain: "figure",
    word: one.character,
    role: board.haunt === null || one.team === "" ? "" : speech.say(one.team === "traitor" ? "house-traitor" : "house-hero"),
    dark: one.team === "traitor",
    ...fateOf(one, view, heard, speech),
    won: view.result?.winners.includes(one.seat) ?? false,
  }));
}

function unmasked(view: TableView, speech: Speech): string {
  const board = house(view);
  if (board.haunt === null) return "";
  const traitors = board.explorers.filter((one) => one.team === "traitor");
  const names = traitors.map((one) => speech.say("end-explorer", { explorer: speech.name("character", one.character), name: speech.person(one.seat) }));
  return speech.say("end-traitors", { count: traitors.length, names: listed(names) });
}

const won = ({ result, against }: Readonly<Record<string, string>>): number => Number(Number(result) > Number(against));
const lost = ({ result, against }: Readonly<Record<string, string>>): number => Number(Number(result) < Number(against));

/** Won as the attacker or as the attacked. */
function victories(heard: readonly Heard[]): Map<string, number> {
  const found = counted(heard, "figure", ["fought"], won);
  for (const [who, times] of counted(heard, "target", ["fought"], lost)) found.set(who, (found.get(who) ?? 0) + times);
  return found;
}

function figures(view: TableView, heard: readonly Heard[], speech: Speech): Compared[] {
  const explorers = house(view).explorers.map((one) => one.character);
  const column = (id: string, numbers: ReadonlyMap<string, number>): Compared => ({ label: speech.say(id), of: forEach(explorers, numbers) });
  return [
    column("end-figure-rooms", counted(heard, "figure", ["discovered"])),
    column("end-figure-cards", counted(heard, "figure", ["drew"])),
    column("end-figure-fights", victories(heard)),
    column("end-figure-lost", counted(heard, "figure", ["lost"], (details) => Number(details["number"]))),
  ];
}

function hauntOf(boards: readonly BetrayalView[]): BetrayalHauntView | null {
  const haunts = boards.flatMap((board) => (board.haunt === null ? [] : [board.haunt]));
  const [first] = haunts;
  if (first === undefined) return null;
  return {
    ...first,
    page: [...new Set(haunts.flatMap((haunt) => haunt.page))],
    traitor: Math.max(...haunts.map((haunt) => haunt.traitor)),
    track: Math.max(...haunts.map((haunt) => haunt.track)),
    shown: Object.assign({}, ...haunts.map((haunt) => haunt.shown)),
  };
}

/** Who is where and on which side: whoever knew says it, first of all oneself. */
function allSeeing(views: readonly TableView[]): TableView {
  const boards = views.map(house);
  const base = boards[0]!;
  const board: BetrayalView = {
    ...base,
    seat: ALL_EYES,
    explorers: base.explorers.map((one, i) => boards[one.seat]?.explorers[i] ?? one),
    monsters: base.monsters.map((one) => boards.flatMap((other) => other.monsters).find((other) => other.figure === one.figure && other.room !== "hidden" && other.traits.length > 0) ?? one),
    haunt: hauntOf(boards),
  };
  return { ...views[0]!, game: "betrayal", seat: ALL_EYES, board, asked: [], notes: {} };
}

const RULE_OF_WINNING = /^H0*(\d+)-WIN-(\d+)$/;

/** What the haunt's rule that was met has come to, in one sentence of the haunt's own; empty if it has none. */
function met(view: TableView, speech: Speech): string {
  const rule = RULE_OF_WINNING.exec(ruleMet(view));
  const said = rule === null ? "" : `haunt-${rule[1]}-why-${rule[2]}`;
  return said !== "" && speech.has(said) ? speech.say(said) : "";
}

/** What the haunt says itself; else the sides, and the haunt by its name. */
function why(view: TableView, speech: Speech): string {
  const own = met(view, speech);
  if (own !== "") return own;
  const { haunt, explorers } = house(view);
  const winners = explorers.filter((one) => view.result?.winners.includes(one.seat));
  const side = winners.length === 0 ? "nobody" : winners.some((one) => one.team === "traitor") ? "traitor" : "heroes";
  return whyOf(view, speech, { side, title: haunt === null ? "" : speech.say(haunt.page[0] ?? "") });
}

/** The haunt's own rule by which it has ended: it says so itself. */
const ruleMet = (view: TableView): string => house(view).haunt?.met ?? "";

export const ending: GameEnding = {
  why,
  unmasked,
  fates,
  figures,
  decisive: [
    "won",
    "haunt_begins",
    "traitor_is",
    "died",
    "turned",
    "role_shown",
    "left_house",
    "monster_gone",
    "exorcised_in",
    "exorcised_with",
    "front_door_opened",
    "success",
    "traitor_hidden",
    "nobody_is_traitor",
  ],
  personal: new Set(["your_role", "your_numbers", "peeked_card", "peeked_tile"]),
  isDraw: () => false,
  ruleMet,
  isVague: (view, speech) => view.result?.why === "BET-WIN-1" && met(view, speech) === "",
  allSeeing,
  Picture,
};
