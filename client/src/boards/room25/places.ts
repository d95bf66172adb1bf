/** Where things are on the Complex: spaces and lines as coordinates, options and notices as places. */

import type { PlaceOf } from "../../lib/choices";
import type { TableView, Told } from "../../lib/types";
import { boardOf, characterOf, type Room25View } from "./view";

export const TILE = 100;
export const PITCH = 104;
export const MARGIN = 52;
export const SIZE = 2 * MARGIN + 5 * PITCH - (PITCH - TILE);

export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export const LINES = [...[1, 2, 3, 4, 5].map((n) => `row_${n}`), ...LETTERS.map((letter) => `col_${letter}`)];
export const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof WAYS;

/** The upper left corner of a space. */
export function cornerOf(space: string): { x: number; y: number } {
  const column = LETTERS.indexOf(space[0] as (typeof LETTERS)[number]);
  const row = Number(space[1]) - 1;
  return { x: MARGIN + column * PITCH, y: MARGIN + row * PITCH };
}

export function centreOf(space: string): { x: number; y: number } {
  const { x, y } = cornerOf(space);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

export function waysOf(line: string): Way[] {
  return line.startsWith("row") ? ["left", "right"] : ["up", "down"];
}

export function isOn(line: string, space: string): boolean {
  return line.endsWith(line.startsWith("row") ? space[1]! : space[0]!);
}

/** The middle of the outer edge where a line is pushed out in this direction. */
export function edgeOf(line: string, way: Way): { x: number; y: number } {
  const word = line.slice(4);
  const along = MARGIN + TILE / 2 + PITCH * (line.startsWith("row") ? Number(word) - 1 : LETTERS.indexOf(word as "A"));
  const across = way === "left" || way === "up" ? MARGIN / 2 : SIZE - MARGIN / 2;
  return line.startsWith("row") ? { x: across, y: along } : { x: along, y: across };
}

/** Where figures stand on a tile, by how many there are: x, y of the feet, and their size. */
export function standing(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 2) return [{ x: 70, y: 80, scale: 1 }, { x: 30, y: 80, scale: 1 }].slice(0, count);
  if (count === 3) return [24, 50, 76].map((x) => ({ x, y: 80, scale: 0.85 }));
  const columns = Math.ceil(count / 2);
  const scale = [0.8, 0.74, 0.6, 0.5][columns - 2]!;
  return Array.from({ length: count }, (_, i) => ({
    x: (100 * ((i % columns) + 0.5)) / columns,
    y: i < columns ? 57 : 88,
    scale,
  }));
}

export interface Standing {
  id: string;
  robot: boolean;
  space: string;
  x: number;
  y: number;
  scale: number;
}

/** Everybody in the Complex, with the place where each is drawn. */
export function figuresOn(board: Room25View): Standing[] {
  return board.rooms.flatMap((room) => {
    const here = [...room.characters.map((id) => ({ id, robot: false })), ...room.robots.map((id) => ({ id, robot: true }))];
    const spots = standing(here.length);
    const corner = cornerOf(room.space);
    return here.map((one, i) => ({ ...one, space: room.space, x: corner.x + spots[i]!.x, y: corner.y + spots[i]!.y, scale: spots[i]!.scale }));
  });
}

function spaceOfRobot(board: Room25View, robot: string): string | null {
  return board.rooms.find((room) => room.robots.includes(robot))?.space ?? null;
}

const AT_SPACE: Record<string, number> = {
  ...{ clue: 0, look: 0, move: 0, see: 0, mark: 0, exchange: 0, tunnel_to: 0, unlock: 0, go: 0, reactivate: 0, lock: 0 },
  ...{ push: 1, carry: 1, order_move: 1, order_push: 2 },
};
/** Verb -> which of its words is the space where it is chosen. */

export function placeOf(view: TableView): PlaceOf {
  const board = boardOf(view);
  return (verb, args) => {
    const at = AT_SPACE[verb];
    if (at !== undefined) return args[at] ?? null;
    switch (verb) {
      case "shift":
        return `${args[0]}:${args[1]}`;
      case "call":
      case "sacrifice":
        return characterOf(board, args[0]!)?.space || null;
      case "sabotage_robot":
      case "take_robot":
        return spaceOfRobot(board, args[0]!);
      case "swap":
        return "swap"; // two rooms: the board asks for one after the other
      case "program":
      case "commit":
        return "program";
      case "use":
        return `token:${args[0]}`;
      case "pick":
        return `cast:${args[0]}`;
      default:
        return null;
    }
  };
}

export function placeOfNotice(told: Told, view: TableView): string | null {
  const { space, line, character, robot } = told.details;
  if (space !== undefined) return space;
  if (line !== undefined) return `${line}:${told.details["way"]}`;
  const board = boardOf(view);
  if (character !== undefined) return characterOf(board, character)?.space || null;
  return robot === undefined ? null : spaceOfRobot(board, robot);
}
