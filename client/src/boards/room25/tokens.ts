/** The action tokens, 40 by 40 around the origin, and the marks that lie on rooms. */

import { arc, arrow, bolt, box, cog, eye, head, poly, regular, ring, star, type Drawing } from "../shared/parts";

/** What can lie in a slot, by its word. */
export const TOKENS: Record<string, Drawing> = {
  look: [["line", eye(0, 0, 26)], ["fill", ring(0, 0, 5)]],
  move: [["fill", "M-9 8c-2-6 1-9 1-14 0-4 8-4 8 1 0 4-2 7 2 8s8 0 9 3c1 4-3 4-7 4H-7c-1 0-2-1-2-2z"], ["line", "M-10 13H11"]],
  push: [["fill", "M-12 5V-7h8V5z"], ["line", "M-4-5h8l8 2v7l-6 4h-10M2-1l7 1M2 3l6 1"]],
  control: [["line", box(0, 0, 22, 8, 1) + "M-4-4v8M4-4v8"], ["accent", arrow(-9, 11, 10, 11, 4) + arrow(10, -11, -9, -11, 4)]],
  power: [["fill", star(0, 0, 5.5, 13, 5)]],
  hack_complex: [["line", box(-6, -5, 11, 11, 1) + box(7, 6, 11, 11, 1)], ["accent", arc(0, 0, 13, -60, 0) + head(13, 1, 95, 4) + arc(0, 0, 13, 120, 180) + head(-13, -1, -85, 4)]],
  hack_robot: [["line", regular(0, 1, 12, 6)], ["fill", ring(-4.5, 0, 2.4) + ring(4.5, 0, 2.4)], ["line", "M-4 7h8M0-11v-4"]],
  hidden: [["fine", cog(0, 0, 8, 11, 8)], ["line", ring(0, 0, 3)]],
};

export const ADRENALINE: Drawing = [["fill", bolt(0, 0, 26)]];

export const MARKS: Record<string, Drawing> = {
  no_entry: [["fill", ring(0, 0, 11)], ["dark", box(0, 0, 14, 4.6, 1)]],
  locked: [["body", box(0, 4, 17, 13, 2)], ["line", "M-5-2v-4a5 5 0 0 1 10 0v4"], ["fill", ring(0, 4, 2.6)]],
  reminder: [["fill", "M-7-9H7V3L0 9l-7-6z"], ["dark", "M-3.6-5h7.2v2.4h-7.2zM-3.6-1h5v2.4h-5z"]],
  secret: [["line", eye(0, 0, 20)], ["fill", ring(0, 0, 4)]],
};

/** What is the matter with a character: a sign each, 20 by 20 around the origin. */
export const STATES: Record<string, Drawing> = {
  trapped: [["line", "M-8-6q8-6 16 0M-8 6q8 6 16 0"], ["fill", "M-7-5l2 5 2-6 2 6 2-6 2 6 2-5zM-7 5l2-5 2 6 2-6 2 6 2-6 2 5z"]],
  drowning: [["line", "M-9-2q4.5-5 9 0t9 0M-9 5q4.5-5 9 0t9 0"], ["fill", ring(0, -6, 3)]],
  paranoid: [["line", eye(0, -3, 14)], ["fill", ring(0, -3, 2.4)], ["fine", "M-8 7l4-3M8 7L4 4M0 8V5"]],
  invisible: [["fine", ring(0, -4, 4) + "M-7 8q0-8 7-8t7 8"], ["line", "M-8-8L8 8"]],
  free: [["line", poly([[-8, 4], [0, -6], [8, 4]], false) + "M0-6V8"]],
  one_action: [["line", ring(0, 0, 8)], ["fill", box(0, 0, 3, 9, 1)]],
  resting: [["line", "M-6-6h7l-7 8h7M3-1h5L3 5h5"]],
  fast: [["accent", "M-8-6l6 6-6 6M0-6l6 6-6 6"]],
  empty_rooms: [["line", box(0, 0, 14, 14, 2)], ["fine", "M-2-7v14M3-7v14"]],
};

export const ROBOT: Drawing = [
  ["body", "M-11 20v-9h22v9z"],
  ["body", regular(0, -1, 14, 6)],
  ["fill", ring(-5, -2, 3) + ring(5, -2, 3)],
  ["line", "M-5 6h10M0-15v-5M-13 14h-4M13 14h4"],
  ["fill", ring(0, -21, 2.4)],
];
