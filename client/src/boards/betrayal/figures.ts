/** Who walks about in the house: a silhouette for every explorer, an icon for every kind of monster. About 40 wide each. */

const mark = 'fill="#1b1410" stroke="none"';
const cut = 'fill="none" stroke="#1b1410" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`;
const dark = (d: string): string => `<path d="${d}" ${mark}/>`;
const lines = (d: string): string => `<path d="${d}" ${cut}/>`;
const dot = (x: number, y: number, r: number, look = mark): string => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
const light = 'fill="currentColor" stroke="none"';

const HEAD = "M0 -15a8.2 9 0 0 1 0 18.4a8.2 9 0 0 1 0 -18.4Z";
const SHOULDERS = "M-16 20q0 -12 10 -14l6 3l6 -3q10 2 10 14Z";
const NARROW = "M-11 20q0 -11 6 -13l5 2l5 -2q6 2 6 13Z";

/** Busts, drawn in the colour of whoever shows them. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  // a runner with a headband
  darrin_williams: fill(HEAD) + fill("M-8 -11q1 -8 8 -8q8 0 8 8Z") + fill(SHOULDERS) + dark("M-8.6 -11h17.2v3h-17.2Z") + fill("M8 -10l7 -3l-2 5l5 1l-9 2Z") + lines("M-6 8l6 5l6 -5"),
  // shoulders like a door
  ox_bellows: fill("M0 -14a7.6 8 0 0 1 0 16a7.6 8 0 0 1 0 -16Z") + fill("M-7 -12v-5h14v5Z") + fill("M-20 20q-1 -16 13 -18h14q14 2 13 18Z") + lines("M-8 20v-7M8 20v-7M-6 3q6 4 12 0"),
  // a turban with a stone, and earrings
  madame_zostra: fill(HEAD) + fill("M-11 -8q-3 -12 11 -13q14 1 11 13q-11 -5 -22 0Z") + dot(0, -13, 2.6) + lines("M-9 -10q6 -7 9 -9M9 -10q-5 -5 -7 -8") + fill(SHOULDERS) + dot(-9.5, 1, 2, light) + dot(9.5, 1, 2, light) + lines("M-7 9q7 8 14 0M-5 9q5 4 10 0"),
  // long waves, a high collar
  vivian_lopez: fill(HEAD) + fill("M-2 -17q14 -2 13 12q-1 8 3 14q-8 2 -10 -3l2 -12q-6 0 -9 -6q-3 6 -5 7q0 8 -1 11q-3 5 -8 2q4 -6 3 -13q-1 -11 12 -12Z") + fill(SHOULDERS) + dark("M-5 6l5 6l5 -6l-2 9h-6Z"),
  // a boy with a cap
  brandon_jaspers: fill(HEAD) + fill("M-9 -8q-1 -11 9 -11q9 0 9 9h9q1 3 -2 3Z") + lines("M-9 -8h18M0 -19v4") + fill(NARROW) + lines("M-4 9v11M4 9v11"),
  // a boy with spectacles, and hair on end
  peter_akimoto: fill(HEAD) + fill("M-9 -6l-3 -7l4 1l-1 -7l5 4l2 -6l3 5l4 -5l1 6l5 -3l-1 6l3 0l-3 7q-9 -8 -19 -1Z") + `<circle cx="-3.6" cy="-5" r="3" ${cut}/><circle cx="3.6" cy="-5" r="3" ${cut}/>` + lines("M-.6 -5h1.2") + fill(NARROW) + lines("M0 9v11"),
  // a small girl with two bunches
  missy_dubourde: fill("M0 -13a7.6 8.2 0 0 1 0 16.4a7.6 8.2 0 0 1 0 -16.4Z") + fill("M-8 -6q-1 -11 8 -11q9 0 8 11q-8 -6 -16 0Z") + fill("M-9 -11q-9 -4 -9 4q0 5 5 6q4 -2 5 -8ZM9 -11q9 -4 9 4q0 5 -5 6q-4 -2 -5 -8Z") + lines("M0 -17v7") + fill("M-12 20q2 -12 7 -13l5 2l5 -2q5 1 7 13Z") + lines("M-5 8q5 5 10 0"),
  // a girl with a bow
  zoe_ingstrom: fill("M0 -13a7.6 8.2 0 0 1 0 16.4a7.6 8.2 0 0 1 0 -16.4Z") + fill("M-8 -8q1 -9 8 -9q8 0 8 9q3 8 1 13l-4 -2q1 -6 0 -9q-6 0 -9 -5q-2 3 -3 5q-1 5 0 9l-4 2q-2 -6 1 -13Z") + fill("M0 -16l-9 -5v9ZM0 -16l9 -5v9Z") + dot(0, -16, 2.2) + fill("M-12 20q2 -12 7 -13l5 2l5 -2q5 1 7 13Z"),
  // a bowler, a moustache, a bow tie
  professor_longfellow: fill(HEAD) + fill("M-8 -10q0 -9 8 -9q8 0 8 9h4v2.6h-24v-2.6Z") + lines("M-12 -9.4h24") + dark("M0 -2q4 -2 7 1q-4 3 -7 1q-3 2 -7 -1q3 -3 7 -1Z") + fill(SHOULDERS) + dark("M0 9l-6 -3v7ZM0 9l6 -3v7Z"),
  // bald, bearded, a priest's collar
  father_rhinehardt: fill(HEAD) + fill("M-8 -5q0 14 8 14q8 0 8 -14q-2 5 -8 5q-6 0 -8 -5Z") + lines("M-3 -1q3 2 6 0M-5 -8h3M2 -8h3") + fill(SHOULDERS) + dark("M-5 10h10v5h-10Z") + `<path d="M-2 10.5h4v4h-4Z" fill="currentColor"/>`,
  // a high ponytail
  heather_granville: fill(HEAD) + fill("M-8 -7q-1 -11 8 -11q9 0 8 11q-9 -7 -16 0Z") + fill("M4 -16q12 -6 13 6q0 7 -4 11q1 -8 -3 -11q-3 -2 -6 -3Z") + dot(6, -15, 2) + fill("M-14 20q0 -12 8 -14l6 3l6 -3q8 2 8 14Z") + lines("M-6 7q6 9 12 0"),
  // a bob with a fringe, a scarf
  jenny_leclerc: fill(HEAD) + fill("M-11 2q-3 -20 11 -20q14 0 11 20l-5 -1q2 -6 1 -9h-14q-1 3 1 9Z") + lines("M-6 -8h12") + fill(SHOULDERS) + dark("M-8 6q8 7 16 0l1 4q-9 7 -18 0Z") + dark("M3 10l6 10h-5l-4 -8Z"),
};

/** One icon per sort of monster. */
const ICONS = {
  mummy: fill("M-11 19v-24q0 -13 11 -13q11 0 11 13v24Z") + lines("M-11 -8l22 -4M-11 0l22 -3M-11 7l22 3M-11 14l22 -2M-6 -16l12 3") + dark("M-7 -5h14v4h-14Z") + dot(-3, -3, 1.6, light) + dot(3, -3, 1.6, light),
  ghost: fill("M-13 19v-22q0 -15 13 -15q13 0 13 15v22l-4 -5l-4 5l-5 -5l-5 5l-4 -5Z") + dot(-4.5, -4, 2.6) + dot(4.5, -4, 2.6) + dark("M-3 3q3 -3 6 0q1 6 -3 6q-4 0 -3 -6Z"),
  wailing: fill("M-13 19q-4 -14 1 -26q3 -11 12 -11q9 0 12 11q5 12 1 26l-5 -4l-4 4l-4 -4l-4 4l-4 -4Z") + dot(-4.5, -6, 2) + dot(4.5, -6, 2) + `<ellipse cx="0" cy="4" rx="4" ry="7" ${mark}/>`,
  veil: fill("M-15 19q2 -20 3 -24q3 -13 12 -13q9 0 12 13q1 4 3 24l-8 -4h-14Z") + dark("M-7 -6q7 -8 14 0q1 12 -7 13q-8 -1 -7 -13Z") + `<circle cx="-3" cy="-3" r="1.5" ${light}/><circle cx="3" cy="-3" r="1.5" ${light}/>` + lines("M-9 -13l3 -2M9 -13l-3 -2M0 -18v3"),
  witch: fill("M-17 -5q9 -3 12 -4l5 -12l5 12q3 1 12 4q-3 3 -8 3q1 10 -9 11q-10 -1 -9 -11q-5 0 -8 -3Z") + fill("M-13 19q1 -10 9 -11h8q8 1 9 11Z") + dot(-3.5, 1, 1.6) + dot(3.5, 1, 1.6) + dark("M0 2l3 4h-4Z"),
  cat: fill("M-12 -16l7 5h10l7 -5v14q0 11 -12 11q-12 0 -12 -11Z") + fill("M-9 19q0 -10 9 -11q9 1 9 11Z") + dark("M-7 -5l5 2l-3 2ZM7 -5l-5 2l3 2Z") + lines("M-4 4l-9 -1M-4 6l-8 3M4 4l9 -1M4 6l8 3M0 2v3"),
  dog: fill("M-10 -8l-4 -9l9 3h10l9 -3l-4 9q2 9 -3 12l-1 7q-6 5 -12 0l-1 -7q-5 -3 -3 -12Z") + dot(-4, -5, 1.8) + dot(4, -5, 1.8) + dark("M-3 3h6l-3 4Z") + lines("M0 7v4M-4 11l4 -1l4 1"),
  spider: fill("M0 -4a8 9 0 0 1 0 20a8 9 0 0 1 0 -20Z") + fill("M0 -13a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0 -11Z") + `<path d="M-5 -4L-13 -12L-17 -6M5 -4L13 -12L17 -6M-6 2L-16 -1L-19 6M6 2L16 -1L19 6M-6 8L-15 9L-17 17M6 8L15 9L17 17M-4 13L-9 17L-9 20M4 13L9 17L9 20" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>` + dot(-2, -9, 1.3) + dot(2, -9, 1.3) + dark("M-3 6h6l-3 4ZM0 6l3 -4h-6Z"),
  eye: fill("M-19 0q19 -20 38 0q-19 20 -38 0Z") + dot(0, 0, 8) + dot(0, 0, 4, light) + dot(0, 0, 2) + `<path d="M-12 11l-3 7M-4 14l-1 6M4 14l1 6M12 11l3 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`,
  plant: fill("M0 20q-3 -10 -2 -16q-12 2 -15 -10q11 -4 15 4q-3 -10 2 -17q5 7 2 17q4 -8 15 -4q-3 12 -15 10q1 6 -2 16Z") + lines("M0 14v-24M-2 0l-8 -5M2 0l8 -5") + dot(0, -12, 1.6),
  zombie: fill("M0 -18a9 10 0 0 1 0 20a9 10 0 0 1 0 -20Z") + fill("M-12 20v-11q0 -5 6 -6h12q6 1 6 6v11Z") + fill("M-12 8l-7 -4v-5l3 2l5 2ZM12 8l7 -4v-5l-3 2l-5 2Z") + dot(-3.5, -9, 2.4) + dot(3.5, -8, 1.6) + lines("M-4 -2l2 -2l2 2l2 -2l2 2M-5 12l4 3M5 10l-2 5"),
  lord: fill("M-9 -12l-2 -8l6 4l5 -5l5 5l6 -4l-2 8Z") + fill("M0 -13a9 9 0 0 1 0 17a9 9 0 0 1 0 -17Z") + fill("M-15 20q0 -14 8 -16l7 3l7 -3q8 2 8 16Z") + dot(-3.5, -5, 2) + dot(3.5, -5, 2) + lines("M-4 1l2 -2l2 2l2 -2l2 2"),
  knife: fill("M-3 -18a7 8 0 0 1 0 16a7 8 0 0 1 0 -16Z") + fill("M-17 20q-1 -16 8 -19h12q7 2 8 12l3 -4v11Z") + fill("M12 10l3 -25q5 8 3 25Z") + lines("M11 10h9M-7 -10l3 1M1 -10l-3 1M-6 -5q3 -2 6 0"),
  hood: fill("M-14 20q-3 -24 4 -32q4 -7 10 -7q6 0 10 7q7 8 4 32Z") + dark("M-7 6q-4 -17 7 -18q11 1 7 18q-7 5 -14 0Z") + dot(-3, -3, 1.7, light) + dot(3, -3, 1.7, light),
  reaper: fill("M-16 20q-3 -24 4 -31q4 -6 9 -6q6 0 9 6q5 8 3 31Z") + dark("M-9 5q-3 -15 6 -16q9 1 6 16q-6 4 -12 0Z") + dot(-5.5, -3, 1.6, light) + dot(-.5, -3, 1.6, light) + `<path d="M14 20V-14M14 -14q-12 -7 -18 2q10 -5 18 2" fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>`,
  mask: fill("M-14 -12q14 -6 28 0q2 20 -14 30q-16 -10 -14 -30Z") + dark("M-10 -6q4 -3 8 1q-5 3 -8 -1ZM10 -6q-4 -3 -8 1q5 3 8 -1Z") + lines("M-6 7q6 5 12 0M0 -14v28"),
  horse: fill("M-10 20q-4 -16 4 -26l-2 -11l6 5l4 -6l2 7q10 8 12 20q-1 5 -6 4q-4 -5 -9 -6q2 6 3 13Z") + dot(3, -5, 1.8) + dot(13, 9, 1.2) + lines("M-6 -4l-5 4M-8 3l-5 4M-9 10l-4 4"),
  dragon: fill("M-16 6q2 -14 14 -16l-4 -9l9 6l5 -6l2 9q9 4 8 14q-6 -3 -11 -1l7 5q-4 8 -14 8l-3 -5l-1 5q-8 -1 -12 -10Z") + dot(3, -3, 1.9) + dark("M12 3l2 2l-3 0Z") + lines("M2 8q4 2 7 1M-10 4q4 -4 8 -4"),
  tentacles: fill("M0 -18a12 11 0 0 1 0 22a12 11 0 0 1 0 -22Z") + `<path d="M-9 2q-9 6 -6 14q1 4 5 3M-4 4q-4 8 -1 15M4 4q4 8 1 15M9 2q9 6 6 14q-1 4 -5 3" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>` + dot(-4.5, -7, 2.4) + dot(4.5, -7, 2.4) + lines("M-3 0q3 -2 6 0"),
  bat: fill("M0 -6l4 -8l2 7q9 -6 14 -3q-5 4 -5 11q-5 -3 -8 0q-3 3 -7 10q-4 -7 -7 -10q-3 -3 -8 0q0 -7 -5 -11q5 -3 14 3l2 -7Z") + dot(-2, -2, 1.3) + dot(2, -2, 1.3),
  rat: fill("M-14 8q-2 -14 10 -16l-4 -7q6 -3 8 3q10 2 18 16q-8 8 -22 7q-8 4 -10 -3Z") + dot(7, 0, 1.6) + `<path d="M-13 8q-8 2 -5 10" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>` + lines("M12 5l5 1M12 7l4 4"),
  blob: fill("M-15 8q-3 -12 6 -14q0 -12 10 -11q8 1 8 11q9 2 7 12q-1 12 -15 11q-15 1 -16 -9Z") + dot(-5, -1, 2.4) + dot(4, -4, 3) + dot(5, 6, 2) + dot(-5, 9, 1.6),
  demon: fill("M-9 -10q-9 -1 -8 -10q3 5 10 5h14q7 0 10 -5q1 9 -8 10q3 14 -9 17q-12 -3 -9 -17Z") + fill("M-15 20q0 -12 9 -13l6 3l6 -3q9 1 9 13Z") + dark("M-7 -7l5 3l-4 1ZM7 -7l-5 3l4 1Z") + lines("M-4 2l2 -1.6l2 1.6l2 -1.6l2 1.6"),
  bolts: fill("M-10 -18h20v14q0 9 -10 9q-10 0 -10 -9Z") + fill("M-10 -6h-6v4h6ZM10 -6h6v4h-6Z") + fill("M-18 20q-1 -13 9 -14h18q10 1 9 14Z") + dark("M-10 -14h20v2.6h-20Z") + dot(-4, -7, 1.8) + dot(4, -7, 1.8) + lines("M-4 0h8M-2 -1.6v3M2 -1.6v3"),
  fangs: fill("M-10 -14q10 -7 20 0q1 20 -10 22q-11 -2 -10 -22Z") + fill("M-18 20q-3 -14 2 -20l10 8h12l10 -8q5 6 2 20Z") + dark("M-10 -14q4 6 10 5q6 1 10 -5l-3 -3h-14Z") + dot(-4, -5, 1.6) + dot(4, -5, 1.6) + dark("M-4 1h8l-2 4l-1 -3h-2l-1 3Z"),
  statue: fill("M0 -18a6.5 7.5 0 0 1 0 15a6.5 7.5 0 0 1 0 -15Z") + fill("M-10 12q-1 -13 6 -15h8q7 2 6 15ZM-14 13h28v7h-28Z") + lines("M-3 -12l2 5M-6 4l4 4l-1 4M-12 16h24"),
  victim: fill("M0 -16a7 8 0 0 1 0 16a7 8 0 0 1 0 -16Z") + fill("M-13 20q0 -15 9 -17l4 2l4 -2q9 2 9 17Z") + lines("M-11 10h22M-12 15h24M-4 -9h2M2 -9h2M-2 -4h4"),
  stranger: fill("M0 -18a8 9 0 0 1 0 18a8 9 0 0 1 0 -18Z") + fill("M-15 20q0 -15 10 -17h10q10 2 10 17Z") + lines("M-3 -12q0 -3 3 -3q3 0 3 3q0 2 -3 4v2M0 -2v.4"),
} as const;
export type Icon = keyof typeof ICONS;
export const MONSTER_ICONS: readonly (readonly [string, string])[] = Object.entries(ICONS);

