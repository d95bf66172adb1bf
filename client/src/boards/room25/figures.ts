/** The eight characters: a silhouette and a colour each. Drawn around the origin, the feet at y = 0, about 44 high. */

import { box, ring, type Drawing } from "../shared/parts";

export interface FigureArt {
  colour: string;
  /** In the figure's colour, with a dark rim. */
  shape: string;
  details: Drawing;
}

const slim = "M-9 0q-1-15 9-17 10 2 9 17z";
const plain = "M-11 0q-1-16 11-18 12 2 11 18z";

export const FIGURES: Record<string, FigureArt> = {
  alice: {
    colour: "#f0a7c3",
    shape: slim + "M-11-11V-28a11 11 0 0 1 22 0v17h-5v-8h-12v8z",
    details: [["dark", "M-6-30h12v5a6 7 0 0 1-12 0z"], ["bright", ring(-2.5, -26, 1.5) + ring(2.5, -26, 1.5)], ["line", "M0-39v-5"], ["bright", ring(0, -45, 2)]],
  },
  jennifer: {
    colour: "#f28a77",
    shape: plain + ring(0, -27, 8) + "M4-35q15-4 14 13-8-1-11-8z",
    details: [["bright", "M-7-24l-13-8v17l13-7z"], ["dark", "M-11-26l-2-1v6l2-1z"]],
  },
  max: {
    colour: "#93cf8f",
    shape: "M-18 0q-2-19 8-22h20q10 3 8 22z" + ring(0, -28, 7),
    details: [["dark", "M-5-25q5 8 10 0v4q-5 5-10 0z"], ["dark", "M-10-12h2v12h-2zM8-12h2v12H8z"]],
  },
  kevin: {
    colour: "#8ab8dd",
    shape: plain + "M-10-18v-9a10 11 0 0 1 20 0v9z",
    details: [["dark", ring(0, -26, 6.5)], ["bright", box(-3.2, -27, 5, 4, 1) + box(3.2, -27, 5, 4, 1)], ["bright", box(-11, -26, 4.5, 9, 2) + box(11, -26, 4.5, 9, 2)]],
  },
  frank: {
    colour: "#d9a066",
    shape: slim + ring(0, -26, 7.5) + "M-9-28l-3-8 6 2 1-8 5 6 5-6 1 8 6-2-3 8z",
    details: [["dark", "M-8-17q8 6 16 0l1 4q-9 6-18 0z"], ["bright", ring(-3, -26, 1.5) + ring(3, -26, 1.5)]],
  },
  emmett: {
    colour: "#e8e2d2",
    shape: "M-12 0l3-17q9-4 18 0l3 17z" + ring(0, -27, 7) + ring(-9, -29, 5) + ring(9, -29, 5),
    details: [["dark", "M-1.5-18h3V0h-3z"], ["dark", box(0, -27, 13, 3.4, 1)], ["dark", box(6, -6, 6, 5, 1)]],
  },
  sarah: {
    colour: "#c3a1f0",
    shape: plain + ring(0, -27, 7.5) + "M-10-30q2-10 12-9 10 0 9 8z" + "M6-28q8 6 6 20l-5-1q2-10-4-15z",
    details: [["bright", "M-8-4l-9-17-4 1-3-5 5-4 5 3 0 4 9 17z"], ["dark", ring(-19, -24.5, 1.8)]],
  },
  bruce: {
    colour: "#a9b4b8",
    shape: "M-12 0q-2-15 5-19l7 4 7-4q7 4 5 19z" + ring(0, -25, 7.5) + "M-14-29q14-5 28 0l-1 3q-13-4-26 0z" + "M-8-30l2-10q6-3 12 0l2 10z",
    details: [["dark", "M0-32v14a7.5 7.5 0 0 0 7.5-7q0-4-1.5-6z"], ["bright", ring(3.5, -25, 1.6)], ["dark", ring(-3.5, -25, 1.6)]],
  },
};
