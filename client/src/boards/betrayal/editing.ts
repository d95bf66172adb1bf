/** The house, to be laid tile by tile at its open doorways. */

import type { GameEditing, Spot } from "../../editor/editing";
import EditPlace from "./EditPlace.svelte";
import EditTrack from "./EditTrack.svelte";
import { Plan, STEP, TILE } from "./layout";
import Picture from "./Picture.svelte";
import { DIRECTIONS, house, TRAITS } from "./view";

const FREE = 72; // a finger finds it

/** `foyer.north`: the empty square beyond a doorway. */
export const doorway = (room: string, side: number): string => `${room}.${DIRECTIONS[side]}`;

export const editing: GameEditing = {
  seen: ([first]) => first!,
  Picture,
  box: (view) => new Plan(house(view), true).bounds,
  spots: (view, speech) => {
    const board = house(view);
    const plan = new Plan(board, true);
    const squares = new Set<string>(); // two doorways may lead to the same one
    return board.rooms.flatMap((tile): Spot[] => {
      const middle = plan.at(tile.room);
      if (middle === undefined) return [];
      const name = speech.name("room", tile.room);
      const own = { id: tile.room, label: name, x: middle.x - TILE / 2 + 4, y: middle.y - TILE / 2 + 4, width: TILE - 8, height: TILE - 8, free: false };
      const free = tile.doors.flatMap((door, side): Spot[] => {
        const square = `${tile.floor} ${tile.x + STEP[side]!.x} ${tile.y + STEP[side]!.y}`;
        if (door !== "open" || squares.has(square)) return [];
        squares.add(square);
        const x = middle.x + STEP[side]!.x * TILE * 0.84 - FREE / 2;
        const y = middle.y + STEP[side]!.y * TILE * 0.84 - FREE / 2;
        return [{ id: doorway(tile.room, side), label: `${name}: ${speech.name("direction", DIRECTIONS[side]!)}`, x, y, width: FREE, height: FREE, free: true }];
      });
      return [own, ...free];
    });
  },
  placeOf: (spot) => (spot.includes(".") ? "" : spot),
  Place: EditPlace,
  factBox: ({ key }) => (TRAITS.some((trait) => key === `explorers.*.${trait}`) ? EditTrack : null),
};
