/** Where everything lies on the drawing: the floors beside each other, tiles on their squares, figures on tiles. */

import type { BetrayalRoomView, BetrayalView } from "../../lib/types";
import { DIRECTIONS, FLOORS, standing, type Standing } from "./view";

export const TILE = 160;
const MARGIN = 0.62 * TILE; // around a floor: half a square to explore into
const HEAD = 0.3 * TILE;
const GAP = 0.12 * TILE;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FloorPlan extends Box {
  floor: string;
}

/** Towards north, east, south, west. */
export const STEP: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export class Plan {
  readonly floors: FloorPlan[] = [];
  readonly bounds: Box;
  private readonly spots = new Map<string, Point>();
  private readonly floorOf = new Map<string, string>();
  private readonly origins = new Map<string, Point>();

  /** `wide`: the floors stand side by side; else the upper floor is above and the basement below. */
  constructor(board: BetrayalView, wide: boolean) {
    const local = new Map(FLOORS.map((floor) => [floor, squares([...board.rooms, ...board.ruins].filter((room) => room.floor === floor))]));
    // the ground floor stays where it is, whatever is found on it
    const ground = local.get("ground")!;
    this.lay("ground", ground, { x: 0, y: 0 });
    for (const [floor, way] of [["basement", -1], ["upper", 1]] as const) {
      const tiles = local.get(floor)!;
      const anchor = this.floors[0];
      if (tiles.size === 0) continue;
      const own = panel(tiles);
      if (anchor === undefined) this.lay(floor, tiles, { x: 0, y: 0 });
      else if (wide) {
        const x = way < 0 ? anchor.x - GAP - (own.x + own.width) : anchor.x + anchor.width + GAP - own.x;
        this.lay(floor, tiles, { x, y: 0 });
      } else {
        const y = way < 0 ? anchor.y + anchor.height + GAP - own.y : anchor.y - GAP - (own.y + own.height);
        this.lay(floor, tiles, { x: -TILE, y });
      }
    }
    this.bounds = around(this.floors);
  }

  private lay(floor: string, tiles: Map<string, Point>, origin: Point): void {
    if (tiles.size === 0) return;
    const own = panel(tiles);
    this.origins.set(floor, origin);
    this.floors.push({ floor, x: own.x + origin.x, y: own.y + origin.y, width: own.width, height: own.height });
    for (const [room, spot] of tiles) {
      this.spots.set(room, { x: spot.x + origin.x, y: spot.y + origin.y });
      this.floorOf.set(room, floor);
    }
  }

  /** The middle of a tile. */
  at(room: string): Point | undefined {
    return this.spots.get(room);
  }

  floor(room: string): string | undefined {
    return this.floorOf.get(room);
  }

  /** Where the first square of a floor lies. */
  origin(floor: string): Point | undefined {
    return this.origins.get(floor);
  }

  /** Whether the floors have other sizes or places than in another plan. */
  differs(other: Plan): boolean {
    return JSON.stringify(this.floors) !== JSON.stringify(other.floors);
  }

  boxOf(floor: string): Box | undefined {
    return this.floors.find((one) => one.floor === floor);
  }
}

/** Tiles that found no place (`beside`) lie in a row of their own below the others. */
function squares(rooms: BetrayalRoomView[]): Map<string, Point> {
  const laid = rooms.filter((room) => !room.beside);
  const beside = rooms.filter((room) => room.beside);
  const spots = new Map(laid.map((room) => [room.room, { x: room.x * TILE, y: room.y * TILE }]));
  const left = Math.min(0, ...laid.map((room) => room.x));
  const low = Math.max(0, ...laid.map((room) => room.y));
  beside.forEach((room, i) => spots.set(room.room, { x: (left + i * 1.3) * TILE, y: (low + 1.6) * TILE }));
  return spots;
}

function panel(tiles: Map<string, Point>): Box {
  const spots = [...tiles.values()];
  const left = Math.min(...spots.map((spot) => spot.x)) - TILE / 2 - MARGIN;
  const top = Math.min(...spots.map((spot) => spot.y)) - TILE / 2 - MARGIN - HEAD;
  const right = Math.max(...spots.map((spot) => spot.x)) + TILE / 2 + MARGIN;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + TILE / 2 + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: -TILE, y: -TILE, width: 2 * TILE, height: 2 * TILE };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export interface Placed extends Standing, Point {
  size: number;
}

/** Every figure on the drawing; in a barrier room each on its own side. */
export function figuresOn(board: BetrayalView, plan: Plan): Placed[] {
  const groups = new Map<string, Standing[]>();
  for (const one of standing(board)) {
    if (plan.at(one.room) === undefined) continue;
    const key = `${one.room} ${one.side}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const { room, side } = group[0]!;
    const tile = board.rooms.find((one) => one.room === room)!;
    const split = tile.far.length > 0 || groups.has(`${room} 1`);
    const middle = split ? halfOf(tile, side) : { x: 0, y: -6 };
    const at = plan.at(room)!;
    const size = sizeFor(group.length, split);
    return spread(group.length, split).map(
      (spot, i): Placed => ({ ...group[i]!, x: at.x + middle.x + spot.x * size, y: at.y + middle.y + spot.y * size, size }),
    );
  });
}

/** The middle of a side of a barrier room: towards its own doors, or away from the others' where it has none. */
export function halfOf(tile: BetrayalRoomView, side: number): Point {
  const own = DIRECTIONS.findIndex((word, i) => tile.doors[i] !== "wall" && tile.far.includes(word) === (side === 1));
  const other = DIRECTIONS.findIndex((word, i) => tile.doors[i] !== "wall" && tile.far.includes(word) !== (side === 1));
  const step = own >= 0 ? STEP[own]! : STEP[((other < 0 ? 0 : other) + 2) % 4]!;
  return { x: step.x * 42, y: Math.min(step.y * 42, 18) - (step.y === 0 ? 8 : 0) }; // above the name
}

function sizeFor(count: number, split: boolean): number {
  if (split) return count <= 1 ? 0.9 : count <= 2 ? 0.78 : 0.62;
  return count <= 3 ? 1 : count <= 4 ? 0.9 : count <= 6 ? 0.8 : count <= 9 ? 0.66 : 0.5;
}

/** Rows of figures around a middle, 46 apart. */
function spread(count: number, split: boolean): Point[] {
  const across = split ? Math.min(2, count) : count <= 3 ? count : count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    return { x: ((i % across) - (inRow - 1) / 2) * 46, y: (row - (rows - 1) / 2) * 46 };
  });
}
