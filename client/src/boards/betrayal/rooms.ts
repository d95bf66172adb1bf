/** What stands in which room. North is up as on the printed tile: the middle of a tile is (0, 0), its walls are at 80. */

import type { Part } from "./parts";

export type Ground = "boards" | "flags" | "chequer" | "carpet" | "earth" | "grass" | "ash" | "paving" | "parquet";
/** A part, where it stands, its quarter or other turns in degrees, its size. */
export type Placed = readonly [part: Part, x: number, y: number, turned?: number, size?: number];

export interface RoomLook {
  ground: Ground;
  /** Under the open sky: a low wall instead of a high one. */
  outside?: true;
  parts: readonly Placed[];
}

/** Every room of the game has a look of its own. */
export const ROOM_LOOKS: Readonly<Record<string, RoomLook>> = {
  entrance_hall: { ground: "chequer", parts: [["rug", 8, 4, 90], ["front_door", 71, 0], ["coat_stand", 52, -54], ["console", -48, -66]] },
  foyer: { ground: "chequer", parts: [["round_rug", 0, 0], ["clock", -54, -66], ["armchair", 54, 50, 150, 0.9]] },
  grand_staircase: { ground: "parquet", parts: [["grand_stairs", -14, -8], ["statue", 58, -58, 0, 0.7], ["statue", 58, 54, 0, 0.7]] },
  upper_landing: { ground: "boards", parts: [["round_rug", 0, 0, 0, 0.9], ["steps_down", -44, -52, 180, 0.7], ["railing", -44, -30, 0, 0.5], ["plant", 56, 54]] },
  basement_landing: { ground: "flags", parts: [["coal", -50, -52, 0, 0.9], ["chute", -56, -66, 0, 0.35], ["barrel", 54, -54, 0, 0.9], ["lantern", 52, 52], ["cobweb", 50, 50, 180, 0.7]] },
  catacombs: { ground: "flags", parts: [["bone_wall", 0, 0], ["bones", -48, -50], ["candle", 50, -54], ["skull", 46, 52], ["skull", -52, 46]] },
  chasm: { ground: "earth", parts: [["chasm", 0, 0], ["planks", 0, -52, 8, 0.8], ["rocks", -52, 48], ["rocks", 54, 52, 180, 0.8], ["lantern", -56, -50]] },
  crypt: { ground: "flags", parts: [["coffin", -42, 8], ["open_coffin", 42, 8], ["candelabra", 0, 46], ["skull", 0, -8], ["cobweb", -52, -54]] },
  furnace_room: { ground: "flags", parts: [["furnace", 30, -32, 90, 0.95], ["coal", 46, 46], ["shovel", 6, 48], ["pipe", -42, -50]] },
  larder: { ground: "flags", parts: [["jars", -46, -64], ["shelf", 62, 0, 90, 0.9], ["ham", -52, 10], ["ham", -56, -24, 30, 0.8], ["cheese", -46, 52], ["sack", 48, 56, 0, 0.9]] },
  pentagram_chamber: { ground: "flags", parts: [["pentagram", -6, 0], ["skull", -6, 2]] },
  stairs_from_basement: { ground: "flags", parts: [["stairs", 0, -22], ["barrel", 56, 50, 0, 0.8], ["lantern", -56, 44], ["cobweb", -52, -54, 0, 0.8]] },
  underground_lake: { ground: "earth", parts: [["lake", -10, 8], ["boat", 10, 16, 50, 0.8], ["rocks", 50, -52], ["rocks", -56, -58, 90, 0.7]] },
  wine_cellar: { ground: "flags", parts: [["wine_rack", -60, 0, 90], ["wine_rack", 60, -10, 90], ["barrel", 54, 54], ["barrel", -50, -58, 0, 0.8], ["candle", 10, 40]] },
  ballroom: { ground: "parquet", parts: [["dance_floor", 0, 0, 0, 1.05], ["chandelier", 0, 0], ["piano", 54, -54, 0, 0.8], ["chair", -60, -60, -45], ["chair", -60, 60, 225]] },
  coal_chute: { ground: "flags", parts: [["chute", 0, 6], ["coal", -54, 50], ["coal", 54, -46, 90, 0.7], ["shovel", 56, 46]] },
  dining_room: { ground: "carpet", parts: [["long_table", -6, 8, 90], ["chair", -42, -14, -90], ["chair", -42, 28, -90], ["chair", 30, 34, 90], ["chair", 30, -20, 90], ["console", 54, 64, 0, 0.8]] },
  gardens: { ground: "grass", outside: true, parts: [["fountain", 0, 0], ["flowers", -50, -46], ["flowers", 50, 48], ["hedge", -64, 22, 90], ["hedge", 64, -22, 90], ["bush", 52, -58], ["bush", -48, 56]] },
  graveyard: { ground: "grass", outside: true, parts: [["grave", -46, -30], ["grave", 4, -34], ["grave", 48, -28], ["grave", -48, 36, 6], ["dead_tree", 46, 38, 0, 0.9], ["fence", -36, -66], ["fence", 36, -66]] },
  patio: { ground: "paving", outside: true, parts: [["parasol", 16, 0], ["chair", 16, -38], ["chair", 52, 6, 90], ["plant", 56, -56], ["plant", 58, 56, 20], ["flowers", -42, 60, 0, 0.8]] },
  attic: { ground: "boards", parts: [["rafters", 0, 0], ["trunk", -46, -46], ["rocking_horse", 44, -28], ["crate", -50, 22], ["cobweb", 50, -52, 90], ["sheeted", 46, 44, 0, 0.9]] },
  balcony: { ground: "paving", outside: true, parts: [["balustrade", 66, 0, 90, 1.15], ["moon", 40, -46], ["telescope", 30, 22], ["plant", -54, -54], ["plant", -54, 54, 25]] },
  bedroom: { ground: "boards", parts: [["rug", 4, 14, 0, 0.8], ["bed", -36, -38, 0, 0.85], ["wardrobe", 42, -62, 0, 0.95], ["trunk", 50, 54, 0, 0.8]] },
  gallery: { ground: "parquet", parts: [["void", 0, 0, 0, 0.95], ["painting", -70, -34, 90], ["portrait", -70, 34, 90], ["portrait", 70, -34, 90], ["painting", 70, 34, 90], ["bench", -50, 62, 0, 0.7]] },
  master_bedroom: { ground: "carpet", parts: [["double_bed", 32, -8, 90], ["vanity", 48, 62, 0, 0.9], ["wardrobe", -52, 60, 0, 0.8], ["candelabra", 52, -60, 0, 0.9]] },
  tower: { ground: "grass", outside: true, parts: [["tower_ring", 0, 0], ["fallen_wall", 0, 0], ["dead_tree", -58, 62, 0, 0.45], ["dead_tree", 62, -62, 0, 0.45]] },
  abandoned_room: { ground: "boards", parts: [["sheeted", -42, -42], ["broken_table", 30, 40], ["boards_up", 52, -60, -20], ["cobweb", -52, 52, -90], ["footprints", 0, 0, 30]] },
  kitchen: { ground: "chequer", parts: [["stove", -48, -52], ["pot", -60, -60, 0, 0.7], ["table", -4, 18, 0, 0.9], ["knives", 6, 16, 0, 0.9], ["sink", 54, 58, 0, 0.95], ["ham", -58, 44, 20, 0.8]] },
  bloody_room: { ground: "boards", parts: [["blood", -8, -6, 0, 1.3], ["drag_marks", 30, 38, 60], ["blood", 50, -48, 80, 0.6], ["chair", -50, 46, 130], ["knives", -52, -54, 40, 0.7]] },
  chapel: { ground: "flags", parts: [["altar", 0, 46], ["runner", 0, -24, 0, 0.62], ["pew", -42, -34, 180], ["pew", -42, -6, 180], ["pew", 42, -34, 180], ["pew", 42, -6, 180], ["candelabra", -56, 54, 0, 0.8], ["candelabra", 56, 54, 0, 0.8]] },
  charred_room: { ground: "ash", parts: [["scorch", 0, 0, 0, 1.15], ["beam", -14, -22, 24], ["beam", 16, 26, -38], ["embers", 0, 4], ["chair", 52, -54, 20]] },
  collapsed_room: { ground: "boards", parts: [["hole", 0, 0], ["rubble", -52, -54, 0, 0.8], ["rubble", 54, 56, 90, 0.8], ["beam", 48, -50, 45, 0.5]] },
  conservatory: { ground: "paving", parts: [["glass_roof", 0, 0], ["plant", -48, -48, 0, 1.3], ["plant", 50, -46, 20, 1.2], ["vines", -34, 54], ["bush", 52, 14], ["fountain", 0, 10, 0, 0.7], ["flowers", 46, 58, 0, 0.8]] },
  library: { ground: "carpet", parts: [["bookcase", -30, -66], ["bookcase", 44, -66, 0, 0.85], ["bookcase", 67, 12, 90], ["desk", 2, -8], ["globe", -52, -34, 0, 0.9], ["armchair", 30, 42, 200, 0.8]] },
  gymnasium: { ground: "boards", parts: [["mat", -30, -46], ["vaulting_horse", -30, 20, 0, 0.95], ["punchbag", 46, -50], ["dumbbell", -44, 56, 20], ["dumbbell", -8, 58, -15, 0.8]] },
  operating_laboratory: { ground: "chequer", parts: [["operating_table", -8, -4, 90], ["lamp_arm", -8, -42], ["tray", -52, 44], ["cage", 50, -52, 0, 0.8], ["blood", -16, 32, 0, 0.5]] },
  research_laboratory: { ground: "chequer", parts: [["flasks", -62, 0, 90], ["desk", 54, 4, 90, 0.9], ["coil", -48, 58], ["coil", -50, -58, 0, 0.8], ["globe", 54, 58, 0, 0.8], ["bookcase", 48, -66, 0, 0.7]] },
  servants_quarters: { ground: "boards", parts: [["cot", -52, -46], ["cot", 52, -46], ["cot", -52, 46, 180], ["tub", 50, 48], ["bells", 0, -36]] },
  storeroom: { ground: "flags", parts: [["shelf", -64, 6, 90], ["crate", 48, -44], ["crate", 52, -8, 10, 0.85], ["barrel", 50, 48], ["sack", 4, 52], ["sack", -26, 56, 20, 0.8]] },
  vault: { ground: "flags", parts: [["vault_door", 0, -12], ["safe", -48, 46], ["safe", 48, 46], ["chest", 0, 50], ["lantern", 52, -54, 0, 0.8]] },
  creaky_hallway: { ground: "boards", parts: [["loose_boards", -4, -14], ["loose_boards", 20, 28, 180, 0.8], ["portrait", -48, -68], ["mirror", 48, -68], ["candle", -52, 52]] },
  dusty_hallway: { ground: "boards", parts: [["footprints", 0, 0, -20, 1.2], ["dust", -30, -30], ["dust", 36, 34, 90], ["cobweb", -48, -48], ["cobweb", 48, 48, 180], ["portrait", 50, -68]] },
  game_room: { ground: "carpet", parts: [["pool_table", -14, 6, 90], ["chessboard", 48, -48], ["dartboard", 52, 52], ["chair", 48, -18, 180, 0.9]] },
  junk_room: { ground: "boards", parts: [["wheel", -46, -40], ["crate", 46, -46, 15], ["broken_table", -34, 46, 0, 0.9], ["trunk", 48, 44, -12, 0.9], ["clock", 0, -10, 60], ["rocking_horse", 8, 22, 20, 0.6]] },
  mystic_elevator: { ground: "flags", parts: [["lift", 0, 6, 0, 1.1]] },
  organ_room: { ground: "carpet", parts: [["organ", 10, -40, 0, 1.05], ["candelabra", -54, -52, 0, 0.9], ["pew", 34, 34, 180, 0.9], ["pew", 34, 56, 180, 0.9]] },
  statuary_corridor: { ground: "flags", parts: [["runner", 0, 0], ["statue", -52, -48], ["statue", 52, -48], ["statue", -52, 8], ["statue", 52, 8], ["statue", -52, 56, 0, 0.8], ["rubble", 52, 56, 0, 0.7]] },
};
