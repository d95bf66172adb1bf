/** Five victims and three killers: a silhouette each, around the origin, the feet at y = 0, about 46 high. */

import { box, ring, skull, type Drawing } from "../shared/parts";

export interface FigureArt {
  shape: string;
  details: Drawing;
}

export const COLOURS: Record<string, string> = { yellow: "#e8c65a", blue: "#8ab8dd", red: "#f28a77", green: "#93cf8f", purple: "#c3a1f0" };

const plain = "M-11 0q-1-17 11-19 12 2 11 19z";

export const VICTIMS: Record<string, FigureArt> = {
  marco: {
    shape: plain + ring(0, -28, 8) + "M-9-31q1-9 10-8 8 0 8 8-4-3-9-2z",
    details: [["bright", box(0, -8, 13, 10, 2)], ["dark", box(0, -8, 2.4, 7) + box(0, -8, 7, 2.4)], ["dark", ring(-3, -28, 1.3) + ring(3, -28, 1.3)]],
  },
  johnson: {
    shape: "M-15 0q-1-19 9-22h12q10 3 9 22z" + ring(0, -29, 7.5) + "M-13-32q13-5 26 0l-2-3q-3-7-11-7t-11 7z",
    details: [["dark", "M-8-20l16 17 3-2-15-17z"], ["bright", "M6-8h11v10H6z"], ["dark", "M9-10h5v3H9z"], ["dark", "M-5-25q5 5 10 0v3q-5 4-10 0z"]],
  },
  sofia: {
    shape: "M-10 0q-1-16 10-18 11 2 10 18z" + ring(0, -27, 7.5) + "M-17-31q17-6 34 0-6 3-17 3t-17-3z" + "M-9-32q1-10 9-10t9 10z",
    details: [["bright", box(0, -9, 14, 9, 2)], ["dark", ring(0, -9, 3.2)], ["line", "M-6-13l-3-6M6-13l3-6"]],
  },
  anna: {
    shape: "M-10 0q-2-14 1-20l9 2 9-2q3 6 1 20z" + "M-11-18q-3-20 11-24 14 4 11 24-11 5-22 0z",
    details: [["dark", "M-6-19q-3-13 6-16 9 3 6 16-6 3-12 0z"], ["bright", ring(-2.4, -25, 1.5) + ring(2.4, -25, 1.5)]],
  },
  william: {
    shape: "M-13 0q-2-16 4-20l9 2 9-2q6 4 4 20z" + ring(0, -28, 8) + "M-9-27q0 14 9 15 9-1 9-15z" + "M13-3l7-9-4-3-6 7z",
    details: [["dark", "M-4-22q4 2 8 0v2q-4 2-8 0z"], ["dark", "M-7-19h3V0h-3zM4-19h3V0H4z"], ["dark", ring(-3, -29, 1.4) + ring(3, -29, 1.4)]],
  },
};

const mask = skull(0, -30, 17);

export const KILLERS: Record<string, FigureArt> = {
  butcher: {
    shape: "M-20 0q-3-24 8-28h24q11 4 8 28z" + ring(0, -34, 8.5),
    details: [["bright", "M-9-22H9L12 0h-24z"], ["dark", "M-9-40h18v7q-9 5-18 0z"], ["bright", ring(-3.5, -35, 1.8) + ring(3.5, -35, 1.8)], ["fill", "M-6-12l4 3 3-4 4 6-2 7h-8z"], ["line", "M20-4v-9"], ["bright", "M16-34h13v20H16z"], ["dark", ring(25, -31, 1.7)]],
  },
  ghost: {
    shape: "M-13 2q3-5 5 0 3-6 7 0 3-6 7 0 3-5 6 0 2-20-3-27-4-4-9-4t-9 4q-6 7-4 27z" + ring(0, -33, 8) + "M-12-33q-2-13 12-14 14 1 12 14 5 12-1 22-1-12-3-20-8-8-16 0-2 8-3 20-6-10-1-22z",
    details: [["bright", ring(0, -32.5, 6, 7)], ["dark", ring(-3, -33, 2, 3) + ring(3, -33, 2, 3)], ["dark", ring(0, -27, 1.6, 2.6)], ["bright", "M-10-42q10-7 20 0-10-3-20 0z"]],
  },
  maniac: {
    shape: "M-13 0q-4-18 3-24l10 2 10-2q7 6 3 24z" + "M-13-22q-4-22 13-26 17 4 13 26-13 5-26 0z",
    details: [["dark", "M-9-22q-4-16 9-19 13 3 9 19-9 3-18 0z"], ["bright", mask.bone], ["dark", mask.holes], ["line", "M14-6l2-6"], ["bright", "M15-12l-2-1 8-19q4 9-2 21z"]],
  },
};
