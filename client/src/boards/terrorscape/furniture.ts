/** What stands in the rooms, seen from above: around the origin, about 140 by 90. */

import { arc, box, cog, poly, rays, regular, ring, star, waves, type Drawing } from "../shared/parts";

/** A chair, its back to the outside. */
const chair = (x: number, y: number): string => box(x, y, 13, 13, 3);
const grave = (x: number, y: number): string => `M${x - 8} ${y + 10}v-14q8-10 16 0v14z`;
const bush = (x: number, y: number, r: number): string => cog(x, y, r - 3, r, 9);
const stone = (x: number, y: number): string => ring(x, y, 13, 9);

export const FURNITURE: Record<string, Drawing> = {
  R1: [
    ["fine", box(10, 0, 150, 56)],
    ["fine", box(10, 0, 134, 42)],
    ["line", "M-92-26h18v52h-18M-74 0h-18"],
    ["line", "M60-44h34M60-34h34M60-24h34M60-14h34"],
    ["fine", "M77-44v40"],
  ],
  R2: [
    ["line", box(-78, -40, 34, 14) + box(-26, -40, 34, 14) + box(26, -40, 34, 14) + box(78, -40, 34, 14)],
    ["line", ring(-52, 6, 9) + ring(0, 6, 9) + ring(52, 6, 9)],
    ["fine", box(-52, 6, 26, 26) + box(0, 6, 26, 26) + box(52, 6, 26, 26)],
  ],
  R3: [["fine", box(0, 0, 46, 120)], ["fine", box(0, 0, 34, 108)], ["line", regular(0, -30, 12, 4) + regular(0, 0, 12, 4) + regular(0, 30, 12, 4)]],
  R4: [["body", box(0, -6, 86, 34, 3)], ["line", chair(0, 24)], ["line", box(-16, -8, 22, 16)], ["accent", ring(28, -8, 9)], ["fine", rays(28, -8, 12, 18, 8)]],
  R5: [
    ["body", box(0, -42, 170, 16)],
    ["line", "M-78-50v16M-66-50v16M-58-50v16M-42-50v16M-30-50v16M-16-50v16M-6-50v16M10-50v16M24-50v16M34-50v16M50-50v16M62-50v16M74-50v16"],
    ["body", box(-4, 10, 70, 32, 4)],
    ["line", "M-22 2l14 3v14l-14-3zM-8 5l14-3v14l-14 3z"],
    ["line", chair(-4, 40) + chair(46, 10)],
  ],
  B1: [
    ["body", box(56, -22, 58, 40, 4)],
    ["line", "M36-30h24v14H36zM56-42v-14M48-56q8-8 16 0"],
    ["accent", ring(72, -24, 7)],
    ["line", "M-76 4h60v26h-60zM-76-6h60M-82-6v36M-10-6v36"],
    ["fine", ring(10, 22, 16)],
  ],
  B2: [
    ["body", box(0, 0, 150, 40, 8)],
    ["line", chair(-52, -34) + chair(-18, -34) + chair(18, -34) + chair(52, -34) + chair(-52, 34) + chair(-18, 34) + chair(18, 34) + chair(52, 34)],
    ["line", ring(-40, 0, 8) + ring(40, 0, 8)],
    ["accent", "M-6-8v16M0-10v20M6-8v16"],
  ],
  B3: [["body", box(0, -40, 150, 26, 2)], ["line", ring(-50, -40, 8) + ring(-28, -40, 8)], ["line", box(30, -40, 40, 16, 4)], ["body", box(0, 20, 62, 34, 3)], ["line", "M-14 12l22 10M12 8v16"]],
  B4: [["body", box(-50, -22, 40, 40)], ["line", "M-70-42l40 40M-30-42l-40 40"], ["body", box(-6, -28, 30, 30)], ["line", "M-21-43l30 30"], ["body", ring(42, 0, 22)], ["line", ring(42, 0, 14)], ["fine", box(-40, 26, 30, 18)]],
  B5: [
    ["fine", "M-90-30h180M-90 0h180M-90 30h180M-60-54v108M-20-54v108M20-54v108M60-54v108"],
    ["body", ring(0, 0, 36)],
    ["line", ring(0, 0, 20)],
    ["accent", rays(0, 0, 20, 34, 8)],
    ["accent", ring(0, 0, 6)],
  ],
  G1: [["line", stone(-110, -30) + stone(-72, -6) + stone(-34, 22) + stone(10, 36) + stone(54, 46) + stone(98, 50)], ["fine", bush(-20, -40, 20) + bush(60, -20, 24) + bush(-100, 50, 22) + bush(110, -30, 16)]],
  G2: [["line", grave(-100, 0) + grave(-60, 18) + grave(-20, -8) + grave(24, 14) + grave(66, -6) + grave(104, 14)], ["accent", "M-20-18v10M-24-14h8"], ["fine", "M-130 34q60-16 130 0t130 0"]],
  G3: [["body", box(-50, -34, 80, 22)], ["line", "M-78-34h10M-60-40v12M-40-42v16M-24-40l8 12"], ["body", box(40, -14, 44, 60, 3)], ["line", "M26-36l28 44M54-36L26 8"], ["line", ring(-40, 22, 16)], ["fine", rays(-40, 22, 0, 16, 6)]],
  G4: [["fine", "M-80-60v120M-40-60v120M0-60v120M40-60v120M80-60v120"], ["line", bush(-52, -26, 18) + bush(-8, -28, 15) + bush(42, -24, 19)], ["body", box(-4, 26, 110, 22, 4)], ["accent", star(-36, 26, 3, 9, 6) + star(0, 26, 3, 9, 6) + star(32, 26, 3, 9, 6)]],
  G5: [
    ["body", ring(10, 0, 44)],
    ["line", ring(10, 0, 32)],
    ["line", waves(-14, 2, 1, 12, 8) + waves(-10, 14, 1, 10, 7)],
    ["fill", ring(10, -10, 6)],
    ["line", bush(-88, -46, 26) + bush(96, 56, 28)],
    ["fine", bush(-96, 56, 20) + bush(92, -62, 20)],
    ["fine", arc(10, 0, 62, 20, 160)],
  ],
};

/** A barricade across a door. */
export const PLANKS = poly([[-34, -12], [34, 2], [34, 14], [-34, 0]]) + poly([[-34, 10], [32, -14], [34, -3], [-32, 21]]);
