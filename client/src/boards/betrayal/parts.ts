/** The furniture of the house, seen from above: each part is a piece of SVG around its own middle, in units of a tile of 160. */

const ink = "#2a1f15";
const fill = {
  wood: 'fill="#9b754a"',
  dark: 'fill="#6b4c2f"',
  red: 'fill="#8d4338"',
  blue: 'fill="#4f6579"',
  green: 'fill="#566f4b"',
  bone: 'fill="#e9dcbc"',
  linen: 'fill="#d9caa6"',
  stone: 'fill="#9d9586"',
  slate: 'fill="#6c675e"',
  iron: 'fill="#4b4846"',
  brass: 'fill="#c99c48"',
  water: 'fill="#5d8294"',
  deep: 'fill="#1b1712"',
  fire: 'fill="#d8703a"',
  flame: 'fill="#f5c066"',
  blood: 'fill="#7d211b"',
  leaf: 'fill="#647f49"',
  shade: 'fill="#445a34"',
  ash: 'fill="#59524a"',
  glass: 'fill="#b4ccd0"',
  none: 'fill="none"',
} as const;
const thin = 'stroke-width="1.2"';
const bare = 'stroke="none"';

const rect = (x: number, y: number, w: number, h: number, look: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r > 0 ? ` rx="${r}"` : ""} ${look}/>`;
const disc = (x: number, y: number, r: number, look: string): string => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
const line = (d: string, look = ""): string => `<path d="${d}" ${fill.none} ${look}/>`;
const shape = (d: string, look: string): string => `<path d="${d}" ${look}/>`;
const many = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join("");
const round = (count: number, radius: number, one: (x: number, y: number, i: number) => string, from = -90): string =>
  many(count, (i) => {
    const angle = ((from + (360 / count) * i) * Math.PI) / 180;
    return one(Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10, i);
  });

const BOOKS = ["#8d4338", "#4f6579", "#566f4b", "#c99c48", "#6b4c2f"];
const flameAt = (x: number, y: number): string => disc(x, y, 4.5, `${fill.bone} ${thin}`) + disc(x, y, 2, `${fill.fire} ${bare}`);
const skullAt = (x: number, y: number): string =>
  shape(`M${x - 6} ${y - 1}a6 6 0 1 1 12 0v3l-3 1v3h-6v-3l-3-1Z`, `${fill.bone} ${thin}`) +
  disc(x - 2.4, y, 1.5, `${fill.deep} ${bare}`) +
  disc(x + 2.4, y, 1.5, `${fill.deep} ${bare}`);
const plankLines = (w: number, h: number, step: number): string =>
  many(Math.floor(h / step) - 1, (i) => line(`M${-w / 2} ${-h / 2 + step * (i + 1)}h${w}`, thin));

const DRAWN = {
  // -- to lie and to sit on
  bed:
    rect(-23, -37, 46, 74, fill.dark, 3) +
    rect(-19, -32, 38, 66, fill.linen, 3) +
    rect(-14, -30, 28, 15, fill.bone, 5) +
    shape("M-19 -8h38v42h-38Z", fill.blue) +
    shape("M-19 -8h38l-10 9h-28Z", fill.linen),
  double_bed:
    rect(-35, -39, 70, 78, fill.dark, 4) +
    rect(-31, -33, 62, 69, fill.linen, 3) +
    rect(-27, -31, 24, 15, fill.bone, 5) +
    rect(3, -31, 24, 15, fill.bone, 5) +
    shape("M-31 -8h62v44h-62Z", fill.red) +
    shape("M-31 -8h62l-14 10h-48Z", fill.linen) +
    round(4, 41, (x, y) => disc(x * 0.82, y * 0.92, 3.4, fill.brass), 45),
  cot: rect(-15, -30, 30, 60, fill.wood, 2) + rect(-11, -27, 22, 12, fill.bone, 4) + rect(-12, -12, 24, 39, fill.slate, 1),
  chair: rect(-9, -8, 18, 17, fill.wood, 3) + rect(-10, -11, 20, 5, fill.dark, 2),
  armchair:
    rect(-17, -15, 34, 31, fill.red, 8) + rect(-11, -7, 22, 21, 'fill="#a85d4d"', 4) + line("M-11 -7v21M11 -7v21", thin),
  sheeted: shape("M-20 -14q18 -9 38 -1q6 16 0 32q-20 7 -38 0q-7 -15 0 -31Z", fill.bone) + line("M-12 -8q2 12 -3 23M6 -10q5 12 2 26M-3 -11q2 6 0 12", thin),
  bench: rect(-27, -7, 54, 14, fill.wood, 2) + line("M-27 0h54", thin),
  pew: rect(-29, -6, 58, 12, fill.wood, 1) + rect(-29, -8, 58, 5, fill.dark, 1),
  // -- tables
  table: rect(-29, -18, 58, 36, fill.wood, 2) + plankLines(58, 36, 9),
  broken_table: shape("M-30 -16L2 -18l-4 10l6 6l-5 8l3 10l-30 2Z", fill.wood) + shape("M14 -10l20 6l-8 26l-18 -6l5 -9l-5 -6Z", fill.wood) + line("M-24 -8h20M-26 2h18M-24 10h16", thin),
  round_table: disc(0, 0, 24, fill.wood) + disc(0, 0, 18, `${fill.none} ${thin}`) + flameAt(0, 0),
  long_table:
    rect(-48, -19, 96, 38, fill.dark, 3) +
    rect(-44, -15, 88, 30, fill.linen, 2) +
    many(4, (i) => disc(-33 + i * 22, -8, 5, `${fill.bone} ${thin}`) + disc(-33 + i * 22, 8, 5, `${fill.bone} ${thin}`)) +
    flameAt(-11, 0) +
    flameAt(11, 0),
  desk: rect(-32, -16, 64, 32, fill.dark, 2) + rect(-27, -11, 22, 17, fill.bone) + line("M-24 -7h15M-24 -3h15M-24 1h10", thin) + disc(20, -5, 6, fill.brass) + disc(20, -5, 2.5, `${fill.flame} ${bare}`),
  pool_table:
    rect(-45, -27, 90, 54, fill.dark, 5) +
    rect(-38, -20, 76, 40, fill.green, 2) +
    many(6, (i) => disc(-37 + (i % 3) * 37, i < 3 ? -19 : 19, 4, fill.deep)) +
    disc(-16, 4, 3.4, `${fill.bone} ${thin}`) +
    disc(12, -3, 3.4, `${fill.red} ${thin}`) +
    disc(19, 2, 3.4, `${fill.brass} ${thin}`) +
    disc(15, 5, 3.4, `${fill.blue} ${thin}`) +
    line("M-34 12L-20 6"),
  chessboard: rect(-15, -15, 30, 30, fill.bone, 1) + many(8, (i) => rect(-15 + (i % 4) * 7.5, -15 + (Math.floor(i / 4) * 2 + (i % 2)) * 7.5, 7.5, 7.5, `${fill.dark} ${bare}`)),
  operating_table:
    rect(-17, -39, 34, 78, fill.iron, 5) +
    rect(-13, -35, 26, 70, fill.linen, 5) +
    rect(-9, -32, 18, 13, fill.bone, 4) +
    rect(-17, -10, 34, 6, fill.dark) +
    rect(-17, 14, 34, 6, fill.dark) +
    shape("M-4 0q6 -4 8 3q5 4 -1 8q-8 3 -8 -3q-4 -4 1 -8Z", `${fill.blood} ${bare}`),
  tray: rect(-15, -10, 30, 20, fill.stone, 3) + line("M-9 -6l4 12M-1 -6v12M7 -6v8l-2 4"),
  altar:
    rect(-30, -13, 60, 26, fill.stone, 1) +
    rect(-12, -13, 24, 26, fill.bone) +
    line("M0 -9v18M-5 -3h10", 'stroke="#8d4338" stroke-width="3"') +
    flameAt(-22, 0) +
    flameAt(22, 0),
  console: rect(-24, -8, 48, 16, fill.dark, 2) + disc(0, 0, 5.5, fill.blue) + disc(-15, 0, 3, fill.brass),
  // -- shelves and stores
  bookcase: rect(-37, -9, 74, 18, fill.dark, 1) + many(12, (i) => rect(-34 + i * 5.7, -6 + ((i * 7) % 3), 5, 12 - ((i * 7) % 3), `fill="${BOOKS[(i * 3) % 5]}" ${thin}`)),
  shelf: rect(-36, -9, 72, 18, fill.wood, 1) + many(5, (i) => disc(-27 + i * 13.5, 0, i % 2 === 0 ? 5.5 : 4, i % 2 === 0 ? fill.bone : fill.brass)),
  jars: rect(-26, -8, 52, 16, fill.wood, 1) + many(4, (i) => disc(-18 + i * 12, 0, 5, [fill.red, fill.brass, fill.leaf, fill.bone][i]!)),
  wine_rack: rect(-36, -11, 72, 22, fill.dark, 1) + many(10, (i) => disc(-28 + (i % 5) * 14, i < 5 ? -5 : 5, 4.4, i % 3 === 0 ? fill.deep : fill.green)),
  barrel: disc(0, 0, 16, fill.wood) + disc(0, 0, 12, fill.dark) + line("M-11 -4h22M-11 4h22M-4 -11v22", thin),
  crate: rect(-16, -16, 32, 32, fill.wood) + rect(-11, -11, 22, 22, `${fill.none} ${thin}`) + line("M-11 -11l22 22M11 -11l-22 22"),
  sack: shape("M-9 -10l5 -5h8l5 5q8 10 3 20q-12 7 -24 0q-5 -10 3 -20Z", fill.linen) + line("M-9 -10q9 4 18 0", thin),
  trunk: rect(-20, -13, 40, 26, fill.dark, 4) + line("M-20 -3h40M-12 -13v26M12 -13v26", thin) + rect(-4, -6, 8, 7, fill.brass, 1),
  chest: rect(-15, -10, 30, 20, fill.wood, 3) + line("M-15 -2h30", thin) + rect(-3, -4, 6, 6, fill.brass),
  safe: rect(-17, -15, 34, 30, fill.iron, 3) + rect(-12, -10, 24, 20, `${fill.slate} ${thin}`, 2) + disc(0, 0, 6, fill.brass) + line("M0 -6v12M-6 0h12", thin),
  wardrobe: rect(-28, -11, 56, 22, fill.dark, 2) + line("M0 -11v22", thin) + disc(-4, 6, 1.8, fill.brass) + disc(4, 6, 1.8, fill.brass),
  vanity: rect(-22, -9, 44, 18, fill.wood, 2) + `<ellipse cx="0" cy="-3" rx="12" ry="5" ${fill.glass}/>` + disc(-15, 4, 2.5, fill.red) + disc(14, 4, 2.5, fill.brass),
  clock: rect(-11, -8, 22, 16, fill.dark, 2) + disc(0, 0, 6, fill.bone) + line("M0 0v-4M0 0h3", thin),
  coat_stand: disc(0, 0, 4, fill.dark) + round(5, 11, (x, y) => line(`M0 0L${x} ${y}`) + disc(x, y, 2, fill.brass)) + shape("M3 4q12 0 12 10q-10 4 -14 -2Z", fill.slate),
  // -- kitchen and cellar
  stove: rect(-25, -18, 50, 36, fill.iron, 3) + many(4, (i) => disc(i % 2 === 0 ? -11 : 11, i < 2 ? -8 : 8, 6, `${fill.slate} ${thin}`)) + disc(11, 8, 3, `${fill.fire} ${bare}`),
  pot: disc(0, 0, 11, fill.slate) + disc(0, 0, 8, fill.dark) + line("M-11 0h-6M11 0h6"),
  sink: rect(-19, -12, 38, 24, fill.stone, 3) + rect(-14, -7, 28, 15, fill.water, 4) + line("M0 -12v8"),
  ham: shape("M-6 -16q14 4 12 20q-2 12 -12 10q-10 -2 -8 -14q1 -10 8 -16Z", 'fill="#a85d4d"') + line("M-6 -16l-5 -6") + disc(-1, 4, 4, `${fill.bone} ${thin}`),
  cheese: disc(0, 0, 12, fill.brass) + shape("M0 0L12 -2A12 12 0 0 1 6 10Z", fill.linen),
  knives: rect(-12, -9, 24, 18, fill.wood, 2) + line("M-6 -5v10M0 -6v12M6 -5v8", 'stroke="#e9dcbc" stroke-width="2.5"'),
  furnace:
    rect(-36, -24, 72, 48, fill.iron, 4) +
    rect(-30, -18, 60, 36, fill.slate, 3) +
    rect(-17, -8, 34, 24, fill.deep, 3) +
    shape("M-11 13q-2 -10 4 -15q0 6 4 6q-1 -8 5 -11q0 7 4 9q4 4 3 11Z", fill.fire) +
    shape("M-4 13q-1 -6 3 -8q1 5 4 8Z", `${fill.flame} ${bare}`) +
    disc(24, -12, 4, fill.brass),
  pipe: line("M-34 0h30v-26", 'stroke="#4b4846" stroke-width="9"') + line("M-34 0h30v-26", 'stroke="#9d9586" stroke-width="4"'),
  coal: shape("M-22 10l4 -14l10 -7l9 3l8 -6l9 8l5 15l-9 7h-26Z", fill.iron) + shape("M-12 4l5 -8l7 5l-3 7Z", `${fill.deep} ${thin}`) + shape("M3 6l4 -9l8 3l-1 8Z", `${fill.slate} ${thin}`),
  shovel: line("M-16 16L8 -8", 'stroke-width="4"') + shape("M4 -12l10 -8q6 4 4 10l-8 8Z", fill.slate),
  chute:
    shape("M-34 -36h68l-14 58h-40Z", fill.iron) +
    shape("M-24 -28h48l-10 44h-28Z", fill.slate) +
    shape("M-16 4h32l-5 18h-22Z", fill.deep) +
    line("M-19 -18h38M-16 -8h32", thin) +
    line("M0 -24v18M-6 -12l6 7l6 -7", 'stroke-width="3" stroke="#e9dcbc"'),
  // -- the dead
  coffin: shape("M-13 -33h26l8 18l-9 48h-24l-9 -48Z", fill.dark) + shape("M-9 -28h18l6 13l-7 42h-16l-7 -42Z", fill.wood) + line("M0 -20v22M-7 -12h14", 'stroke-width="3"'),
  open_coffin: shape("M-13 -33h26l8 18l-9 48h-24l-9 -48Z", fill.dark) + shape("M-8 -27h16l5 12l-6 40h-14l-6 -40Z", fill.deep) + skullAt(0, -14) + line("M0 -4v16M-6 1h12M-5 7h10", 'stroke="#e9dcbc" stroke-width="2.4"'),
  grave: shape("M-13 -24v-6q13 -12 26 0v6Z", fill.stone) + shape("M-14 -22q14 -6 28 0v40q-14 8 -28 0Z", 'fill="#7d6a4d"') + line("M-6 -8l4 3M5 0l4 -2M-7 12l5 -2", thin),
  bone_wall: rect(-74, -16, 148, 32, fill.slate, 2) + many(9, (i) => skullAt(-62 + i * 15.5, i % 2 === 0 ? -1 : 3)),
  skull: skullAt(0, 0),
  bones: line("M-13 -9L13 9M-12 10L12 -9", 'stroke="#2a1f15" stroke-width="6.5"') + line("M-13 -9L13 9M-12 10L12 -9", 'stroke="#e9dcbc" stroke-width="3.4"') + skullAt(0, -4),
  cage: rect(-20, -20, 40, 40, fill.deep, 3) + many(5, (i) => line(`M${-16 + i * 8} -20v40`, 'stroke="#9d9586" stroke-width="2.6"')) + line("M-20 0h40", 'stroke="#9d9586" stroke-width="2.6"'),
  blood: shape("M-20 -6q4 -16 18 -12q6 -10 14 -1q14 0 10 12q10 10 -3 15q-4 12 -15 6q-14 6 -17 -6q-12 -4 -7 -14Z", `${fill.blood} stroke="#4a100c"`) + disc(28, 12, 3.4, `${fill.blood} ${bare}`) + disc(-26, 14, 2.6, `${fill.blood} ${bare}`) + disc(22, -18, 2, `${fill.blood} ${bare}`),
  drag_marks: line("M-34 4q18 -8 34 2t34 -3", 'stroke="#7d211b" stroke-width="6" opacity=".85"') + line("M-32 13q18 -8 34 2t32 -3", 'stroke="#7d211b" stroke-width="4" opacity=".7"'),
  // -- rites
  pentagram:
    disc(0, 0, 46, `${fill.none} stroke="#8d2a22" stroke-width="3.4"`) +
    line("M0 -44L25.9 35.6L-41.8 -13.6H41.8L-25.9 35.6Z", 'stroke="#8d2a22" stroke-width="3"') +
    round(5, 46, (x, y) => flameAt(x, y)),
  candle: disc(0, 0, 8, `${fill.flame} ${bare} opacity=".45"`) + flameAt(0, 0),
  candelabra: line("M-13 0h26M0 -10v20", 'stroke-width="3"') + flameAt(-13, 0) + flameAt(13, 0) + flameAt(0, -10) + flameAt(0, 10),
  organ:
    rect(-46, -26, 92, 28, fill.dark, 2) +
    many(9, (i) => disc(-40 + i * 10, -13, 8 - Math.abs(4 - i) * 0.9, fill.brass) + disc(-40 + i * 10, -13, 3.4 - Math.abs(4 - i) * 0.4, `${fill.deep} ${bare}`)) +
    rect(-28, 2, 56, 14, fill.wood, 1) +
    rect(-24, 6, 48, 8, fill.bone) +
    many(11, (i) => line(`M${-20 + i * 4} 6v${i % 7 === 3 ? 8 : 5}`, thin)) +
    rect(-16, 21, 32, 10, fill.dark, 2),
  // -- water, earth, garden
  lake:
    shape("M-58 -8q2 -34 34 -38q26 -12 52 2q30 10 30 36q4 32 -28 42q-28 14 -54 4q-34 -10 -34 -46Z", fill.water) +
    line("M-34 -14q8 -5 16 0t16 0M2 8q8 -5 16 0t16 0M-30 20q8 -5 16 0t14 0M6 -26q7 -4 14 0", 'stroke="#b4ccd0"'),
  boat: shape("M-9 -24q9 -8 18 0q6 26 -2 46q-7 5 -14 0q-8 -20 -2 -46Z", fill.wood) + line("M-10 -8h20M-9 8h18"),
  fountain: disc(0, 0, 26, fill.stone) + disc(0, 0, 20, fill.water) + disc(0, 0, 8, fill.stone) + disc(0, 0, 4, fill.glass) + line("M-14 -3a14 14 0 0 1 6 -10M13 6a14 14 0 0 1 -6 8", 'stroke="#b4ccd0"'),
  tree: shape("M-4 -26q10 -8 18 2q14 0 12 14q8 12 -4 18q-2 14 -16 12q-12 8 -20 -4q-14 -2 -10 -16q-8 -12 6 -18q2 -8 14 -8Z", fill.shade) + shape("M-6 -14q10 -4 14 4q8 4 2 12q-8 8 -16 0q-8 -8 0 -16Z", `${fill.leaf} ${bare}`) + disc(1, 0, 3.5, fill.dark),
  dead_tree: line("M0 0L-4 -26M0 0L18 -20M0 0L26 6M0 0L8 24M0 0L-20 18M0 0L-26 -6M-2 -14L-12 -22M10 -11L10 -24M15 3L22 14M-12 11L-12 24M-15 -3L-22 -14", 'stroke-width="3"') + disc(0, 0, 6, fill.dark),
  bush: shape("M-14 0q0 -13 12 -13q14 -2 15 11q4 14 -11 14q-16 2 -16 -12Z", fill.leaf) + disc(-4, -2, 2.4, fill.red) + disc(5, 3, 2.4, fill.red) + disc(3, -7, 2.4, fill.bone),
  hedge: rect(-34, -8, 68, 16, fill.shade, 7) + many(6, (i) => disc(-27 + i * 11, i % 2 === 0 ? -2 : 3, 3.6, `${fill.leaf} ${bare}`)),
  flowers: rect(-28, -10, 56, 20, 'fill="#7d6a4d"', 4) + many(8, (i) => disc(-21 + i * 6, i % 2 === 0 ? -4 : 4, 3.4, `${[fill.red, fill.bone, fill.brass][i % 3]} ${thin}`)),
  plant: round(7, 13, (x, y) => shape(`M0 0Q${x * 1.1 - y * 0.5} ${y * 1.1 + x * 0.5} ${x * 1.5} ${y * 1.5}Q${x * 0.8 + y * 0.4} ${y * 0.8 - x * 0.4} 0 0Z`, `${fill.leaf} ${thin}`)) + disc(0, 0, 5, fill.shade),
  vines: line("M-30 0q8 -14 16 0t16 0t16 -2q8 -8 14 4", 'stroke="#445a34" stroke-width="4"') + many(6, (i) => `<ellipse cx="${-26 + i * 11}" cy="${i % 2 === 0 ? -8 : 7}" rx="5" ry="3.4" ${fill.leaf} ${thin}/>`),
  fence: line("M-36 0h72", 'stroke-width="3"') + many(9, (i) => shape(`M${-36 + i * 9} -5l3 -4l0 13h-3Z`, fill.iron)),
  parasol: disc(0, 0, 26, fill.linen) + round(8, 26, (x, y, i) => (i % 2 === 0 ? shape(`M0 0L${x} ${y}L${Math.round((x - y) * 7.07) / 10} ${Math.round((x + y) * 7.07) / 10}Z`, `${fill.red} ${thin}`) : "")) + disc(0, 0, 3, fill.dark),
  moon: disc(0, 0, 14, `${fill.bone} ${thin}`) + shape("M5 -13a14 14 0 1 0 0 26a11 14 0 0 1 0 -26Z", `${fill.stone} ${bare} opacity=".6"`),
  rocks: shape("M-24 8l4 -16l14 -4l8 10l-4 12l-16 3Z", fill.stone) + shape("M4 12l4 -12l12 -2l6 10l-7 9Z", fill.slate) + shape("M2 -10l8 -6l8 4l-3 8Z", fill.stone),
  // -- ruin
  rubble: shape("M-30 10l6 -14l12 2l4 12l-10 8Z", fill.stone) + shape("M-8 16l3 -18l16 -4l6 14l-12 12Z", fill.slate) + shape("M14 14l5 -10l11 2l2 10l-10 5Z", fill.stone) + shape("M-16 -12l8 -8l10 4l-4 10Z", fill.stone) + disc(24, -6, 3, fill.slate) + disc(-26, -10, 2.4, fill.stone),
  hole: shape("M-46 -10l10 -22l18 2l12 -16l22 8l14 -6l14 20l-6 16l10 14l-20 18l-16 -2l-10 14l-22 -6l-20 4l-4 -20l-14 -6Z", fill.deep) + line("M-46 -10l-16 -6M48 8l14 6M-6 -46l-4 -14M-18 40l-4 14", 'stroke-width="2.5"') + line("M-30 -18l16 6l2 -12M30 8l-14 -4l-4 12M-22 18l10 -6", 'stroke="#6c675e" stroke-width="2.4"'),
  chasm: shape("M-16 -78L12 -78L18 -50L8 -26L22 0L10 30L18 54L10 78L-18 78L-12 50L-22 26L-10 -4L-20 -34Z", fill.deep) + line("M-4 -70l4 22l-8 20l12 26l-10 28l8 22l-6 24", 'stroke="#59524a" stroke-width="2"'),
  planks: line("M-30 -4h60M-30 4h60", 'stroke-width="2.4"') + many(8, (i) => (i === 4 ? "" : rect(-30 + i * 7.6, -9, 5.6, 18, `${fill.wood} ${thin}`, 1))),
  beam: rect(-42, -6, 84, 12, fill.ash, 2) + line("M-34 -2h22M-4 2h28M30 -3h8", thin) + shape("M42 -6l6 3l-4 3l5 3l-7 3Z", fill.ash),
  scorch: `<ellipse cx="0" cy="0" rx="52" ry="42" fill="#2a1f15" opacity=".5" ${bare}/><ellipse cx="4" cy="2" rx="32" ry="26" fill="#1b1712" opacity=".6" ${bare}/>`,
  embers: many(7, (i) => disc([-24, -10, 6, 20, -4, 14, -18][i]!, [4, -12, 12, -4, 2, -16, 16][i]!, 2 + (i % 2), `${i % 2 === 0 ? fill.fire : fill.flame} ${bare}`)),
  cobweb: line("M-28 -28L6 6M-28 -28L14 -16M-28 -28L-16 14M-28 -10q10 -2 9 -9q8 0 9 -9M-28 4q18 -3 17 -16q14 0 16 -16", 'stroke="#e9dcbc" stroke-width="1.6"'),
  dust: many(9, (i) => disc([-28, -18, -4, 8, 22, 30, -12, 14, 2][i]!, [6, -14, 8, -18, 10, -8, 20, 22, -4][i]!, 1.6 + (i % 3) * 0.7, `fill="#6c675e" ${bare} opacity=".7"`)),
  footprints: many(5, (i) => `<ellipse cx="${-28 + i * 14}" cy="${i % 2 === 0 ? -5 : 5}" rx="5" ry="3" fill="#6b5a40" ${bare} opacity=".75"/>`),
  loose_boards: rect(-38, -14, 34, 9, `${fill.wood} ${thin}`) + shape("M2 -14h38v9H6Z", `${fill.wood} ${thin}`) + rect(-38, 4, 52, 9, `${fill.wood} ${thin}`) + shape("M20 2l22 5l-2 9l-21 -5Z", `${fill.wood} ${thin}`) + line("M-2 -14l4 9M16 4l2 9", 'stroke-width="3"'),
  wheel: disc(0, 0, 17, `${fill.none} stroke-width="5"`) + disc(0, 0, 17, `${fill.none} stroke="#9b754a" stroke-width="2.4"`) + round(6, 16, (x, y) => line(`M0 0L${x} ${y}`)) + disc(0, 0, 4, fill.dark),
  boards_up: rect(-26, -4, 52, 8, fill.wood, 1) + `<g transform="rotate(14)">${rect(-26, -4, 52, 8, fill.wood, 1)}</g>` + disc(-19, 0, 1.4, fill.iron) + disc(19, 1, 1.4, fill.iron),
  // -- ways up and down
  stairs:
    rect(-33, -46, 66, 92, fill.dark, 2) +
    many(9, (i) => rect(-29, -42 + i * 9.6, 58, 9.6, `fill="${["#8a6841", "#937048", "#9b754a", "#a57f53", "#ae885b", "#b79164", "#c09a6d", "#c8a376", "#d0ab7f"][i]}" ${thin}`)) +
    line("M0 34v-62M-9 -18l9 -11l9 11", 'stroke-width="4"'),
  grand_stairs:
    rect(-52, -38, 96, 76, fill.dark, 3) +
    many(10, (i) => rect(-48 + i * 9, -34, 9, 68, `fill="${["#8a6841", "#917046", "#99774c", "#a07e52", "#a88658", "#af8d5f", "#b79466", "#be9b6c", "#c6a273", "#cdaa79"][i]}" ${thin}`)) +
    rect(-48, -17, 90, 34, `${fill.red} ${thin}`) +
    many(9, (i) => line(`M${-39 + i * 9} -17v34`, 'stroke="#5f2821" stroke-width="1.4"')) +
    line("M32 0h-62M-20 -9l-11 9l11 9", 'stroke="#e9dcbc" stroke-width="4"') +
    disc(44, -36, 5, fill.brass) +
    disc(44, 36, 5, fill.brass),
  steps_down: rect(-34, -24, 68, 48, fill.dark, 2) + many(6, (i) => rect(-30 + i * 10, -20, 10, 40, `fill="${["#c8a376", "#b08a5d", "#977249", "#7d5c38", "#5d4329", "#3c2b1a"][i]}" ${thin}`)) + line("M-22 0h40M10 -8l9 8l-9 8", 'stroke="#e9dcbc" stroke-width="3.4"'),
  railing: line("M-52 0h104", 'stroke-width="7"') + line("M-52 0h104", 'stroke="#9b754a" stroke-width="3.4"') + many(9, (i) => disc(-52 + i * 13, 0, 4, fill.wood)),
  balustrade: rect(-60, -7, 120, 14, fill.stone, 3) + many(10, (i) => disc(-52 + i * 11.6, 0, 4.4, `${fill.bone} ${thin}`)),
  void: rect(-36, -36, 72, 72, fill.deep, 2) + rect(-36, -36, 72, 72, `${fill.none} stroke="#9b754a" stroke-width="4"`, 2) + disc(0, 0, 20, `${fill.none} stroke="#59524a" stroke-width="2"`) + round(4, 20, (x, y) => disc(x, y, 2.4, `fill="#c99c48" ${bare}`), 45),
  lift:
    rect(-45, -45, 90, 90, fill.iron, 5) +
    rect(-38, -38, 76, 76, fill.dark, 3) +
    line("M-38 -38L38 38M38 -38L-38 38M-38 0L0 -38L38 0L0 38Z", 'stroke="#c99c48" stroke-width="2"') +
    disc(0, 0, 17, fill.brass) +
    shape("M0 -12l7 9h-14ZM0 12l7 -9h-14Z", `${fill.deep} ${bare}`),
  tower_ring: disc(0, 0, 66, fill.stone) + disc(0, 0, 50, 'fill="#8a826f"') + round(16, 58, (x, y) => disc(x, y, 5, `${fill.slate} ${thin}`)),
  fallen_wall: shape("M-12 -50L8 -50L14 -26L4 -8L14 14L6 50L-14 50L-8 20L-16 0L-6 -24Z", fill.slate) + rect(-14, -38, 16, 12, `${fill.stone} ${thin}`) + rect(-8, -14, 18, 12, `${fill.stone} ${thin}`) + rect(-14, 8, 17, 12, `${fill.stone} ${thin}`) + rect(-8, 30, 15, 12, `${fill.stone} ${thin}`),
  front_door: rect(-7, -34, 14, 68, fill.dark, 2) + line("M-7 0h14") + disc(-2, -6, 3, fill.brass) + disc(-2, 6, 3, fill.brass) + line("M-10 -22h-6M-10 22h-6"),
  vault_door: rect(-62, -9, 124, 18, fill.iron, 3) + disc(0, 0, 24, fill.slate) + disc(0, 0, 17, fill.stone) + round(8, 20.5, (x, y) => disc(x, y, 2.2, `${fill.iron} ${bare}`)) + line("M-11 0h22M0 -11v22", 'stroke-width="4"') + disc(0, 0, 5, fill.brass),
  // -- floors and walls
  rug: rect(-44, -29, 88, 58, fill.red, 2) + rect(-38, -23, 76, 46, `${fill.none} stroke="#c99c48" stroke-width="2"`) + shape("M0 -15l20 15l-20 15l-20 -15Z", `fill="#a85d4d" ${thin}`),
  round_rug: disc(0, 0, 36, fill.red) + disc(0, 0, 30, `${fill.none} stroke="#c99c48" stroke-width="2"`) + round(8, 18, (x, y) => disc(x, y, 4, `fill="#a85d4d" ${thin}`)) + disc(0, 0, 6, `${fill.brass} ${thin}`),
  runner: rect(-20, -76, 40, 152, fill.red) + line("M-15 -76v152M15 -76v152", 'stroke="#c99c48" stroke-width="2"') + many(5, (i) => shape(`M0 ${-66 + i * 30}l8 8l-8 8l-8 -8Z`, `fill="#a85d4d" ${thin}`)),
  dance_floor: disc(0, 0, 54, 'fill="#b48a57"') + round(12, 54, (x, y, i) => (i % 2 === 0 ? shape(`M0 0L${x} ${y}A54 54 0 0 1 ${Math.round(x * 8.66 - y * 5) / 10} ${Math.round(y * 8.66 + x * 5) / 10}Z`, `fill="#d0ab7f" ${thin}`) : "")) + disc(0, 0, 12, `${fill.dark} ${thin}`),
  chandelier: disc(0, 0, 22, `${fill.none} stroke-width="5"`) + disc(0, 0, 22, `${fill.none} stroke="#c99c48" stroke-width="2.6"`) + line("M-22 0h44M0 -22v44", 'stroke="#c99c48" stroke-width="2"') + round(8, 22, (x, y) => flameAt(x, y)) + disc(0, 0, 5, fill.brass),
  painting: rect(-18, -5, 36, 10, fill.brass, 1) + rect(-14, -2, 28, 5, `${fill.blue} ${thin}`),
  portrait: rect(-15, -5, 30, 10, fill.brass, 1) + rect(-11, -2, 22, 5, `${fill.red} ${thin}`),
  mirror: rect(-15, -5, 30, 10, fill.dark, 2) + rect(-12, -2, 24, 5, `${fill.glass} ${thin}`),
  glass_roof: line("M-72 -24h144M-72 24h144M-24 -72v144M24 -72v144", 'stroke="#b4ccd0" stroke-width="3" opacity=".8"'),
  rafters: line("M-70 -42h140M-70 0h140M-70 42h140", 'stroke="#6b4c2f" stroke-width="6" opacity=".55"'),
  hatch: rect(-20, -20, 40, 40, fill.dark, 1) + plankLines(40, 40, 10) + disc(12, 0, 4, fill.iron),
  // -- curiosities
  statue: rect(-17, -17, 34, 34, fill.slate, 2) + `<ellipse cx="0" cy="2" rx="13" ry="8" ${fill.stone}/>` + disc(0, -1, 6.5, fill.bone),
  piano: shape("M-26 -18h52v14q-2 10 -14 12q-8 2 -10 12h-28Z", fill.deep) + rect(-26, -22, 52, 8, fill.bone) + many(9, (i) => line(`M${-21 + i * 5} -22v5`, thin)),
  rocking_horse: shape("M-16 10q0 -16 10 -18l4 -12l8 -4l2 8l-4 6q10 4 12 18Z", fill.wood) + line("M-24 14q24 10 46 0", 'stroke-width="4"') + disc(1, -17, 1.6, fill.deep),
  telescope: line("M-10 18L0 0M10 18L0 0M0 20V0") + `<g transform="rotate(-35)">${rect(-6, -26, 12, 22, fill.brass, 2) + rect(-4, -4, 8, 18, fill.dark, 2)}</g>`,
  globe: disc(0, 0, 14, fill.blue) + shape("M-8 -6q6 -6 10 0q4 6 -2 8q-8 2 -8 -8Z", `${fill.leaf} ${thin}`) + disc(0, 0, 17, `${fill.none} ${thin}`),
  flasks: rect(-36, -12, 72, 24, fill.wood, 2) + disc(-23, 0, 8, fill.leaf) + disc(-4, 0, 6, fill.water) + disc(12, 1, 8, fill.fire) + line("M-16 -4q6 -7 12 0M20 -4q5 -5 9 -1", thin) + rect(25, -6, 7, 12, fill.glass, 2),
  coil: rect(-15, -15, 30, 30, fill.iron, 3) + disc(0, 0, 11, fill.brass) + disc(0, 0, 7, `${fill.none} ${thin}`) + disc(0, 0, 4, fill.glass) + line("M10 -14l6 -6l-2 7l7 -3", 'stroke="#b4ccd0" stroke-width="2.4"'),
  lamp_arm: line("M-18 14L0 0", 'stroke-width="4"') + disc(0, 0, 13, fill.stone) + disc(0, 0, 8, fill.flame),
  lantern: disc(0, 0, 16, `${fill.flame} ${bare} opacity=".35"`) + rect(-7, -8, 14, 16, fill.iron, 3) + disc(0, 0, 4.4, `${fill.flame} ${thin}`),
  mat: rect(-32, -18, 64, 36, fill.blue, 3) + line("M-10 -18v36M12 -18v36", thin),
  dumbbell: line("M-12 0h24", 'stroke-width="4"') + rect(-17, -8, 7, 16, fill.iron, 2) + rect(10, -8, 7, 16, fill.iron, 2),
  punchbag: disc(0, 0, 14, fill.red) + disc(0, 0, 9, `fill="#a85d4d" ${thin}`) + line("M-10 -10l20 20M10 -10l-20 20", thin),
  vaulting_horse: rect(-26, -10, 52, 20, fill.wood, 9) + line("M-8 -10v20M8 -10v20"),
  dartboard: disc(0, 0, 13, fill.deep) + disc(0, 0, 9, fill.bone) + disc(0, 0, 5, fill.red) + disc(0, 0, 1.8, fill.brass),
  tub: disc(0, 0, 17, fill.wood) + disc(0, 0, 12, fill.water) + line("M-6 -3q3 -2 6 0t6 0", 'stroke="#b4ccd0"'),
  bells: line("M-20 -4h40", 'stroke-width="3"') + many(3, (i) => shape(`M${-18 + i * 14} 8q0 -10 4 -12q4 2 4 12Z`, fill.brass)),
} as const;

export type Part = keyof typeof DRAWN;

/** All parts, each as the inside of a symbol. */
export const PARTS: readonly (readonly [Part, string])[] = Object.entries(DRAWN).map(([part, inside]) => [
  part as Part,
  `<g stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${inside}</g>`,
]);
