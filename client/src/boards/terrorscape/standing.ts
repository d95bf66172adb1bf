/** Who stands where on the map: killers, victims, and for eyes that do not see them, outlines of where they may be. */

import type { Plan } from "./mansion";
import { guessedAt } from "./sayings";
import type { TerrorscapeView } from "./view";

export interface Standing {
  /** One figure keeps its id while it moves; a guess has one for each place. */
  id: string;
  who: string;
  location: string;
  kind: "killer" | "killer-guess" | "victim" | "guess";
  /** How many places the notes leave. */
  among: number;
  x: number;
  y: number;
  scale: number;
}

type Unplaced = Omit<Standing, "x" | "y" | "scale">;

function unplaced(board: TerrorscapeView): Unplaced[] {
  const { killer } = board;
  const found: Unplaced[] = [];
  if (killer.killer !== "" && killer.at !== "") found.push({ id: "killer", who: killer.killer, location: killer.at, kind: "killer", among: 1 });
  if (killer.in_stealth && killer.last_known !== killer.at)
    found.push({ id: "last-seen", who: killer.killer, location: killer.last_known, kind: "killer-guess", among: killer.could_be.length });
  for (const one of board.victims) {
    if (one.at !== "") found.push({ id: one.victim, who: one.victim, location: one.at, kind: "victim", among: 1 });
    else if (one.condition !== "escaped")
      for (const location of guessedAt(one))
        found.push({ id: `${one.victim}?${location}`, who: one.victim, location, kind: "guess", among: one.could_be.length });
  }
  return found;
}

const FIGURE = 58;
const MARK = 42;

/** A vague guess is a small mark; a figure is drawn only where there are few places left. */
export function isVague(one: Unplaced): boolean {
  return one.kind === "guess" && one.among > 3;
}

/** Figures stand side by side at the foot of their room. */
export function figuresOn(board: TerrorscapeView, plan: Plan): Standing[] {
  const all = unplaced(board);
  return all.map((one) => {
    const here = all.filter((other) => other.location === one.location);
    const room = plan.room(one.location);
    const widths = here.map((other) => (isVague(other) ? MARK : FIGURE));
    const total = widths.reduce((sum, width) => sum + width, 0);
    const squeeze = Math.min(1, (room.width - 12) / total);
    const before = widths.slice(0, here.indexOf(one)).reduce((sum, width) => sum + width, 0);
    return {
      ...one,
      x: room.x + room.width / 2 + (before + widths[here.indexOf(one)]! / 2 - total / 2) * squeeze,
      y: room.y + room.height - 28,
      scale: 1.5 * squeeze,
    };
  });
}
