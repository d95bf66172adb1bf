/** Small signs: what is drawn for a room, tokens, cards, stairs. Each about 24 wide around its middle. */

const stroke = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';
const path = (d: string): string => `<path d="${d}" ${stroke}/>`;
const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const SIGNS = {
  // the three decks
  item: path("M-3.5 -3.5a4.6 4.6 0 1 1 6.4 0a4.6 4.6 0 0 1 -6.4 0M3 -.4l6.4 9M6.4 4.4l3.4 -2.4M8 6.8l2.6 -1.8"),
  omen: fill("M-10 5q3 -9 10 -10q1 -5 6 -4q4 1 4 4l3 1.4l-4 1q-1 7 -7 9l-1 4l-2 -3.4q-4 0.6 -6 -1Z"),
  event: path("M0 0q2 -2.6 4 0q1 4 -4 5q-7 0 -7 -6q1 -7 8 -7q9 1 9 9q-1 8 -9 9"),
  // tokens
  blessing: path("M0 -9v18M-6 -3h12"),
  closet: path("M-7 -9h14v18h-14ZM0 -9v18M-2.4 0v1.4M2.4 0v1.4"),
  drip: fill("M0 -9q7 9 6 13a6 6 0 0 1 -12 0q-1 -4 6 -13Z"),
  safe: path("M-8 -8h16v16h-16ZM0 -3.4a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0 -6.8ZM0 -3.4v2M0 3.4v-2"),
  secret_passage: path("M-7 9v-10a7 7 0 0 1 14 0v10M-3 4h6M0 1l3 3l-3 3"),
  secret_stairs: path("M-8 8h4v-4h4v-4h4v-4h4v-4"),
  skeletons: path("M-5 -3a5 5 0 1 1 10 0v3h-2v3h-6v-3h-2ZM-7 9l14 -2M7 9l-14 -2") + fill("M-3 -4h2v2h-2ZM1 -4h2v2h-2Z"),
  slide: path("M-8 -8q2 12 16 15M-8 -8h4M8 7h-4M-4 -2l5 3"),
  smoke: path("M-6 8q-4 -4 0 -8t0 -8M0 8q-4 -4 0 -8t0 -8M6 8q-4 -4 0 -8t0 -8"),
  wall_switch: path("M-8 -6h7v5h-7ZM-8 1h12v5h-12ZM5 -6a7 7 0 0 1 3 10M8 4l1.6 -3.4M8 4l-3.4 -1"),
  vault_empty: path("M-8 -8h16v16h-16ZM-4 -4l8 8M4 -4l-8 8"),
  below_collapsed_room: path("M-9 -6l4 2l2 -3l4 4l3 -3l5 2M0 0v9M-4 5l4 4l4 -4"),
  // what lies about
  pile: path("M-8 -4l9 -4l7 12l-9 4ZM-4 -8l10 0"),
  companion: path("M0 -8a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 0 1 0 -7.2ZM-7 9q0 -7 7 -7q7 0 7 7"),
  up: path("M-8 8h5v-5h5v-5h5v-5h3M-7 -3l0 -6M-10 -6l3 -3l3 3"),
  down: path("M8 8h-5v-5h-5v-5h-5v-5h-3M7 -9l0 6M4 -6l3 3l3 -3"),
  link: path("M-3 3l6 -6M-1 -4l3 -3a4 4 0 0 1 5 5l-3 3M1 4l-3 3a4 4 0 0 1 -5 -5l3 -3"),
  marker: fill("M0 -9l2.6 5.8l6.4 .6l-4.8 4.2l1.5 6.2l-5.7 -3.2l-5.7 3.2l1.5 -6.2l-4.8 -4.2l6.4 -.6Z"),
  stun: path("M-8 2q2 -8 8 -8q7 0 7 6q0 5 -6 5q-4 0 -4 -3q0 -3 3 -3M-7 -8l1.6 -1.6M7 -9l1.4 1.6M9 5l1.6 1"),
  skull: path("M-7 -2a7 7 0 1 1 14 0v3.4l-3 1.4v4h-8v-4l-3 -1.4Z") + fill("M-4.4 -3h3v3.4h-3ZM1.4 -3h3v3.4h-3Z"),
  // the four traits
  might: path("M-9 3h18M-7 -2v10M7 -2v10M-4 0v6M4 0v6") + fill("M-9.4 0h2v6h-2ZM7.4 0h2v6h-2Z"),
  speed: path("M-9 -4h9M-10 1h8M-8 6h8M1 -8l8 8l-8 8"),
  sanity: path("M-9 0q9 -9 18 0q-9 9 -18 0ZM0 -3a3 3 0 1 1 0 6a3 3 0 0 1 0 -6Z"),
  knowledge: path("M0 -5q-4 -3 -9 -2v12q5 -1 9 2q4 -3 9 -2v-12q-5 -1 -9 2ZM0 -5v12"),
} as const;
export type Sign = keyof typeof SIGNS;

export function isSign(word: string): word is Sign {
  return word in SIGNS;
}
