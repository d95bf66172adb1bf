import type { TableView } from "../../lib/types";
import type { GameSounds } from "../sounds";
import { DOORS, PATHS } from "./mansion";
import { boardOf } from "./view";

const OUT: ReadonlySet<string> = new Set(["killed", "escaped"]);
const BESIDE = 0.55;

function isBeside(one: string, other: string): boolean {
  return [...Object.keys(DOORS), ...Object.keys(PATHS)].some((way) => way === `${one}-${other}` || way === `${other}-${one}`);
}

/** The killer is where a victim of mine is, or next door; whoever does not see him hears no heart beat either. */
export function danger(view: TableView): number {
  const board = boardOf(view);
  const { at } = board.killer;
  if (board.side !== "team" || at === "" || view.over) return 0;
  const mine = board.victims.filter((one) => one.seat === view.seat && one.at !== "" && !OUT.has(one.condition));
  if (mine.some((one) => one.at === at)) return 1;
  return mine.some((one) => isBeside(one.at, at)) ? BESIDE : 0;
}

export const sounds: GameSounds = {
  of: {
    moved: "steps",
    fled: "steps",
    killer_at: "steps",
    searched: "door",
    opened: "door",
    escapes: "door",
    barricaded: "stone",
    lifted: "stone",
    noise_at: "noise",
    made_noise: "noise",
    panic_at: "noise",
    firecracker_lit: "noise",
    card_played: "card",
    drew_item: "card",
    key_laid: "key",
    transmitting: "bell",
    rolled: "dice",
    encounter: "haunt",
    wound: "blow",
    repelled: "blow",
    kill: "death",
  },
  danger,
};
