/** The 26 kinds of rooms as pictures, 100 by 100, seen from above; and the rule that speaks of each. */

import { arc, arrow, box, cog, eye, head, key, poly, polar, rays, regular, ring, skull, spiral, star, waves, type Drawing } from "../shared/parts";

export type Colour = "blue" | "green" | "yellow" | "red";

export interface RoomArt {
  colour: Colour;
  /** Where the rulebook speaks of it. */
  rule: string;
  drawing: Drawing;
}

const M = 50; // the middle of a tile
const C = 45; // and a little above it: the name stands below

const bones = skull(M, C, 34);

/** A figure from above: shoulders and a head. */
function person(x: number, y: number): string {
  return ring(x, y, 7, 4) + ring(x, y, 3);
}

function flake(): string {
  const arms = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = polar(M, C, 17, i * 60 - 90);
    return head(x, y, i * 60 + 90, 5);
  });
  return rays(M, C, 0, 27, 6, -90) + arms.join("");
}

export const ROOMS: Record<string, RoomArt> = {
  central: {
    colour: "blue",
    rule: "R25-CENTRAL-1",
    drawing: [
      ["body", regular(M, C, 29, 8, 22.5)],
      ["fine", regular(M, C, 22, 8, 22.5)],
      ["line", rays(M, C, 22, 29, 4, 45)],
      ["accent", ring(M, C, 12)],
      ["fill", star(M, C, 3, 10, 4)],
    ],
  },
  room25: {
    colour: "blue",
    rule: "R25-EXIT-1",
    drawing: [
      ["dark", box(M, C, 52, 54, 3)],
      ["fill", poly([[40, 20], [60, 20], [70, 72], [30, 72]])],
      ["dark", "M38 31h24l1 4H37zM36 42h28l1 4.5H35zM33.5 54h33l1.2 5h-35.4z"],
      ["line", box(M, C, 52, 54, 3)],
      ["line", "M24 18l-7-6M76 18l7-6"],
    ],
  },
  key: {
    colour: "blue",
    rule: "R25-KEY-1",
    drawing: [
      ["body", box(M, C, 58, 40, 6)],
      ["fine", box(M, C, 48, 30, 4)],
      ["accent", key(48, C, 38)],
    ],
  },
  empty: {
    colour: "green",
    rule: "R25-EMPTY-1",
    drawing: [
      ["fine", "M36 16v58M64 16v58M21 31h58M21 59h58"],
      ["line", "M43 40l11-2 3 8-11 3z"],
      ["fine", "M46 42l6-1M47 45l6-1"],
    ],
  },
  vision: {
    colour: "green",
    rule: "R25-VISION-1",
    drawing: [
      ["fine", box(30, 22, 16, 11, 2) + box(50, 19, 16, 11, 2) + box(70, 22, 16, 11, 2)],
      ["body", eye(M, 50, 52)],
      ["accent", ring(M, 50, 11)],
      ["fill", ring(M, 50, 5)],
      ["fine", "M30 29l8 10M50 26v9M70 29l-8 10"],
    ],
  },
  moving: {
    colour: "green",
    rule: "R25-MOVING-1",
    drawing: [
      ["fine", box(34, 33, 26, 26, 3)],
      ["body", box(66, 57, 26, 26, 3)],
      ["accent", `${arc(M, C, 27, -62, 8)}${head(76.5, 49, 95, 6)}`],
      ["accent", `${arc(M, C, 27, 118, 188)}${head(23.5, 41, -85, 6)}`],
    ],
  },
  control: {
    colour: "green",
    rule: "R25-CHAMBER-1",
    drawing: [
      ["body", "M22 32q28-16 56 0v28q-28 12-56 0z"],
      ["fill", ring(34, 42, 3.4) + ring(34, 54, 3.4)],
      ["line", ring(M, 47, 8)],
      ["accent", "M50 47l9-15"],
      ["fill", ring(59.5, 31, 4)],
      ["line", arrow(65, 42, 74, 42, 3.6) + arrow(74, 53, 65, 53, 3.6)],
    ],
  },
  tunnel: {
    colour: "green",
    rule: "R25-TUNNEL-1",
    drawing: [
      ["body", ring(M, C, 29)],
      ["fine", ring(M, C, 22)],
      ["dark", ring(M, C, 16)],
      ["accent", ring(M, C, 16)],
      ["line", "M43 17v45M57 17v45M43 24h14M43 33h14M43 42h14M43 51h14"],
    ],
  },
  robot: {
    colour: "green",
    rule: "R25-ROBOTROOM-1",
    drawing: [
      ["fine", box(M, C, 60, 54, 8)],
      ["body", regular(M, C, 22, 6)],
      ["fill", ring(42, 43, 4) + ring(58, 43, 4)],
      ["line", "M42 55h16M50 23v-7M28 56q-10 4-9 14M72 56q10 4 9 14"],
      ["fill", ring(50, 15, 3)],
    ],
  },
  regeneration: {
    colour: "green",
    rule: "R25-REGEN-1",
    drawing: [
      ["body", box(M, C, 30, 58, 15)],
      ["fine", box(24, C, 13, 38, 6) + box(76, C, 13, 38, 6)],
      ["accent", "M38 47h6l4-11 6 21 4-10h5"],
      ["fill", ring(M, 25, 4)],
    ],
  },
  vortex: {
    colour: "yellow",
    rule: "R25-VORTEX-1",
    drawing: [
      ["line", spiral(M, C, 30, 2.6)],
      ["accent", spiral(M, C, 30, 2.6, 180)],
      ["bright", ring(M, C, 3)],
    ],
  },
  dark: {
    colour: "yellow",
    rule: "R25-DARK-1",
    drawing: [
      ["dark", ring(M, C, 33)],
      ["dark", ring(M, C, 27)],
      ["fine", `M50 13v11M43 30q7-9 14 0z`],
      ["fill", eye(39, 48, 13) + eye(63, 48, 13)],
      ["dark", ring(39, 48, 2.2) + ring(63, 48, 2.2)],
    ],
  },
  cold: {
    colour: "yellow",
    rule: "R25-COLD-1",
    drawing: [
      ["fine", "M20 20l12 6-3 9M80 22l-10 9 4 9M22 72l8-9M78 70l-9-8-8 3"],
      ["line", flake()],
      ["accent", regular(M, C, 8, 6)],
    ],
  },
  prison: {
    colour: "yellow",
    rule: "R25-PRISON-1",
    drawing: [
      ["body", box(M, C, 58, 54, 3)],
      ["fine", "M26 24h20v10H26zM26 34h20v22H26z"],
      ["line", ring(68, 62, 5)],
      ["accent", "M32 18v54M44 18v54M56 18v54M68 18v54"],
      ["accent", "M24 30h52M24 60h52"],
    ],
  },
  mirror: {
    colour: "yellow",
    rule: "R25-MIRROR-1",
    drawing: [
      ["body", "M50 14l24 14v34L50 76 26 62V28z"],
      ["line", "M50 14v62"],
      ["bright", person(38, 46)],
      ["accent", person(62, 46)],
      ["fine", "M30 33l9-6M31 40l6-4M56 66l10-7"],
    ],
  },
  event: {
    colour: "yellow",
    rule: "R25-EVENTROOM-1",
    drawing: [
      ["fine", "M28 26l30-8 12 44-30 8z"],
      ["body", box(M, C, 34, 48, 4)],
      ["fill", box(M, 39, 6, 20, 3)],
      ["fill", ring(M, 57, 3.6)],
    ],
  },
  jamming: {
    colour: "yellow",
    rule: "R25-JAM-1",
    drawing: [
      ["line", "M50 74V42M40 74l10-32 10 32M44 62h12"],
      ["bright", ring(M, 38, 4)],
      ["fine", arc(M, 38, 14, 130, 230) + arc(M, 38, 14, -50, 50) + arc(M, 38, 23, 130, 230) + arc(M, 38, 23, -50, 50)],
      ["accent", "M29 17l42 42M71 17L29 59"],
    ],
  },
  rotating: {
    colour: "yellow",
    rule: "R25-ROTATE-1",
    drawing: [
      ["body", ring(M, C, 30)],
      ["accent", arc(M, C, 24, -70, 20) + head(72.5, 53.5, 118, 6)],
      ["accent", arc(M, C, 24, 110, 200) + head(27.5, 36.5, -62, 6)],
    ],
  },
  illusion: {
    colour: "red",
    rule: "R25-ILLUSION-1",
    drawing: [
      ["fine", box(M, C, 60, 58, 2)],
      ["line", "M29 23l40-3 4 46-42 4z"],
      ["body", "M37 33l28-4 2 30-27 5z"],
      ["accent", "M45 41l13-2 1 16-12 3z"],
      ["fill", ring(55, 48, 1.8)],
    ],
  },
  acid: {
    colour: "red",
    rule: "R25-ACID-1",
    drawing: [
      ["body", box(M, 48, 58, 40, 18)],
      ["fill", box(M, 48, 46, 28, 13)],
      ["dark", ring(39, 47, 4.5) + ring(53, 52, 3) + ring(60, 43, 5) + ring(47, 40, 2)],
      ["line", "M30 22q4 3 0 7M50 16q5 4 0 9M70 22q4 3 0 7"],
    ],
  },
  flooded: {
    colour: "red",
    rule: "R25-FLOOD-1",
    drawing: [
      ["dark", box(M, 52, 62, 42, 4)],
      ["accent", waves(20, 38, 2, 15, 12)],
      ["line", waves(20, 51, 2, 15, 12)],
      ["accent", waves(20, 64, 2, 15, 12)],
      ["line", "M38 30l24-12M42 18l3 7M56 12l2 7"],
    ],
  },
  trap: {
    colour: "red",
    rule: "R25-TRAP-1",
    drawing: [
      ["body", ring(M, C, 30, 25)],
      ["fill", Array.from({ length: 12 }, (_, i) => {
        const [tip, left, right] = [polar(M, C, 15, i * 30), polar(M, C, 25, i * 30 - 9), polar(M, C, 25, i * 30 + 9)];
        return poly([tip, left, right].map(([x, y]) => [x, C + (y - C) * 0.83]));
      }).join("")],
      ["line", ring(M, C, 8) + "M50 37v16M42 45h16"],
    ],
  },
  mortal: {
    colour: "red",
    rule: "R25-MORTAL-1",
    drawing: [
      ["fine", rays(M, C, 29, 36, 12)],
      ["fill", bones.bone],
      ["dark", bones.holes],
      ["dark", "M45 58h2v4h-2zM49 58h2v4h-2zM53 58h2v4h-2z"],
    ],
  },
  time_machine: {
    colour: "red",
    rule: "R25-TIME-1",
    drawing: [
      ["body", ring(M, C, 27)],
      ["fine", rays(M, C, 21, 25, 12)],
      ["line", "M50 45V29M50 45l12 8"],
      ["accent", arc(M, C, 33, -80, -170) + head(17.2, 39, -260, 6)],
      ["fill", ring(M, C, 3.2)],
    ],
  },
  shredder: {
    colour: "red",
    rule: "R25-SHRED-1",
    drawing: [
      ["fine", "M22 16h56M22 74h56"],
      ["fill", cog(34, C, 13, 20, 9)],
      ["fill", cog(66, C, 13, 20, 9, 20)],
      ["dark", ring(34, C, 7) + ring(66, C, 7)],
      ["line", arrow(50, 15, 50, 29, 4) + arrow(50, 75, 50, 62, 4)],
    ],
  },
  paranoia: {
    colour: "red",
    rule: "R25-PARANOIA-1",
    drawing: [
      ["body", ring(M, 50, 10, 7) + ring(M, 49, 4.5)],
      ["line", eye(50, 22, 22) + eye(25, 38, 19) + eye(75, 38, 19) + eye(30, 65, 18) + eye(70, 65, 18)],
      ["fill", ring(50, 23.5, 3.6) + ring(28, 40, 3) + ring(72, 40, 3) + ring(32.5, 63, 3) + ring(67.5, 63, 3)],
    ],
  },
};

/** A shape beside each colour of danger: circle, square, triangle, octagon; 16 wide, around the origin. */
export const BADGES: Record<Colour, Drawing> = {
  blue: [["fill", regular(0, 0, 9.5, 4)], ["dark", regular(0, 0, 4, 4)]],
  green: [["fill", ring(0, 0, 8)], ["dark", "M-4.4 .2l3 3.6L4.4-3.4l-1.8-1.4L-1.6.8-2.8-.9z"]],
  yellow: [["fill", regular(0, 1.5, 10, 3)], ["dark", "M-1.4-4.5h2.8l-.5 6.5h-1.8zM-1.4 3.6h2.8v2.6h-2.8z"]],
  red: [["fill", regular(0, 0, 9, 8, 22.5)], ["dark", "M-5.5-1.5h11v3h-11z"]],
};
