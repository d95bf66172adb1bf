/** Where an option is chosen. Victims' ways carry the victim's name, so that the board can show one victim's at a time. */

import type { PlaceOf } from "../../lib/choices";
import type { TableView, Told } from "../../lib/types";
import { DOORS, PATHS } from "./mansion";
import { boardOf, victimOf } from "./view";

/** A victim goes there. */
export const goes = (victim: string, location: string): string => `${victim}>${location}`;
/** A victim makes noise there. */
export const lures = (victim: string, location: string): string => `${victim}*${location}`;
/** A victim opens a barricade. */
export const opens = (victim: string, passage: string): string => `${victim}#${passage}`;
/** A card in a victim's hands. */
export const holds = (victim: string, item: string): string => `${victim}=${item}`;
/** What a victim does where she is. */
export const does = (victim: string): string => `${victim}!`;

/** The passage or path between two locations, however they are named. */
export function wayBetween(one: string, other: string): string {
  const name = `${one}-${other}`;
  return name in DOORS || name in PATHS ? name : `${other}-${one}`;
}

const GOING = new Set(["move", "sprint", "secret_passage", "run", "use_survey", "dart", "flee"]);
const LURING = new Set(["throw", "lure"]);
const OPENING = new Set(["unblock", "hack"]);
const HANDLING = new Set(["use", "heal", "give", "swap"]);
const DOING = new Set([
  ...["calm", "repair", "search", "recover", "finish_repair", "place_buzzer", "open_with_master_key", "open_chest"],
  ...["first_aid", "encourage", "buzz", "gather_herbs", "take", "stay"],
]);
/** Verbs of the killer and of the team as a whole -> how their place is called. */
const NAMED: Record<string, string> = {
  ...{ name: "name:", frighten: "name:" },
  ...{ keep: "item:", throw_away: "item:", defend_with: "item:" },
  ...{ play: "card:", discard: "card:" },
  ...{ keep_ability: "ability:", call_on: "ability:", check_off: "plan:" },
  ...{ sense_zone: "zone:", hunt_as: "hunt:" },
  ...{ go: "", slip_to: "", sense_at: "", barricade: "", lift: "" },
};

export function placeOf(_view: TableView): PlaceOf {
  return (verb, args) => {
    const [first = "", second = ""] = args;
    if (GOING.has(verb)) return goes(first, second);
    if (LURING.has(verb)) return lures(first, second);
    if (OPENING.has(verb)) return opens(first, second);
    if (HANDLING.has(verb)) return holds(first, second);
    if (DOING.has(verb)) return does(first);
    if (verb === "sense_pair") return wayBetween(first, second);
    if (verb === "trio") return "trio"; // three after one another: the board asks for them
    const prefix = NAMED[verb];
    return prefix === undefined ? null : `${prefix}${first}`;
  };
}

export function placeOfNotice(told: Told, view: TableView): string | null {
  const { location, passage, victim } = told.details;
  if (location !== undefined) return location;
  if (passage !== undefined) return passage;
  return victim === undefined ? null : victimOf(boardOf(view), victim)?.at || null;
}
