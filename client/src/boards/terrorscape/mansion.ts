/** The mansion as it is drawn: where its rooms and doors lie. Which there are, the game's map says; a test compares them. */

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
  outdoors?: true;
}

export const WIDTH = 1200;
export const HEIGHT = 925;

export const ROOMS: Record<string, Room> = {
  B1: { x: 20, y: 20, width: 270, height: 200 },
  B2: { x: 290, y: 20, width: 330, height: 200 },
  B3: { x: 620, y: 20, width: 200, height: 200 },
  B4: { x: 820, y: 20, width: 190, height: 200 },
  B5: { x: 570, y: 220, width: 290, height: 190 },
  R1: { x: 20, y: 220, width: 380, height: 190 },
  R2: { x: 20, y: 410, width: 450, height: 200 },
  R3: { x: 400, y: 220, width: 170, height: 190 },
  R4: { x: 470, y: 410, width: 240, height: 150 },
  R5: { x: 470, y: 560, width: 240, height: 170 },
  G1: { x: 20, y: 610, width: 400, height: 290, outdoors: true },
  G2: { x: 480, y: 760, width: 370, height: 145, outdoors: true },
  G3: { x: 900, y: 590, width: 250, height: 180 },
  G4: { x: 710, y: 560, width: 190, height: 170 },
  G5: { x: 880, y: 220, width: 300, height: 310, outdoors: true },
};

export interface Way {
  x: number;
  y: number;
  /** Whether the wall runs from left to right here. */
  level: boolean;
}

/** Passages by their names: the middle of the door. */
export const DOORS: Record<string, Way> = {
  "B1-B2": { x: 290, y: 120, level: false },
  "B1-R1": { x: 150, y: 220, level: true },
  "B2-B3": { x: 620, y: 120, level: false },
  "B2-B5": { x: 597, y: 220, level: true },
  "B2-R1": { x: 345, y: 220, level: true },
  "B3-B4": { x: 820, y: 120, level: false },
  "B4-G5": { x: 945, y: 220, level: true },
  "B5-R3": { x: 570, y: 315, level: false },
  "B5-R4": { x: 640, y: 410, level: true },
  "R1-R2": { x: 190, y: 410, level: true },
  "R1-R3": { x: 400, y: 315, level: false },
  "R2-R3": { x: 437, y: 410, level: true },
  "R2-R5": { x: 470, y: 587, level: false },
  "R2-G1": { x: 220, y: 610, level: true },
  "R4-R5": { x: 590, y: 560, level: true },
  "R5-G4": { x: 710, y: 645, level: false },
  "G3-G4": { x: 900, y: 660, level: false },
};

export interface Path {
  from: readonly [number, number];
  to: readonly [number, number];
}

export const PATHS: Record<string, Path> = {
  "G1-G2": { from: [420, 825], to: [480, 832] },
  "G2-G3": { from: [850, 812], to: [925, 770] },
  "G3-G5": { from: [1030, 590], to: [1030, 530] },
};

/** What a location is, by the signs on the map. */
export const SIGNS: Record<string, readonly string[]> = {
  R1: ["exit"],
  G5: ["exit"],
  B1: ["transmitter"],
  R2: ["search"],
  B4: ["search"],
  G4: ["search"],
};

/** Where a secret passage leads. */
export const SECRETS: Record<string, string> = { B1: "G2", G2: "B1", B5: "G5", G5: "B5" };

/** Where plans are worked on. */
export const SYMBOLS: Record<string, string> = { R5: "book", B1: "radio", G2: "occult", G3: "tools", G5: "exit" };

export const ZONES = { R: "red", B: "blue", G: "green" } as const;

export function zoneOf(location: string): (typeof ZONES)[keyof typeof ZONES] {
  return ZONES[location[0] as keyof typeof ZONES];
}

/** The house for a tall screen is the same one laid on its side. */
export interface Plan {
  tall: boolean;
  width: number;
  height: number;
  room(location: string): Room;
  door(passage: string): Way;
  path(name: string): Path;
  /** The middle of a passage or path. */
  between(name: string): { x: number; y: number };
}

export function planOf(tall: boolean): Plan {
  const turn = ([x, y]: readonly [number, number]): [number, number] => (tall ? [y, x] : [x, y]);
  const room = (location: string): Room => {
    const found = ROOMS[location]!;
    return tall ? { ...found, x: found.y, y: found.x, width: found.height, height: found.width } : found;
  };
  const door = (passage: string): Way => {
    const found = DOORS[passage]!;
    return tall ? { x: found.y, y: found.x, level: !found.level } : found;
  };
  const path = (name: string): Path => ({ from: turn(PATHS[name]!.from), to: turn(PATHS[name]!.to) });
  return {
    tall,
    width: tall ? HEIGHT : WIDTH,
    height: tall ? WIDTH : HEIGHT,
    room,
    door,
    path,
    between(name) {
      if (name in DOORS) return door(name);
      const { from, to } = path(name);
      return { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 };
    },
  };
}
