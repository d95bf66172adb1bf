/** The small things of the mansion, each around the origin and about 24 wide: signs of the map, tokens, items, cards. */

import { arc, arrow, bolt, box, cog, eye, key, poly, rays, regular, ring, skull, spiral, star, type Drawing } from "../shared/parts";

const bones = skull(0, 0, 20);
const magnifier: Drawing = [["line", ring(-3, -3, 7)], ["line", "M2 2l8 8"]];
const book: Drawing = [["line", "M0-7q-5-3-11-2V8q6-1 11 2 5-3 11-2V-9q-6-1-11 2zM0-7V10"]];
const fearFace: Drawing = [["fill", ring(0, 0, 10)], ["dark", ring(-3.5, -2, 2, 2.8) + ring(3.5, -2, 2, 2.8) + ring(0, 5, 2.4, 3)]];

/** What stands on the map for good. */
export const MAP_SIGNS: Record<string, Drawing> = {
  exit: [["line", "M-7 10V-9H5V10"], ["fill", "M-4-6l7-3v19l-7-3z"], ["accent", arrow(5, 0, 14, 0, 4)]],
  transmitter: [["line", "M0 10V-2M-5 10h10"], ["fill", ring(0, -4, 2.6)], ["line", arc(0, -4, 7, 130, 230) + arc(0, -4, 7, -50, 50) + arc(0, -4, 12, 130, 230) + arc(0, -4, 12, -50, 50)]],
  search: magnifier,
  secret: [["line", box(0, 0, 20, 16, 2)], ["fine", "M-10-3h20M-10 3h20"], ["fill", ring(5, 0, 2.2)]],
  book,
  radio: [["line", box(0, 2, 20, 13, 2) + "M-6-4l12-7"], ["fill", ring(4, 2, 3)]],
  occult: [["line", star(0, 0, 4, 11, 5)], ["fine", ring(0, 0, 11)]],
  tools: [["line", "M-8 8L6-6M4-10q6-2 7 4l-4 2-4-3z"], ["line", "M8 8L-6-6M-10-6l4-4 4 4-4 4z"]],
};

export const TOKENS: Record<string, Drawing> = {
  noise: [["fill", ring(0, 0, 4)], ["accent", arc(0, 0, 9, -60, 60) + arc(0, 0, 9, 120, 240) + arc(0, 0, 15, -55, 55) + arc(0, 0, 15, 125, 235)]],
  firecracker: [["fill", star(0, 0, 5, 14, 9)], ["dark", ring(0, 0, 3)]],
  trap: [["line", "M-11-4q11-9 22 0M-11 5q11 9 22 0"], ["fill", "M-9-3l3 6 3-8 3 8 3-8 3 8 3-6zM-9 4l3-5 3 7 3-7 3 7 3-7 3 5z"]],
  buzzer: [["line", "M-8 6q0-14 8-14t8 14zM-11 6h22"], ["fill", ring(0, 9, 2.4)]],
  fear: fearFace,
  gear: [["fill", cog(0, 0, 8, 12, 8)], ["dark", ring(0, 0, 4)]],
  key: [["line", key(0, 0, 24)]],
  unhurt: [["fill", "M0 10C-16-1-10-12-4-10q3 1 4 4 1-3 4-4C10-12 16-1 0 10z"]],
  wounded: [["fill", "M0 10C-16-1-10-12-4-10q3 1 4 4 1-3 4-4C10-12 16-1 0 10z"], ["dark", "M-2-8l5 5-5 4 5 5-3 6-1-5-4-5 5-5-4-3z"]],
  killed: [["fill", bones.bone], ["dark", bones.holes]],
  escaped: [["line", "M-9 10V-10H3V10"], ["accent", arrow(-3, 0, 12, 0, 5)]],
  strength: [["fill", "M-10 6l8-3L7-11l4 4L1 2l-3 8-3-3-5 3z"]],
  stealth: [["line", eye(0, 0, 22)], ["accent", "M-10 9L10-9"]],
  acted: [["accent", "M-8 0l5 6L9-7"]],
};

