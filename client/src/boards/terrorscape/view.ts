/** What a seat is shown of Terrorscape: as games/terrorscape/view.py sends it. */

import type { TableView } from "../../lib/types";

export interface VictimView {
  victim: string;
  colour: string;
  seat: number;
  condition: "unhurt" | "wounded" | "killed" | "escaped";
  fear: number;
  /** Where the killer's notes allow her to be. */
  could_be: readonly string[];
  /** Empty where these eyes do not see her. */
  at: string;
  items: readonly string[];
  own_keys: number;
  ability: string;
  ability_spent: boolean;
  abilities_dealt: readonly string[];
  has_acted: boolean;
  may_flee: boolean;
}

export interface KillerView {
  killer: string;
  level: number;
  strength: number;
  at: string;
  last_known: string;
  in_stealth: boolean;
  stealth_card: string;
  shown: readonly string[];
  abilities: readonly string[];
  abilities_spent: readonly string[];
  locked: boolean;
  paying: string;
  hand: readonly string[];
  /** -1 for eyes that do not see his cards. */
  deck: number;
  pile: readonly string[];
  abilities_dealt: readonly string[];
  could_be: readonly string[];
}

export interface EncounterView {
  found: readonly string[];
  attacked: readonly string[];
  defender: string;
  defence: readonly string[];
}

export interface TeamView {
  acting: string;
  gears: number;
  trap: string;
  search_left: number;
  equipment_left: number;
  discard: Record<string, number>;
  looked: readonly string[];
  looker: string;
  repaired: boolean;
  exchanging: readonly string[];
  naming: readonly string[];
  plans: readonly string[];
  marked: string;
  steps_done: number;
  plan_ready: boolean;
  plan_spent: boolean;
  buzzer: string;
}

export interface TerrorscapeView {
  phase: string;
  round: number;
  seat: number;
  /** Empty for a spectator. */
  side: "team" | "killer" | "";
  victims: readonly VictimView[];
  killer: KillerView;
  keys: number;
  /** -1 while the rescue service is not called. */
  rescue: number;
  noise: readonly string[];
  announced: readonly string[];
  last_noise: readonly string[];
  firecracker: string;
  barricades: readonly string[];
  first_player: string;
  encounter: EncounterView | null;
  team: TeamView | null;
}

export function boardOf(view: TableView): TerrorscapeView {
  return view.board as TerrorscapeView;
}

export function victimOf(board: TerrorscapeView, victim: string): VictimView | undefined {
  return board.victims.find((one) => one.victim === victim);
}
