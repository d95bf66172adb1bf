/** A tile as it would look if it were turned, and its name in as many lines as it needs. */

import type { BetrayalRoomView } from "../../lib/types";
import { DIRECTIONS } from "./view";

/** The same tile in another rotation. What lies around it is left out: every door of it is just a door. */
export function turned(tile: BetrayalRoomView, rotation: number): BetrayalRoomView {
  const by = (rotation - tile.rotation + 4) % 4;
  const along = (speech: readonly string[]): string[] => speech.map((word) => DIRECTIONS[(DIRECTIONS.indexOf(word as (typeof DIRECTIONS)[number]) + by) % 4]!);
  const doors = tile.doors.map((_, side) => (tile.doors[(side - by + 4) % 4] === "wall" ? "wall" : "door"));
  return { ...tile, rotation, doors, windows: along(tile.windows), far: along(tile.far) };
}

/** What is printed on a room tile, as the server's reference has it. */
export interface RoomPrinted {
  floors: readonly string[];
  back: string;
  doors: readonly string[];
  windows: readonly string[];
  symbol: string;
  start: boolean;
}

/** A tile by itself, as it is printed: nothing lies around it. */
export function printedTile(room: string, { floors, doors, windows, symbol }: RoomPrinted): BetrayalRoomView {
  const sides = DIRECTIONS.map((side) => (doors.includes(side) ? "door" : "wall"));
  return { room, floor: floors[0] ?? "ground", x: 0, y: 0, rotation: 0, doors: sides, windows, far: [], symbol, drawn: false, beside: false };
}

const LONGEST = 13;

/** At most two lines, parted where it is most even. */
export function nameLines(name: string): string[] {
  if (name.length <= LONGEST) return [name];
  const gaps = [...name.matchAll(/ /g)].map((gap) => gap.index);
  if (gaps.length === 0) return [name];
  const middle = gaps.reduce((best, gap) => (Math.abs(gap - name.length / 2) < Math.abs(best - name.length / 2) ? gap : best));
  return [name.slice(0, middle), name.slice(middle + 1)];
}