export const ITEMS: Record<string, Drawing> = {
  key: [["accent", key(0, 0, 26)]],
  toolbox: [["body", box(0, 3, 24, 14, 2)], ["line", "M-5-4v-4h10v4M-12 2h24"], ["fill", box(0, 2, 5, 4)]],
  whisky: [["line", "M-3-13h6v6q5 3 5 8v11H-8V1q0-5 5-8z"], ["fill", "M-8 3H8v9H-8z"]],
  hatchet: [["line", "M-8 12L5-8"], ["fill", "M0-11q10-3 13 5l-6 5z"]],
  herbs: [["line", "M0 12V-6"], ["fill", "M0-2q-10 0-11-9 10 0 11 9zM0 5q10 0 11-9-10 0-11 9zM0-5q-2-6 3-9 3 5-3 9z"]],
  fertiliser: [["body", "M-9-8q9 4 18 0v18q-9 4-18 0z"], ["line", "M-6-12h12l2 4H-8z"], ["fill", ring(0, 2, 4)]],
  revolver: [["fill", "M-13-5H11v5H1l-2 3h-5l-3 10h-6l3-12z"], ["dark", ring(-3, -2, 2.2)]],
  ammo: [["body", box(0, 4, 24, 14, 1)], ["fill", "M-9-3v-6q2-4 4 0v6zM-2-3v-6q2-4 4 0v6zM5-3v-6q2-4 4 0v6z"]],
  adrenaline: [["line", "M-10 10l5-5M-6 1L2-7l6 6-8 8zM5-4l6-6M8-13l5 5"], ["fill", bolt(0, 0, 8)]],
  sedative: [["line", "M-11 4a6 6 0 0 1 8-9L7 5"], ["fill", ring(-4, 4, 6, 4)], ["line", ring(6, -4, 6)]],
  firecracker: [["fill", box(-2, 4, 9, 16, 2)], ["line", "M-2-4q0-6 5-7"], ["accent", rays(6, -11, 2, 6, 6)]],
  amulet: [["line", "M-9-12Q0 2 9-12"], ["fill", regular(0, 4, 8, 6)], ["dark", eye(0, 4, 9)]],
  short_sword: [["fill", "M-2-13l2-2 2 2v17h-4z"], ["line", "M-7 5H7M0 6v7"]],
  long_sword: [["fill", "M-2.5-15L0-18l2.5 3V7h-5z"], ["line", "M-9 8H9M0 9v8"], ["fill", ring(0, 17, 2)]],
  building_plan: [["line", box(0, 0, 24, 20, 1)], ["accent", "M-8-6h9v6h7M1 0v6h-9"]],
  flashlight: [["body", "M-13-4h10l5-3v14l-5-3h-10z"], ["fill", "M4-6l10-5v22L4 6z"]],
  trap: [["line", "M-11-4q11-9 22 0M-11 5q11 9 22 0"], ["fill", "M-9-3l3 6 3-8 3 8 3-8 3 8 3-6zM-9 4l3-5 3 7 3-7 3 7 3-7 3 5z"]],
  first_aid_kit: [["body", box(0, 2, 24, 17, 3)], ["fill", box(0, 2, 4, 11) + box(0, 2, 11, 4)], ["line", "M-5-7v-4h10v4"]],
  camera: [["body", box(0, 2, 24, 16, 3)], ["line", "M-5-6l2-5h6l2 5"], ["fill", ring(0, 2, 5)]],
};

/** A motif for each kind of killer card. */
export const CARDS: Record<string, Drawing> = {
  pursue: [["fill", "M-9 10c-2-7 2-9 1-15 0-4 7-4 7 1 0 4-2 7 2 8s7 0 8 3c1 4-3 4-6 4H-7z"], ["line", "M-12-8h5M-12-2h3"]],
  board_up: [["fill", "M-12-8l22 5v6l-22-5z"], ["line", "M-12 10l22-5M-8-12v24M7-12v24"]],
  scent: [["line", "M-12 4q6-8 12 0t12 0M-12-5q6-8 12 0t12 0"], ["fill", ring(0, 10, 2.6)]],
  chainsaw: [["body", box(-7, 2, 12, 12, 2)], ["fill", "M-1-3H12l2 4-2 5H-1z"], ["line", "M1-6v2M5-6v2M9-6v2M1 9V7M5 9V7M9 9V7"]],
  frenzy: [["fill", star(0, 0, 5, 14, 7)], ["dark", ring(-3, -1, 1.6) + ring(3, -1, 1.6) + box(0, 4, 6, 2)]],
  nowhere_to_run: [["line", box(0, 0, 14, 14)], ["accent", "M-13-10l8 6M13-10l-8 6M-13 10l8-6M13 10l-8-6"]],
  violent_rage: [["fill", poly([[-12, -10], [0, -4], [12, -10], [7, 2], [12, 11], [0, 6], [-12, 11], [-7, 2]])], ["dark", ring(0, 1, 3)]],
  wail: [["line", ring(0, 0, 5, 8)], ["accent", arc(0, 0, 12, -45, 45) + arc(0, 0, 12, 135, 225)]],
  rush_by: [["accent", arrow(-13, 0, 12, 0, 7)], ["line", "M-10-7h12M-10 7h12"]],
  trail_of_dread: [["fill", ring(-8, 7, 3) + ring(-1, 0, 3.5) + ring(7, -7, 4)], ["fine", spiral(0, 0, 12, 1.5)]],
  vanish: [["line", eye(0, 0, 22)], ["accent", "M-11 10L11-10"]],
  life_drain: [["fill", "M0 11C-15 0-10-11-4-9q3 1 4 4 1-3 4-4C10-11 15 0 0 11z"], ["dark", "M-6 1h4l2-5 2 9 2-4h3"]],
  deduction: magnifier,
  warning_letter: [["line", box(0, 0, 24, 16, 1) + "M-12-8L0 2l12-10"], ["fill", ring(0, 4, 3)]],
  stalk: [["fill", "M-3 12q-9-13 3-24 12 11 3 24z"], ["dark", eye(0, -2, 9)]],
  lurking_threat: [["line", "M-12 12V-12H12V12"], ["fill", eye(-4, 0, 8) + eye(6, 0, 8)]],
  death_blossom: [["fill", star(0, 0, 5, 13, 6)], ["dark", ring(0, 0, 4)]],
};

/** One motif for the actions of victims that are no place on the map. */
export const ACTS: Record<string, Drawing> = {
  calm: [["line", "M-9-4q4-4 7 0M2-4q4-4 7 0M-6 6q6 5 12 0"]],
  repair: [["fill", cog(0, 0, 8, 12, 8)], ["dark", ring(0, 0, 4)]],
  search: magnifier,
  stay: [["line", ring(0, 0, 10)], ["fill", box(0, 0, 8, 8, 1)]],
  throw: ITEMS["whisky"]!,
  lure: TOKENS["noise"]!,
  plan: book,
  heal: ITEMS["first_aid_kit"]!,
  other: [["fill", star(0, 0, 5, 12, 4)]],
};
