/** The mansion, to be peopled: its rooms are always the same. */

import type { GameEditing } from "../../editor/editing";
import EditPlace from "./EditPlace.svelte";
import { planOf, ROOMS } from "./mansion";
import Picture from "./Picture.svelte";
import { boardOf } from "./view";

const plan = planOf(false);

export const editing: GameEditing = {
  /** Both sides at once: the killer as he sees himself, the victims as the team does. */
  seen: (views) => {
    const boards = views.map(boardOf);
    const team = views[boards.findIndex((board) => board.side === "team")] ?? views[0]!;
    const killer = boards.find((board) => board.side === "killer")?.killer ?? boardOf(team).killer;
    return { ...team, board: { ...boardOf(team), killer: { ...killer, in_stealth: false } } } as unknown as typeof team;
  },
  Picture,
  box: () => ({ x: 0, y: 0, width: plan.width, height: plan.height }),
  spots: (_, speech) => Object.keys(ROOMS).map((location) => ({ id: location, label: speech.name("location", location), ...box(location), free: false })),
  placeOf: (spot) => spot,
  Place: EditPlace,
};

function box(location: string): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = plan.room(location);
  return { x, y, width, height };
}