const KINDS: Readonly<Record<string, Icon>> = {
  mummy: "mummy",
  ghost: "ghost",
  specter: "ghost",
  phantom: "hood",
  poltergeist: "ghost",
  groom_ghost: "ghost",
  astral_spirit: "ghost",
  banshee: "wailing",
  ghost_bride: "veil",
  bride: "veil",
  witch: "witch",
  cat: "cat",
  dog: "dog",
  spider: "spider",
  alien: "eye",
  creeper: "plant",
  zombie: "zombie",
  zombie_lord: "lord",
  madman: "knife",
  crimson_jack: "knife",
  cannibal_freak: "knife",
  assassin: "hood",
  cultist: "hood",
  death: "reaper",
  evil_twin: "mask",
  nightmare: "horse",
  dragon: "dragon",
  ouroboros_head: "dragon",
  tentacled_head: "tentacles",
  sucker: "tentacles",
  elder_god: "tentacles",
  bat: "bat",
  firebat: "bat",
  rat: "rat",
  blob_person: "blob",
  demon: "demon",
  demon_lord: "demon",
  frankensteins_monster: "bolts",
  dracula: "fangs",
  statue: "statue",
  victim: "victim",
};

/** A kind that has no icon of its own yet is a stranger. */
export function iconOf(kind: string): Icon {
  return KINDS[kind] ?? "stranger";
}
